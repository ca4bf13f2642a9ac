/** Before all end-to-end tests: something to test, and something to test it with. */
import { installBrowser } from '../build/browser.ts'
import { buildIfNeeded } from '../build/build.ts'
import { electronBinary } from '../build/electron.ts'
import { packagedApp } from '../build/packaged.ts'

export default async function setup(): Promise<void> {
  await buildIfNeeded()
  installBrowser()
  if (electronBinary() === undefined) {
    console.log(
      'Left out: e2e/electron.spec.ts, as Electron is not installed here (npm start -- --electron fetches it).',
    )
  }
  if (packagedApp() === undefined) {
    console.log('Left out: e2e/packaged.spec.ts, as nothing was packaged here (npm run dist does).')
  }
}
