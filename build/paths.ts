/** Where things are, from the project's root. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const modules = join(root, 'node_modules')
export const dist = join(root, 'dist')
export const results = join(root, 'test-results')
/** What scripts remember from one run to the next. */
export const cache = join(modules, '.cache', 'larceny')
