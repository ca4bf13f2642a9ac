import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, which its size doesn't tell, begins first: else all others are done, and wait for it. */
const longest = ['kernel/contract', 'games/screens', 'hadria/fuzz', 'electron/browser', 'host/lessons', 'host/savefile']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** What only computes, words and pictures included: its tests leave nothing behind, and share what they load. */
const pure = ['machines/**/*.test.ts', 'renderer/{games,learn,messages,rulebook}/**/*.test.ts']
const slow = ['**/*.slow.test.ts', 'node_modules/**']
/** What needs a system without a display, or signals, file modes and shell scripts: where there are none, it has no meaning. */
const strange = {
  linux: [],
  darwin: ['electron/browser.test.ts'],
  win32: [
    'electron/browser.test.ts',
    'electron/chromium.test.ts',
    'electron/host/store/open.test.ts',
    'build/run.test.ts',
  ],
}[process.platform as string]

export default defineConfig({
  // Boards are drawn in tests as on a server: into text.
  plugins: [svelte({ configFile: false }), icons({ compiler: 'svelte' })],
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: slow, isolate: false } },
      {
        extends: true,
        test: {
          name: 'around it',
          include: ['electron/**/*.test.ts', 'renderer/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: [...pure, ...slow, ...(strange ?? [])],
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    // All cores: by default one is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
})
