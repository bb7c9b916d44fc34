import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { CLIENT, manifestIn, stageRelease } from './release-package.ts'

/**
 * `npm run release`: builds the browser client, and packs all that a server needs into one tarball. `--to` is the folder for it;
 * `--built` takes the client as it was built last.
 */
const ROOT = resolve(import.meta.dirname, '..')

const { values } = parseArgs({ options: { to: { type: 'string' }, built: { type: 'boolean' } } })
const isReady = values.built === true && existsSync(join(ROOT, CLIENT, 'index.html'))
if (!isReady) {
  const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

const name = `ziggurat-${manifestIn(ROOT).version}`
const folder = mkdtempSync(join(tmpdir(), 'ziggurat-release-'))
const to = resolve(values.to ?? join(ROOT, 'release'))
const file = join(to, `${name}.tgz`)
try {
  mkdirSync(join(folder, name))
  stageRelease(ROOT, join(folder, name))
  mkdirSync(to, { recursive: true })
  execFileSync('tar', ['-czf', file, '-C', folder, name])
} finally {
  rmSync(folder, { recursive: true })
}
const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
process.stdout.write(`${file}\nsha256 ${hash}\n`)
