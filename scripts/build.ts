import { accessSync, constants as fsConstants, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { LANGUAGES } from '@ziggurat/texts'
import { build } from 'vite'

/** Builds the browser client and compresses its files, so that a server only has to send them. */
const web = resolve(import.meta.dirname, '../packages/web')
const dist = join(web, 'dist')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** A chunk's file and the files that it needs at once. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, name: string): readonly string[] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`nothing was built from ${name}`)
  const { file, imports = [] } = chunk
  return [file, ...imports.flatMap((each) => filesOf(manifest, each))]
}

/**
 * Writes a page for each language that lists what the first screen needs, so that a browser requests all of
 * it at once instead of discovering it step by step.
 */
function writePages(): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  for (const language of LANGUAGES) {
    const links = filesOf(manifest, `src/messages/${language}/index.ts`)
      .filter((file) => !page.includes(`/${file}"`))
      .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    const [head = '', rest = ''] = page
      .replace('<html lang="en"', `<html lang="${language}"`)
      .split('  </head>')
    writeFileSync(join(dist, `index.${language}.html`), `${head}${links.join('')}  </head>${rest}`)
  }
}

/** Whether the folders are writable; if not, prints one line that says so. */
function mayWrite(folders: readonly string[]): boolean {
  try {
    for (const folder of folders) accessSync(folder, fsConstants.W_OK)
    return true
  } catch (error) {
    process.stderr.write(`ziggurat: the browser client cannot be built: ${(error as Error).message}\n`)
    return false
  }
}

if (!mayWrite([web, resolve(web, '../../node_modules')])) process.exit(2)
await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
writePages()
for (const name of globSync('**/*.{js,css,svg,html}', { cwd: dist })) {
  const file = join(dist, name)
  const content = readFileSync(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
