import { copy } from '../copy.ts'
import type { Game, GameState, Place } from '../game.ts'
import { shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import type { Seat } from '../rules.ts'

const DEALS = 6

/** All card ids in a text: as values, as keys, or within an answer such as 'build altar'. */
export function cardsIn(text: string, cards: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [word] of text.matchAll(/[a-z0-9]+(?:[-'][a-z0-9]+)*/g)) if (cards.has(word)) found.add(word)
  return found
}

/**
 * The cards that each viewer may know so far, found without the views: the places that `Game.hidden` says a viewer cannot tell
 * apart are redealt a few times, and a card that stays in its place in every deal is known.
 */
export class Knowledge {
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

  /** Adds those of these cards that the viewer can see in this position. */
  look(state: GameState, viewer: Seat | null, cards: Iterable<string>): void {
    const known = this.of(viewer)
    for (const card of lookedThrough(state, viewer)) known.add(card)
    const asked = [...cards].filter((card) => !known.has(card))
    if (asked.length === 0) return
    const lying = count(state)
    const moved = this.movedCards(state, viewer)
    for (const card of asked) if ((lying.get(card) ?? 0) > (moved.get(card) ?? 0)) known.add(card)
  }

  /** How many copies of each card change their place when the hidden places are redealt. */
  private movedCards(state: GameState, viewer: Seat | null): ReadonlyMap<string, number> {
    const dealt = copy(state)
    const places = new Map<string[], Map<number, { readonly card: string; moved: boolean }>>()
    const groups = this.game.hidden(dealt, viewer)
    for (const { list, at } of groups.flat()) {
      const here = places.get(list) ?? new Map()
      places.set(list, here.set(at, { card: list[at] as string, moved: false }))
    }
    for (let deal = 0; deal < DEALS; deal++) {
      for (const group of this.game.hidden(dealt, viewer)) redeal(group, this.random)
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

/** A seat that looked through the discard pile knows all cards in it, though not who discarded them (7W-HIDDEN-04). */
function lookedThrough(state: GameState, viewer: Seat | null): readonly string[] {
  const { looked, discard } = state as { looked?: readonly number[]; discard?: { cards: readonly string[] } }
  return viewer === null ? [] : (discard?.cards.slice(0, looked?.[viewer] ?? 0) ?? [])
}

/** How often each string occurs in a piece of data. */
function count(data: unknown, counts = new Map<string, number>()): ReadonlyMap<string, number> {
  if (typeof data === 'string') counts.set(data, (counts.get(data) ?? 0) + 1)
  else if (typeof data === 'object' && data !== null)
    for (const each of Object.values(data)) count(each, counts)
  return counts
}

function redeal(group: readonly Place[], random: Random): void {
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
