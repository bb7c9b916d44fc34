import { ICONS, NO_ICONS, placeOf } from './card.ts'
import type { Card, Count, Icon } from './card.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import type { Board, Direction, Pile, Splay } from './state.ts'

/** The icons that a pile shows, in the order of `ICONS` (INN-SPLAY-08). */
export function iconsShown({ cards, splay }: Pile): Count {
  const top = cards.at(-1)
  if (top === undefined) return NO_ICONS
  const { onTop } = cardOf(top)
  if (splay === 'none') return onTop
  const sum = onTop.slice()
  for (let i = 0; i < cards.length - 1; i++) {
    for (const kind of shownKinds(cardOf(cards[i] as CardId), splay)) sum[kind] = (sum[kind] as number) + 1
  }
  return sum
}

const shownKinds = ({ left, right, up }: Card, splay: Direction): readonly number[] =>
  splay === 'left' ? left : splay === 'right' ? right : up

/** All icons that a board shows. */
export const iconsOn = (board: Board): Count => ICONS.map((_, kind) => countOf(board, kind))

/** Visible icons of one kind. */
export const iconCount = (board: Board, icon: Icon): number => countOf(board, placeOf(ICONS, icon))

/** The same, by the icon's index in `ICONS`. */
export function countOf(board: Board, kind: number): number {
  let sum = 0
  for (let i = 0; i < board.length; i++) sum += (board[i] as Pile).icons[kind] as number
  return sum
}

export const hasIcon = (id: CardId, icon: Icon): boolean => (cardOf(id).onTop[placeOf(ICONS, icon)] ?? 0) > 0

/** What a splay shows of a covered card, icon place by icon place (INN-SPLAY-02). */
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
