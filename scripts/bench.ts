import { copy, pick, quick, Table, playOut, usualOptions } from '@ziggurat/kernel'
import type { Bot, Random } from '@ziggurat/kernel'
import { CARDS, Market, payments, sevenWonders } from '@ziggurat/seven-wonders'

/**
 * Measures the engine on one thread and prints tables for docs/performance.md.
 * Each number is the median of many short slices, after warm-up.
 */
const SLICES = 41
const SLICE_MS = 60

/** Nanoseconds per unit of work: `work` does some and says how much. */
function measure(work: () => number): number {
  const until = performance.now() + 1500
  while (performance.now() < until) work()
  const slices = Array.from({ length: SLICES }, () => {
    const start = performance.now()
    let units = 0
    while (performance.now() - start < SLICE_MS) units += work()
    return ((performance.now() - start) * 1e6) / units
  })
  return slices.toSorted((one, other) => one - other)[SLICES >> 1] ?? Number.NaN
}

const chooser = (random: Random): Bot => ({
  name: 'random',
  choose: ({ question }) => pick(random, question.options).id,
})

function newTable(seats: number, random: Random): Table {
  const seed = Array.from({ length: 64 }, () => random.int(16).toString(16)).join('')
  return Table.open(sevenWonders, { seats, options: usualOptions(sevenWonders.options), seed })
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

console.log('Random games, every option enumerated:\n')
row('players', 'games/s', 'answers per game', 'ns per answer')
row('---', '---:', '---:', '---:')
for (let seats = 2; seats <= 7; seats++) {
  const random = quick(seats)
  const bots = Array.from({ length: seats }, () => chooser(random))
  let games = 0
  let answers = 0
  const nanoseconds = measure(() => {
    const table = newTable(seats, random)
    playOut(table, bots, random)
    games++
    answers += table.count
    return 1
  })
  row(
    seats,
    rounded(1e9 / nanoseconds),
    Math.round(answers / games),
    rounded(nanoseconds / (answers / games)),
  )
}

console.log('\nFour players, in the middle of Age II:\n')
row('what', 'ns')
row('---', '---:')
const fresh = middle(4, 0)
const within = middle(4, 2)
row('copy of the state', rounded(measure(() => (copy(fresh.state), 1))))
row('fork between two turns', rounded(measure(() => (fresh.fork(), 1))))
row('fork with two of four answers given', rounded(measure(() => (within.fork(), 1))))
const random = quick(7)
row('redeal for a seat', rounded(measure(() => (fresh.redeal(0, random), 1))))

const market = new Market(middle(4, 0).state as Parameters<typeof sevenWonders.check>[0])
const means = [0, 1, 2, 3].map((seat) => market.of(seat))
const costs = CARDS.filter((card) => card.cost !== undefined)
const perCall = measure(() => {
  for (const each of means) for (const card of costs) payments(card.demand, each, 6)
  return means.length * costs.length
})
console.log(
  `\nPayment solver: ${rounded(1e9 / perCall)} calls/s (${rounded(perCall)} ns), all costs, 4 cities.`,
)
