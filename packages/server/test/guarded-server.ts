import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Logger, readConfig, startServer } from '../src/index.ts'
import type { Config } from '../src/index.ts'
import type { ServerOverrides } from '../src/server.ts'
import { seeds } from './settings.ts'
import type { TestClient } from './test-client.ts'

/** A server with real sockets and a real database, whose clock a test can set and whose log a test can read. */
export interface GuardedServer {
  readonly base: string
  readonly port: number
  /** The file of the embedded database. */
  readonly file: string
  readonly logged: string[]
  /** Milliseconds by which its clock is ahead. */
  ahead: number
  /** The time at which its clock is stopped; null if it runs. */
  frozen: number | null
  close(): Promise<void>
}

export async function openGuarded(
  given: Readonly<Record<string, string>> = {},
  rates = 1_000_000,
  tools: ServerOverrides = {},
): Promise<GuardedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-test-'))
  const config = readConfig({ port: '0', data: folder, host: '127.0.0.1', ...given }) as Config
  const logged: string[] = []
  const clock: Pick<GuardedServer, 'ahead' | 'frozen'> = { ahead: 0, frozen: null }
  const server = await startServer(config, {
    log: new Logger('debug', (line) => logged.push(line)),
    now: () => (clock.frozen ?? Date.now()) + clock.ahead,
    seed: seeds(),
    mixes: false,
    rates,
    sweep: 50,
    ...tools,
  })
  return Object.assign(clock, {
    base: `http://127.0.0.1:${server.port}`,
    port: server.port,
    file: join(folder, 'ziggurat.db'),
    logged,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

/** A metric's value; 0 if there is none yet. */
export async function metricOf({ base }: Pick<GuardedServer, 'base'>, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  )
}

export const tokenOf = ({ cookie }: TestClient): string => cookie.slice('ziggurat='.length)

/** Starts a match with these people on its seats, in this order; all of them watch it. */
export async function begin(
  people: readonly TestClient[],
  game: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)))
  const { match, invitation } = await host.ask('open', { game, seats, options })
  for (const [i, other] of others.entries())
    await other.ask('join', { invitation, seat: i + 1 }, { match: match.id })
  for (const person of people) {
    if (person.socket === null) await person.connect()
    await person.watch(match.id)
  }
  await host.ask('start', {}, { match: match.id })
  return match.id
}
