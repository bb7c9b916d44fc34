import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { BOTS, makeBot } from '@ziggurat/bots'
import {
  anyOptions,
  isProblem,
  parseRecord,
  playOut,
  printRecord,
  problem,
  fastRandom,
  readOptions,
  recordOf,
  seedFrom,
  sentence,
  Table,
  usualOptions,
  verify,
} from '@ziggurat/kernel'
import type { Game, GameOptions, RecordProblem } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

/**
 * Records of games played in the past. Records are only ever added, and today's rules must still play them:
 * so no rule change breaks running games unnoticed. `npm run corpus` adds missing ones.
 */
export const CORPUS = resolve(import.meta.dirname, '../packages/library/corpus')

/** Lists the records that no longer fit the rules, with a reason: `<file>: <why>`. */
const OUTDATED = 'outdated.txt'

/** What players agree on before a game. */
interface Agreed {
  readonly seats: number
  readonly options: GameOptions
}

interface Kept {
  readonly file: string
  readonly game: Game
  readonly rules: number
  readonly agreed: Agreed
  readonly outdated: boolean
  /** Why today's rules do not play it; null if they do. */
  readonly misfit: RecordProblem | null
}

function corpusIn(folder: string): readonly Kept[] {
  const outdated = readFileSync(join(folder, OUTDATED), 'utf8').split('\n')
  return readdirSync(folder)
    .filter((file) => file !== OUTDATED)
    .map((file) => ({
      file,
      ...read(readFileSync(join(folder, file), 'utf8'), file),
      outdated: outdated.some((line) => line.startsWith(`${file}: `)),
    }))
}

const NOT_OVER = problem('rules-broke', { message: 'it is not over' })

function read(text: string, file: string): Omit<Kept, 'file' | 'outdated'> {
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(`${file}: ${sentence(record)}`)
  const { rules, seats } = record
  const game = GAMES.get(record.game)?.game
  if (game === undefined) throw new Error(`${file}: there is no game '${record.game}'`)
  const options = readOptions(game, record.options)
  if (isProblem(options)) throw new Error(`${file}: ${sentence(options)}`)
  const table = attempt(() => verify(game, { ...record, rules: game.version }))
  const misfit = isProblem(table) ? table : table.outcome === null ? NOT_OVER : null
  return { game, rules, agreed: { seats, options }, misfit }
}

/** Rules may throw anything in a position that they were not made for. */
function attempt<T>(work: () => T): T | RecordProblem {
  try {
    return work()
  } catch (error) {
    return problem('rules-broke', { message: error instanceof Error ? error.message : String(error) })
  }
}

/** What is wrong with the stored records, one sentence each. */
export const misfits = (folder: string): readonly string[] =>
  corpusIn(folder).flatMap(({ file, game, rules, outdated, misfit }) => {
    if (misfit === null) return outdated ? [`${file} fits the rules: ${OUTDATED} need not name it`] : []
    if (outdated && rules < game.version) return []
    const place = misfit.line === undefined ? file : `${file}, line ${misfit.line}`
    return [
      `${place}: ${sentence(misfit)}. Games that run now would break too. If the rules of ${game.id} are to change so, ` +
        `raise its version, which is ${game.version}, and name this file in ${OUTDATED} with the reason`,
    ]
  })

/**
 * What no fitting record covers: an edition or level with some number of players, or a value of an option.
 */
export function lacking(folder: string): readonly string[] {
  const shown = corpusIn(folder)
    .filter(({ misfit }) => misfit === null)
    .flatMap(({ game, agreed }) => shownBy(game, agreed))
  return [...GAMES.values()].flatMap(({ game }) => wanted(game)).filter((what) => !shown.includes(what))
}

/** The options that select a different game. */
const KINDS = ['edition', 'level']

const kindOf = (options: GameOptions): readonly string[] => KINDS.flatMap((key) => options[key] ?? [])

const shownBy = (game: Game, { seats, options }: Agreed): readonly string[] => [
  `${[game.id, ...kindOf(options)].join(' ')}, ${seats} players`,
  ...Object.entries(options).map(([key, value]) => `${game.id}, ${key} ${value}`),
]

const wanted = (game: Game): readonly string[] => [
  ...everyKind(game).flatMap((agreed) => shownBy(game, agreed).slice(0, 1)),
  ...Object.entries(game.options).flatMap(([key, { values }]) =>
    values.map((value) => `${game.id}, ${key} ${value}`),
  ),
]

/** Every edition and level with every number of players. */
function everyKind(game: Game): readonly Agreed[] {
  let all: readonly GameOptions[] = [usualOptions(game.options)]
  for (const key of KINDS) {
    const values = game.options[key]?.values
    if (values !== undefined)
      all = all.flatMap((options) => values.map((value) => ({ ...options, [key]: value })))
  }
  const { min, max } = game.seats
  return all
    .filter((options) => (game.clash?.(options) ?? null) === null)
    .flatMap((options) => Array.from({ length: max - min + 1 }, (_, i) => ({ options, seats: min + i })))
}

/** The default games first, then others. */
function* offers(game: Game): Generator<Agreed> {
  yield* everyKind(game)
  const { min, max } = game.seats
  for (let number = 0; number < 1000; number++) {
    const random = fastRandom(number)
    yield { options: anyOptions(game, random), seats: min + random.int(max - min + 1) }
  }
}

/** Adds a record for everything that is lacking. Existing records do not change. */
function add(folder: string): void {
  const missing = new Set(lacking(folder))
  for (const { game } of GAMES.values()) {
    for (const agreed of offers(game)) {
      const shown = shownBy(game, agreed)
      if (!shown.some((what) => missing.has(what))) continue
      for (const what of shown) missing.delete(what)
      const file = nameOf(folder, game, agreed)
      writeFileSync(join(folder, file), played(game, agreed, file))
      console.log(file)
    }
  }
}

/** A name that no existing file has. */
function nameOf(folder: string, game: Game, { seats, options }: Agreed): string {
  const name = [game.id, ...kindOf(options), seats, 'players'].join('-')
  for (let number = 1; ; number++) {
    const file = `${number === 1 ? name : `${name}-${number}`}.txt`
    if (!existsSync(join(folder, file))) return file
  }
}

/** Played by bots of all kinds, which change seats from game to game. */
function played(game: Game, agreed: Agreed, words: string): string {
  const table = Table.open(game, { ...agreed, seed: seedFrom(words) })
  const random = fastRandom(words.length)
  const names = Array.from(
    { length: agreed.seats },
    (_, seat) => BOTS[(seat + words.length) % BOTS.length] ?? 'random',
  )
  playOut(
    table,
    names.map((name) => makeBot(name, game.id, random)),
    random,
  )
  return `${printRecord(recordOf(table))}# ${names.join(', ')}\n`
}

if (import.meta.main) add(CORPUS)
