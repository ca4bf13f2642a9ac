/** `npm run dist`: builds, and packages the app for this system into release/. */
import { build } from 'electron-builder'
import { buildIfNeeded } from './build.ts'
import { packaging } from './package.ts'
import { root } from './paths.ts'

export async function run(): Promise<void> {
  await buildIfNeeded()
  for (const file of await build({ projectDir: root, config: packaging })) console.log(file)
}
