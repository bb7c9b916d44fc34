import { chacha, shuffle } from '@ziggurat/kernel'

import type { Card, CardId } from '../cards/card.ts'
import { isCivil } from '../cards/catalogue.ts'
import type { Play } from '../play.ts'

/** A shuffled deck of an age for so many players (TTA-SETUP-04 to -06). */
export function deckOf(play: Play, kind: 'civil' | 'military', age: number, players: number): CardId[] {
  const deck: CardId[] = []
  for (const card of play.edition.cards.all) {
    if (card.age !== age || (kind === 'civil') !== isCivil(card)) continue
    const copies = copiesOf(card, players)
    for (let i = 0; i < copies; i++) deck.push(card.id)
  }
  return shuffle(chacha(play.state.random), deck)
}

export const copiesOf = ({ copies }: Card, players: number): number => copies[players - 2] ?? 0
