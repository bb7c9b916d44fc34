import { ask, Question } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { CardId } from './card.ts'
import { distinctFrom } from './military.ts'
import type { Pick } from './military.ts'
import type { Civilization } from './state.ts'

/** So many cards of the hand, in the order in which they lie there. */
export function* chooseDiscards(civ: Civilization, count: number): Rules<CardId[]> {
  const { cards } = civ.militaryHand
  if (count >= cards.length) return cards.slice()
  const chosen: CardId[] = []
  let from = 0
  while (chosen.length < count) {
    const last = cards.length - (count - chosen.length)
    const options = distinctFrom(cards, from)
      .filter((at) => at <= last)
      .map((at): Pick & { at: number } => ({ id: `discard ${cards[at]}`, card: cards[at] as CardId, at }))
    const { card, at } = yield* ask(new Question(civ.seat, 'discard', () => options))
    chosen.push(card)
    from = at + 1
  }
  return chosen
}
