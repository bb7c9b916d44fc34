import type { BotName } from '@ziggurat/bots'
import { playOut, randomFor, seedFrom, Table } from '@ziggurat/kernel'
import type { Bot, Game, GameOptions, Outcome, Seed } from '@ziggurat/kernel'

import { BadInput } from './bad-input.ts'
import type { Flags } from './flags.ts'
import { botFor, botNames, fillSeats, gameOptions, playerCount, seedOf } from './values.ts'

/** A series of games between bots. */
export interface Series {
  readonly game: Game
  readonly players: number
  readonly options: GameOptions
  readonly seed: Seed
  /** One for each seat. */
  readonly names: readonly BotName[]
  readonly bots: readonly Bot[]
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
  const names = fillSeats(listed, players)
  const seed = seedOf(flags.seed)
  const random = randomFor('the bots of a series', seed)
  return {
    game,
    players,
    options: gameOptions(game, flags.option),
    seed,
    names,
    bots: names.map((name) => botFor(name, game, random)),
  }
}

export interface Played extends Outcome {
  readonly answers: number
}

/** Plays a game of the series with the bots in this order. The same number and seed give the same game. */
export function playGame(
  { game, players, options, seed }: Series,
  number: number,
  bots: readonly Bot[],
  onEnd?: (table: Table) => void,
): Played {
  const random = randomFor(`redeals in game ${number}`, seed)
  const table = Table.open(game, { seats: players, options, seed: seedFrom(`${seed} ${number}`) })
  playOut(table, bots, random)
  const { outcome, count } = table
  if (outcome === null) throw new Error('the game stopped before its end')
  onEnd?.(table)
  return { scores: outcome.scores, places: outcome.places, answers: count }
}
