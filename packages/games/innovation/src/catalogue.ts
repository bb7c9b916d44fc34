import type { Age, Card, EffectKind } from './card.ts'
import { ADDED, CARDS } from './printed.ts'

/** A card's kebab-case name. */
export type CardId = string

const catalogue: ReadonlyMap<CardId, Card> = new Map(CARDS.map((card) => [card.id, card]))

/** The kinds of a card's effects in this edition. */
export function effectKinds(id: CardId, edition: 'first' | 'third'): readonly EffectKind[] {
  const { effects } = cardOf(id)
  return edition === 'third' ? [...effects, ...(ADDED.get(id) ?? [])] : effects
}

export function cardOf(id: CardId): Card {
  const card = catalogue.get(id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

export const isCard = (id: string): boolean => catalogue.has(id)
export const ageOf = (id: CardId): Age => cardOf(id).age
