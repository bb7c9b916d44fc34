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
  const houses: TestServer[] = []
  beforeAll(async () => {
    const address = store === 'postgres' ? await database.fresh() : undefined
    houses.push(
      ...(address === undefined ? [new TestServer()] : [new TestServer(address), new TestServer(address)]),
    )
    for (const house of houses) await house.open()
  })
  afterAll(async () => {
    for (const house of houses) {
      await house.close()
      house.forget()
    }
  })

  /** A host, and somebody at the table who talks to another node, if there is one. */
  async function table() {
    const [one, other] = [houses[0], houses.at(-1)]
    if (one === undefined || other === undefined) throw new Error('no house')
    const [host, guest] = [await one.guest('Host'), await other.guest('Guest')]
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const part = { match: match.id }
    await guest.ask('join', { invitation }, part)
    return { host, guest, part }
  }

  test('somebody who leaves while the game begins leaves no empty seat in it', async () => {
    const ends = await Promise.all(Array.from({ length: ROUNDS }, (_, round) => leaving(round)))
    for (const end of ends) expect(['open open', 'running bot']).toContain(end)
  })

  async function leaving(round: number): Promise<string> {
    const { host, guest, part } = await table()
    const begins = () => host.request('start', {}, part)
    const early = round % 2 === 0 ? begins() : null
    const left = guest.request('leave', {}, part)
    const started = await (early ?? begins())
    expect((await left).status).toBe(200)
    const { match } = await host.ask('match', undefined, part)
    expect(started.status).toBe(match.status === 'running' ? 200 : 409)
    return `${match.status} ${match.seats[1]?.kind}`
  }

  test('a table is closed or begins, never both', async () => {
    const fair = await Promise.all(Array.from({ length: ROUNDS }, closing))
    expect(fair).not.toContain(false)
  })

  async function closing(): Promise<boolean> {
    const { host, guest, part } = await table()
    const twin = houses.at(-1)?.back(host)
    const [started, closed] = await Promise.all([
      host.request('start', {}, part),
      twin?.request('close', undefined, part),
    ])
    const { status } = await guest.request('match', undefined, part)
    expect(status).toBe(started.status === 200 ? 200 : 404)
    return (started.status === 200) !== (closed?.status === 200)
  }
})
