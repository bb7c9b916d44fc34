import type { CardId } from '../card.ts'
import type { Reasons } from '../listing.ts'
import type { Civilization } from '../state.ts'

/** An ability that works once in each turn of its owner. */
export function oncePerTurn({ turn }: Civilization, card: CardId, reasons: Reasons): boolean {
  if (!turn.used.includes(card)) return true
  reasons?.push({ kind: 'used-this-turn', rule: 'TTA-ACT-02' })
  return false
}
