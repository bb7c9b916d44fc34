import type { BotName } from '@ziggurat/bots'
import { wilson } from '@ziggurat/bots/arena'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { columns, print, printJson } from '../lines.ts'
import { playGame, seriesOf } from '../series.ts'
import type { Series } from '../series.ts'
import { percent, rounded, winShares } from '../statistics.ts'
import { MOST_GAMES, wholeNumber } from '../values.ts'

export const arena: Command = {
  name: 'arena',
  target: 'game',
  summary: 'compare the win rates of bots; seats rotate',
  flags: ['bots', 'games', 'players', 'seed', 'option', 'json'],
  run(target, flags) {
    const { game } = gameNamed(target)
    if (flags.bots === undefined) throw new BadInput(`which bots? (for example --bots novice,random)`)
    const series = seriesOf(game, flags, [])
    const games = wholeNumber('games', flags.games ?? '100', 1, MOST_GAMES)
    const bots = compete(series, games)
    const report = { game: game.id, players: series.players, games, bots }
    if (flags.json === true) printJson(report)
    else print(inWords(report, series.seed))
    return 0
  },
}

interface Row {
  readonly bot: BotName
  /** Counts each seat that it had in a game. */
  readonly games: number
  /** A shared victory counts in equal shares. */
  readonly wins: number
  readonly winRate: number
  readonly low: number
  readonly high: number
}

/** Plays the games; everybody moves on by one seat after each. */
function compete(series: Series, games: number): readonly Row[] {
  const { players, names, bots } = series
  const tally = new Map(names.map((bot) => [bot, { games: 0, wins: 0 }]))
  for (let number = 0; number < games; number++) {
    const order = names.map((_, seat) => (seat + number) % players)
    const { places } = playGame(
      series,
      number,
      order.flatMap((at) => bots[at] ?? []),
    )
    winShares(places).forEach((share, seat) => {
      const row = tally.get(names[order[seat] ?? 0] ?? 'random')
      if (row === undefined) return
      row.games++
      row.wins += share
    })
  }
  return [...tally].map(([bot, { games: sat, wins }]) => {
    const { low, high } = wilson(wins, sat)
    return {
      bot,
      games: sat,
      wins: rounded(wins),
      winRate: rounded(wins / sat),
      low: rounded(low),
      high: rounded(high),
    }
  })
}

interface Report {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly bots: readonly Row[]
}

const inWords = ({ game, players, games, bots }: Report, seed: string): readonly string[] => [
  `${game}, ${players} players, ${games} games`,
  '',
  ...columns([
    ['Bot', 'Seats', 'Wins', 'Win rate', '95% between'],
    ...bots.map(({ bot, games: sat, wins, winRate, low, high }) => [
      bot,
      `${sat}`,
      `${rounded(wins, 1)}`,
      percent(winRate),
      `${percent(low)} and ${percent(high)}`,
    ]),
  ]),
  '',
  'Seats: how many a bot had in all games. A shared victory counts in equal shares.',
  `Seed: ${seed}`,
]
