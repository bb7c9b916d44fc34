import { innovation } from '@ziggurat/innovation'
import type { State } from '@ziggurat/innovation'
import { fastRandom, seedFrom, Table } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { features } from '../src/innovation/features.ts'
import { Inputs } from '../src/learned/inputs.ts'

const EDITIONS = ['first', 'third'] as const
const TABLES = [2, 3, 4].flatMap((seats) => EDITIONS.map((edition) => ({ seats, edition })))

const open = (seats: number, edition: string, seed: string) =>
  Table.open(innovation, { seats, options: { edition }, seed: seedFrom(seed) })

function inputsOf(state: State, seat: Seat): readonly (readonly [number, number])[] {
  const inputs = new Inputs()
  features.write(state, seat, inputs)
  const { count, places, values } = inputs
  const list = Array.from({ length: count }, (_, at) => [places[at] ?? 0, values[at] ?? 0] as const)
  return list.toSorted(([one], [other]) => one - other)
}

/** Positions of a random game, some answers apart. */
function* positions(seats: number, edition: string, seed: string, apart: number) {
  const table = open(seats, edition, seed)
  const random = fastRandom(seats)
  for (let answers = 0; table.outcome === null; answers++) {
    const question = table.questions[random.int(table.questions.length)]
    if (question === undefined) return
    if (answers % apart === 0) yield { table, seat: question.seat }
    table.answer(question.seat, question.any(random).id)
  }
}

describe('what the network is told', () => {
  test.each(TABLES)(
    'is the same on every redealt table: $seats players, $edition edition',
    ({ seats, edition }) => {
      const random = fastRandom(7)
      let [hiddenMoved, checked] = [0, 0]
      for (const { table } of positions(seats, edition, 'fair features', 3)) {
        for (let seat = 0; seat < seats; seat++) {
          const other = table.redeal(seat, random)
          expect(inputsOf(other.state, seat)).toEqual(inputsOf(table.state, seat))
          checked++
          const hands = ({ players }: State) => players.map(({ hand }) => hand.cards)
          if (JSON.stringify(hands(other.state)) !== JSON.stringify(hands(table.state))) hiddenMoved++
        }
      }
      expect(checked).toBeGreaterThan(100)
      expect(hiddenMoved).toBeGreaterThan(checked / 3)
    },
  )

  test('lies within its layout, and is small', () => {
    expect(features.layout.size).toBeLessThan(1600)
    for (const { seats, edition } of TABLES)
      for (const { table, seat } of positions(seats, edition, 'layout', 11))
        for (const [place] of inputsOf(table.state, seat))
          expect(features.layout.groupOf(place)).toBeDefined()
  })
})
