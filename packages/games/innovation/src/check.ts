import { viewerBit, same } from '@ziggurat/kernel'

import { COLOURS } from './card.ts'
import { ageOf, cardOf } from './catalogue.ts'
import { iconsShown } from './icons.ts'
import { CARDS } from './printed.ts'
import { topValue } from './state.ts'
import type { State } from './state.ts'

/** Throws if the state breaks an invariant. */
export function check(state: State): void {
  const cards = [
    ...state.supply.flatMap((pile) => pile.cards),
    ...state.aside,
    ...state.removed,
    ...state.players.flatMap(({ hand, score, board }) => [
      ...hand.cards,
      ...score.cards,
      ...board.flatMap((pile) => pile.cards),
    ]),
  ]
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length)
    fail('a card is missing or doubled')
  state.supply.forEach((pile, at) => {
    for (const card of pile.cards) if (ageOf(card) !== at + 1) fail(`${card} lies in supply pile ${at + 1}`)
  })
  state.aside.forEach((card, at) => {
    if (ageOf(card) !== at + 1) fail(`${card} stands for age ${at + 1}`)
  })
  state.players.forEach(({ hand, score, board }, seat) => {
    for (const { cards: own, known } of [hand, score]) {
      if (own.length !== known.length) fail('what is known of a stack does not fit it')
      if (known.some((seats) => (seats & viewerBit(seat)) === 0))
        fail(`seat ${seat} does not know its own cards`)
    }
    board.forEach((pile, number) => {
      for (const card of pile.cards) {
        if (cardOf(card).colour !== COLOURS[number]) fail(`${card} lies in pile ${number}`)
      }
      if (pile.cards.length < 2 && pile.splay !== 'none') fail('a pile of one card is splayed')
      if (pile.value !== topValue(pile)) fail(`the value of pile ${number} is wrong`)
      if (!same(pile.icons, iconsShown(pile))) fail(`the icons of pile ${number} are counted wrong`)
    })
  })
}

function fail(problem: string): never {
  throw new Error(problem)
}
