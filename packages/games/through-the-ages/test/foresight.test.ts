import { anyAnswer, quick, seedFrom, Table } from '@ziggurat/kernel'
import type { About, Option, Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import type { Event } from '../src/events.ts'
import { afterAction, afterLoss, afterOrder, forecastOf } from '../src/foresight.ts'
import { throughTheAges } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import { partsOf, RATINGS } from '../src/rating-parts.ts'
import type { PlayerView, View } from '../src/view.ts'
import { YEAR_2006, YEAR_2015 } from './editions.ts'
import { position } from './position.ts'
import type { PlayerFacts } from './position.ts'
import { reveal } from './revealing.ts'

const GAMES: readonly { readonly name: string; readonly options: Options }[] = [
  { name: '2015', options: YEAR_2015 },
  { name: '2015 with hidden hands', options: { ...YEAR_2015, hands: 'hidden' } },
  { name: '2006, simple', options: { ...YEAR_2006, level: 'simple' } },
  { name: '2006, advanced', options: { ...YEAR_2006, level: 'advanced' } },
  { name: '2006, full', options: YEAR_2006 },
]

/** Sees every question of a game of random answers: what the one asked sees, what is answered, and what follows. */
function watch(
  options: Options,
  seats: number,
  see: (
    seat: Seat,
    view: View,
    kind: string,
    option: Option,
    after: () => View,
    told: readonly Event[],
    about: About | undefined,
  ) => void,
): void {
  const random = quick(seats)
  let told: Event[] = []
  const setting = { seats, options, seed: seedFrom(`foresight ${seats}`) }
  const table = Table.open(throughTheAges, setting, ({ event }) => told.push(event as Event))
  for (;;) {
    const [question] = table.questions
    if (question === undefined) return
    const { seat, kind, about } = question
    const option = anyAnswer(random, question)
    const before = table.view(seat)
    told = []
    expect(table.answer(seat, option.id)).toBeNull()
    see(seat, before, kind, option, () => table.view(seat), told, about)
  }
}

const wealth = ({ science, culture, food, resources }: PlayerView) => ({ science, culture, food, resources })

describe.each(GAMES)('$name', ({ options }) => {
  test.each([2, 3, 4])('the forecast is what the end of the turn then brings, with %i', (seats) => {
    let count = 0
    watch(options, seats, (seat, view, _kind, { id }, _after, told) => {
      // A turn that ends without a question between.
      const end = told.find((event) => event.kind === 'statistics')
      if (id !== 'end turn' || end === undefined) return
      const forecast = forecastOf(view, seat)
      count++
      const drew = told.slice(0, told.indexOf(end)).find((event) => event.kind === 'drew')
      expect(forecast?.cards).toBe(drew?.count ?? 0)
      expect(forecast?.uprising).toBe(told.some((event) => event.kind === 'uprising'))
      expect(forecast?.after).toMatchObject({ science: end.science, culture: end.culture })
      const eaten = told.find((event) => event.kind === 'consumption')
      expect([forecast?.eaten, forecast?.resourcesEaten, forecast?.missing]).toEqual([
        eaten?.food ?? 0,
        eaten?.resources ?? 0,
        eaten?.missing ?? 0,
      ])
      const corrupt = told.find((event) => event.kind === 'corruption')
      expect(forecast?.corruption).toEqual({ resources: corrupt?.resources ?? 0, food: corrupt?.food ?? 0 })
      for (const goods of ['food', 'resources'] as const) {
        const made = told.find((event) => event.kind === 'produced' && event.goods === goods)
        expect(forecast?.[goods]).toBe(made?.kind === 'produced' ? made.amount : 0)
      }
    })
    expect(count).toBeGreaterThan(10)
  })

  test('what an action, or what a card orders, would change is what it then changes', () => {
    const count = { action: 0, order: 0 }
    const see = (seat: Seat, foreseen: View | null, then: View): boolean => {
      // Whoever is asked something in the middle of it has not finished.
      if (foreseen === null || then.active !== seat || then.stage !== 'actions') return false
      const [own, expected] = [foreseen.players[seat], then.players[seat]]
      if (own === undefined || expected === undefined) throw new Error('nobody sits there')
      expect(own.ratings).toEqual(expected.ratings)
      expect(wealth(own)).toEqual(wealth(expected))
      expect([own.civil, own.military, own.unused]).toEqual([
        expected.civil,
        expected.military,
        expected.unused,
      ])
      return true
    }
    watch(options, 3, (seat, view, kind, option, after, _told, about) => {
      if (kind === 'action' && see(seat, afterAction(view, option), after())) count.action++
      if (kind === 'order' && see(seat, afterOrder(view, option, about ?? {}), after())) count.order++
    })
    expect(count.action).toBeGreaterThan(50)
    expect(count.order).toBeGreaterThan(0)
  })

  test('the parts of a rating make the whole of it', () => {
    watch(options, 3, (seat, view) => {
      const ratings = view.players[seat]?.ratings ?? null
      if (ratings === null) return
      for (const which of RATINGS) {
        const sum = partsOf(view, seat, which).reduce((total, { amount }) => total + amount, 0)
        expect(sum).toBe(ratings[which])
      }
    })
  })
})

const RICH: PlayerFacts = {
  on: { agriculture: [2, 1], bronze: [2, 1], philosophy: 1, religion: 1, warriors: 1 },
  wonders: ['pyramids', 'hanging-gardens'],
  unused: 0,
  yellowBank: 12,
  blueBank: 0,
}

test.each(['pestilence', 'ravages-of-time', 'border-conflict', 'crime-wave'])(
  'what each loss that %s lets one choose would change is what it then changes',
  (card) => {
    const stronger = { on: { warriors: 4 } }
    const game = () => reveal(card, [RICH, stronger])
    const { table } = game()
    const options = table.question(0)?.options ?? []
    expect(options.length).toBeGreaterThan(1)
    for (const option of options) {
      const foreseen = afterLoss(table.view(0), option)?.players[0]
      const then = game().plays(0, option.id).table.view(0).players[0]
      expect(foreseen?.ratings).toEqual(then?.ratings)
      expect([foreseen?.food, foreseen?.resources, foreseen?.unused]).toEqual([
        then?.food,
        then?.resources,
        then?.unused,
      ])
      expect(foreseen?.ratings).not.toBeUndefined()
    }
  },
)

test('what somebody else loses is not foreseen as mine', () => {
  const { table } = reveal('terrorism', [
    { on: { philosophy: 1, religion: 1 } },
    { on: { philosophy: 1, religion: 1 }, culture: 9 },
  ])
  expect(afterLoss(table.view(0), { id: 'raze 1 religion' })).toBeNull()
  expect(afterLoss(table.view(null), { id: 'withdraw religion' })).toBeNull()
})

test('what an event lets one do for less is foreseen at that price', () => {
  const game = () =>
    reveal('development-of-civilization', [{ on: { agriculture: [2, 4], bronze: [2, 4] }, unused: 1 }, {}])
  const { table } = game()
  const question = table.question(0)
  const options = question?.options.filter(({ id }) => id !== 'pass') ?? []
  expect(options.map(({ id }) => id)).toContain('population')
  for (const option of options) {
    const foreseen = afterOrder(table.view(0), option, question?.about ?? {})?.players[0]
    const then = game().plays(0, option.id).table.view(0).players[0]
    expect([foreseen?.food, foreseen?.resources, foreseen?.science, foreseen?.unused]).toEqual([
      then?.food,
      then?.resources,
      then?.science,
      then?.unused,
    ])
  }
})

test('what Breakthrough lets one develop is foreseen with what comes back', () => {
  const rich: PlayerFacts = { hand: ['breakthrough-i', 'iron', 'alchemy'], science: 9 }
  const game = () => position({ players: [rich, {}], stage: 'actions' }).plays(0, 'play breakthrough-i')
  const { table } = game()
  const question = table.question(0)
  expect(question?.options.map(({ id }) => id)).toEqual(['develop iron', 'develop alchemy'])
  for (const option of question?.options ?? []) {
    const foreseen = afterOrder(table.view(0), option, question?.about ?? {})?.players[0]
    const then = game().plays(0, option.id).table.view(0).players[0]
    expect([foreseen?.science, foreseen?.civil]).toEqual([then?.science, then?.civil])
    expect(foreseen?.science).toBeGreaterThan(3)
  }
})
