import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { groundOfMaps } from './scripts/web-build/ground.ts'

/** Node runs the product's TypeScript as it is, and keeps what it compiled: tests of model and server are loaded that way, too. */
const asNodeLoads = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

export default defineConfig({
  test: {
    // Much of a test’s time is waiting, for the database, for a server that was killed: a worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Against what hangs, not against what is slow: on a machine that does eight other things, a test takes ten times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          ...asNodeLoads,
          isolate: false,
          include: ['src/model/**/*.test.ts', 'test/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...asNodeLoads,
          // The modules of the product are loaded once a worker, not once a file: each test has an app, a database and a folder of its own.
          isolate: false,
          include: [
            'src/server/**/*.test.ts',
            'demonstration/**/*.test.ts',
            'test/server/**/*.test.ts',
            'test/matrix/**/*.test.ts',
          ],
          globalSetup: ['test/harness/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [groundOfMaps],
        test: {
          name: 'web',
          // Each test draws into a document it clears, with a client of its own; what a module keeps is put back by who changed it.
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/web/testing/patience.ts'],
        },
      },
    ],
  },
})
