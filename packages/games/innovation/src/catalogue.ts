import type { Age, Card, EffectKind } from './card.ts'
import { ADDED, CARDS } from './printed.ts'

/** A card's kebab-case name. */
export type CardId = string

/**
 * Every card has a slot that is computed from its name. Cards are looked up thousands of times in a game, and
 * a `Map`, which accepts any key, takes twice as long.
 */
const SLOTS = 512
const slots = <T>(): (T | undefined)[] => Array.from({ length: SLOTS }, () => undefined)

const catalogue = slots<Card>()

/** The slot of this card, or a free slot if there is no such card. */
function slotOf(id: CardId): number {
  let slot = id.charCodeAt(1) * 5 + id.charCodeAt(id.length - 2) * 133 + id.length
  for (;;) {
    slot &= SLOTS - 1
    const card = catalogue[slot]
    if (card === undefined || card.id === id) return slot
    slot++
  }
}

for (const card of CARDS) catalogue[slotOf(card.id)] = card

/** The kinds of a card's effects in this edition. */
export function effectKinds(id: CardId, edition: 'first' | 'third'): readonly EffectKind[] {
  const { effects } = cardOf(id)
  return edition === 'third' ? [...effects, ...(ADDED.get(id) ?? [])] : effects
}

export function cardOf(id: CardId): Card {
  const card = catalogue[slotOf(id)]
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

export const isCard = (id: string): boolean => catalogue[slotOf(id)] !== undefined
export const ageOf = (id: CardId): Age => cardOf(id).age

/** A value for each card that never changes; computed on first use. */
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
