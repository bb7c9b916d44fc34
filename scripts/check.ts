import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import manifest from '../package.json' with { type: 'json' }

/*
 * `npm run check`: runs all scripts whose names begin with 'check:' in parallel. The output of a failing
 * script is printed when it ends.
 */

const NAMES = Object.keys(manifest.scripts).filter((name) => name.startsWith('check:'))

async function isPassed(name: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((end) => child.once('close', end))
  const [code, printed, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  console.log(`${code === 0 ? '✓' : '✗'} ${name}${code === 0 ? '' : `\n${printed}${errors}`}`)
  return code === 0
}

const passed = await Promise.all(NAMES.map(isPassed))
process.exitCode = passed.every(Boolean) ? 0 : 1
