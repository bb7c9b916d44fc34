import { fastRandom, playOut, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Bot, GameOptions, Question, Seat } from '@ziggurat/kernel'

import { adviserOn } from '../packages/bots/src/advice/by-name.ts'
import { MOST_ANSWERS } from '../packages/bots/src/arena/contest.ts'
import { learnable } from '../packages/bots/src/games.ts'
import { levelsOf, makeBot } from '../packages/bots/src/index.ts'
import { result } from '../packages/bots/src/learned/judge.ts'

/*
 * `npm run calibrate <game> [minutes]`: how far advice is from what becomes of games. In positions of games between novices it compares
 * the best option with one of the next, and plays both to their end on the same redealt tables. Prints how far the differences
 * are apart: the root of the mean square, without the luck of these games. It stands in the game's advice as `judgeError`.
 */

const [name, minutes = '10'] = process.argv.slice(2)
if (name === undefined) throw new Error('which game? for example: npm run calibrate seven-wonders')
if (levelsOf(name) === undefined) throw new Error(`nothing has been learnt of the game '${name}'`)
const { game, recipe } = learnable(name)

/** The worlds of advice, the games that are played for each option, and which of the next options may be compared. */
const [WORLDS, GAMES, NEXT] = [16, 24, 3]
/** A question in so many is looked at. */
const APART = 12

/** A difference between two options: what advice says, the mean of the games, and the square of how far luck moves that. */
interface Compared {
  readonly said: number
  readonly seen: number
  readonly luck: number
}

const compared: { readonly margin: Compared; readonly chance: Compared }[] = []
const botsFor = (seats: number, seed: number): readonly Bot[] =>
  Array.from({ length: seats }, (_, seat) => makeBot('novice', game.id, fastRandom(100 * seed + seat)))

function compareAt(table: Table, question: Question, seed: number): void {
  const { seat } = question
  const random = fastRandom(seed)
  const adviser = adviserOn(game.id, turnOf(table, question, random), random).think(WORLDS)
  const [best, ...others] = adviser.advice(0).options.filter(({ sameAs }) => sameAs === null)
  const other = others[random.int(NEXT)]
  if (best === undefined || other === undefined) return
  const { difference } = adviser.compare(best.option.id, other.option.id)
  const margins: number[] = []
  const chances: number[] = []
  for (let i = 0; i < GAMES; i++) {
    const world = table.redeal(seat, fastRandom(1000 * seed + i))
    const [one, two] = [ended(world, seat, best.option.id, i), ended(world, seat, other.option.id, i)]
    if (one === null || two === null) continue
    margins.push(one.margin - two.margin)
    chances.push(one.chance - two.chance)
  }
  compared.push({
    margin: { said: difference.margin.mean, ...seenIn(margins) },
    chance: { said: difference.chance.mean, ...seenIn(chances) },
  })
  if (compared.length % 5 === 0) report()
}

/** How a game ends for a seat after an answer; null if it does not end. */
function ended(world: Table, seat: Seat, id: string, seed: number): ReturnType<typeof result> | null {
  const table = world.fork()
  table.answer(seat, id)
  playOut(table, botsFor(table.setting.seats, seed), fastRandom(seed), MOST_ANSWERS)
  return table.outcome && result(table.outcome, seat)
}

function seenIn(values: readonly number[]): Omit<Compared, 'said'> {
  const { length } = values
  const seen = values.reduce((sum, each) => sum + each, 0) / length
  const luck = values.reduce((sum, each) => sum + (each - seen) ** 2, 0) / (length - 1) / length
  return { seen, luck }
}

function inWords(list: readonly Compared[]): string {
  const mean = (of: (each: Compared) => number) => list.reduce((sum, each) => sum + of(each), 0) / list.length
  const error = Math.sqrt(
    Math.max(0, mean(({ said, seen }) => (said - seen) ** 2) - mean(({ luck }) => luck)),
  )
  const slope = mean(({ said, seen }) => said * seen) / mean(({ said }) => said ** 2)
  return `error ${error.toFixed(3)}, said ${mean(({ said }) => said).toFixed(3)}, seen ${mean(({ seen }) => seen).toFixed(3)}, slope ${slope.toFixed(2)}`
}

function report(): void {
  console.log(`${compared.length} comparisons`)
  for (const key of ['margin', 'chance'] as const)
    console.log(`  ${key}: ${inWords(compared.map((each) => each[key]))}`)
}

const end = performance.now() + Number(minutes) * 60_000
for (let number = 0; performance.now() < end; number++) {
  const { seats, options } = recipe.tables[number % recipe.tables.length] as {
    seats: number
    options: GameOptions
  }
  const table = Table.open(game, {
    seats,
    options: { ...usualOptions(game.options), ...options },
    seed: seedFrom(`calibrate ${number}`),
  })
  const random = fastRandom(number)
  const bots = botsFor(seats, number)
  while (table.count < MOST_ANSWERS && performance.now() < end) {
    const [question] = table.questions
    if (question === undefined) break
    const { seat, options: some } = question
    if (random.int(APART) === 0 && some.length > 2) compareAt(table, question, number)
    table.answer(seat, (bots[seat] as Bot).choose(turnOf(table, question, random)))
  }
}
report()
