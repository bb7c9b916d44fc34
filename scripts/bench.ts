import { spawnSync } from 'node:child_process'

import { innovation } from '@ziggurat/innovation'
import {
  ask,
  copy,
  drawSeed,
  pick,
  playOut,
  Question,
  fastRandom,
  Table,
  usualOptions,
} from '@ziggurat/kernel'
import type { Bot, Game, GameState, Random, Rules } from '@ziggurat/kernel'
import { CARDS, Market, payments, sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

/**
 * Measures the engine on one thread and prints tables for docs/performance.md. Every number is taken over
 * many short slices after warm-up: the median, and the best tenth, which says more about the code if other
 * work shares the machine.
 */
const SLICES = 200
const SLICE_MS = 10
const WARM_UP_MS = 2000
/** Whole games use so much code that compiling and recompiling it takes longer. */
const GAMES_WARM_UP_MS = 12_000

interface Measured {
  readonly median: number
  readonly best: number
}

/** Nanoseconds per unit of work. `work` returns how many units it did. */
function measure(work: () => number, warmUp = WARM_UP_MS): Measured {
  const until = performance.now() + warmUp
  while (performance.now() < until) work()
  const slices = Array.from({ length: SLICES }, () => {
    const start = performance.now()
    let units = 0
    while (performance.now() - start < SLICE_MS) units += work()
    return ((performance.now() - start) * 1e6) / units
  }).toSorted((one, other) => one - other)
  return { median: slices[SLICES / 2] ?? Number.NaN, best: slices[SLICES / 10] ?? Number.NaN }
}

const chooser = (random: Random): Bot => ({
  name: 'random',
  choose: ({ question }) => question.any(random).id,
})

/** Made beforehand: making a seed is not part of playing a game. */
const SEEDS = Array.from({ length: 1000 }, (_, i) => drawSeed(fastRandom(i)))

function newTable<State extends GameState, View>(
  game: Game<State, View>,
  seats: number,
  random: Random,
): Table<State, View> {
  return Table.open(game, { seats, options: usualOptions(game.options), seed: pick(random, SEEDS) })
}

/** A table after `answers` random answers. */
function later<State extends GameState, View>(game: Game<State, View>, seats: number, answers: number) {
  const random = fastRandom(seats)
  const table = newTable(game, seats, random)
  while (table.count < answers) {
    const [question] = table.questions
    if (question === undefined) throw new Error('the game is over')
    table.answer(question.seat, question.any(random).id)
  }
  return table
}

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const rounded = (value: number): string => Math.round(value).toLocaleString('en')

function games(title: string, game: Game): void {
  console.log(`\nRandom games of ${title}, every option enumerated:\n`)
  row('players', 'games/s', 'games/s, best tenth', 'answers per game', 'ns per answer')
  row('---', '---:', '---:', '---:', '---:')
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
    const random = fastRandom(seats)
    const bots = Array.from({ length: seats }, () => chooser(random))
    let played = 0
    let answers = 0
    const { median, best } = measure(() => {
      const table = newTable(game, seats, random)
      playOut(table, bots, random)
      played++
      answers += table.count
      return 1
    }, GAMES_WARM_UP_MS)
    const perGame = answers / played
    row(seats, rounded(1e9 / median), rounded(1e9 / best), Math.round(perGame), rounded(median / perGame))
  }
}

function times(title: string, works: Readonly<Record<string, () => unknown>>): void {
  console.log(`\n${title}:\n`)
  row('what', 'ns', 'ns, best tenth')
  row('---', '---:', '---:')
  for (const [what, work] of Object.entries(works)) {
    const { median, best } = measure(() => {
      work()
      return 1
    })
    row(what, rounded(median), rounded(best))
  }
}

function tables(title: string, fresh: Table, within: Table): void {
  const random = fastRandom(7)
  times(title, {
    'copy of the state': () => copy(fresh.state),
    'fork at the start of a beat': () => fresh.fork(),
    'fork in the middle of a beat': () => within.fork(),
    'redeal for a seat': () => fresh.redeal(0, random),
  })
}

const NOTHING = { id: 'nothing', does: 'nothing' }

/** A question asked through `depth` generators that delegate to each other, and its answer. */
function* nested(depth: number): Rules<void> {
  if (depth > 1) yield* nested(depth - 1)
  else yield* ask(new Question(0, 'nothing', () => [NOTHING]))
}

function askThrough(depth: number): void {
  const rules = nested(depth)
  rules.next()
  rules.next({ seat: 0, option: NOTHING })
}

function payingSpeed(): void {
  const market = new Market(later(sevenWonders, 4, 36).state)
  const means = [0, 1, 2, 3].map((seat) => market.of(seat))
  const costs = CARDS.filter((card) => card.cost !== undefined)
  const { median, best } = measure(() => {
    for (const each of means) for (const card of costs) payments(card.demand, each, each.coins)
    return means.length * costs.length
  })
  console.log(`\nPayment solver: ${rounded(1e9 / median)} calls/s, best tenth ${rounded(1e9 / best)}.`)
}

const PARTS: Readonly<Record<string, () => void>> = {
  '7wonders': () => {
    games('7 Wonders', sevenWonders)
    tables(
      '7 Wonders, four players, in the middle of Age II',
      later(sevenWonders, 4, 36),
      later(sevenWonders, 4, 38),
    )
    payingSpeed()
  },
  innovation: () => {
    games('Innovation', innovation)
    tables('Innovation, two players, after 60 answers', later(innovation, 2, 60), later(innovation, 2, 61))
  },
  'through-the-ages': () => {
    games('Through the Ages', throughTheAges)
    tables(
      'Through the Ages, four players, after 250 answers',
      later(throughTheAges, 4, 250),
      later(throughTheAges, 4, 251),
    )
  },
  generators: () => {
    times('A question and its answer through nested generators', {
      '1 level': () => askThrough(1),
      '2 levels': () => askThrough(2),
      '4 levels': () => askThrough(4),
      '8 levels': () => askThrough(8),
    })
  },
}

const wanted = process.argv[2]
if (wanted === undefined) {
  console.log(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`)
  // Each part runs in its own process, like a server with one game: code that has seen only one game is
  // compiled for it.
  for (const part of Object.keys(PARTS)) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, part], { stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
} else {
  const part = PARTS[wanted]
  if (part === undefined) {
    console.error(`no part '${wanted}': ${Object.keys(PARTS).join(', ')}`)
    process.exit(2)
  }
  part()
}
