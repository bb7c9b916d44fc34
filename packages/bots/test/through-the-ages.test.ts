import { playOut, quick, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Bot, Random, Told } from '@ziggurat/kernel'
import { conformAll } from '@ziggurat/kernel/conformance'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { expect, test } from 'vitest'

import { makeBot } from '../src/index.ts'

const long = process.env['LONG'] !== undefined
const { id: gameId } = throughTheAges

const usual = usualOptions(throughTheAges.options)
const year2006 = { ...usual, edition: '2006' } as const
const novice = (random: Random) => makeBot('novice', gameId, random)

test.each([2, 3, 4])(
  'games of %i novices keep all that must hold for any game',
  { timeout: 7_200_000 },
  (seats) => conformAll(throughTheAges, { seats, options: usual }, long ? 300 : 1, novice),
)

test.each(['simple', 'advanced', 'full'] as const)(
  '%s games of 2006 with novices keep it too',
  { timeout: 7_200_000 },
  (level) =>
    conformAll(throughTheAges, { seats: 3, options: { ...year2006, level } }, long ? 100 : 1, novice),
)

test.each(['simple', 'advanced', 'full'] as const)(
  'a novice wins more %s games of 2006 than a random player',
  { timeout: 600_000 },
  (level) => {
    const games = 6
    let won = 0
    for (let game = 0; game < games; game++) {
      const random = quick(game)
      const setting = { seats: 2, options: { ...year2006, level }, seed: seedFrom(`${level} ${game}`) }
      const table = Table.open(throughTheAges, setting)
      const bots = [novice(random), makeBot('random', gameId, random)]
      playOut(table, game % 2 === 0 ? bots : bots.toReversed(), random)
      if (table.outcome?.places[game % 2] === 1) won++
    }
    expect(won).toBeGreaterThan(games / 2)
  },
)

/** Novices and random players in turns, so that early and late cards come up. */
function told(number: number): readonly Told[] {
  const seats = 2 + (number % 3)
  const random = quick(number)
  const heard: Told[] = []
  const setting = { seats, options: usualOptions(throughTheAges.options), seed: seedFrom(`mixed ${number}`) }
  const table = Table.open(throughTheAges, setting, (each) => heard.push(each))
  const bots = Array.from({ length: seats }, (_, seat): Bot => {
    const clever = (number + seat) % 4 === 0
    return makeBot(clever ? 'novice' : 'random', gameId, random)
  })
  for (;;) {
    const [question] = table.questions
    const bot = bots[question?.seat ?? 0]
    if (question === undefined || bot === undefined) return heard
    table.answer(question.seat, bot.choose(turnOf(table, question, random)))
  }
}

/** The events that say that a card has done what it is for. */
const DOING = [
  'built',
  'developed',
  'revolted',
  'led',
  'completed',
  'played',
  'event',
  'final',
  'colonized',
  'tactic',
  'attacked',
  'fought',
  'agreed',
]

/** How often each card was taken or drawn, and did what it is for. */
function counted(games: number): ReadonlyMap<string, { seen: number; done: number }> {
  const counts = new Map(
    throughTheAges.cards(usualOptions(throughTheAges.options)).map(({ id }) => [id, { seen: 0, done: 0 }]),
  )
  const add = (id: unknown, what: 'seen' | 'done') => {
    const count = typeof id === 'string' ? counts.get(id) : undefined
    if (count !== undefined) count[what]++
  }
  for (let number = 0; number < games; number++) {
    for (const { event, more } of told(number)) {
      const { kind, card, bonuses } = event as { kind: string; card?: string; bonuses?: readonly string[] }
      if (kind === 'took') add(card, 'seen')
      const drawn = more !== undefined && 'cards' in more ? (more.cards as readonly string[]) : []
      for (const each of drawn) add(each, 'seen')
      if (DOING.includes(kind)) add(card, 'done')
      for (const bonus of bonuses ?? []) add(bonus, 'done')
    }
  }
  return counts
}

test('cards come up and do what they are for in mixed games', { timeout: 7_200_000 }, () => {
  const counts = counted(long ? 2000 : 12)
  const starting = ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors', 'despotism']
  const rows = [...counts].filter(([id]) => !starting.includes(id))
  if (long) {
    const lines = rows.toSorted(([, one], [, other]) => one.done - other.done)
    const table = lines.map(
      ([id, { seen, done }]) => `${String(seen).padStart(7)} ${String(done).padStart(7)}  ${id}`,
    )
    process.stdout.write(`   seen    done  card\n${table.join('\n')}\n`)
  }
  const never = rows.filter(([, { seen, done }]) => (long ? done : seen + done) === 0)
  expect(never.length).toBeLessThan(long ? 1 : 60)
})
