/** How the database came to be as it is: one step a version, only ever added to. */
import { tables } from './001-tables.ts'

export const migrations: readonly string[] = [tables]
