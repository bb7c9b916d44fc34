import { fastRandom, playOut, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { FullEvent, Random } from '@ziggurat/kernel'
import { OPTIONS, throughTheAges } from '@ziggurat/through-the-ages'
import type { Event, Options, State } from '@ziggurat/through-the-ages'
import { describe, expect, test } from 'vitest'

import { NO_CLOCK } from '../src/clock.ts'
import { makeBot } from '../src/index.ts'
import { Inputs } from '../src/learned/inputs.ts'
import { judgeFrom } from '../src/learned/judge.ts'
import { LEVELS } from '../src/names.ts'
import { wholeTurn } from '../src/search/whole-turn.ts'
import { features } from '../src/through-the-ages/features.ts'
import { levels } from '../src/through-the-ages/levels.ts'
import { roundsLeft } from '../src/through-the-ages/rounds.ts'
import { subject } from '../src/through-the-ages/subject.ts'

const usual = usualOptions(OPTIONS)
const year2006 = { ...usual, edition: '2006' } as const

/** All editions and levels, and variants that hide or show more. */
const TABLES: readonly { readonly name: string; readonly seats: number; readonly options: Options }[] = [
  { name: '2015', seats: 2, options: usual },
  { name: '2015, hidden hands', seats: 3, options: { ...usual, hands: 'hidden' } },
  { name: '2015', seats: 4, options: usual },
  { name: '2006 simple', seats: 3, options: { ...year2006, level: 'simple' } },
  { name: '2006 advanced', seats: 2, options: { ...year2006, level: 'advanced' } },
  { name: '2006 full', seats: 4, options: { ...year2006, hands: 'hidden', drawing: 'action' } },
  { name: '2006 full, private scoring', seats: 2, options: { ...year2006, scoring: 'private' } },
  { name: '2006 full, age by age', seats: 3, options: { ...year2006, scoring: 'age-by-age', easier: 'yes' } },
]

function inputsOf(state: State, seat: number): readonly (readonly [number, number])[] {
  const inputs = new Inputs()
  features.write(state, seat, inputs)
  const { count, places, values } = inputs
  const list = Array.from({ length: count }, (_, at) => [places[at] ?? 0, values[at] ?? 0] as const)
  return list.toSorted(([one, value], [other, less]) => one - other || value - less)
}

/** Positions of a random game, some answers apart, with a seat. */
function* positions(seats: number, options: Options, seed: string, apart: number) {
  const random = fastRandom(seats)
  const table = Table.open(throughTheAges, { seats, options, seed: seedFrom(seed) })
  for (let answers = 0; table.outcome === null; answers++) {
    const question = table.questions[random.int(table.questions.length)]
    if (question === undefined) return
    if (answers % apart === 0) yield { table, seat: random.int(seats) }
    table.answer(question.seat, question.any(random).id)
  }
}

describe('what the network is told', () => {
  test.each(TABLES)(
    'is the same on every redealt table: $name, $seats players',
    ({ seats, options, name }) => {
      const random = fastRandom(seats)
      let [checked, moved] = [0, 0]
      for (const { table, seat } of positions(seats, options, `told ${name}`, 11)) {
        const other = table.redeal(seat, random)
        expect(inputsOf(other.state, seat)).toEqual(inputsOf(table.state, seat))
        checked++
        if (JSON.stringify(other.state.civilDeck) !== JSON.stringify(table.state.civilDeck)) moved++
      }
      expect(checked).toBeGreaterThan(5)
      expect(moved).toBeGreaterThan(checked / 3)
    },
  )

  test('lies within its layout, and is small', () => {
    expect(features.layout.size).toBeLessThan(2500)
    for (const { seats, options, name } of TABLES)
      for (const { table, seat } of positions(seats, options, `layout ${name}`, 29))
        for (const [place, value] of inputsOf(table.state, seat)) {
          expect(features.layout.groupOf(place)).toBeDefined()
          expect(Math.abs(value)).toBeLessThan(20)
        }
  })
})

const bot = (name: 'novice' | 'player', random: Random) => makeBot(name, throughTheAges.id, random)

describe('bots of Through the Ages', () => {
  test.each(TABLES)(
    'of the lower levels play a game to its end: $name, $seats players',
    ({ seats, options, name }) => {
      const random = fastRandom(seats)
      const table = Table.open(throughTheAges, { seats, options, seed: seedFrom(`mixed ${name}`) })
      const bots = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? bot('novice', random) : makeBot('random', throughTheAges.id, random),
      )
      playOut(table, bots, random)
      expect(table.outcome?.scores).toHaveLength(seats)
    },
  )

  test.each(LEVELS)('use only what their seat may know: %s', (level) => {
    const { weights, work } = levels[level]
    if (work.kind !== 'whole-turn') throw new Error('all levels think whole turns through')
    // What is thought through on fewer tables is as fair, and faster.
    const think = wholeTurn(judgeFrom(subject, weights), { ...work, worlds: 2, nodes: 60 })
    let checked = 0
    for (const { table } of positions(3, { ...usual, hands: 'hidden' }, 'same', 23)) {
      const [question] = table.questions
      if (question === undefined || question.set !== undefined) continue
      const { seat } = question
      const imagined = table.redeal(seat, fastRandom(checked))
      const worths = (world: Table<State>) => {
        const asked = world.question(seat)
        if (asked === undefined) throw new Error('a redealt table asks the same seat')
        const view = world.view(seat)
        const turn = { seat, question: asked, view, redeal: () => imagined.fork() }
        return think(turn, fastRandom(1), NO_CLOCK).map(({ option, worth }) => [option.id, worth])
      }
      expect(worths(table.redeal(seat, fastRandom(5)))).toEqual(worths(table))
      checked++
    }
    expect(checked).toBeGreaterThan(5)
  })

  test('judge no more positions than their work allows', () => {
    const counting = judgeFrom(subject, { ...levels.player.weights })
    const worth = counting.worth.bind(counting)
    let count = 0
    counting.worth = (table, seat) => {
      count++
      return worth(table, seat)
    }
    const work = { worlds: 2, width: 3, nodes: 80 }
    const think = wholeTurn(counting, work)
    const random = fastRandom(3)
    for (const { table } of positions(2, usual, 'budget', 19)) {
      const [question] = table.questions
      if (question === undefined) break
      count = 0
      const judged = think(turnOf(table, question, random), random, NO_CLOCK)
      // Each option is tried once, and the last choice of another seat is thought to its end.
      expect(count).toBeLessThanOrEqual(work.worlds * (work.nodes + judged.length + 60))
    }
  })

  test('do nothing for nothing in a last turn in which it is certain that they win', () => {
    const random = fastRandom(12)
    const table = Table.open(throughTheAges, { seats: 2, options: usual, seed: seedFrom('certain 0') })
    const bots = [makeBot('random', throughTheAges.id, random), bot('player', random)]
    const last: string[] = []
    for (;;) {
      const [question] = table.questions
      if (question === undefined) break
      const id = bots[question.seat]?.choose(turnOf(table, question, random)) ?? ''
      const { round, lastRound } = table.state
      if (question.seat === 1 && round === lastRound) last.push(id)
      table.answer(question.seat, id)
    }
    const [other = 0, own = 0] = table.outcome?.scores ?? []
    expect(own).toBeGreaterThan(other + 50)
    expect(last.filter((id) => /^(destroy|disband|copy)/.test(id))).toEqual([])
    expect(last).toContain('end turn')
  })

  test('novices play like people: they keep their last unit, and do not starve while what they build still pays off', () => {
    const seen: FullEvent[] = []
    let isEnding = false
    let lastUnits = 0
    const random = fastRandom(11)
    const table = Table.open(
      throughTheAges,
      { seats: 2, options: usual, seed: seedFrom('people') },
      (each) => {
        if (!isEnding) seen.push(each)
      },
    )
    for (;;) {
      const [question] = table.questions
      if (question === undefined) break
      const { seat } = question
      isEnding = roundsLeft(table.state) <= 3
      const id = bot('novice', random).choose(turnOf(table, question, random))
      if (id.startsWith('disband') && unitsOf(table.state, seat) === 1) lastUnits++
      table.answer(seat, id)
    }
    const famines = seen.filter(({ event }) => {
      const each = event as Event
      return each.kind === 'consumption' && each.missing > 0
    })
    const uprisings = seen.filter(({ event }) => (event as Event).kind === 'uprising')
    expect(lastUnits).toBe(0)
    expect(famines.length).toBeLessThanOrEqual(1)
    expect(uprisings).toEqual([])
  })
})

const UNITS = [
  'warriors',
  'swordsmen',
  'riflemen',
  'modern-infantry',
  'knights',
  'cavalrymen',
  'tanks',
  'cannon',
]

const unitsOf = ({ players }: State, seat: number): number =>
  (players[seat]?.technologies ?? [])
    .filter(({ card }) => UNITS.includes(card))
    .reduce((sum, { workers }) => sum + workers, 0)
