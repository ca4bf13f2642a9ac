import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

/** The house's borders: who may not import what. */
const border = (files, groups) => ({
  files,
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
})
const platform = ['node:*', 'electron', 'electron/*', 'svelte', 'svelte/*', 'better-sqlite3', 'valibot']

export default defineConfig(
  { ignores: ['dist/', 'release/', 'test-results/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['build/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // Playwright reads what a fixture needs from the pattern of its first parameter.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  { files: ['**/*.test.ts', 'e2e/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  border(
    ['machines/**/*.ts'],
    [
      { group: platform, message: 'machines/ is pure: no platform, no screen, no disk.' },
      { group: ['**/electron/**', '**/renderer/**'], message: 'machines/ knows nothing of the rest.' },
    ],
  ),
  {
    files: ['machines/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes from the state.' },
        { object: 'Date', property: 'now', message: 'The clock comes in as a value.' },
        { object: 'performance', property: 'now', message: 'The clock comes in as a value.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'window', 'document', 'process', 'setTimeout', 'fetch'],
    },
  },
  border(['electron/**/*.ts'], [{ group: ['**/renderer/**'], message: 'The shells know nothing of the screens.' }]),
  border(
    ['electron/host/**/*.ts'],
    [
      { group: ['electron', 'electron/*'], message: 'The host serves both shells.' },
      { group: ['**/renderer/**'], message: 'The host knows nothing of the screens.' },
    ],
  ),
  border(
    ['renderer/**/*.ts', 'renderer/**/*.svelte'],
    [
      { regex: '^(node:|(electron|better-sqlite3|xstate|valibot)(/|$))', message: 'A window has only its host.' },
      {
        regex: '/electron/(?!host/api\\.ts$)',
        message: 'The renderer meets the host in electron/host/api.ts alone.',
      },
    ],
  ),
)
