import type { Age, Card, Effect } from './card.ts'

/** A card's kebab-case name. */
export type CardId = string

const catalogue = new Map<CardId, Card>()
const rewritten = new Map<CardId, readonly Effect[]>()

/** Cards are programs in the verbs, and the verbs must know the cards: so these are told of them once. */
export function register(cards: readonly Card[]): void {
  for (const card of cards) catalogue.set(card.id, card)
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
  const card = catalogue.get(id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

export const isCard = (id: string): boolean => catalogue.has(id)
export const ageOf = (id: CardId): Age => cardOf(id).age
