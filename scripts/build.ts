import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { build } from 'vite'

/** Builds the browser client and packs its files, so that a server only hands them out. */
const web = resolve(import.meta.dirname, '../packages/web')
await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })

const dist = join(web, 'dist')
for (const name of globSync('**/*.{js,css,svg,html}', { cwd: dist })) {
  const file = join(dist, name)
  const content = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
