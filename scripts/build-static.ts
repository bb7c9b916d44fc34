import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { GAMES } from '@ziggurat/library'
import { pathsWithoutServer } from '@ziggurat/protocol/pages'

/**
 * `npm run build:static`: makes a folder that any web space can serve, without a server of ours and without rewriting addresses: each page
 * is a folder with a file index.html, and all links are relative. `--to` is the folder; `--built` takes the client as it was built
 * last.
 */
const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'packages/web/dist')

const { values } = parseArgs({ options: { to: { type: 'string' }, built: { type: 'boolean' } } })
const to = resolve(values.to ?? join(ROOT, 'static'))

/** What only a server needs: compressed files, its pages in each language, and Vite's own files. */
const isForServer = (path: string): boolean => /\.(?:br|gz|html)$|\/\.vite$/.test(path)

/** The page for an address at this depth. It says that there is no server. */
function pageAtDepth(page: string, depth: number): string {
  const up = depth === 0 ? './' : '../'.repeat(depth)
  return page
    .replaceAll(/(href|src)="\//g, `$1="${up}`)
    .replace('  </head>', '    <meta name="ziggurat-server" content="none" />\n  </head>')
}

if (existsSync(to) && !existsSync(join(to, 'files.json'))) {
  process.stderr.write(`ziggurat: ${to} exists and is not a folder of this command\n`)
  process.exit(2)
}
if (values.built !== true) {
  const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
rmSync(to, { recursive: true, force: true })
cpSync(DIST, to, { recursive: true, filter: (path) => !isForServer(path) })
const page = readFileSync(join(DIST, 'index.html'), 'utf8')
for (const path of pathsWithoutServer([...GAMES.keys()])) {
  const folders = path.split('/').filter((each) => each !== '')
  mkdirSync(join(to, ...folders), { recursive: true })
  writeFileSync(join(to, ...folders, 'index.html'), pageAtDepth(page, folders.length))
}
copyFileSync(join(import.meta.dirname, 'static/404.html'), join(to, '404.html'))
process.stdout.write(`${basename(to)} is ready for any web space\n`)
