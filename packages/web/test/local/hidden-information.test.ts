import { fastRandom, sentQuestion, Table, usualOptions } from '@ziggurat/kernel'
import type { FullEvent, GameOptions, Seat } from '@ziggurat/kernel'
import { cardsIn, Knowledge } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import type { KeptGame, LocalSeat } from '../../src/core/kept-games.ts'
import type { LocalUpdate } from '../../src/local/messages.ts'
import { anyAnswer, bot, newGame, person, rulesNamed, TestPage } from './playing.ts'

/*
 * Looks at every message of whole games for anything that the person who looks may not know.
 *
 * Several people and bots play at random, with undos, and the device changes hands. Every card that a message names must be
 * known to its viewer, as in the server's test of this name; and what a message shows must be the same if everything that its
 * viewer cannot know is dealt anew. To show that the check can fail, it also runs with the messages of another viewer.
 */

interface Leak {
  readonly viewer: Seat | null
  readonly card: string
  readonly answers: number
}

/** The true table beside a local game, and what each viewer may know of it so far. */
class Witness {
  table: Table
  private readonly seats: number
  private readonly cards: ReadonlySet<string>
  private readonly knowledge: Knowledge
  private readonly viewers: readonly (Seat | null)[]

  constructor({ game, seats, options, seed }: KeptGame) {
    const { game: rules } = rulesNamed(game)
    this.seats = seats.length
    this.viewers = [null, ...seats.keys()]
    this.cards = new Set(rules.cards(options).map(({ id }) => id))
    this.knowledge = new Knowledge(rules, fastRandom(1))
    const opened: Table[] = []
    this.table = Table.open(rules, { seats: this.seats, options, seed }, (event) =>
      this.happens(event, opened[0]),
    )
    opened.push(this.table)
    this.look()
  }

  private happens(event: FullEvent, table: Table | undefined): void {
    if (table === undefined) return
    const named = cardsIn(JSON.stringify(event), this.cards)
    for (const viewer of this.viewers) this.knowledge.look(table.state, viewer, named)
  }

  private look(): void {
    for (const viewer of this.viewers) this.knowledge.look(this.table.state, viewer, this.cards)
    // A question can be the way in which a card is drawn.
    for (const { seat, options } of this.table.questions)
      for (const card of cardsIn(JSON.stringify(options), this.cards)) this.knowledge.of(seat).add(card)
  }

  /** Follows a game to these answers. */
  follow(answers: KeptGame['answers']): void {
    const { table } = this
    const same = table.answers.findIndex(
      ({ seat, id }, at) => answers[at]?.seat !== seat || answers[at]?.id !== id,
    )
    if (same >= 0) table.undo(same)
    for (const { seat, id } of answers.slice(table.count)) {
      if (table.answer(seat, id) !== null) throw new Error(`'${id}' does not fit the true table`)
      this.look()
    }
  }

  leaks(message: LocalUpdate, viewer: Seat | null): readonly Leak[] {
    const known = this.knowledge.of(viewer)
    return [...cardsIn(JSON.stringify(message), this.cards)].flatMap((card) =>
      known.has(card) ? [] : [{ viewer, card, answers: message.answers }],
    )
  }
}

const SETTINGS: readonly (readonly [string, readonly LocalSeat[], GameOptions])[] = [
  ['seven-wonders', [person('Ada'), bot('random'), person('Ben'), person('Cleo')], {}],
  ['seven-wonders', [person('Ada'), person('Ben')], {}],
  ['innovation', [bot('random'), person('Ada'), person('Ben')], {}],
  ['innovation', [person(''), bot('random')], { edition: 'third' }],
  ['through-the-ages', [person('Ada'), bot('random'), person('Ben')], {}],
]

const MORE: typeof SETTINGS = [
  ['through-the-ages', [bot('random'), person('')], { edition: '2006' }],
  ['through-the-ages', [person('Ada'), person('Ben'), person('Cleo'), person('Dan')], {}],
  ['seven-wonders', [person('')].concat(Array.from({ length: 6 }, () => bot('random'))), {}],
]

const settings = process.env['LONG'] === undefined ? SETTINGS : [...SETTINGS, ...MORE]

test.each(settings)(
  'no message names a card that its viewer may not know: %s %#',
  async (id, seats, options) => {
    const rules = rulesNamed(id)
    const random = fastRandom(seats.length)
    const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const page = new TestPage()
    await page.runner.receive(
      newGame(rules, { seats, options: { ...usualOptions(rules.game.options), ...options } }),
    )
    const witness = new Witness(page.kept.get('here-1') as KeptGame)
    const found: Leak[] = []
    const others: Leak[] = []
    let compared = 0
    let seen = 0

    /** Checks the messages since the last time. All of them are about positions up to this one. */
    const check = (): void => {
      witness.follow(page.kept.get('here-1')?.answers ?? [])
      for (const message of page.messages.slice(seen)) {
        if (message.type !== 'update') throw new Error(message.type)
        // At the end the record tells everything.
        if (message.outcome !== null) continue
        expect(message.record).toBeNull()
        expect(JSON.stringify(message)).not.toContain(page.kept.get('here-1')?.seed)
        found.push(...witness.leaks(message, message.seat))
        others.push(
          ...witness.leaks(message, message.seat === null ? null : (message.seat + 1) % seats.length),
        )
      }
      seen = page.messages.length
      const { update } = page
      if (update.outcome === null && random.int(3) === 0) {
        looksTheSameElsewhere(witness.table, update)
        compared++
      }
    }

    /** If what the viewer cannot know is dealt anew, the same is shown. */
    function looksTheSameElsewhere(table: Table, update: LocalUpdate): void {
      const { seat } = update
      const other = table.redeal(seat, random)
      expect(JSON.stringify(update.view)).toBe(JSON.stringify(other.view(seat)))
      const question = seat === null ? undefined : other.question(seat)
      const shown =
        question === undefined ? null : sentQuestion(question, update.question?.opened ?? -1, true)
      expect(JSON.stringify(update.question)).toBe(JSON.stringify(shown))
      expect(update.given).toEqual(seat === null ? null : other.given(seat))
    }

    for (let undos = 0; page.update.outcome === null;) {
      check()
      const { next, undo } = page.update
      if (next !== null) {
        // A curtain, and then sometimes somebody else than the one who is meant.
        await page.show(null)
        check()
        await page.show(random.int(4) === 0 ? (people[random.int(people.length)] ?? next) : next)
      } else if (undo !== null && undos < 30 && random.int(12) === 0) {
        undos++
        await page.runner.receive({ type: 'undo', to: undo.to })
      } else {
        // Nobody gets stuck: whoever has the device is asked.
        const id = anyAnswer(page.update, random)
        if (id === null) throw new Error('nobody is asked')
        await page.answer(id)
      }
    }
    check()
    expect(found).toEqual([])
    expect(compared).toBeGreaterThan(5)
    expect(others.length).toBeGreaterThan(10)
    expect(page.update).toMatchObject({ waiting: [], question: null })
  },
)
