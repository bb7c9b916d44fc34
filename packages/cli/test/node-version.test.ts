import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { BIN } from './run.ts'

/** The command with a Node that says it is of this version; the one that it starts in its place says the truth. */
async function version(version: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const lie = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  const env = { PATH: process.env['PATH'], ...variables }
  const ran = promisify(execFile)(process.execPath, ['--import', lie, BIN, '--version'], { env })
  const { stdout } = await ran.catch((error: { readonly code: number; readonly stderr: string }) => ({
    stdout: `${error.code} ${error.stderr}`,
  }))
  return stdout
}

const OWN = /^\d+\.\d+\.\d+\n$/
/** There is no other to be tried. */
const LAST = { ZIGGURAT_RESTARTED: '1' }

test.each(['18.20.0', '20.20.2', '24.8.0'])(
  'with Node %s, the one that npm has brought runs',
  async (old) => {
    expect(await version(old, {})).toMatch(OWN)
    const says = `2 ziggurat: needs Node 24.9 or newer, and this is ${old}; 'npm install' brings one along\n`
    expect(await version(old, LAST)).toBe(says)
  },
)

test.each(['24.9.0', '24.21.0', '25.0.0'])('Node %s is new enough', async (young) => {
  expect(await version(young, LAST)).toMatch(OWN)
})
