import { setTimeout as pause } from 'node:timers/promises'

import { seedFrom } from '@ziggurat/kernel'
import { afterEach, expect, test } from 'vitest'

import { Bots } from '../src/background/bots.ts'
import { Logger } from '../src/index.ts'
import type { ServerOverrides } from '../src/server.ts'
import { recordIn, started } from './players.ts'
import type { TestClient } from './test-client.ts'
import { TestServer } from './test-server.ts'

let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server?.deleteFolder()
})

async function serve(tools: ServerOverrides = {}): Promise<string> {
  server = new TestServer(undefined, tools)
  await server.open()
  return server.base
}

async function over(client: TestClient, match: string): Promise<void> {
  while ((await client.ask('match', undefined, { match })).match.status !== 'over') await pause(20)
}

test(
  'bots that never answer, throw or give illegal answers do not stop a game, and are logged',
  { timeout: 60_000 },
  async () => {
    const program = new URL('stuck-bot.ts', import.meta.url)
    const logged: string[] = []
    const base = await serve({
      bots: new Bots(3, 30, program),
      log: new Logger('warn', (line) => logged.push(line)),
    })
    const { id, host } = await started([base], 'seven-wonders', ['novice', 'novice', 'novice'])
    await over(host, id)
    const { answers } = await recordIn(host, id)
    for (const seat of [0, 1, 2]) {
      expect(answers.filter((answer) => answer.seat === seat).length).toBeGreaterThanOrEqual(18)
    }
    const lines = logged.map((line) => JSON.parse(line) as { what: string; match: string; why: string })
    expect(new Set(lines.map(({ what, match }) => `${what} ${match}`))).toEqual(
      new Set([`a bot found no answer ${id}`]),
    )
    const reasons = new Set(lines.map(({ why }) => why))
    for (const why of ['no answer in 30 ms', 'Error: this bot is broken', "there is no answer 'win at once'"])
      expect(reasons).toContain(why)
  },
)

test('a bot that never answers does not block the event loop', async () => {
  const base = await serve({ bots: new Bots(1, 60_000, new URL('stuck-bot.ts', import.meta.url)) })
  const { id, host } = await started([base], 'through-the-ages', ['novice', 'person'])
  await (await host.connect()).watch(id)
  await host.until(() => host.at(id).waiting.join() === '0')
  expect(await host.sendAndWait({ type: 'say', match: id, text: 'Well?' })).toMatchObject({ type: 'done' })
  expect((await host.ask('match', undefined, { match: id })).match).toMatchObject({ length: 0 })
  host.leave()
})

const JOB = { game: 'seven-wonders', seats: 3, options: {}, seed: '', start: null, log: [], bot: 'random' }

test('the time limit of a bot does not include the start of its worker', async () => {
  const bots = new Bots(1, 100, new URL('slow-start-bot.ts', import.meta.url))
  expect(await bots.choose({ ...JOB, seat: 0 })).toEqual({ id: 'at last' })
  await bots.close()
})

test('a worker that cannot start gives a problem instead of an answer', async () => {
  const bots = new Bots(1, 100, new URL('no-bot-at-all.ts', import.meta.url))
  const problem = expect.stringContaining('no-bot-at-all.ts')
  expect(await Promise.all([0, 1].map((seat) => bots.choose({ ...JOB, seat })))).toEqual([
    { problem },
    { problem },
  ])
  await bots.close()
})

test('a worker that crashes while it is idle is replaced', async () => {
  const bots = new Bots(1, 5000, new URL('crashing-bot.ts', import.meta.url))
  for (let i = 0; i < 3; i++) {
    expect(await bots.choose({ ...JOB, seat: 0 })).toEqual({ id: 'well' })
    await pause(200)
  }
  await bots.close()
})

test('a host with many bots delays only their own matches', async () => {
  const bots = new Bots(1, 5000, new URL('slow-start-bot.ts', import.meta.url))
  const order: string[] = []
  const ask = async (host: string): Promise<void> => {
    await bots.choose({ ...JOB, seat: 0 }, host)
    order.push(host)
  }
  await Promise.all([...Array.from({ length: 20 }, () => ask('greedy')), ask('Ada'), ask('Bob'), ask('Ada')])
  expect(order.slice(0, 6)).toEqual(['greedy', 'Ada', 'Bob', 'greedy', 'Ada', 'greedy'])
  expect(order).toHaveLength(23)
  await bots.close()
})

test('a bot gives the same answer in whatever order others answer, and after an undo', async () => {
  const bots = new Bots(1, 60_000)
  const job = { ...JOB, options: { sides: 'A', boards: 'dealt' }, seed: seedFrom('the same answer') }
  const ask = async (seat: number, ...log: readonly { seat: number; text: string }[]): Promise<string> => {
    const chosen = await bots.choose({ ...job, seat, log })
    return 'id' in chosen ? chosen.id : `none: ${chosen.problem}`
  }
  const [first, second, third] = await Promise.all([0, 1, 2].map((seat) => ask(seat)))
  const answered = { seat: 0, text: `answer ${first}` }
  expect(await ask(1, answered)).toBe(second)
  expect(await ask(2, { seat: 1, text: `answer ${second}` }, answered)).toBe(third)
  expect(await ask(0, answered, { seat: 0, text: 'withdraw' })).toBe(first)
  await bots.close()
})
