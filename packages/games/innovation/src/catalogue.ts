import type { Age, Card, EffectKind } from './card.ts'
import { ADDED, CARDS } from './printed.ts'

/** A card's kebab-case name. */
export type CardId = string

/**
 * Every card has a slot, found from its name: cards are looked up thousands of times in a game, and a `Map`, which
 * takes any key, needs twice as long.
 */
const SLOTS = 512
const slots = <T>(): (T | undefined)[] => Array.from({ length: SLOTS }, () => undefined)

const catalogue = slots<Card>()

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

for (const card of CARDS) catalogue[slotOf(card.id)] = card

/** Which effects a card has, in the edition that is played. */
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
