import type { Age, Card } from '../card.ts'
import { AGE_I } from './age-1.ts'
import { AGE_II } from './age-2.ts'
import { AGE_III } from './age-3.ts'

const PRINTED = [...AGE_I, ...AGE_II, ...AGE_III] as const

export type CardId = (typeof PRINTED)[number]['id']

/** All cards in printed order. */
export const CARDS: readonly Card<CardId>[] = PRINTED

const BY_ID = new Map<string, Card<CardId>>(CARDS.map((card) => [card.id, card]))

export function cardOf(id: CardId): Card<CardId> {
  const card = BY_ID.get(id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

export const isCard = (id: string): id is CardId => BY_ID.has(id)

export const GUILDS: readonly CardId[] = CARDS.filter((card) => card.colour === 'purple').map(
  (card) => card.id,
)

/** The cards of an age for this number of players, without guilds (7W-SETUP-02). */
export const deckOf = (age: Age, players: number): readonly CardId[] =>
  DECKS[players * 4 + age] as readonly CardId[]

const DECKS: readonly (readonly CardId[])[] = Array.from({ length: 8 * 4 }, (_, index) =>
  CARDS.filter((card) => card.age === index % 4).flatMap((card) =>
    card.copies.filter((fewest) => fewest <= Math.floor(index / 4)).map(() => card.id),
  ),
)
