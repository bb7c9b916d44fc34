import { fastRandom, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Bot, FullEvent } from '@ziggurat/kernel'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { expect, test } from 'vitest'

import { makeBot } from '../src/index.ts'

const usual = usualOptions(throughTheAges.options)

/** Games of `novice-1`, which never changes, with random players, so that early and late cards come up. */
function emitted(number: number): readonly FullEvent[] {
  const seats = 2 + (number % 3)
  const random = fastRandom(number)
  const seenEvents: FullEvent[] = []
  const setting = { seats, options: usual, seed: seedFrom(`mixed ${number}`) }
  const table = Table.open(throughTheAges, setting, (each) => seenEvents.push(each))
  const bots = Array.from({ length: seats }, (_, seat): Bot => {
    const clever = (number + seat) % 4 === 0
    return makeBot(clever ? 'novice-1' : 'random', throughTheAges.id, random)
  })
  for (;;) {
    const [question] = table.questions
    const bot = bots[question?.seat ?? 0]
    if (question === undefined || bot === undefined) return seenEvents
    table.answer(question.seat, bot.choose(turnOf(table, question, random)))
  }
}

/** The events that show that a card has been used. */
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

/** How often each card was taken or drawn, and used. */
function counted(games: number): ReadonlyMap<string, { seen: number; done: number }> {
  const counts = new Map(throughTheAges.cards(usual).map(({ id }) => [id, { seen: 0, done: 0 }]))
  const add = (id: unknown, what: 'seen' | 'done') => {
    const count = typeof id === 'string' ? counts.get(id) : undefined
    if (count !== undefined) count[what]++
  }
  for (let number = 0; number < games; number++) {
    for (const { event, more } of emitted(number)) {
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

test('all cards come up and are used in mixed games', { timeout: 7_200_000 }, () => {
  const counts = counted(500)
  const starting = ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors', 'despotism']
  const rows = [...counts].filter(([id]) => !starting.includes(id))
  const lines = rows.toSorted(([, one], [, other]) => one.done - other.done)
  const table = lines.map(
    ([id, { seen, done }]) => `${String(seen).padStart(7)} ${String(done).padStart(7)}  ${id}`,
  )
  process.stdout.write(`   seen    done  card\n${table.join('\n')}\n`)
  expect(rows.filter(([, { done }]) => done === 0)).toEqual([])
})
