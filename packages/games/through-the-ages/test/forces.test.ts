import { isLegal, canBeCompleted, piecesOf, fastRandom, readSet, seedFrom, Table } from '@ziggurat/kernel'
import type { Piece, Question, Random, Seat, SetRules } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import type { Event, State, View } from '../src/index.ts'
import { forcesAsked } from '../src/screen/index.ts'
import type { ForcePiece } from '../src/war/pieces.ts'
import { YEAR_2006, YEAR_2015 } from './testing.ts'

const GAMES = [
  ['2015', 2, YEAR_2015],
  ['2015', 3, YEAR_2015],
  ['2015', 4, YEAR_2015],
  ['2006', 2, YEAR_2006],
  ['2006', 3, YEAR_2006],
  ['2006', 4, YEAR_2006],
] as const

test.each(GAMES)('the forecast of a force matches the rules (%s, %i players)', (year, seats, options) => {
  const random = fastRandom(seats)
  const kinds = new Set<string>()
  for (let game = 0; game < (process.env['LONG'] ? 20 : 1); game++) {
    const seed = seedFrom(`forces ${year} ${seats} ${game}`)
    const table = Table.open(throughTheAges, { seats, options, seed })
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      if (isForetold(table, question, random)) kinds.add(question.kind)
      table.answer(question.seat, question.any(random).id)
    }
  }
  expect([...kinds]).toContain('defend')
})

/** Whether a force is asked for. If so, checks that its forecast matches the rules and what happens. */
function isForetold(table: Table<State, View>, question: Question, random: Random): boolean {
  const { set, kind, seat } = question
  const asked = forcesAsked(table.view(seat), kind)
  if (set === undefined || asked === null) return false
  expect(piecesOf<Piece>(asked)).toEqual(piecesOf(set))
  const sets = question.some(8, random).map(({ id }) => ({ id, pieces: readSet(set, id) ?? [] }))
  for (const pieces of [...sets.map((each) => each.pieces), ...someOf(set, random)]) {
    expect(isLegal<Piece>(asked, pieces)).toBe(isLegal(set, pieces))
    expect(canBeCompleted<Piece>(asked, pieces)).toBe(canBeCompleted(set, pieces))
  }
  for (const { id, pieces } of sets.slice(0, 4)) {
    const foretold = asked.total(pieces as readonly ForcePiece[])
    expect([id, reachedBy(table, seat, id) ?? foretold]).toEqual([id, foretold])
  }
  return true
}

const someOf = ({ pieces }: SetRules, random: Random): readonly (readonly Piece[])[] =>
  Array.from({ length: 8 }, () =>
    pieces.flatMap((piece) => {
      const count = random.int(piece.count + 1)
      return count === 0 ? [] : [{ ...piece, count }]
    }),
  )

/**
 * The total of the force that a seat then sends, defends with or sacrifices; undefined if it does none of
 * that.
 */
function reachedBy(table: Table<State, View>, seat: Seat, id: string): number | undefined {
  const emitted: Event[] = []
  table.fork(({ event }) => emitted.push(event as Event)).answer(seat, id)
  for (const event of emitted) {
    if (event.kind === 'sent') return event.force
    if (event.kind === 'defended' || event.kind === 'sacrificed') return event.strength
  }
  return undefined
}
