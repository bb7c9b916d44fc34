import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Servers, databases and bots on a busy machine take their time; what hangs still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
