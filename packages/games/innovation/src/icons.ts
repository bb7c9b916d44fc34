import { ICONS } from './card.ts'
import type { Count, Icon } from './card.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import type { Board, Pile, Splay } from './state.ts'

/** All icons that a board shows, in the order of `ICONS` (INN-SPLAY-08). */
export function iconsOn(board: Board): number[] {
  const sum = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < board.length; i++) addIcons(sum, board[i] as Pile)
  return sum
}

function addIcons(sum: number[], { cards, splay }: Pile): void {
  const top = cards.length - 1
  if (top < 0) return
  add(sum, cardOf(cards[top] as CardId).onTop)
  if (splay === 'none') return
  for (let i = 0; i < top; i++) {
    const card = cardOf(cards[i] as CardId)
    add(sum, splay === 'left' ? card.left : splay === 'right' ? card.right : card.up)
  }
}

function add(sum: number[], count: Count): void {
  for (let i = 0; i < 6; i++) sum[i] = (sum[i] as number) + (count[i] as number)
}

export const iconCount = (board: Board, icon: Icon): number => iconsOn(board)[ICONS.indexOf(icon)] ?? 0

export const hasIcon = (id: CardId, icon: Icon): boolean => cardOf(id).places.includes(icon)

/** What a splay shows of a covered card, place by place (INN-SPLAY-02). */
export function shownPlaces(id: CardId, splay: Splay): readonly string[] {
  const [topLeft, bottomLeft, bottomCentre, bottomRight] = cardOf(id).places
  switch (splay) {
    case 'none':
      return []
    case 'left':
      return [bottomRight]
    case 'right':
      return [topLeft, bottomLeft]
    case 'up':
      return [bottomLeft, bottomCentre, bottomRight]
  }
}
