import type { Game } from '../game.ts'
import { drawSeed, fastRandom, pick } from '../random.ts'
import type { Refusal } from '../reasons.ts'
import { Table } from '../table.ts'
import type { Run } from './conformance.ts'

/**
 * What the open questions refuse, and what each seat cannot do, whether it is asked or not. A client may want to know at any
 * time, so computing it must never throw.
 */
export const refusalsAt = ({ game, state, setting, questions }: Table): readonly Refusal[] => [
  ...questions.flatMap((question) => question.refused()),
  ...Array.from({ length: setting.seats }, (_, seat) => game.why(state, seat)).flat(),
]

/** Plays the first answers of a game with each of these settings, and computes all refusals at each step. */
export function checkRefusals(game: Game, settings: readonly Omit<Run, 'seed'>[], answers: number): void {
  for (const [number, setting] of settings.entries()) {
    const random = fastRandom(number)
    const table = Table.open(game, { ...setting, seed: drawSeed(random) })
    for (let left = answers; table.questions.length > 0 && left > 0; left--) {
      refusalsAt(table)
      const question = pick(random, table.questions)
      table.answer(question.seat, question.any(random).id)
    }
    refusalsAt(table)
  }
}
