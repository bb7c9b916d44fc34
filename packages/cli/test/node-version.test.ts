import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { BIN, folder } from './run.ts'

/** Arguments of a Node that reports this version, and runs the command. The Node that it starts instead reports its real one. */
const asNode = (version: string): readonly string[] => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
  BIN,
]

async function version(version: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const env = { PATH: process.env['PATH'], ...variables }
  const ran = promisify(execFile)(process.execPath, [...asNode(version), '--version'], { env })
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
    const message = `2 ziggurat: needs Node 24.9 or newer, and this is ${old}; on Linux and Windows, npm ci installs one\n`
    expect(await version(old, RESTARTED)).toBe(message)
  },
)

test.each(['24.9.0', '24.21.0', '25.0.0'])('Node %s is new enough', async (current) => {
  expect(await version(current, RESTARTED)).toMatch(OWN)
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a server that an older Node has started stops with it on %s',
  { timeout: 30_000 },
  async (signal) => {
    const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info' }
    const words = [...asNode('20.20.2'), 'serve', '--port', '0', '--data', folder()]
    const launcher = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let logged = ''
    launcher.stderr.setEncoding('utf8').on('data', (chunk: string) => (logged += chunk))
    const [greeting] = (await once(launcher.stdout.setEncoding('utf8'), 'data')) as [string]
    const connection = connect(Number(/:(\d+)\n/.exec(greeting)?.[1]), '127.0.0.1')
    await once(connection, 'connect')
    const stopped = Promise.all([once(connection, 'close'), once(launcher.stderr, 'end')])
    connection.on('error', () => {}).resume()
    launcher.kill(signal)
    await stopped
    expect(logged).toContain('"what":"stopped"')
  },
)
