import {
  isProblem,
  parseRecord,
  pick,
  printRecord,
  recordOf,
  replay,
  sentence,
  verify,
} from '@ziggurat/kernel'
import type { Game, Random, Table } from '@ziggurat/kernel'

/** Something that hostile input caused and that must not happen. */
export class Breach extends Error {
  /** The record that leads to it, or the text that was read as a record. */
  readonly record: string

  constructor(problem: string, record: string) {
    super(problem)
    this.name = 'Breach'
    this.record = record
  }
}

const SEATS = [-1, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0.5, 2 ** 53]

const IDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  '0',
  '-1',
  '*',
  '\u0000',
  '\n',
  '0: pass\n1: pass',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\uD800',
  'x'.repeat(100_000),
]

/** Gives answers that were not offered. Each must be refused with a sentence and leave the table unchanged. */
export function attackTable(table: Table, random: Random): void {
  const before = snapshot(table)
  const offered = table.questions.flatMap(({ seat, options }) => options.map(({ id }) => ({ seat, id })))
  const taken = ({ seat, id }: { seat: number; id: string }) =>
    offered.some((each) => each.seat === seat && each.id === id)
  const [one = { seat: 0, id: '' }] = offered.length > 0 ? [pick(random, offered)] : []
  const attempts = [
    ...SEATS.map((seat) => ({ seat, id: one.id })),
    ...IDS.map((id) => ({ seat: one.seat, id })),
    ...[` ${one.id}`, `${one.id} `, one.id.toUpperCase(), `${one.id}\n`].map((id) => ({
      seat: one.seat,
      id,
    })),
    ...table.answers.slice(-4),
    ...offered.map(({ id }) => ({ seat: one.seat, id })),
  ]
  for (const attempt of attempts.filter((each) => !taken(each))) {
    const shown = `'${attempt.id.slice(0, 40)}' of seat ${attempt.seat}`
    const refused = guarded(table, `answer ${shown}`, () => table.answer(attempt.seat, attempt.id))
    if (refused === null) throw new Breach(`the answer ${shown} was accepted`, text(table))
    if (sentence(refused) === '')
      throw new Breach(`the answer ${shown} was refused without a sentence`, text(table))
    if (snapshot(table) !== before)
      throw new Breach(`the refused answer ${shown} changed the table`, text(table))
  }
}

const text = (table: Table): string => printRecord(recordOf(table))

const snapshot = (table: Table): string =>
  JSON.stringify([table.state, table.length, table.answers, table.outcome])

function guarded<T>(table: Table, what: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Breach(`${what} threw ${String(error)}`, text(table))
  }
}

/** Reads a text as a record and replays it. Whatever the text is, the result must be a table or a problem, never an exception. */
export function attackReader(game: Game, words: string): void {
  try {
    const record = parseRecord(words)
    if (isProblem(record)) return
    const again = parseRecord(printRecord(record))
    if (isProblem(again) || printRecord(again) !== printRecord(record)) {
      throw new Error('it changes when it is printed and read')
    }
    if (contentLines(printRecord(record)) !== contentLines(words)) throw new Error('a line was ignored')
    replay(game, record)
    verify(game, record)
  } catch (error) {
    throw new Breach(`reading a record: ${String(error)}`, words)
  }
}

/** The number of lines that are neither empty nor comments. */
const contentLines = (words: string): number =>
  words.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).length

/** A record's text with one random mutation. */
export function mutated(words: string, random: Random): string {
  const lines = words.split('\n')
  const at = random.int(lines.length)
  const other = random.int(lines.length)
  const line = lines[at] ?? ''
  const changed = (...put: readonly string[]) => lines.toSpliced(at, 1, ...put).join('\n')
  const mutations: readonly (() => string)[] = [
    () => changed(),
    () => changed(line, line),
    () => changed(lines[other] ?? ''),
    () => changed(pick(random, ODD_LINES)),
    () => changed(line.replace(/\d+/, pick(random, ODD_NUMBERS))),
    () => changed(flipped(line, random)),
    () => changed(line.slice(0, random.int(line.length + 1))),
    () => changed(line.toUpperCase()),
    () => words.slice(0, random.int(words.length + 1)),
    () => words.replaceAll('\n', '\r\n'),
    () => words.replaceAll('\n', '\r'),
    () => `\uFEFF${words}`,
    () => words + words,
    () => words.replaceAll(/seat.*\n/g, ''),
  ]
  return pick(random, mutations)()
}

const ODD_NUMBERS = ['-1', '0', '00', '99', '100', '1e9', '1.5', 'NaN', '9'.repeat(400), '']

const ODD_LINES = [
  'option __proto__ x',
  'option constructor x',
  'option sides',
  'option  ',
  '__proto__ 1',
  'constructor 1',
  'toString',
  '0:',
  '0: ',
  '99: pass',
  '-1: pass',
  '0: __proto__',
  ': pass',
  'seats 99',
  'rules 0',
  'game __proto__',
  'scores',
  'scores 1 2 3 4 5 6 7 8',
  'seed 0',
  '#',
  '\u0000',
  '🂡',
  'x'.repeat(100_000),
]

function flipped(line: string, random: Random): string {
  const at = random.int(line.length + 1)
  return line.slice(0, at) + String.fromCharCode(random.int(256)) + line.slice(at + random.int(2))
}
