import { fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { OPTIONS, throughTheAges } from '@ziggurat/through-the-ages'
import type { Options, State } from '@ziggurat/through-the-ages'
import { describe, expect, test } from 'vitest'

import { Inputs } from '../src/learned/inputs.ts'
import { features } from '../src/through-the-ages/features.ts'

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
