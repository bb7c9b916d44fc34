import {
  amount,
  between,
  gamesOfDeal,
  intervalOf,
  mostGames,
  QUANTITY_NAMES,
  tableInWords,
  verdict,
} from '@ziggurat/bots/arena'
import type { Cell, Entry } from '@ziggurat/bots/arena'

const WIDTH = 20

/** Without a terminal, a line is printed after so many deals. */
const LINE = 10

/** Prints how far the cells of a ladder are: a line for each that is decided, and on a terminal a bar for the one in play. */
export class Progress {
  private done = 0
  private printed = ''
  private readonly game: string
  private readonly of: number

  constructor(game: string, of: number) {
    this.game = game
    this.of = of
  }

  onGame(cell: Cell, entry: Entry): void {
    const { length } = entry.games
    const number = `${this.done + 1} of ${this.of}`
    if (!process.stderr.isTTY) {
      const line = `${number}: ${inWords(this.game, cell, entry)} so far\n`
      // A game that ended before earlier ones does not count yet.
      if (length === 0 || length % (LINE * gamesOfDeal(cell)) > 0 || line === this.printed) return
      this.printed = line
      process.stdout.write(line)
      return
    }
    const most = mostGames(cell)
    const bar = '█'.repeat(Math.round((length / most) * WIDTH)).padEnd(WIDTH, '·')
    const { player, against, quantity } = cell
    const measured = amount(quantity, intervalOf(quantity, entry).value)
    const line = `${number} ${bar} ${length} of ${most} games, ${measured}: ${player} against ${against}`
    process.stderr.write(`\r\u001B[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`)
  }

  onDecided(cell: Cell, entry: Entry): void {
    this.done++
    this.end()
    const bar = `${amount(cell.quantity, cell.bar)}: ${verdict(cell, entry)}`
    process.stdout.write(`${this.done} of ${this.of}: ${inWords(this.game, cell, entry)}; at least ${bar}\n`)
  }

  /** Clears the bar. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }
}

function inWords(game: string, cell: Cell, entry: Entry): string {
  const { player, against, quantity } = cell
  const measured = intervalOf(quantity, entry)
  return (
    `${player} against ${against}, ${tableInWords(game, cell)}: ${entry.games.length} games, ` +
    `${QUANTITY_NAMES[quantity]} ${amount(quantity, measured.value)}, between ${between(quantity, measured)}`
  )
}
