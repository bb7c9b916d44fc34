import { breakthrough, improving, frugality, isLand, points, simply } from '../../cards/actions.ts'
import { isUrban } from '../../cards/card.ts'
import type { ActionCard, Age, CardId } from '../../cards/card.ts'
import { choose, GOODS_CHOICES } from '../../cards/choices.ts'
import { action } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { ACTION, hasCivil, payCivil } from '../../economy/paying.ts'

const richLand = (id: CardId, age: Age, copies: number, less: number) =>
  improving(id, age, copies, less, isLand)

const urbanGrowth = (id: CardId, age: Age, copies: number, less: number) =>
  improving(id, age, copies, less, isUrban)

const reserves = (id: CardId, age: Age, copies: number, amount: number) =>
  action(id, age, copies, {
    may: (_play, civ, reasons) => hasCivil(civ, ACTION, reasons),
    *play(play, civ) {
      payCivil(civ, 1)
      const { does: goods } = yield* choose(play, civ, 'goods', GOODS_CHOICES, { card: id })
      gains(play, civ, goods, amount)
    },
  })

export const ACTIONS: readonly ActionCard[] = [
  points('cultural-heritage-a', 0, 1, 1, 4),
  richLand('rich-land-a', 0, 2, 1),
  action(
    'stockpile',
    0,
    1,
    simply((play, civ) => {
      gains(play, civ, 'resources', 1)
      gains(play, civ, 'food', 1)
    }),
  ),
  urbanGrowth('urban-growth-a', 0, 2, 1),

  breakthrough('breakthrough-i', 1, 2, 2),
  points('cultural-heritage-i', 1, 1, 2, 2),
  frugality('frugality-i', 1, 2, 2),
  reserves('reserves-i', 1, 2, 2),
  richLand('rich-land-i', 1, 2, 2),
  urbanGrowth('urban-growth-i', 1, 2, 2),

  breakthrough('breakthrough-ii', 2, 2, 3),
  reserves('reserves-ii', 2, 2, 3),
  richLand('rich-land-ii', 2, 1, 3),
  urbanGrowth('urban-growth-ii', 2, 1, 3),

  reserves('reserves-iii', 3, 3, 4),
  points('revolutionary-idea-iii', 3, 2, 6, 0),
  urbanGrowth('urban-growth-iii', 3, 2, 4),
]
