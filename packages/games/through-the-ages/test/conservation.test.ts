import { pick, fastRandom, same, seedFrom, sentence, Table } from '@ziggurat/kernel'
import type { Random, FullEvent } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import type { Civilization, Event, Options, State, View } from '../src/index.ts'
import { YEAR_2006, YEAR_2015 } from './testing.ts'

const games = process.env['LONG'] ? 60 : 3

/** What a player must have according to all events. */
interface Account {
  blue: number
  yellow: number
  science: number
  culture: number
}

const blueOf = ({ blueBank, technologies, site }: Civilization): number =>
  technologies.reduce((sum, { tokens }) => sum + tokens, blueBank + (site?.tokens ?? 0))

const yellowOf = ({ yellowBank, unused, sacrificed, technologies }: Civilization): number =>
  technologies.reduce((sum, { workers }) => sum + workers, yellowBank + unused + sacrificed)

/** A random game whose events are kept as an account book. */
class Book {
  readonly table: Table<State, View>
  private readonly accounts: Account[]
  private readonly random: Random
  /** Science for units alone that a player had before the last answer. */
  private extra: readonly number[] = []

  constructor(seats: number, options: Options, name: string) {
    const blue = options.edition === '2015' ? 16 : 18
    this.accounts = Array.from({ length: seats }, () => ({ blue, yellow: 25, science: 0, culture: 0 }))
    const seed = seedFrom(name)
    this.random = fastRandom(Number.parseInt(seed.slice(0, 8), 16))
    const setting = { seats, options, seed }
    this.table = Table.open(throughTheAges, setting, (emitted) => this.onEvent(emitted))
  }

  step(): boolean {
    const { table } = this
    if (table.questions.length === 0) return false
    this.extra = table.state.players.map(({ turn }) => turn.unitScience)
    const question = pick(this.random, table.questions)
    const refused = table.answer(question.seat, question.any(this.random).id)
    if (refused !== null) throw new Error(sentence(refused))
    return true
  }

  /** What each player has, and what they must have by the book. */
  balance(): { readonly has: readonly Account[]; readonly emitted: readonly Account[] } {
    const { table, accounts } = this
    throughTheAges.check(table.state)
    const has = table.state.players.map((civ) => {
      const { seat, science, culture } = civ
      // The event about tokens given up one by one comes when all are gone.
      const givingUp = table.question(seat)?.kind === 'give-up'
      const blue = givingUp ? (accounts[seat]?.blue ?? 0) : blueOf(civ)
      return { blue, yellow: yellowOf(civ), science, culture }
    })
    return { has, emitted: accounts }
  }

  private onEvent({ event }: FullEvent): void {
    const emitted = event as Event
    if (emitted.kind === 'final') {
      for (const [seat, account] of this.accounts.entries()) {
        account.culture = Math.max(0, account.culture + (emitted.scores[seat] ?? 0))
      }
    }
    if (!('seat' in emitted)) return
    const account = this.accounts[emitted.seat] as Account
    if (emitted.kind === 'tokens') {
      account.blue += emitted.blue
      account.yellow += emitted.yellow
    } else if (emitted.kind === 'developed' || emitted.kind === 'revolted') {
      account.science -= emitted.paid - this.spentExtra(emitted.seat)
    } else if (emitted.kind === 'gained' || emitted.kind === 'produced' || emitted.kind === 'lost') {
      if (emitted.goods === 'food' || emitted.goods === 'resources') return
      account[emitted.goods] += emitted.kind === 'lost' ? -emitted.amount : emitted.amount
    }
  }

  private spentExtra(seat: number): number {
    return (this.extra[seat] ?? 0) - (this.table.state.players[seat]?.turn.unitScience ?? 0)
  }
}

/** Plays a game and balances the book at every step. Returns the first imbalance, if there is one. */
function imbalance(seats: number, options: Options, name: string): object | null {
  const book = new Book(seats, options, name)
  do {
    const { has, emitted } = book.balance()
    if (!same(has, emitted)) return { has, emitted }
  } while (book.step())
  return book.table.outcome === null ? { unfinished: name } : null
}

test.each(['simple', 'advanced', 'full'] as const)(
  'the same holds in %s games of 2006, with sacrificed units and capped points (TTA06-GEN-08, TTA06-GEN-09, TTA06-TRACK-02)',
  { timeout: 600_000 },
  (level) => {
    for (const seats of [2, 3, 4]) {
      for (let game = 0; game < games; game++) {
        expect(imbalance(seats, { ...YEAR_2006, level }, `conservation ${level} ${seats} ${game}`)).toBeNull()
      }
    }
  },
)

test.each([2, 3, 4])(
  'in any game of %i the events account for every token and every point (TTA-SETUP-09, TTA-SETUP-10, TTA-TOKEN-03, TTA-TOKEN-06, TTA-TOKEN-08, TTA-WORKER-01, TTA-POINT-02, TTA-POINT-03)',
  { timeout: 600_000 },
  (seats) => {
    for (let game = 0; game < games; game++) {
      expect(imbalance(seats, YEAR_2015, `conservation ${seats} ${game}`)).toBeNull()
    }
  },
)
