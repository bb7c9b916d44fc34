import type { BotName } from '@ziggurat/bots'
import { MOST_ANSWERS } from '@ziggurat/bots/arena'
import { playOut, randomFor, seedFrom, Table } from '@ziggurat/kernel'
import type { Game, GameOptions, Outcome, Seed } from '@ziggurat/kernel'

import { BadInput } from './bad-input.ts'
import type { Flags } from './flags.ts'
import { winShares } from './statistics.ts'
import { botFor, botNames, fillSeats, gameOptions, playerCount, seedOf } from './values.ts'

/** A series of games between bots. */
export interface Series {
  readonly game: Game
  readonly players: number
  readonly options: GameOptions
  readonly seed: Seed
  /** One for each seat. */
  readonly names: readonly BotName[]
}

/** The default number of players is the number of bots, but at least the game's minimum. */
export function seriesOf(game: Game, flags: Flags, usual: readonly BotName[]): Series {
  const listed = flags.bots === undefined ? usual : botNames(flags.bots)
  const players =
    flags.players === undefined ? Math.max(listed.length, game.seats.min) : playerCount(game, flags.players)
  if (players > game.seats.max) {
    throw new BadInput(
      `${listed.length} bots are too many: ${game.id} takes at most ${game.seats.max} players`,
    )
  }
  return {
    game,
    players,
    options: gameOptions(game, flags.option),
    seed: seedOf(flags.seed),
    names: fillSeats(listed, players),
  }
}

export interface Played {
  /** Null: the game was given up after too many answers. */
  readonly outcome: Outcome | null
  readonly answers: number
}

/** Plays a game of the series with the bots in this order. The same number, seed and bots give the same game. */
export function playGame(
  { game, players, options, seed }: Series,
  number: number,
  names: readonly BotName[],
  onEnd?: (table: Table) => void,
): Played {
  const random = randomFor(`redeals in game ${number}`, seed)
  const table = Table.open(game, { seats: players, options, seed: seedFrom(`${seed} ${number}`) })
  const bots = names.map((name, seat) =>
    botFor(name, game, randomFor(`bot on seat ${seat} in game ${number}`, seed)),
  )
  playOut(table, bots, random, MOST_ANSWERS)
  const { outcome, count } = table
  if (outcome !== null) onEnd?.(table)
  return { outcome, answers: count }
}

/** Each seat's share of the victory. A game without an end counts as shared. */
export const sharesOf = ({ outcome }: Played, { names }: Series): readonly number[] =>
  winShares(outcome === null ? names.map(() => 1) : outcome.places)

/** Says how many games were given up, and what they count as; no line if there are none. */
export function unendedInWords(unended: number, meaning: string): readonly string[] {
  if (unended === 0) return []
  const were = unended === 1 ? 'game without an end was' : 'games without an end were'
  return [`${unended} ${were} given up after ${MOST_ANSWERS.toLocaleString('en')} answers: ${meaning}.`]
}
