import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Table } from '@ziggurat/kernel'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { columns, print, printJson } from '../lines.ts'
import { writeRecord } from '../record-file.ts'
import { playGame, seriesOf, sharesOf, unendedInWords } from '../series.ts'
import type { Played, Series } from '../series.ts'
import { mean, percent, rounded, spread } from '../statistics.ts'
import { MOST_GAMES, wholeNumber } from '../values.ts'

export const sim: Command = {
  name: 'sim',
  target: 'game',
  summary: 'simulate many games between bots',
  flags: ['players', 'games', 'bots', 'seed', 'option', 'records', 'json'],
  run(target, flags) {
    const { game } = gameNamed(target)
    const series = seriesOf(game, flags, ['random'])
    const games = wholeNumber('games', flags.games ?? '1000', 1, MOST_GAMES)
    warmUp(series, games)
    const start = performance.now()
    const record = flags.records === undefined ? undefined : recorder(flags.records, series)
    const played = Array.from({ length: games }, (_, number) =>
      playGame(series, number, series.names, (table) => record?.(table, number)),
    )
    const report = reportOf(series, played, (performance.now() - start) / 1000)
    if (flags.json === true) printJson(report)
    else print(inWords(report))
    if (flags.records !== undefined && flags.json !== true) print([`The records are in ${flags.records}.`])
    return 0
  },
}

/** Writes each game's record into the folder. Its name has the seed's first digits, so that data sets can share a folder. */
function recorder(folder: string, { game, seed }: Series): (table: Table, number: number) => void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    throw new BadInput(`cannot make the folder ${folder}`)
  }
  return (table, number) => {
    const file = join(folder, `${game.id}-${seed.slice(0, 8)}-${`${number}`.padStart(6, '0')}.txt`)
    if (!writeRecord(file, table)) throw new BadInput(`cannot write ${file}`)
  }
}

/** Lets the JIT compiler warm up, with other games than those that are measured. */
function warmUp(series: Series, games: number): void {
  const until = performance.now() + 300
  for (let i = 1; i <= games && performance.now() < until; i++) playGame(series, -i, series.names)
}

type Report = ReturnType<typeof reportOf>

export function reportOf(series: Series, played: readonly Played[], seconds: number) {
  const { game, players, names, seed } = series
  const games = played.length
  const answers = played.reduce((sum, each) => sum + each.answers, 0)
  const shares = played.map((each) => sharesOf(each, series))
  const ended = played.flatMap(({ outcome }) => outcome ?? [])
  const bySeat = names.map((_, seat) => ended.map(({ scores }) => scores[seat] ?? 0))
  const scores = Object.entries(spread(bySeat.flat())).map(
    ([key, value]) => [key, rounded(value, 2)] as const,
  )
  return {
    game: game.id,
    players,
    games,
    unended: games - ended.length,
    bots: names,
    seed,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    answersPerSecond: Math.round(answers / seconds),
    answersPerGame: rounded(answers / games, 1),
    scores: Object.fromEntries(scores),
    meanScores: bySeat.map((each) => rounded(mean(each), 2)),
    winRates: names.map((_, seat) => rounded(mean(shares.map((each) => each[seat] ?? 0)))),
  }
}

const grouped = (number: number): string => number.toLocaleString('en')

export function inWords(report: Report): readonly string[] {
  const { mean: middle, sd, min, median, max } = report.scores
  return [
    `${report.game}, ${report.players} players, ${grouped(report.games)} games in ${report.seconds} s`,
    `${grouped(report.gamesPerSecond)} games/s, ${grouped(report.answersPerSecond)} answers/s, ` +
      `${report.answersPerGame} answers a game`,
    `Scores: mean ${middle}, sd ${sd}, min ${min}, median ${median}, max ${max}`,
    '',
    ...columns([
      ['Seat', 'Bot', 'Mean score', 'Wins'],
      ...report.bots.map((bot, seat) => [
        `${seat}`,
        bot,
        `${report.meanScores[seat]?.toFixed(1)}`,
        percent(report.winRates[seat] ?? 0),
      ]),
    ]),
    '',
    ...unendedInWords(report.unended, 'a shared victory each, no scores, no record'),
    `A shared victory counts in equal shares. Seed: ${report.seed}`,
  ]
}
