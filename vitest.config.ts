import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { Times } from './scripts/times.ts'

// Threads and processes start several times as fast with what earlier ones have compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'ziggurat-compiled')

/** What is polled for comes at once on a quiet machine; on a busy one it takes its time. */
const expectSettings = { poll: { timeout: 20_000 } }

const isLong = process.env['LONG'] !== undefined

const timeouts = {
  // Servers, databases and bots on a busy machine take their time, and the long run plays many games in one test. What hangs
  // still fails.
  testTimeout: isLong ? 600_000 : 60_000,
  hookTimeout: 60_000,
}

/** Tests that are only in the long run: `npm run test:long`. */
const LONG = isLong ? [] : ['packages/**/*.long.test.ts']

const BROWSER = 'packages/web/test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    reporters: ['default', new Times()],
    // Those with browsers and servers wait more than they work.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules and servers',
          include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, ...LONG],
          globalSetup: ['packages/store/test/one-server.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          // Nothing that files import keeps anything from one file to the next: it is imported once.
          isolate: false,
          expect: expectSettings,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude: ['**/node_modules/**', ...LONG],
          // The client is built once, as people get it.
          globalSetup: ['packages/web/test/build-client.ts'],
          // Server, games and browser are loaded once for all files of a worker.
          isolate: false,
          expect: expectSettings,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
