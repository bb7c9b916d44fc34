import type { BotName } from '@ziggurat/bots'
import { wilson } from '@ziggurat/bots/arena'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { columns, print, printJson } from '../lines.ts'
import { playGame, seriesOf, sharesOf, unendedInWords } from '../series.ts'
import type { Series } from '../series.ts'
import { percent, rounded } from '../statistics.ts'
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
    const report = reportOf(series, games)
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
export function reportOf(series: Series, games: number): Report {
  const { game, players, names } = series
  const tally = new Map(names.map((bot) => [bot, { games: 0, wins: 0 }]))
  let unended = 0
  for (let number = 0; number < games; number++) {
    const order = names.map((_, seat) => (seat + number) % players)
    const played = playGame(
      series,
      number,
      order.flatMap((at) => names[at] ?? []),
    )
    if (played.outcome === null) unended++
    sharesOf(played, series).forEach((share, seat) => {
      const row = tally.get(names[order[seat] ?? 0] ?? 'random')
      if (row === undefined) return
      row.games++
      row.wins += share
    })
  }
  const bots = [...tally].map(([bot, { games: sat, wins }]): Row => {
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
  return { game: game.id, players, games, unended, bots }
}

interface Report {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly unended: number
  readonly bots: readonly Row[]
}

export const inWords = ({ game, players, games, unended, bots }: Report, seed: string): readonly string[] => [
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
  ...unendedInWords(unended, 'a shared victory each'),
  'Seats: how many a bot had in all games. A shared victory counts in equal shares.',
  `Seed: ${seed}`,
]
