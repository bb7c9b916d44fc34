import { DatabaseSync } from 'node:sqlite'

import { copy, pick, quick, shuffle, Table } from '@ziggurat/kernel'
import type { Game, GameOptions, GameState, Place, Random, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterWaiting } from '@ziggurat/protocol'
import type { FromServer, Reply, RouteName, Update } from '@ziggurat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { optionsOf } from '../src/socket/updates.ts'
import { begin, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { perform } from './players.ts'
import { chosen, LONG, settingsFor } from './settings.ts'
import { TestClient } from './test-client.ts'

/*
 * What goes over the wire is held against what a seat may know, without asking the views that made it.
 *
 * Everything that a client hears on its socket is kept as raw text, and what it is told by HTTP with the log's length of
 * a moment later. When the game is over, its seed and log are read from
 * the database and the game is played again, entry by entry. At each position, and whenever an event is told,
 * the places that `Game.hidden` says a viewer cannot tell apart are dealt anew a few times. A card that stays
 * where it lies in every deal is known to the viewer from then on; one that changes its place, or lies nowhere
 * on the table yet, is not. What a seat may choose among, it knows too: a question can be the way in which a
 * card is drawn. Every word of a message that is the id of a card must be known to its reader by the position
 * that the message speaks of.
 *
 * For some positions the whole table is redealt too, and the view and the question on the wire must be those
 * of the redealt table: nothing in them came from what is hidden.
 *
 * That the check can fail is checked with the same messages in the wrong hands, or at the wrong time.
 */

const DEALS = 6

let house: GuardedServer
beforeAll(async () => {
  house = await openGuarded()
})
afterAll(() => house.close())

/** What was said, and the log's length that it speaks of. */
interface Dated {
  readonly text: string
  readonly length: number
}

/** A listener with all that he was told, in order. */
interface Witness {
  readonly seat: Seat | null
  readonly messages: readonly Dated[]
}

interface Leak {
  readonly reader: Seat | null
  readonly card: string
  readonly length: number
  readonly message: string
}

/** All ids of cards in a text, as values, as keys, or within an answer such as 'build altar'. */
function cardsIn(text: string, cards: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [word] of text.matchAll(/[a-z0-9]+(?:[-'][a-z0-9]+)*/g)) if (cards.has(word)) found.add(word)
  return found
}

/** What each viewer has been able to know so far. */
class Knowledge {
  private readonly game: Game
  private readonly random: Random
  private readonly known = new Map<Seat | null, Set<string>>()

  constructor(game: Game, random: Random) {
    this.game = game
    this.random = random
  }

  of(viewer: Seat | null): Set<string> {
    let known = this.known.get(viewer)
    if (known === undefined) this.known.set(viewer, (known = new Set()))
    return known
  }

  /** Looks at a position: what of these cards lies where the viewer can tell it? */
  look(state: GameState, viewer: Seat | null, cards: Iterable<string>): void {
    const known = this.of(viewer)
    for (const card of lookedThrough(state, viewer)) known.add(card)
    const asked = [...cards].filter((card) => !known.has(card))
    if (asked.length === 0) return
    const lying = count(state)
    const moved = this.moved(state, viewer)
    for (const card of asked) if ((lying.get(card) ?? 0) > (moved.get(card) ?? 0)) known.add(card)
  }

  /** How many copies of each card do not stay where they are when the hidden places are dealt anew. */
  private moved(state: GameState, viewer: Seat | null): ReadonlyMap<string, number> {
    const dealt = copy(state)
    const places = new Map<string[], Map<number, { readonly card: string; moved: boolean }>>()
    const groups = this.game.hidden(dealt, viewer)
    for (const { list, at } of groups.flat()) {
      const here = places.get(list) ?? new Map()
      places.set(list, here.set(at, { card: list[at] as string, moved: false }))
    }
    for (let deal = 0; deal < DEALS; deal++) {
      for (const group of this.game.hidden(dealt, viewer)) dealAnew(group, this.random)
      for (const [list, here] of places)
        for (const [at, place] of here) if (list[at] !== place.card) place.moved = true
    }
    const moved = new Map<string, number>()
    for (const here of places.values())
      for (const place of here.values())
        if (place.moved) moved.set(place.card, (moved.get(place.card) ?? 0) + 1)
    return moved
  }
}

/** All cards of the discard pile are known to a seat that looked through it, though not who laid them there (7W-HIDDEN-04). */
function lookedThrough(state: GameState, viewer: Seat | null): readonly string[] {
  const { looked, discard } = state as { looked?: readonly number[]; discard?: { cards: readonly string[] } }
  return viewer === null ? [] : (discard?.cards.slice(0, looked?.[viewer] ?? 0) ?? [])
}

/** How often each word stands in a piece of data. */
function count(data: unknown, counts = new Map<string, number>()): ReadonlyMap<string, number> {
  if (typeof data === 'string') counts.set(data, (counts.get(data) ?? 0) + 1)
  else if (typeof data === 'object' && data !== null)
    for (const each of Object.values(data)) count(each, counts)
  return counts
}

function dealAnew(group: readonly Place[], random: Random): void {
  const cards = shuffle(
    random,
    group.map(({ list, at, along }) => ({ card: list[at] as string, along: along?.[at] })),
  )
  group.forEach(({ list, at, along }, i) => {
    const { card, along: mark } = cards[i] as { card: string; along: number | undefined }
    list[at] = card
    if (along !== undefined && mark !== undefined) along[at] = mark
  })
}

/** The game again from the database, with every message held against it. */
function leaks(
  match: string,
  witnesses: readonly Witness[],
  check: (table: Table, length: number) => void,
): readonly Leak[] {
  const database = new DatabaseSync(house.file, { readOnly: true })
  const {
    game: id,
    seats,
    options,
    seed,
  } = database.prepare('SELECT game, seats, options, seed FROM matches WHERE id = ?').get(match) as {
    game: string
    seats: number
    options: string
    seed: string
  }
  const log = database.prepare('SELECT seat, text FROM log WHERE match = ? ORDER BY number').all(match) as {
    seat: number
    text: string
  }[]
  database.close()
  const game = GAMES.get(id)?.game
  if (game === undefined) throw new Error(id)
  const setting = { seats, options: JSON.parse(options) as GameOptions, seed }
  const cards = new Set(game.cards(setting.options).map((card) => card.id))
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const knowledge = new Knowledge(game, quick(1))
  const opened: Table[] = []
  const table = Table.open(game, setting, (told) => {
    const named = cardsIn(JSON.stringify(told), cards)
    for (const { state } of opened) for (const viewer of viewers) knowledge.look(state, viewer, named)
  })
  opened.push(table)

  const readers = witnesses.map((witness) => ({ ...witness, next: 0 }))
  const found: Leak[] = []
  for (let length = 0; length <= log.length; length++) {
    const entry = log[length - 1]
    expect(entry === undefined ? null : perform(table, entry.seat, entry.text)).toBeNull()
    for (const viewer of viewers) knowledge.look(table.state, viewer, cards)
    for (const { seat, options: offered } of table.questions)
      for (const card of cardsIn(JSON.stringify(offered), cards)) knowledge.of(seat).add(card)
    check(table, length)
    for (const reader of readers) {
      for (; (reader.messages[reader.next]?.length ?? Infinity) <= length; reader.next++) {
        const text = reader.messages[reader.next]?.text ?? ''
        const known = knowledge.of(reader.seat)
        for (const card of cardsIn(text, cards))
          if (!known.has(card)) found.push({ reader: reader.seat, card, length, message: around(text, card) })
      }
    }
  }
  for (const { messages, next } of readers) expect(next).toBe(messages.length)
  return found
}

function around(text: string, card: string): string {
  const at = text.indexOf(card)
  return `${text.slice(0, 60)} … ${text.slice(Math.max(0, at - 200), at + 100)}`
}

/** Each message with the log's length that it speaks of: many say it, what stands before one of them is no newer. */
function dated(heard: readonly string[]): readonly Dated[] {
  const said = heard.map((text) => ({ text, length: (JSON.parse(text) as { length?: number }).length }))
  let length = said.findLast((each) => each.length !== undefined)?.length ?? 0
  const messages: Dated[] = []
  for (const each of said.toReversed()) {
    length = each.length ?? length
    messages.push({ text: each.text, length })
  }
  return messages.reverse()
}

/** What a listener knew after each message that told something of the match. */
function known(heard: readonly string[]): readonly Update[] {
  const updates: Update[] = []
  for (const text of heard) {
    const said = JSON.parse(text) as FromServer
    const last = updates.at(-1)
    if (said.type === 'update') updates.push(said)
    if (said.type === 'waiting' && last !== undefined) updates.push(afterWaiting(last, said))
  }
  return updates
}

/** Somebody who asks by HTTP too. */
class Curious {
  readonly visitor: TestClient
  readonly replies: Dated[] = []
  readonly match: string
  private readonly random: Random

  constructor(visitor: TestClient, match: string, random: Random) {
    this.visitor = visitor
    this.match = match
    this.random = random
  }

  /** A reply speaks of a log that is no longer than a moment later. */
  async ask(name: RouteName, body?: unknown, parts: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const { visitor, match, replies } = this
    const { data, status } = await visitor.request(name, body, { match, ...parts })
    // When the game is over, all may know its seed.
    if (name === 'record' && status === 200) return data
    const { length } = (await visitor.ask('match', undefined, { match })).match
    replies.push({ text: JSON.stringify(data), length })
    return data
  }

  /** All that one can ask of a table, whether one sits there or not. */
  async askAnything(): Promise<void> {
    const names = ['match', 'matches', 'myMatches', 'orders', 'invitation', 'record', 'rematch'] as const
    await this.ask(pick(this.random, names))
  }

  /** Leaves an order, or withdraws one. */
  async giveOrders(): Promise<void> {
    const { orders = [], possible = [] } = (await this.ask('orders')) as Partial<Reply<'orders'>>
    if (possible.length === 0) return
    if (this.random.int(4) > 0) await this.ask('leaveOrder', { id: pick(this.random, possible).id })
    else if (orders.length > 0)
      await this.ask('withdrawOrder', undefined, { subject: pick(this.random, orders).order.subject })
  }

  /** Loses the line and comes back, with all that he knew or with nothing. */
  async comeAgain(length: number): Promise<void> {
    const { visitor, match, random } = this
    visitor.leave()
    await visitor.connect()
    const refusals = random.int(2) === 0
    visitor.tell({ type: 'watch', match, refusals, ...(random.int(2) === 0 ? {} : { since: length }) })
  }

  /** Looks on until the game is over, and tries what he may not do. */
  async lookOn(): Promise<void> {
    const { visitor, match, random } = this
    for (let seen = -1; ;) {
      const { length, waiting } = await visitor.until(() => {
        const now = visitor.updates.get(match)
        return now !== undefined && now.length > seen ? now : null
      })
      if (waiting.length === 0) return
      seen = length
      if (random.int(10) === 0) await this.askAnything()
      if (random.int(20) === 0) await visitor.says({ type: 'answer', match, question: length, id: 'x' })
      if (random.int(40) === 0) await this.comeAgain(length)
    }
  }
}

/** Plays as people do: changes his mind, takes back, loses the line and comes back. */
async function playRestlessly(person: Curious, random: Random): Promise<void> {
  const { visitor: player, match } = person
  for (;;) {
    const { question, length, undoable, answers } = await player.until(() => {
      const now = player.updates.get(match)
      return now !== undefined && (now.question !== null || now.waiting.length === 0) ? now : null
    })
    if (question === null) return
    if (random.int(10) === 0) await person.giveOrders()
    if (random.int(20) === 0) await person.askAnything()
    if (random.int(40) === 0 && undoable < answers) await player.says({ type: 'undo', match, to: undoable })
    if (random.int(60) === 0) await person.comeAgain(length)
    const { id } = pick(
      random,
      question.options.filter((option) => option.id !== 'resign'),
    )
    await player.says({ type: 'answer', match, question: question.opened, id })
    if (random.int(30) === 0) await player.says({ type: 'withdraw', match })
    await player.until(() => {
      const now = player.updates.get(match)
      return now !== undefined && (now.question?.opened !== question.opened || now.length > length)
    })
  }
}

test.each(settingsFor('sqlite'))(
  `nobody hears of a card that is hidden from him: %s (${chosen})`,
  { timeout: 600_000 },
  async (_, { game, count, options }) => {
    const people = await Promise.all(
      Array.from({ length: count }, (_, i) => TestClient.named(house.base, `Player ${i}`)),
    )
    const match = await begin(people, game, options)
    const spectator = await TestClient.named(house.base, 'Spectator')
    await (await spectator.connect()).watch(match)
    const curious = [...people, spectator].map((each, i) => new Curious(each, match, quick(100 + i)))
    await Promise.all(
      curious.map((each, i) => (i < count ? playRestlessly(each, quick(count * 10 + i)) : each.lookOn())),
    )
    const late = await new TestClient(house.base).connect()
    await late.watch(match)
    await late.until(() => late.updates.get(match))
    const seatAt = (i: number): Seat | null => (i < count ? i : null)
    const witnesses: Witness[] = [...curious, { visitor: late, replies: [] }].map(
      ({ visitor: { raw }, replies }, i) => ({
        seat: seatAt(i),
        messages: [...dated(raw), ...replies].toSorted((one, other) => one.length - other.length),
      }),
    )
    for (const each of [...people, spectator, late]) each.leave()

    const random = quick(5)
    let compared = 0
    const knew = [...people, spectator, late].map(({ raw }, i) => ({ seat: seatAt(i), updates: known(raw) }))
    const found = leaks(match, witnesses, (table, length) => {
      if (random.int(LONG ? 2 : 4) > 0) return
      const told = knew.flatMap(({ seat, updates }) =>
        updates
          .filter((update) => update.length === length)
          .slice(-1)
          .map((update) => ({ seat, update })),
      )
      if (told.length === 0) return
      const { seat, update } = pick(random, told)
      const other = table.redeal(seat, random)
      const own = seat === null ? undefined : other.question(seat)
      const options = own && optionsOf(own, update.question?.opened ?? 0)
      expect(JSON.stringify(update.view)).toBe(JSON.stringify(other.view(seat)))
      expect(JSON.stringify(update.question?.options)).toBe(JSON.stringify(options))
      const given = seat === null ? null : table.given(seat)
      expect(JSON.stringify(update.given)).toBe(JSON.stringify(given))
      compared++
    })
    expect(found).toEqual([])
    expect(compared).toBeGreaterThan(0)

    const wrongHands = witnesses.map((each, i) => ({ ...each, seat: witnesses[i - 1]?.seat ?? null }))
    const tooSoon = witnesses.map(({ seat, messages }) => ({
      seat,
      messages: messages.map(({ text, length }) => ({ text, length: Math.floor(length / 2) })),
    }))
    // Without military cards nobody has secrets; what comes is one.
    const wrong = options['level'] === 'simple' ? tooSoon : wrongHands
    expect(leaks(match, wrong, () => {}).length).toBeGreaterThan(10)
  },
)
