import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { BIN } from './run.ts'

/** Runs the command with a Node that reports this version; the Node that it starts instead reports its real one. */
async function version(version: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const override = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  const env = { PATH: process.env['PATH'], ...variables }
  const ran = promisify(execFile)(process.execPath, ['--import', override, BIN, '--version'], { env })
  const { stdout } = await ran.catch((error: { readonly code: number; readonly stderr: string }) => ({
    stdout: `${error.code} ${error.stderr}`,
  }))
  return stdout
}

const OWN = /^\d+\.\d+\.\d+\n$/
/** No further restart is tried. */
const RESTARTED = { ZIGGURAT_RESTARTED: '1' }

test.each(['18.20.0', '20.20.2', '24.8.0'])(
  'with Node %s, the one that npm has installed is used',
  async (old) => {
    expect(await version(old, {})).toMatch(OWN)
    const message = `2 ziggurat: needs Node 24.9 or newer, and this is ${old}; 'npm install' brings one along\n`
    expect(await version(old, RESTARTED)).toBe(message)
  },
)

test.each(['24.9.0', '24.21.0', '25.0.0'])('Node %s is new enough', async (current) => {
  expect(await version(current, RESTARTED)).toMatch(OWN)
})
