import { shuffleProblem } from './contributions.ts'
import type { Contribution } from './contributions.ts'
import type { Game, GameState } from './game.ts'
import type { GameOptions } from './options.ts'
import { readOptions } from './options.ts'
import { isProblem, problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { isSeed } from './random.ts'
import type { Seed } from './random.ts'
import type { Seat } from './rules.ts'
import { hashSeed } from './seed.ts'
import { Table } from './table.ts'
import type { OnEvent, Refused, Setting } from './table.ts'

/** A game's header and its answers. Replaying them gives exactly the same game. */
export interface GameRecord {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** Secret while the game is running. */
  readonly seed?: Seed
  /** The hash that was published before the game: of the secret if there is one, or else of the seed. */
  readonly hash: string
  /** The seed was mixed from the server's secret, which is published at the end, and the players' contributions. */
  readonly secret?: Seed
  /** By seat; empty where nobody contributed. */
  readonly contributions?: readonly Contribution[]
  /**
   * The checkpoint that the game went on from after a rule change: the number of answers before it, and its
   * state as JSON.
   */
  readonly start?: { readonly count: number; readonly state: string }
  readonly answers: readonly RecordedAnswer[]
  /** The final scores, if the game is over. */
  readonly scores?: readonly number[]
}

interface RecordedAnswer {
  readonly seat: Seat
  readonly id: string
  /** The answer's line in the text that it was read from. */
  readonly line?: number
}

/** What is wrong with a record, and the line number in its text, from 1. */
export interface RecordProblem extends Problem {
  readonly line?: number
  /** For a record of older rules: how many of its answers can be replayed, if not all. */
  readonly fits?: number
}

export function recordOf(table: Table): GameRecord {
  const { game, setting, outcome, origin } = table
  return {
    game: game.id,
    rules: game.version,
    seats: setting.seats,
    options: setting.options,
    seed: setting.seed,
    hash: hashSeed(setting.seed),
    ...(origin.count > 0 && { start: { count: origin.count, state: JSON.stringify(origin.state) } }),
    answers: table.answers,
    ...(outcome === null ? {} : { scores: outcome.scores }),
  }
}

/** Replays in steps, one per answer, so that the caller can do other work in between. */
type Steps<Result> = Generator<void, Result>

function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/**
 * Replays a record. Returns the table, or the problem with the first answer that does not fit. A record of
 * older rules is accepted as long as all its answers fit today's rules.
 */
export const replay = <State extends GameState, View>(
  game: Game<State, View>,
  record: GameRecord,
  to = record.answers.length,
  listener?: OnEvent,
): Table<State, View> | RecordProblem => atOnce(replaying(game, record, to, listener))

function* replaying<State extends GameState, View>(
  game: Game<State, View>,
  record: GameRecord,
  to = record.answers.length,
  listener?: OnEvent,
): Steps<Table<State, View> | RecordProblem> {
  const setting = settingOf(game, record)
  if (isProblem(setting)) return setting
  const table = begin(game, setting, record, listener)
  if (isProblem(table)) return table
  for (const [fits, { seat, id, line }] of record.answers.slice(0, to).entries()) {
    const refused = attempt(() => table.answer(seat, id), record.rules < game.version)
    if (refused !== null) {
      const { code, params, options } = refused
      const because = problem('record-answer', { seat, answer: id, because: { code, params }, options })
      return { ...byOlderRules(game, record, because, fits), ...(line && { line }) }
    }
    yield
  }
  return table
}

/** Rules may throw anything when an answer of older rules does not fit them. */
function attempt(answer: () => Refused | null, isOlder: boolean): Refused | null {
  try {
    return answer()
  } catch (error) {
    if (!isOlder) throw error
    const message = error instanceof Error ? error.message : String(error)
    return { ...problem('rules-broke', { message }), options: [] }
  }
}

/**
 * The problem. For a record of older rules it also names both versions, because the answer may have been
 * legal then.
 */
function byOlderRules(
  game: Pick<Game, 'id' | 'version'>,
  { rules }: GameRecord,
  because: Problem,
  fits?: number,
): RecordProblem {
  if (rules === game.version) return because
  const older = problem('record-of-older-rules', { because, game: game.id, rules, today: game.version, fits })
  return fits === undefined ? older : { ...older, fits }
}

function begin<State extends GameState, View>(
  game: Game<State, View>,
  setting: Setting,
  { start, rules }: GameRecord,
  listener?: OnEvent,
): Table<State, View> | RecordProblem {
  if (start === undefined) return Table.open(game, setting, listener)
  try {
    const kept = JSON.parse(start.state) as State
    const state = rules === game.version ? kept : (game.upgrade?.(kept, rules) ?? kept)
    game.check(state)
    const checkpoint = { state, count: start.count, length: start.count }
    return Table.from(game, setting, checkpoint, listener)
  } catch (error) {
    return problem('record-start', { why: error instanceof Error ? error.message : 'it is broken' })
  }
}

function settingOf(game: Game, record: GameRecord): Setting | Problem {
  const { id, version } = game
  if (record.game !== id) return problem('record-of-other-game', { game: record.game, expected: id })
  if (record.rules > version)
    return problem('record-of-newer-rules', { game: id, rules: record.rules, today: version })
  const { min, max } = game.seats
  if (record.seats < min || record.seats > max)
    return problem('wrong-seats', { game: id, least: min, most: max, seats: record.seats })
  const options: GameOptions | Problem = readOptions(game, record.options)
  if (isProblem(options)) return options
  if (record.seed === undefined) return problem('record-without-seed')
  return { seats: record.seats, options, seed: record.seed }
}

/** Replays a record to its end and checks its claims: the shuffle and the scores. */
export const verify = (game: Game, record: GameRecord): Table | RecordProblem =>
  atOnce(verifying(game, record))

/** `verify` in steps. */
export function* verifying(game: Game, record: GameRecord): Steps<Table | RecordProblem> {
  const forged = shuffleProblem(record)
  if (forged !== null) return forged
  const table = yield* replaying(game, record)
  if (isProblem(table) || record.scores === undefined) return table
  const found = table.outcome?.scores ?? []
  if (found.join(' ') === record.scores.join(' ')) return table
  return byOlderRules(game, record, problem('record-scores', { said: record.scores, found }))
}

const FORMAT = 'ziggurat 1'
/** Stands for the contribution of a seat that gave none. */
const NO_CONTRIBUTION = 'none'

export function printRecord(record: GameRecord): string {
  const lines = [
    FORMAT,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `seats ${record.seats}`,
    ...Object.entries(record.options).map(([key, value]) => `option ${key} ${value}`),
    `hash ${record.hash}`,
    ...(record.seed === undefined ? [] : [`seed ${record.seed}`]),
    ...(record.secret === undefined ? [] : [`secret ${record.secret}`]),
    ...(record.contributions === undefined
      ? []
      : [`contributions ${record.contributions.map((each) => each || NO_CONTRIBUTION).join(' ')}`]),
    ...(record.start === undefined ? [] : [`start ${record.start.count} ${record.start.state}`]),
    '',
    ...record.answers.map(({ seat, id }) => `${seat}: ${id}`),
    ...(record.scores === undefined ? [] : ['', `scores ${record.scores.join(' ')}`]),
  ]
  return `${lines.join('\n')}\n`
}

/** Reads a record's text. Skips empty lines and lines that begin with #. */
export function parseRecord(text: string): GameRecord | RecordProblem {
  const answers: RecordedAnswer[] = []
  const header = new Map<string, string>()
  const options = new Map<string, string>()
  let first = true
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1
    const content = raw.trim()
    if (content === '' || content.startsWith('#')) continue
    if (first) {
      if (content !== FORMAT)
        return { ...problem('record-format', { expected: FORMAT, found: brief(content) }), line }
      first = false
      continue
    }
    const answer = /^(\d{1,2}): (.+)$/.exec(content)
    if (answer?.[1] !== undefined && answer[2] !== undefined) {
      answers.push({ seat: Number(answer[1]), id: answer[2], line })
      continue
    }
    const entry = readHeader(content, header, options)
    if (entry !== null) return { ...entry, line }
  }
  if (first) return problem('record-empty')
  return assemble(header, Object.fromEntries(options), answers)
}

const KEYS = ['game', 'rules', 'seats', 'hash', 'seed', 'secret', 'contributions', 'start', 'scores'] as const
const FORMS: Readonly<Record<string, RegExp>> = {
  game: /^[a-z0-9-]+$/,
  rules: /^\d{1,6}$/,
  seats: /^\d{1,2}$/,
  hash: /^[0-9a-f]{64}$/,
  seed: /^[0-9a-f]{64}$/,
  secret: /^[0-9a-f]{64}$/,
  contributions: /^([0-9a-f]{32}|none)( ([0-9a-f]{32}|none)){0,98}$/,
  start: /^\d{1,6} \{.*\}$/,
  scores: /^-?\d{1,9}( -?\d{1,9}){0,98}$/,
}

function readHeader(
  content: string,
  header: Map<string, string>,
  options: Map<string, string>,
): Problem | null {
  const [key = '', ...words] = content.split(/\s+/)
  if (key === 'option') {
    const [name, value, ...rest] = words
    if (name === undefined || value === undefined || rest.length > 0) return problem('record-option')
    if (options.has(name)) return problem('record-twice', { key: `option ${brief(name)}` })
    options.set(name, value)
    return null
  }
  const form = Object.hasOwn(FORMS, key) ? FORMS[key] : undefined
  if (form === undefined) {
    return problem('record-line', { found: brief(content), keys: [...KEYS, 'option'] })
  }
  const value = key === 'start' ? content.slice(key.length).trim() : words.join(' ')
  if (!form.test(value)) return problem('record-value', { key, value: brief(value) })
  if (header.has(key)) return problem('record-twice', { key })
  header.set(key, value)
  return null
}

function assemble(
  header: ReadonlyMap<string, string>,
  options: Readonly<Record<string, string>>,
  answers: readonly RecordedAnswer[],
): GameRecord | RecordProblem {
  for (const key of ['game', 'rules', 'seats', 'hash']) {
    if (!header.has(key)) return problem('record-lacks', { key })
  }
  const seed = header.get('seed')
  const secret = header.get('secret')
  const contributions = header.get('contributions')?.split(' ')
  const scores = header.get('scores')
  const [, count, state] = /^(\d+) (.*)$/.exec(header.get('start') ?? '') ?? []
  return {
    game: header.get('game') ?? '',
    rules: Number(header.get('rules')),
    seats: Number(header.get('seats')),
    options,
    hash: header.get('hash') ?? '',
    ...(state !== undefined && { start: { count: Number(count), state } }),
    answers,
    ...(seed !== undefined && isSeed(seed) && { seed }),
    ...(secret !== undefined && isSeed(secret) && { secret }),
    ...(contributions !== undefined && {
      contributions: contributions.map((each) => (each === NO_CONTRIBUTION ? '' : each)),
    }),
    ...(scores !== undefined && { scores: scores.split(' ').map(Number) }),
  }
}

const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
