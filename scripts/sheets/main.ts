import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { compare } from './compare.ts'
import { take } from './take.ts'

/**
 * Takes reproducible pictures of pages and tables on several screens, which show what a change of styles
 * does: run `npm run sheets -- take /tmp/before`, make the change, run `npm run sheets -- take /tmp/after`,
 * and `npm run sheets -- compare /tmp/before /tmp/after`. `--only home,room` takes only pictures whose names
 * contain one of these.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
})
const [what, first, second] = positionals
const only = values.only === '' ? [] : values.only.split(',')

if (what === 'take' && first !== undefined) {
  if (!values.built) execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
  await take(resolve(first), only)
} else if (what === 'compare' && first !== undefined && second !== undefined) {
  const differing = compare(resolve(first), resolve(second), only)
  process.exitCode = differing === 0 ? 0 : 1
} else {
  console.error('npm run sheets -- take <folder> | compare <before> <after>')
  process.exitCode = 2
}
