import { viewerBit, seedFrom, sentence, Table } from '@ziggurat/kernel'
import type { Seat, Stack, FullEvent } from '@ziggurat/kernel'

import { COLOURS } from '../src/card.ts'
import type { Colour } from '../src/card.ts'
import { cardOf, iconsOn, innovation } from '../src/index.ts'
import type { View } from '../src/index.ts'
import { putOnTop, setSplay } from '../src/piles.ts'
import { CARDS } from '../src/printed.ts'
import type { InnovationCard } from '../src/printed.ts'
import { newPlayer, NOBODY, pileOf, playerAt, pointsOf, SPECIALS } from '../src/state.ts'
import type { Direction, Special, State } from '../src/state.ts'

/** A pile from the top down, and its splay: ['gunpowder', 'optics', 'oars', 'left']. */
type PileFacts = readonly (InnovationCard | Direction)[]

export interface PlayerFacts {
  readonly hand?: readonly InnovationCard[]
  readonly score?: readonly InnovationCard[]
  readonly board?: readonly PileFacts[]
  readonly tucked?: number
  readonly scored?: number
}

export interface Facts {
  /** One entry per player, from seat 0. */
  readonly players: readonly PlayerFacts[]
  /** The next cards of a supply pile, top first. All other cards lie beneath them. */
  readonly next?: Readonly<Record<number, readonly InnovationCard[]>>
  /** Ages whose piles hold only `next`: their other cards are out of the game. */
  readonly empty?: readonly number[]
  readonly edition?: 'first' | 'third'
  readonly active?: Seat
  readonly actions?: number
  /** The seats that have claimed age achievements, and special ones. */
  readonly ages?: Readonly<Record<number, Seat>>
  readonly specials?: Readonly<Partial<Record<Special, Seat>>>
}

const isDirection = (word: string): word is Direction => ['left', 'right', 'up'].includes(word)

/**
 * A table in a position described by names. Tests do only what a player can do. It is the active seat's turn.
 */
export function position(facts: Facts): Position {
  const { players, next = {}, empty = [], active = 0, actions = 2 } = facts
  const used = new Set<string>(
    players
      .flatMap(({ hand = [], score = [], board = [] }) => [...hand, ...score, ...board.flat()])
      .concat(Object.values(next).flat()),
  )
  const left = (age: number) =>
    CARDS.filter((card) => card.age === age && !used.has(card.id)).map(({ id }): string => id)
  const aside: string[] = []
  const removed: string[] = []
  const supply = Array.from({ length: 10 }, (_, at): Stack => {
    const rest = left(at + 1)
    if (at < 9) aside.push(rest.pop() ?? '')
    if (empty.includes(at + 1)) removed.push(...rest.splice(0))
    const cards = [...rest, ...(next[at + 1] ?? []).toReversed()]
    return { cards, known: cards.map(() => 0) }
  })
  const state: State = {
    edition: facts.edition ?? 'first',
    random: { seed: seedFrom('position'), drawn: 0 },
    players: players.map(({ hand = [], score = [], board = [], tucked = 0, scored = 0 }, seat) => {
      const player = newPlayer()
      for (const [stack, cards] of [
        [player.hand, hand],
        [player.score, score],
      ] as const) {
        stack.cards.push(...cards)
        stack.known.push(...cards.map(() => viewerBit(seat)))
      }
      for (const words of board) {
        const cards = words.filter((word) => !isDirection(word))
        const pile = pileOf(player.board, cardOf(cards[0] ?? '').colour)
        for (const card of cards.toReversed()) putOnTop(pile, card)
        setSplay(pile, words.find(isDirection) ?? 'none')
      }
      return Object.assign(player, { tucked, scored })
    }),
    supply,
    aside,
    ages: Array.from({ length: 9 }, (_, at) => facts.ages?.[at + 1] ?? NOBODY),
    specials: SPECIALS.map((special) => facts.specials?.[special] ?? NOBODY),
    removed,
    turns: 9,
    active,
    actions,
    over: null,
  }
  innovation.check(state)
  const emitted: FullEvent[] = []
  const setting = {
    seats: players.length,
    options: { edition: facts.edition ?? 'first' },
    seed: seedFrom('position'),
  }
  return new Position(
    Table.at(innovation, setting, state, (each) => emitted.push(each)),
    emitted,
  )
}

export class Position {
  readonly table: Table<State, View>
  /** All events so far. */
  readonly emitted: readonly FullEvent[]

  constructor(table: Table<State, View>, emitted: readonly FullEvent[]) {
    this.table = table
    this.emitted = emitted
  }

  /** Gives one answer. On failure, the error lists what was open. */
  plays(seat: Seat, id: string): this {
    const refused = this.table.answer(seat, id)
    if (refused !== null) {
      const open = this.table.questions.map(({ seat: asked, kind }) => `${asked} ${kind}`).join(', ')
      throw new Error(`${sentence(refused)}; open: ${open}: ${refused.options.join(' | ')}`)
    }
    return this
  }

  /** Who is asked what now: '1 transfer'. */
  get asked(): string {
    return this.table.questions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ')
  }

  options(seat: Seat): readonly string[] {
    return this.table.question(seat)?.options.map(({ id }) => id) ?? []
  }

  hand(seat: Seat): readonly string[] {
    return playerAt(this.table.state, seat).hand.cards
  }

  score(seat: Seat): readonly string[] {
    return playerAt(this.table.state, seat).score.cards
  }

  points(seat: Seat): number {
    return pointsOf(playerAt(this.table.state, seat))
  }

  /** A pile from the top down. */
  pile(seat: Seat, colour: Colour): readonly string[] {
    return pileOf(playerAt(this.table.state, seat).board, colour).cards.toReversed()
  }

  splay(seat: Seat, colour: Colour): string {
    return pileOf(playerAt(this.table.state, seat).board, colour).splay
  }

  /** The top cards of a board, in the order of the colours. */
  tops(seat: Seat): readonly string[] {
    return COLOURS.flatMap((colour) => this.pile(seat, colour).slice(0, 1))
  }

  /** Visible icons in the order castle, leaf, lightbulb, crown, factory, clock. */
  icons(seat: Seat): readonly number[] {
    return iconsOn(playerAt(this.table.state, seat).board)
  }

  /** A supply pile from the top down. */
  supply(age: number): readonly string[] {
    return this.table.state.supply[age - 1]?.cards.toReversed() ?? []
  }

  claimed(seat: Seat): readonly (number | Special)[] {
    const { ages, specials } = this.table.state
    return [
      ...ages.flatMap((owner, at) => (owner === seat ? [at + 1] : [])),
      ...SPECIALS.filter((_, at) => specials[at] === seat),
    ]
  }

  get over(): State['over'] {
    return this.table.state.over
  }

  /** The events of these kinds, as everybody may know them. */
  events(...kinds: readonly string[]): readonly object[] {
    return this.emitted.map(({ event }) => event).filter(({ kind }) => kinds.includes(kind))
  }
}
