import { defineConfig } from 'vite'

import { css } from './styles.ts'

/**
 * What every page needs, and the first page with all of its own, come in one piece: a browser asks for six things at a
 * time, and the seventh waits until the first is there.
 */
const CORE =
  /\/web\/src\/(?!games\/.+\/|pages\/(?!home\.)|match|messages|local|service-worker)|\/(preact|signals|signals-core|protocol)\/|\/kernel\/src\/text\.ts/

/** What only boards need, and every board: one file that all games share. */
const BOARD =
  /\/web\/src\/(?:core\/(?:answering|blocked|per-model|seats)|parts\/(?:by-order|lens|log|person-card|question|reasons|seat-change-lines|set-bar|tabs))\.|\/kernel\/src\/sets\./

export default defineConfig({
  root: import.meta.dirname,
  // The same files are served at any address: see scripts/build.ts and scripts/build-static.ts.
  base: './',
  css,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'board', test: BOARD, priority: 1, includeDependenciesRecursively: false },
            { name: 'core', test: CORE },
          ],
        },
      },
    },
  },
  // A worker loads the rules of one game in pieces, too.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
})
