import { defineConfig } from 'vite'

/** What every page needs comes in one piece: a browser asks for few things at a time. */
const CORE =
  /\/web\/src\/(?!tables|pages|match|messages)|\/(preact|signals|signals-core|protocol)\/|\/kernel\/src\/text\.ts/

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
})
