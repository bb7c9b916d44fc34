import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

import type { Reading } from './probe.ts'

const COMMAND = resolve(import.meta.dirname, '../../packages/cli/bin/ziggurat.js')
const PROBE = join(import.meta.dirname, 'probe.ts')

/** A server that is measured. */
export interface Node {
  readonly base: string
  reading(): Promise<Reading>
  /** How many matches it has in memory. */
  matches(): Promise<number>
  /** How late the event loop was at worst since this was last asked, in milliseconds, with all else on the machine. */
  lag(): Promise<number>
  stop(): Promise<void>
}

/** A server as people start it, but for wide rate limits and the probe; NODE_FLAGS may hold `--cpu-prof`. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<Node> {
  const flags = (process.env['NODE_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', PROBE, ...flags, COMMAND, 'serve', '--port', '0', '--log', 'warn'],
    { env: { ...process.env, ...environment, RATES: '1000' }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
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
