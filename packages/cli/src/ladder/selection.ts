import { measured, roundRobin } from '@ziggurat/bots/arena'
import type { Cell, Player, TableKind } from '@ziggurat/bots/arena'
import type { Game } from '@ziggurat/kernel'

import { BadInput } from '../bad-input.ts'
import type { Flags } from '../flags.ts'
import { gameOptions, MOST_GAMES, playerCount, wholeNumber } from '../values.ts'

/**
 * What is to be measured: of the bars and checks, those at the chosen tables and with the chosen bots; otherwise a round robin.
 */
export function cellsOf(game: Game, players: ReadonlyMap<string, Player>, flags: Flags): readonly Cell[] {
  const { bars, checks, table, players: usual } = measured(game.id)
  const chosen = botsOf(players, flags)
  const seats = flags.players === undefined ? undefined : playerCount(game, flags.players)
  const options = flags.option === undefined ? undefined : unusual(game, flags.option)
  const most = flags.games === undefined ? Infinity : wholeNumber('games', flags.games, 1, MOST_GAMES)
  const lowered = (cell: Cell): Cell => ({
    ...cell,
    least: Math.min(cell.least, most),
    most: Math.min(cell.most, most),
  })
  if (flags.bars !== true && flags.checks !== true) {
    const own = [...players].filter(([, player]) => 'module' in player).map(([name]) => name)
    const at: TableKind = { seats: seats ?? table.seats, options: options ?? table.options }
    return roundRobin(at, [...own, ...(chosen ?? usual)]).map(lowered)
  }
  return [...(flags.bars === true ? bars : []), ...(flags.checks === true ? checks : [])]
    .filter(
      (cell) =>
        (chosen === undefined || (chosen.includes(cell.player) && chosen.includes(cell.against))) &&
        (seats === undefined || cell.seats === seats) &&
        (options === undefined || isSame(options, cell.options)),
    )
    .map(lowered)
}

function botsOf(players: ReadonlyMap<string, Player>, { bots }: Flags): readonly string[] | undefined {
  const chosen = bots?.split(',').map((each) => each.trim())
  for (const name of chosen ?? []) {
    if (!players.has(name))
      throw new BadInput(`there is no bot '${name}' (bots: ${[...players.keys()].join(', ')})`)
  }
  return chosen
}

type Options = Readonly<Record<string, string>>

/** The options that are not the usual ones. */
const unusual = (game: Game, given: readonly string[]): Options =>
  Object.fromEntries(
    Object.entries(gameOptions(game, given)).filter(([key, value]) => game.options[key]?.usual !== value),
  )

const isSame = (one: Options, other: Options): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value)
