import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { GAMES } from '@ziggurat/library'

import type { FileList } from '../packages/web/src/core/file-list.ts'

/** A part of the browser client: its files are loaded together. */
interface Part {
  readonly name: string
  readonly files: ReadonlySet<string>
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Prints how large the parts of the built client are. Of each part, only what the parts before it have not loaded. */
export function printSizes(dist: string): void {
  const parts = partsOf(dist)
  const known = new Set(parts.flatMap(({ files }) => [...files]))
  const list = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as FileList
  console.log('| what | files | KB | KB packed (gz) | of that scripts |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const part of parts) printRow(dist, part)
  printRow(dist, { name: 'all files, in four languages', files: new Set(Object.keys(list.files)) })
  const missing = [...known].filter((file) => !(file in list.files))
  if (missing.length > 0) throw new Error(`not listed: ${missing.join(', ')}`)
}

function printRow(dist: string, { name, files }: Part): void {
  const all = [...files]
  const scripts = all.filter((file) => file.endsWith('.js'))
  const row = [
    name,
    all.length,
    kilobytes(all.map((file) => statSync(join(dist, file)).size)),
    kilobytes(all.map((file) => packedSize(dist, file))),
    kilobytes(scripts.map((file) => packedSize(dist, file))),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

/** As the server sends it: fonts and pictures are not compressed once more. */
function packedSize(dist: string, file: string): number {
  const packed = join(dist, `${file}.gz`)
  return statSync(existsSync(packed) ? packed : join(dist, file)).size
}

const kilobytes = (sizes: readonly number[]): string =>
  (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)

function partsOf(dist: string): readonly Part[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >
  const filesOf = (entry: string): ReadonlySet<string> => {
    const chunk = manifest[entry]
    if (chunk === undefined) throw new Error(`nothing was built from ${entry}`)
    const { file, imports = [], css = [] } = chunk
    return new Set([file, ...css, ...imports.flatMap((each) => [...filesOf(each)])])
  }
  const part = (name: string, entries: readonly string[], ...before: readonly Part[]): Part => {
    const loaded = new Set(before.flatMap(({ files }) => [...files]))
    const files = new Set(entries.flatMap((each) => [...filesOf(each)]))
    return { name, files: files.difference(loaded) }
  }
  const first = part('first load, in English', ['index.html', 'src/messages/en/index.ts'])
  const match = part('a live match, without its game', ['src/match/match-page.tsx'], first)
  const games = [...GAMES.keys()].flatMap((game) => [
    part(`${game}: board`, [`src/games/${game}/ui.tsx`], first, match),
    part(`${game}: rules`, [`../games/${game}/src/index.ts`], first, match),
  ])
  return [first, match, ...games, ...localParts(dist)]
}

/** The worker of a local game, and for each game its rules with its bots. Workers are built by themselves, without a manifest. */
function localParts(dist: string): readonly Part[] {
  const [worker = ''] = globSync('assets/worker-*.js', { cwd: dist })
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const other of namedIn(dist, file, /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      withImports(other, found)
    return found
  }
  const shared = withImports(worker)
  const games = namedIn(dist, worker, /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)
  return [
    { name: 'the worker of a local game', files: shared },
    ...games.map((file) => ({
      name: `${/\/(.+)-.{8}\.js$/.exec(file)?.[1]}: rules and bots for the worker`,
      files: withImports(file).difference(shared),
    })),
  ]
}

/** The files that a script names. */
const namedIn = (dist: string, file: string, form: RegExp): readonly string[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(form)].map(([, name = '']) => `assets/${name}`)
