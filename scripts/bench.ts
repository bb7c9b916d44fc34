import { copy, drawSeed, pick, quick, Table, playOut, usualOptions } from '@ziggurat/kernel'
import type { Bot, Random } from '@ziggurat/kernel'
import { CARDS, Market, payments, sevenWonders } from '@ziggurat/seven-wonders'

/**
 * Measures the engine on one thread and prints tables for docs/performance.md. Every number is taken
 * over many short slices after warm-up: the median, and the best tenth, which says more of the code
 * where other work shares the machine.
 */
const SLICES = 200
const SLICE_MS = 10

interface Measured {
  readonly median: number
  readonly best: number
}

/** Nanoseconds per unit of work: `work` does some and says how much. */
function measure(work: () => number): Measured {
  const until = performance.now() + 2000
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
  choose: ({ question }) => pick(random, question.options).id,
})

function newTable(seats: number, random: Random): Table {
  return Table.open(sevenWonders, {
    seats,
    options: usualOptions(sevenWonders.options),
    seed: drawSeed(random),
  })
}

/** A table in the middle of the second age, with so many answers given to the open question. */
function middle(seats: number, answered: number): Table {
  const random = quick(seats)
  const table = newTable(seats, random)
  while (table.count < seats * 9 + answered) {
    const [question] = table.questions
    if (question === undefined) throw new Error('the game is over')
    table.answer(question.seat, pick(random, question.options).id)
  }
  return table
}

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const rounded = (value: number): string => Math.round(value).toLocaleString('en')

console.log(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`)
console.log('\nRandom games of 7 Wonders, every option enumerated:\n')
row('players', 'games/s', 'games/s, best tenth', 'answers per game', 'ns per answer')
row('---', '---:', '---:', '---:', '---:')
for (let seats = 2; seats <= 7; seats++) {
  const random = quick(seats)
  const bots = Array.from({ length: seats }, () => chooser(random))
  let games = 0
  let answers = 0
  const { median, best } = measure(() => {
    const table = newTable(seats, random)
    playOut(table, bots, random)
    games++
    answers += table.count
    return 1
  })
  const perGame = answers / games
  row(seats, rounded(1e9 / median), rounded(1e9 / best), Math.round(perGame), rounded(median / perGame))
}

console.log('\nFour players, in the middle of Age II:\n')
row('what', 'ns', 'ns, best tenth')
row('---', '---:', '---:')
const timed = (what: string, work: () => unknown) => {
  const { median, best } = measure(() => {
    work()
    return 1
  })
  row(what, rounded(median), rounded(best))
}
const fresh = middle(4, 0)
const within = middle(4, 2)
const random = quick(7)
timed('copy of the state', () => copy(fresh.state))
timed('fork between two turns', () => fresh.fork())
timed('fork with two of four answers given', () => within.fork())
timed('redeal for a seat', () => fresh.redeal(0, random))

const market = new Market(middle(4, 0).state as Parameters<typeof sevenWonders.check>[0])
const means = [0, 1, 2, 3].map((seat) => market.of(seat))
const costs = CARDS.filter((card) => card.cost !== undefined)
const { median, best } = measure(() => {
  for (const each of means) for (const card of costs) payments(card.demand, each, each.coins)
  return means.length * costs.length
})
console.log(
  `\nPayment solver, all costs in four cities: ${rounded(1e9 / median)} calls/s, best tenth ${rounded(1e9 / best)}.`,
)
