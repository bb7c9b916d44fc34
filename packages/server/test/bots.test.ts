import { setTimeout as pause } from 'node:timers/promises'

import { same, seedFrom, Table } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterEach, expect, test } from 'vitest'

import { Bots } from '../src/background/bots.ts'
import { Logger } from '../src/index.ts'
import type { ServerOverrides } from '../src/server.ts'
import { JOB, jobAt, WatchedBots } from './bot-job.ts'
import { recordIn, started } from './players.ts'
import { lowered } from './priorities.ts'
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
      bots: new Bots(3, 30, { program }),
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

test.runIf(process.platform === 'linux')('bots think on threads of lower priority', async () => {
  const before = lowered()
  const bots = new Bots(2, 60_000)
  const table = sevenWonders('priority')
  const results = await Promise.all([0, 1, 2].map((seat) => bots.choose(jobAt(table, seat))))
  expect(results.filter((result) => 'id' in result)).toHaveLength(3)
  expect(lowered() - before).toBeGreaterThan(0)
  await bots.close()
})

test('a bot that never answers does not block the event loop', async () => {
  const base = await serve({
    bots: new Bots(1, 60_000, { program: new URL('stuck-bot.ts', import.meta.url) }),
  })
  const { id, host } = await started([base], 'through-the-ages', ['novice', 'person'])
  await (await host.connect()).watch(id)
  await host.until(() => host.at(id).waiting.join() === '0')
  expect(await host.sendAndWait({ type: 'say', match: id, text: 'Well?' })).toMatchObject({ type: 'done' })
  expect((await host.ask('match', undefined, { match: id })).match).toMatchObject({ length: 0 })
  host.leave()
})

test('the time limit of a bot does not include the start of its worker', async () => {
  const bots = new Bots(1, 100, { program: new URL('slow-start-bot.ts', import.meta.url) })
  expect(await bots.choose(JOB)).toEqual({ id: 'at last' })
  await bots.close()
})

test('a worker that cannot start gives a problem instead of an answer', async () => {
  const bots = new Bots(1, 100, { program: new URL('no-bot-at-all.ts', import.meta.url) })
  const problem = expect.stringContaining('no-bot-at-all.ts')
  expect(await Promise.all([0, 1].map((seat) => bots.choose({ ...JOB, seat })))).toEqual([
    { problem },
    { problem },
  ])
  await bots.close()
})

test('a worker that crashes while it is idle is replaced', async () => {
  const bots = new Bots(1, 5000, { program: new URL('crashing-bot.ts', import.meta.url) })
  for (let i = 0; i < 3; i++) {
    expect(await bots.choose(JOB)).toEqual({ id: 'well' })
    await pause(200)
  }
  await bots.close()
})

const sevenWonders = (seed: string): Table => {
  const { game } = GAMES.get('seven-wonders') ?? {}
  if (game === undefined) throw new Error('no game')
  return Table.open(game, { seats: 3, options: { sides: 'A', boards: 'dealt' }, seed: seedFrom(seed) })
}

test('a bot gives the same answer in whatever order others answer, and after an undo', async () => {
  const bots = new Bots(1, 60_000)
  const ask = async (table: Table, seat: number, bot: string): Promise<string> => {
    const chosen = await bots.choose(jobAt(table, seat, bot))
    if ('problem' in chosen) throw new Error(chosen.problem)
    return chosen.id
  }
  for (const bot of ['random', 'novice']) {
    const table = sevenWonders('the same answer')
    for (let turn = 0; turn < 4; turn++) {
      const { count } = table
      const all = [0, 1, 2]
      const first = await Promise.all(all.map((seat) => ask(table, seat, bot)))
      for (const order of [
        [2, 0, 1],
        [1, 2, 0],
      ]) {
        for (const seat of order) {
          const id = await ask(table, seat, bot)
          expect(id).toBe(first[seat])
          table.answer(seat, id)
        }
        if (order[0] === 2) table.undo(count)
      }
    }
  }
  await bots.close()
})

test('a bot that only a newer server knows plays on as the usual one', async () => {
  const bots = new Bots(1, 60_000)
  const table = sevenWonders('unknown')
  const [known, unknown] = await Promise.all(
    ['novice', 'grandmaster'].map((bot) => bots.choose(jobAt(table, 0, bot))),
  )
  expect(known).toHaveProperty('id')
  expect(unknown).toEqual(known)
  await bots.close()
})

test('what a bot chooses does not follow from some digits of the seed', async () => {
  const bots = new Bots(1, 60_000)
  const table = sevenWonders('a seed')
  const seed = (rest: string): string => table.setting.seed.slice(0, 7) + seedFrom(rest).slice(7)
  const choices: [unknown, unknown][] = []
  for (let turn = 0; turn < 16; turn++) {
    // The same cards, whatever the seed is.
    const job = { ...jobAt(table, 0), checkpoint: table.beatStart, answers: [] }
    choices.push([
      await bots.choose({ ...job, seed: seed('one') }),
      await bots.choose({ ...job, seed: seed('other') }),
    ])
    for (const { seat, options } of table.questions) table.answer(seat, options[0]?.id ?? '')
  }
  // Of six or so options, both rarely choose the same.
  expect(choices.filter(([one, other]) => !same(one, other)).length).toBeGreaterThan(8)
  await bots.close()
})

test('what was taken back costs a bot nothing: it gets a checkpoint and the answers since', async () => {
  const bots = new WatchedBots(1, 60_000)
  server = new TestServer(undefined, { bots })
  await server.open()
  const seats = ['me' as const, { bot: 'random' }]
  const { id, people } = await server.seated(['Ada'], { game: 'through-the-ages', seats })
  const [ada] = people
  for (let undos = 0; undos < 40; undos++) {
    await ada.answers(id, 'end turn')
    await ada.until(() => ada.at(id).answers > 1 && ada.at(id).question)
    await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
    await ada.until(() => ada.at(id).answers === 0 && ada.at(id).question)
  }
  expect(ada.at(id).length).toBeGreaterThan(120)
  const jobs = bots.asked.map(([job]) => job)
  expect(Math.max(...jobs.map(({ answers }) => answers.length))).toBeLessThan(40)
  expect(Math.max(...jobs.map((job) => JSON.stringify(job).length))).toBeLessThan(12_000)
  ada.leave()
})
