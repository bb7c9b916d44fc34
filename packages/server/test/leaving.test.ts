import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestServer } from './test-server.ts'

let database: TestPostgres
beforeAll(async () => {
  database = await postgresServer()
})
afterAll(() => database.stop())

const ROUNDS = 8

describe.each(['sqlite', 'postgres'])('on %s', (store) => {
  const servers: TestServer[] = []
  beforeAll(async () => {
    const address = store === 'postgres' ? await database.fresh() : undefined
    servers.push(
      ...(address === undefined ? [new TestServer()] : [new TestServer(address), new TestServer(address)]),
    )
    for (const server of servers) await server.open()
  })
  afterAll(async () => {
    for (const server of servers) {
      await server.close()
      server.deleteFolder()
    }
  })

  /** A host, and a guest who is connected to the other node, if there are two. */
  async function table() {
    const [one, other] = [servers[0], servers.at(-1)]
    if (one === undefined || other === undefined) throw new Error('no server')
    const [host, guest] = [await one.guest('Host'), await other.guest('Guest')]
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const params = { match: match.id }
    await guest.ask('join', { invitation }, params)
    return { host, guest, params }
  }

  test('a player who leaves while the game starts leaves no empty seat in it', async () => {
    const ends = await Promise.all(Array.from({ length: ROUNDS }, (_, round) => leaving(round)))
    for (const end of ends) expect(['open open', 'running bot']).toContain(end)
  })

  async function leaving(round: number): Promise<string> {
    const { host, guest, params } = await table()
    const begins = () => host.request('start', {}, params)
    const early = round % 2 === 0 ? begins() : null
    const left = guest.request('leave', {}, params)
    const started = await (early ?? begins())
    expect((await left).status).toBe(200)
    const { match } = await host.ask('match', undefined, params)
    expect(started.status).toBe(match.status === 'running' ? 200 : 409)
    return `${match.status} ${match.seats[1]?.kind}`
  }

  test('of concurrent requests to close and to start a match only one succeeds', async () => {
    const exclusive = await Promise.all(Array.from({ length: ROUNDS }, closing))
    expect(exclusive).not.toContain(false)
  })

  async function closing(): Promise<boolean> {
    const { host, guest, params } = await table()
    const twin = servers.at(-1)?.clientFor(host)
    const [started, closed] = await Promise.all([
      host.request('start', {}, params),
      twin?.request('close', undefined, params),
    ])
    const { status } = await guest.request('match', undefined, params)
    expect(status).toBe(started.status === 200 ? 200 : 404)
    return (started.status === 200) !== (closed?.status === 200)
  }
})
