import { DatabaseSync } from 'node:sqlite'

import { fastRandom, pick, sentOptions, Table } from '@ziggurat/kernel'
import type { GameOptions, Random, Seat } from '@ziggurat/kernel'
import { cardsIn, Knowledge } from '@ziggurat/kernel/testing'
import { GAMES } from '@ziggurat/library'
import { afterWaiting } from '@ziggurat/protocol'
import type { FromServer, Reply, RouteName, Update } from '@ziggurat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { begin, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { perform } from './players.ts'
import { chosen, LONG, settingsFor } from './settings.ts'
import { TestClient } from './test-client.ts'

/*
 * Checks every message against what its receiver may know, without using the views that produced it.
 *
 * All socket messages are stored as raw text, and all HTTP replies with the log's length just after them. When the game is
 * over, its seed and log are read from the database and the game is replayed, entry by entry. At each position, and at each
 * event, the places that `Game.hidden` says a viewer cannot tell apart are redealt a few times. A card that stays in its place
 * in every deal is known to the viewer from then on; one that moves, or is not on the table yet, is not. A seat also knows the
 * cards in its own options: a question can be the way in which a card is drawn. Every card id in a message must be known to
 * its receiver at the position that the message is about.
 *
 * For some positions the whole table is redealt too, and the view and the question that were sent must be those of the
 * redealt table: nothing in them depends on hidden information.
 *
 * To show that the check can fail, it also runs with the messages assigned to the wrong receiver, or to an earlier time.
 */

let server: GuardedServer
beforeAll(async () => {
  server = await openGuarded()
})
afterAll(() => server.close())

/** A message, and the log's length that it is about. */
interface Dated {
  readonly text: string
  readonly length: number
}

/** All messages of one client, in order. */
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

/** Replays the game from the database, and checks every message against it. */
function leaks(
  match: string,
  witnesses: readonly Witness[],
  check: (table: Table, length: number) => void,
): readonly Leak[] {
  const database = new DatabaseSync(server.file, { readOnly: true })
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
  const knowledge = new Knowledge(game, fastRandom(1))
  const opened: Table[] = []
  const table = Table.open(game, setting, (event) => {
    const named = cardsIn(JSON.stringify(event), cards)
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

/** Each message with the log's length that it is about. A message without one is not newer than the next one that has it. */
function dated(texts: readonly string[]): readonly Dated[] {
  const parsed = texts.map((text) => ({ text, length: (JSON.parse(text) as { length?: number }).length }))
  let length = parsed.findLast((each) => each.length !== undefined)?.length ?? 0
  const messages: Dated[] = []
  for (const each of parsed.toReversed()) {
    length = each.length ?? length
    messages.push({ text: each.text, length })
  }
  return messages.reverse()
}

/** A client's state after each `update` and `waiting` message. */
function known(texts: readonly string[]): readonly Update[] {
  const updates: Update[] = []
  for (const text of texts) {
    const message = JSON.parse(text) as FromServer
    const last = updates.at(-1)
    if (message.type === 'update') updates.push(message)
    if (message.type === 'waiting' && last !== undefined) updates.push(afterWaiting(last, message))
  }
  return updates
}

/** A client that also makes HTTP requests. */
class CuriousClient {
  readonly client: TestClient
  readonly replies: Dated[] = []
  readonly match: string
  private readonly random: Random

  constructor(client: TestClient, match: string, random: Random) {
    this.client = client
    this.match = match
    this.random = random
  }

  /** A reply is about a log that is no longer than it is just afterwards. */
  async ask(name: RouteName, body?: unknown, parts: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const { client, match, replies } = this
    const { data, status } = await client.request(name, body, { match, ...parts })
    // When the game is over, its seed is public.
    if (name === 'record' && status === 200) return data
    const { length } = (await client.ask('match', undefined, { match })).match
    replies.push({ text: JSON.stringify(data), length })
    return data
  }

  /** A random request about the match, allowed or not. */
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

  /** Disconnects and connects again, resuming or from the beginning. */
  async reconnect(length: number): Promise<void> {
    const { client, match, random } = this
    client.leave()
    await client.connect()
    const refusals = random.int(2) === 0
    client.send({ type: 'watch', match, refusals, ...(random.int(2) === 0 ? {} : { since: length }) })
  }

  /** Watches until the game is over, and tries what a spectator may not do. */
  async spectate(): Promise<void> {
    const { client, match, random } = this
    for (let seen = -1; ;) {
      const { length, waiting } = await client.until(() => {
        const now = client.updates.get(match)
        return now !== undefined && now.length > seen ? now : null
      })
      if (waiting.length === 0) return
      seen = length
      if (random.int(10) === 0) await this.askAnything()
      if (random.int(20) === 0) await client.sendAndWait({ type: 'answer', match, question: length, id: 'x' })
      if (random.int(40) === 0) await this.reconnect(length)
    }
  }
}

/** Plays at random, with undos, withdrawals and reconnects. */
async function playErratically(person: CuriousClient, random: Random): Promise<void> {
  const { client: player, match } = person
  for (;;) {
    const { question, length, undoable, answers } = await player.until(() => {
      const now = player.updates.get(match)
      return now !== undefined && (now.question !== null || now.waiting.length === 0) ? now : null
    })
    if (question === null) return
    if (random.int(10) === 0) await person.giveOrders()
    if (random.int(20) === 0) await person.askAnything()
    if (random.int(40) === 0 && undoable < answers)
      await player.sendAndWait({ type: 'undo', match, to: undoable })
    if (random.int(60) === 0) await person.reconnect(length)
    const { id } = pick(
      random,
      question.options.filter((option) => option.id !== 'resign'),
    )
    await player.sendAndWait({ type: 'answer', match, question: question.opened, id })
    if (random.int(30) === 0) await player.sendAndWait({ type: 'withdraw', match })
    await player.until(() => {
      const now = player.updates.get(match)
      return now !== undefined && (now.question?.opened !== question.opened || now.length > length)
    })
  }
}

test.each(settingsFor('sqlite'))(
  `no message names a card that is hidden from its receiver: %s (${chosen})`,
  { timeout: 600_000 },
  async (_, { game, count, options }) => {
    const people = await Promise.all(
      Array.from({ length: count }, (_, i) => TestClient.named(server.base, `Player ${i}`)),
    )
    const match = await begin(people, game, options)
    const spectator = await TestClient.named(server.base, 'Spectator')
    await (await spectator.connect()).watch(match)
    const curious = [...people, spectator].map(
      (each, i) => new CuriousClient(each, match, fastRandom(100 + i)),
    )
    await Promise.all(
      curious.map((each, i) =>
        i < count ? playErratically(each, fastRandom(count * 10 + i)) : each.spectate(),
      ),
    )
    const late = await new TestClient(server.base).connect()
    await late.watch(match)
    await late.until(() => late.updates.get(match))
    const seatAt = (i: number): Seat | null => (i < count ? i : null)
    const witnesses: Witness[] = [...curious, { client: late, replies: [] }].map(
      ({ client: { raw }, replies }, i) => ({
        seat: seatAt(i),
        messages: [...dated(raw), ...replies].toSorted((one, other) => one.length - other.length),
      }),
    )
    for (const each of [...people, spectator, late]) each.leave()

    const random = fastRandom(5)
    let compared = 0
    const knew = [...people, spectator, late].map(({ raw }, i) => ({ seat: seatAt(i), updates: known(raw) }))
    const found = leaks(match, witnesses, (table, length) => {
      if (random.int(LONG ? 2 : 4) > 0) return
      const current = knew.flatMap(({ seat, updates }) =>
        updates
          .filter((update) => update.length === length)
          .slice(-1)
          .map((update) => ({ seat, update })),
      )
      if (current.length === 0) return
      const { seat, update } = pick(random, current)
      const other = table.redeal(seat, random)
      const own = seat === null ? undefined : other.question(seat)
      const options = own && sentOptions(own, update.question?.opened ?? 0)
      expect(JSON.stringify(update.view)).toBe(JSON.stringify(other.view(seat)))
      expect(JSON.stringify(update.question?.options)).toBe(JSON.stringify(options))
      const given = seat === null ? null : table.given(seat)
      expect(JSON.stringify(update.given)).toBe(JSON.stringify(given))
      compared++
    })
    expect(found).toEqual([])
    expect(compared).toBeGreaterThan(0)

    const wrongReceiver = witnesses.map((each, i) => ({ ...each, seat: witnesses[i - 1]?.seat ?? null }))
    const tooEarly = witnesses.map(({ seat, messages }) => ({
      seat,
      messages: messages.map(({ text, length }) => ({ text, length: Math.floor(length / 2) })),
    }))
    // Without military cards no seat has secrets; only the future is hidden.
    const wrong = options['level'] === 'simple' ? tooEarly : wrongReceiver
    expect(leaks(match, wrong, () => {}).length).toBeGreaterThan(10)
  },
)
