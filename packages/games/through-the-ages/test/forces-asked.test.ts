import { anyAnswer, isLegal, isOpen, piecesOf, quick, readSet, seedFrom, Table } from '@ziggurat/kernel'
import type { Piece, Question, Random, SetRules } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import { forcesAsked } from '../src/screen.ts'
import type { View } from '../src/view.ts'
import { YEAR_2006, YEAR_2015 } from './editions.ts'

const GAMES = [
  ['2015', 2, YEAR_2015],
  ['2015', 3, YEAR_2015],
  ['2015', 4, YEAR_2015],
  ['2006', 2, YEAR_2006],
  ['2006', 3, YEAR_2006],
  ['2006', 4, YEAR_2006],
] as const

test.each(GAMES)(
  'what a browser foretells of a force is what the rules take (%s, %i players)',
  (year, seats, options) => {
    const random = quick(seats)
    const kinds = new Set<string>()
    for (let game = 0; game < (process.env['LONG'] ? 20 : 2); game++) {
      const seed = seedFrom(`forces ${year} ${seats} ${game}`)
      const table = Table.open(throughTheAges, { seats, options, seed })
      for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
        const { seat, kind } = question
        if (isForeseen(question, table.view(seat), random)) kinds.add(kind)
        table.answer(seat, anyAnswer(random, question).id)
      }
    }
    expect([...kinds]).toContain('defend')
  },
)

/** Compares what is foretold with the question itself; false if it asks for no force. */
function isForeseen(question: Question, view: View, random: Random): boolean {
  const { set, kind } = question
  const asked = set === undefined ? null : forcesAsked(view, kind)
  if (set === undefined || asked === null) return false
  expect(piecesOf<Piece>(asked)).toEqual(piecesOf(set))
  const legal = question.some(8, random).map(({ id }) => readSet(set, id) ?? [])
  const others = Array.from({ length: 8 }, () => anyOf(set, random))
  for (const chosen of [...legal, ...others]) {
    expect(isLegal<Piece>(asked, chosen)).toBe(isLegal(set, chosen))
    expect(isOpen<Piece>(asked, chosen)).toBe(isOpen(set, chosen))
  }
  return true
}

const anyOf = ({ pieces }: SetRules, random: Random): readonly Piece[] =>
  pieces.flatMap((piece) => {
    const count = random.int(piece.count + 1)
    return count === 0 ? [] : [{ ...piece, count }]
  })
