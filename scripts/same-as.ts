import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { anyOptions, fastRandom, seedFrom, sentence, Table, eventFor } from '@ziggurat/kernel'
import type { Game, GameOptions, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

import { checkOut, ROOT } from './check-out.ts'

/*
 * Checks whether the rules of this checkout play like those of an older commit: `npm run same-as <commit>`.
 *
 * Both play the same random games, each with its own copy of this script (`--print`), which prints a line for
 * each game with hashes of what is compared. So the commit must contain the script, and the format of the
 * lines must not change.
 */

/** The number of games to play. */
const GAME_COUNTS: Readonly<Record<string, number>> = {
  'seven-wonders': 2000,
  innovation: 2000,
  'through-the-ages': 300,
}

/** What is compared of each game. */
const ASPECTS = ['options', 'events', 'views', 'undo', 'outcome'] as const
type Aspect = (typeof ASPECTS)[number]

/** A game's line: its name, then a hash for each aspect. */
function play(game: Game, number: number): string {
  const random = fastRandom(number)
  const { min, max } = game.seats
  const seats = min + random.int(max - min + 1)
  const options = anyOptions(game, random)
  const viewers: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const hashes = Object.fromEntries(ASPECTS.map((aspect) => [aspect, createHash('sha256')])) as Record<
    Aspect,
    Hash
  >
  const note = (aspect: Aspect, what: unknown): void => {
    hashes[aspect].update(JSON.stringify(what) + '\n')
  }
  const table = Table.open(game, { seats, options, seed: seedFrom(`same as ${number}`) }, (emitted) => {
    note('events', [viewers.map((viewer) => eventFor(emitted, viewer)), emitted.reveals === true])
  })
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0]) {
    for (const { seat, kind, choices } of table.questions)
      note('options', [seat, kind, choices.map(({ id }) => id)])
    for (const viewer of viewers) note('views', table.view(viewer))
    note(
      'undo',
      viewers.map((viewer) => (viewer === null ? table.count : table.undoable(viewer))),
    )
    const { id } = question.any(random)
    note('options', id)
    const refused = table.answer(question.seat, id)
    if (refused !== null) throw new Error(sentence(refused))
  }
  for (const viewer of viewers) note('views', table.view(viewer))
  note('outcome', table.outcome)
  const name = `${game.id} ${number}, ${seats} players, ${nameOf(options)}`
  return `${name}: ${ASPECTS.map((aspect) => hashes[aspect].digest('hex').slice(0, 16)).join(' ')}`
}

const nameOf = (options: GameOptions): string =>
  Object.entries(options)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')

function printAll(): void {
  for (const { game } of GAMES.values())
    for (let number = 1; number <= (GAME_COUNTS[game.id] ?? 0); number++) console.log(play(game, number))
}

/** The lines of a checkout's own script. */
async function* linesOf(folder: string): AsyncGenerator<string> {
  const child = spawn(process.execPath, [join(folder, 'scripts/same-as.ts'), '--print'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  yield* createInterface(child.stdout)
  const code = await ended
  if (code !== 0) throw new Error(`the script in ${folder} ended with ${code}`)
}

/** The aspects that differ between two lines. */
function difference(mine: string, other: string): string {
  const [name = '', hashes = ''] = mine.split(': ')
  const [otherName = '', otherHashes = ''] = other.split(': ')
  if (name !== otherName) return `${name}: the other one played ${otherName}`
  const others = otherHashes.split(' ')
  const aspects = hashes.split(' ').flatMap((hash, i) => (hash === others[i] ? [] : (ASPECTS[i] ?? [])))
  return `${name}: other ${aspects.join(', ')}`
}

async function compare(commit: string): Promise<void> {
  const folder = checkOut(commit)
  const others = linesOf(folder)
  let games = 0
  const differences: string[] = []
  for await (const line of linesOf(ROOT)) {
    const { value } = await others.next()
    games++
    if (value !== line) differences.push(difference(line, String(value)))
  }
  rmSync(folder, { recursive: true })
  console.log(`${games} games, ${differences.length} of them not as ${commit} plays them`)
  for (const each of differences.slice(0, 20)) console.log(`  ${each}`)
  if (differences.length > 0) process.exitCode = 1
}

const [argument] = process.argv.slice(2)
if (argument === undefined) console.error('usage: npm run same-as <commit>')
else if (argument === '--print') printAll()
else await compare(argument)
