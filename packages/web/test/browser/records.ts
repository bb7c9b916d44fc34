import { innovation } from '@ziggurat/innovation'
import { printRecord, fastRandom, recordOf, seedFrom, Table } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'

/** Records of whole random games, always the same ones. */
export const sevenWondersRecord = (seats = 3): string => recordBy(sevenWonders, seats)
export const innovationRecord = (seats = 3): string => recordBy(innovation, seats)

/** The record of a game that was decided by a tie-breaker. */
export const tiedRecord = (game: 'seven-wonders' | 'innovation'): string =>
  game === 'innovation' ? tiedBy(innovation, 4) : tiedBy(sevenWonders, 7)

function tiedBy(game: Game, seats: number): string {
  for (let tries = 1; ; tries++) {
    const table = playedBy(game, seats, tries)
    const { scores = [], places = [] } = table.outcome ?? {}
    const isTied = scores.some((score, seat) =>
      scores.some((other, at) => other === score && places[at] !== places[seat]),
    )
    // In Innovation equal points say nothing if achievements decided.
    const isByPoints = (table.state as { over?: { by?: string } }).over?.by !== 'achievements'
    if (isTied && isByPoints) return printRecord(recordOf(table))
  }
}

function recordBy(game: Game, seats: number): string {
  return printRecord(recordOf(playedBy(game, seats, 7)))
}

function playedBy(game: Game, seats: number, chance: number): Table {
  const options = Object.fromEntries(Object.entries(game.options).map(([key, { usual }]) => [key, usual]))
  const table = Table.open(game, { seats, options, seed: seedFrom('looking back') })
  const random = fastRandom(chance)
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0])
    table.answer(question.seat, question.any(random).id)
  return table
}
