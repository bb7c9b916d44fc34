import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Reading } from './probe.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))
const PROBE = join(import.meta.dirname, 'probe.ts')

/** A server under test. */
export interface Node {
  readonly base: string
  reading(): Promise<Reading>
  /** The number of matches in memory. */
  matches(): Promise<number>
  /**
   * The longest delay of the event loop since the last call, in milliseconds, including other load on the
   * machine.
   */
  lag(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server with the probe in it. NODE_FLAGS may contain `--cpu-prof`. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<Node> {
  const flags = (process.env['NODE_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '')
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...flags, SERVER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const base = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [address] = /http:\S+/.exec(text.toString()) ?? []
      if (address !== undefined) found(address)
    })
    child.once('exit', () => failed(new Error('the server does not start')))
  })
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  }
  return {
    base,
    async reading() {
      child.send('read')
      const [reading] = (await once(child, 'message')) as [Reading]
      return reading
    },
    matches: () => metric('ziggurat_matches_in_memory'),
    lag: async () => (await metric('ziggurat_event_loop_lag_seconds')) * 1000,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
