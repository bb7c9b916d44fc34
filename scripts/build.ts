import { createHash } from 'node:crypto'
import { accessSync, constants as fsConstants, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { LANGUAGES } from '@ziggurat/texts'
import { build } from 'vite'

import type { FileList } from '../packages/web/src/core/file-list.ts'

/**
 * Builds the browser client and compresses its files, so that a server only has to send them. `--no-service-worker` builds it for a
 * release without one: the service worker that browsers have then removes itself. `--to` is another folder for it.
 */
const web = resolve(import.meta.dirname, '../packages/web')
const { values } = parseArgs({
  options: { 'no-service-worker': { type: 'boolean', default: false }, to: { type: 'string' } },
})
const dist = resolve(values.to ?? join(web, 'dist'))
const hasServiceWorker = !values['no-service-worker']

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

/** The service worker is one file without a hash: browsers look at its address for a newer one. */
async function buildServiceWorker(): Promise<void> {
  const input = join(web, `src/service-worker/${hasServiceWorker ? 'main' : 'off'}.ts`)
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  })
}

const isPage = (name: string): boolean => name.endsWith('.html')

/** Lists what a browser may need of this build, beside the pages. The build is named after all of it. */
function listFiles(): FileList {
  const hash = createHash('sha256')
  const files: Record<string, number> = {}
  for (const name of namesIn('**/*.*')) {
    const content = readFileSync(join(dist, name))
    hash.update(`${name} ${content.length}\n`).update(content)
    if (!isPage(name)) files[name] = content.length
  }
  return { build: hash.digest('hex').slice(0, 16), files }
}

/** The files of the build that fit a pattern, without Vite's own. */
const namesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: dist })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.'))
    .toSorted()

/**
 * Writes the page, and one for each language that lists what the first screen needs, so that a browser requests all of
 * it at once instead of discovering it step by step. A server's pages are at any depth, so their links begin at its root.
 */
function writePages({ build: name }: FileList): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const more = [
    `    <meta name="ziggurat-build" content="${name}" />\n`,
    ...(hasServiceWorker ? [] : ['    <meta name="ziggurat-service-worker" content="none" />\n']),
  ]
  const page = withHead(
    readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(/(href|src)="\.\//g, '$1="/'),
    more,
  )
  writeFileSync(join(dist, 'index.html'), page)
  for (const language of LANGUAGES) {
    const links = filesOf(manifest, `src/messages/${language}/index.ts`)
      .filter((file) => !page.includes(`/${file}"`))
      .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    const translated = page.replace('<html lang="en"', `<html lang="${language}"`)
    writeFileSync(join(dist, `index.${language}.html`), withHead(translated, links))
  }
}

/** A page with more lines at the end of its head. */
const withHead = (page: string, lines: readonly string[]): string =>
  page.replace('  </head>', `${lines.join('')}  </head>`)

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
await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: true },
})
const list = listFiles()
writePages(list)
writeFileSync(join(dist, 'files.json'), JSON.stringify(list))
await buildServiceWorker()
for (const name of namesIn('**/*.{js,css,svg,html,json,webmanifest}')) {
  const file = join(dist, name)
  const content = readFileSync(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
