import { anyOptions, drawSeed, fastRandom, seedFrom, Table } from '@ziggurat/kernel'
import type { Question } from '@ziggurat/kernel'
import { added, checkForesight, wrongIn } from '@ziggurat/kernel/testing'
import type { Count, ForesightChecks } from '@ziggurat/kernel/testing'
import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import type { Event, Options, State, View } from '../src/index.ts'
import { forceOnTable } from '../src/screen/forces.ts'
import { figuresOf, forecastOf, foreseen, leavingSpaces, priceOf } from '../src/screen/foresight.ts'
import type { Figure } from '../src/screen/foresight.ts'
import { partsOf, RATINGS } from '../src/screen/rating-parts.ts'
import { position, reveal, YEAR_2006, YEAR_2015 } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'
import { option } from './text-samples.ts'

const long = process.env['LONG'] !== undefined
const timeout = 7_200_000

interface Form {
  readonly name: string
  readonly options: Options
}

const EDITIONS: readonly Form[] = [
  { name: '2015', options: YEAR_2015 },
  { name: '2006 with mines that may rest', options: { ...YEAR_2006, corruption: 'alternative' } },
]

const OTHERS: readonly Form[] = [
  { name: '2015 with hidden hands', options: { ...YEAR_2015, hands: 'hidden' } },
  { name: '2006, simple', options: { ...YEAR_2006, level: 'simple' } },
  { name: '2006, advanced', options: { ...YEAR_2006, level: 'advanced' } },
  { name: '2006, full', options: YEAR_2006 },
]

const GAMES = long ? [...EDITIONS, ...OTHERS] : EDITIONS

/** By kind of question, the event that shows that the choice is done. The card may go on after it. */
const DONE: Readonly<Record<string, (event: Event) => boolean>> = {
  withdraw: ({ kind }) => kind === 'worker-lost',
  'give-up': ({ kind }) => kind === 'tokens',
  raze: ({ kind }) => kind === 'destroyed' || kind === 'disbanded',
  ruin: ({ kind }) => kind === 'ruined',
  rest: (event) => event.kind === 'produced' && event.goods === 'resources',
}

const TELLING: ForesightChecks<State, View, Figure> = {
  figures: figuresOf,
  foresee: foreseen,
  happens(table, { seat: asked, kind }, { id }, seat) {
    let done: ReturnType<typeof figuresOf> = null
    const fork: Table<State, View> = table.fork(({ event }) => {
      const emitted = event as Event
      if (done === null && 'seat' in emitted && emitted.seat === seat && DONE[kind]?.(emitted) === true)
        done = figuresOf(fork.view(seat), seat)
    })
    expect(fork.answer(asked, id)).toBeNull()
    return done ?? figuresOf(fork.view(seat), seat)
  },
}

/** Every question of a game of random answers. */
function* questionsOf(options: Options, seats: number): Generator<Table<State, View>> {
  const random = fastRandom(seats)
  const table = Table.open(throughTheAges, { seats, options, seed: seedFrom(`foresight ${seats}`) })
  for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
    yield table
    table.answer(question.seat, question.any(random).id)
  }
}

/** Everything that the end of a turn brings, whatever the player is asked in it. */
function endOfTurn(table: Table<State, View>): readonly Event[] {
  const random = fastRandom(1)
  const emitted: Event[] = []
  const fork = table.fork(({ event }) => emitted.push(event as Event))
  const { active } = table.state
  fork.answer(active, 'end turn')
  for (;;) {
    const end = emitted.findIndex(({ kind }) => kind === 'statistics')
    const [question] = fork.questions
    if (end >= 0 || question === undefined) return emitted.slice(0, end + 1)
    const [usual] = question.options
    const { id } = question.kind === 'rest' && usual !== undefined ? usual : question.any(random)
    fork.answer(active, id)
  }
}

/**
 * What happens from the end of this turn to the first action of the next one, with as few choices as
 * possible.
 */
function untilNextTurn(table: Table<State, View>): readonly Event[] {
  const emitted: Event[] = []
  const fork = table.fork(({ event }) => emitted.push(event as Event))
  fork.answer(table.state.active, 'end turn')
  for (let [question] = fork.questions; question !== undefined; [question] = fork.questions) {
    if (['action', 'politics'].includes(question.kind)) break
    fork.answer(
      question.seat,
      question.options.find(({ id }) => id === 'pass' || id === 'done')?.id ?? question.options[0]?.id ?? '',
    )
  }
  return emitted
}

const sum = (emitted: readonly Event[], amount: (event: Event) => number): number =>
  emitted.reduce((total, event) => total + amount(event), 0)

/** A forecast in the form of the events of the end of the turn. */
function broughtBy(emitted: readonly Event[]) {
  const end = emitted.find((event) => event.kind === 'statistics')
  const made = (goods: string) =>
    sum(emitted, (event) => (event.kind === 'produced' && event.goods === goods ? event.amount : 0))
  const famine = sum(emitted, (event) =>
    event.kind === 'lost' && event.goods === 'culture' ? event.amount : 0,
  )
  return {
    uprising: emitted.some(({ kind }) => kind === 'uprising'),
    food: made('food'),
    resources: made('resources'),
    eaten: sum(emitted, (event) => (event.kind === 'consumption' ? event.food : 0)),
    resourcesEaten: sum(emitted, (event) => (event.kind === 'consumption' ? event.resources : 0)),
    missing: sum(emitted, (event) => (event.kind === 'consumption' ? event.missing : 0)),
    famine,
    corruption: {
      resources: sum(emitted, (event) => (event.kind === 'corruption' ? event.resources : 0)),
      food: sum(emitted, (event) => (event.kind === 'corruption' ? event.food : 0)),
    },
    cards: sum(emitted, (event) => (event.kind === 'drew' ? event.count : 0)),
    discards: sum(emitted, (event) => (event.kind === 'discarded' ? event.count : 0)),
    after: { science: end?.science, culture: end?.culture },
  }
}

/** The goods paid for something, from the first event that names them. */
function paidIn(emitted: readonly Event[]): number | undefined {
  for (const event of emitted) {
    if ('paid' in event) return event.paid
    if (event.kind === 'population') return event.food
    if (event.kind === 'took') return event.actions
  }
  return undefined
}

describe.each(GAMES)('$name', ({ options }) => {
  test('the forecast of an answer is what it then changes', { timeout }, () => {
    const random = fastRandom(7)
    const counts: Count[] = []
    for (let game = 0; game < (long ? 3 : 1); game++) {
      const run = { seats: 2 + ((game + 1) % 3), options, seed: drawSeed(random) }
      counts.push(checkForesight(throughTheAges, run, TELLING, long ? 12 : 2))
    }
    const count = added(counts)
    expect(count['action: build']).toBeGreaterThan(10)
    expect(count['action: take']).toBeGreaterThan(20)
    expect(count['order: build']).toBeGreaterThan(0)
    expect((count['rest: rest'] ?? 0) > 5).toBe(options.corruption === 'alternative')
  })

  test('the forecast is what the end of the turn then brings, for every viewer', { timeout }, () => {
    let count = 0
    for (const table of questionsOf(options, 3)) {
      const { active } = table.state
      const { options: answers, kind } = table.question(active) ?? { options: [] }
      if (kind !== 'action' || (!long && answers.length > 9)) continue
      const brought = broughtBy(endOfTurn(table))
      for (const viewer of [0, 1, 2, null])
        expect(forecastOf(table.view(viewer), active)).toMatchObject(brought)
      count++
    }
    expect(count).toBeGreaterThan(20)
  })

  test('the price shown is what is then paid', { timeout }, () => {
    const count: Count = {}
    for (const table of questionsOf(options, 3)) {
      const question = table.questions[0] as Question
      const { seat, kind } = question
      if (kind !== 'order' && (kind !== 'action' || table.count % 3 > 0)) continue
      const view = table.view(seat)
      for (const option of question.options) {
        const { id, does: verb } = option
        const price = priceOf(view, option, question)
        const emitted: Event[] = []
        const fork = table.fork(({ event }) => emitted.push(event as Event))
        fork.answer(seat, id)
        const paid = paidIn(emitted)
        if (price === undefined || paid === undefined || verb === 'play' || verb === 'use') continue
        const { civil = 0, military = 0, ...goods } = price
        const [amount = civil] = Object.values(goods)
        expect([id, amount]).toEqual([id, paid])
        count[kind] = (count[kind] ?? 0) + 1
        if (!['take', 'build', 'upgrade', 'population'].includes(verb)) continue
        const [before, after] = [figuresOf(view, seat), figuresOf(fork.view(seat), seat)]
        expect([id, after?.civil, after?.military]).toEqual([
          id,
          (before?.civil ?? 0) - civil,
          (before?.military ?? 0) - military,
        ])
      }
    }
    expect(count['action']).toBeGreaterThan(100)
    expect(count['order']).toBeGreaterThan(0)
  })

  test('the cards marked to leave the row then leave it', { timeout }, () => {
    let count = 0
    for (const table of questionsOf(options, 3)) {
      const view = table.view(null)
      if (table.questions[0]?.kind !== 'action') continue
      const [first] = ['swept', 'dealt'].flatMap((kind) =>
        untilNextTurn(table).filter((event) => event.kind === kind),
      )
      const leaving = view.row.slice(0, leavingSpaces(view)).flatMap((place) => place?.card ?? [])
      expect(first?.kind === 'swept' ? first.cards : []).toEqual(leaving)
      if (leaving.length > 0) count++
    }
    expect(count).toBeGreaterThan(20)
  })

  test('the parts of a rating add up to it', () => {
    for (const table of questionsOf(options, 3)) {
      const [{ seat } = { seat: 0 }] = table.questions
      const view = table.view(seat)
      const ratings = view.players[seat]?.ratings ?? null
      if (ratings === null) continue
      for (const which of RATINGS) {
        const whole = partsOf(view, seat, which).reduce((total, { amount }) => total + amount, 0)
        expect(whole).toBe(ratings[which])
      }
    }
  })
})

test('with any valid options the forecast of an answer is right', { timeout }, () => {
  const random = fastRandom(8)
  for (let game = 0; game < (long ? 20 : 1); game++) {
    const run = { seats: 2 + (game % 3), options: anyOptions(throughTheAges, random), seed: drawSeed(random) }
    expect(Object.keys(checkForesight(throughTheAges, run, TELLING, long ? 6 : 2)).length).toBeGreaterThan(5)
  }
})

/** Compares every answer of seat 0 with what then happens. Returns what each changes, by id. */
function checked({ table }: Position): Readonly<Record<string, readonly string[]>> {
  const view = table.view(0)
  const question = table.question(0) as Question
  const seen: Record<string, readonly string[]> = {}
  for (const option of question.options) {
    expect(wrongIn(table, view, question, option, TELLING) ?? null).toBeNull()
    const changes = foreseen(view, question, option)?.changes
    if (changes !== undefined)
      seen[option.id] = changes.map(({ figure, from, to }) => `${figure} ${from} → ${to}`)
  }
  return seen
}

test('what Rich Land orders costs no action, and what the card says (TTA-ACARD-03)', () => {
  const hand = ['rich-land-a']
  const own: PlayerFacts = { hand, on: { agriculture: 2, bronze: [2, 2] }, unused: 1 }
  const changes = checked(position({ players: [own, {}], stage: 'actions' }).plays(0, 'play rich-land-a'))
  expect(Object.keys(changes)).toEqual(['build agriculture', 'build bronze'])
  expect(changes['build bronze']).toContain('resources 2 → 1')
  expect(changes['build bronze']?.some((change) => change.startsWith('civil '))).toBe(false)
})

test('the forecast of a Breakthrough includes what comes back', () => {
  const rich: PlayerFacts = { hand: ['breakthrough-i', 'iron', 'alchemy'], science: 9 }
  const game = position({ players: [rich, {}], stage: 'actions' }).plays(0, 'play breakthrough-i')
  const changes = checked(game)
  expect(changes['develop iron']).toEqual(expect.arrayContaining(['civil 4 → 3', 'science 9 → 6']))
  const { table } = game
  const question = table.question(0) as Question
  expect(priceOf(table.view(0), option('develop iron'), question)).toEqual({ science: 5 })
})

test('the forecast of an event’s discount uses the lower price', () => {
  const own: PlayerFacts = { on: { agriculture: [2, 4], bronze: [2, 4] }, unused: 1 }
  const changes = checked(reveal('development-of-civilization', [own, {}]))
  expect(changes['population']).toContain('food 4 → 3')
  expect(changes['build bronze']).toContain('resources 4 → 3')
})

const RICH: PlayerFacts = {
  on: { agriculture: [2, 1], bronze: [2, 1], philosophy: 1, religion: 1, warriors: 1 },
  wonders: ['pyramids', 'hanging-gardens'],
  unused: 0,
  yellowBank: 12,
  blueBank: 0,
}

test.each(['pestilence', 'ravages-of-time', 'border-conflict', 'crime-wave'])(
  'the forecast of each loss to choose for %s is what it then changes',
  (card) => {
    const changes = checked(reveal(card, [RICH, { on: { warriors: 4 } }]))
    expect(Object.keys(changes).length).toBeGreaterThan(1)
    expect(Object.values(changes).flat()).not.toEqual([])
  },
)

test('another player’s loss is not in the viewer’s forecast', () => {
  const { table } = reveal('terrorism', [
    { on: { philosophy: 1, religion: 1 } },
    { on: { philosophy: 1, religion: 1 }, culture: 9 },
  ])
  const raze = { kind: 'raze', about: { card: 'terrorism' } }
  expect(foreseen(table.view(0), raze, option('raze 1 religion'))).toBeNull()
  expect(foreseen(table.view(null), { kind: 'withdraw' }, option('withdraw religion'))).toBeNull()
})

test('an action with a further question is forecast up to that question', () => {
  const own: PlayerFacts = { hand: ['reserves-i'] }
  const { table } = position({ players: [own, {}], stage: 'actions' })
  const question = table.question(0) as Question
  expect(foreseen(table.view(0), question, option('play reserves-i'))).toMatchObject({
    changes: [{ figure: 'civil', from: 4, to: 3 }],
    leavesOut: ['answers'],
  })
})

test('a famine takes no more culture than there is', () => {
  const hungry: PlayerFacts = {
    on: { agriculture: 0, religion: 2 },
    wonders: ['hanging-gardens'],
    yellowBank: 9,
    culture: 1,
  }
  const { table } = position({ players: [hungry, {}], stage: 'actions' })
  const forecast = forecastOf(table.view(0), 0)
  expect(forecast?.missing).toBeGreaterThan(1)
  expect(forecast?.famine).toBeLessThan(4 * (forecast?.missing ?? 0))
  expect(forecast).toMatchObject(broughtBy(endOfTurn(table)))
})

test('while a turn ends there is no forecast', () => {
  for (const table of questionsOf({ ...YEAR_2006, corruption: 'alternative' }, 3)) {
    const { active, stage } = table.state
    if (stage !== 'production') continue
    expect(forecastOf(table.view(active), active)).toBeNull()
    return
  }
  throw new Error('nobody was asked in a production')
})

test('the public force is what can be bid without the cards in hand (TTA-COLONIZE-03)', () => {
  const forces = (bidder: PlayerFacts, options: Options = YEAR_2015) => {
    const players = [{}, { on: { warriors: 1 } }, bidder]
    const { table } = reveal('wealthy-territory-i', players, { active: 2, options })
    const bids = table.question(2)?.options.map(({ id }) => Number(id.split(' ')[1] ?? 0)) ?? []
    return { seen: forceOnTable(table.view(1), 2), bid: Math.max(...bids) }
  }
  const on = { warriors: 2, swordsmen: 1 }
  expect(forces({ on })).toEqual({ seen: 4, bid: 4 })
  expect(forces({ on, specials: ['cartography'] })).toEqual({ seen: 6, bid: 6 })
  expect(forces({ on, military: ['military-bonus-i'] })).toEqual({ seen: 4, bid: 5 })
  // Under Genghis Khan of 2006 knights are worth one more each.
  const riders = { warriors: 1, knights: 2 }
  expect(forces({ on: riders, leader: 'genghis-khan' }, YEAR_2006)).toEqual({ seen: 7, bid: 7 })
})
