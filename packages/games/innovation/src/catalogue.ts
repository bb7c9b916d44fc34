import type { Age, Card, Effect } from './card.ts'

/** A card's kebab-case name. */
export type CardId = string

/**
 * Every card has a slot, found from its name: cards are looked up thousands of times in a game, and a `Map`, which
 * takes any key, needs twice as long.
 */
const SLOTS = 512
const slots = <T>(): (T | undefined)[] => Array.from({ length: SLOTS }, () => undefined)

const catalogue = slots<Card>()
const rewritten = new Map<CardId, readonly Effect[]>()

/** The slot of this card, or a free one if there is no such card. */
function slotOf(id: CardId): number {
  let slot = id.charCodeAt(1) * 5 + id.charCodeAt(id.length - 2) * 133 + id.length
  for (;;) {
    slot &= SLOTS - 1
    const card = catalogue[slot]
    if (card === undefined || card.id === id) return slot
    slot++
  }
}

/** Cards are programs in the verbs, and the verbs must know the cards: so these are told of them once. */
export function register(cards: readonly Card[]): void {
  for (const card of cards) catalogue[slotOf(card.id)] = card
}

/** Likewise of the effects that another edition has rewritten or added, by card and by their place on it. */
export function registerRewritten(cards: Readonly<Record<CardId, Readonly<Record<number, Effect>>>>): void {
  for (const [id, changes] of Object.entries(cards)) {
    rewritten.set(id, Object.assign([...cardOf(id).effects], changes))
  }
}

/** What a card does, in the edition that is played. */
export const effectsOf = (id: CardId, edition: 'first' | 'third'): readonly Effect[] =>
  (edition === 'third' ? rewritten.get(id) : undefined) ?? cardOf(id).effects

export function cardOf(id: CardId): Card {
  const card = catalogue[slotOf(id)]
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

export const isCard = (id: string): boolean => catalogue[slotOf(id)] !== undefined
export const ageOf = (id: CardId): Age => cardOf(id).age

/** Something that goes with every card and never changes: made when it is first asked for. */
export class WithCards<T> {
  private readonly make: (card: Card) => T
  private readonly made = slots<T>()

  constructor(make: (card: Card) => T) {
    this.make = make
  }

  get(id: CardId): T {
    return (this.made[slotOf(id)] ??= this.make(cardOf(id)))
  }
}
