import type { Actor } from '../actor.ts'
import { choose, chooseCards, chooseSeat, chooseSome } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  allHighest,
  colourOf,
  coloursOf,
  differentValues,
  hasColour,
  icons,
  ofValue,
  top,
  tops,
  valueOf,
} from '../queries.ts'
import {
  actorAt,
  claimByCard,
  draw,
  drawAndMeld,
  drawAndScore,
  drawAndTuck,
  drawTimes,
  exchange,
  handOver,
  may,
  mayReturn,
  maySplayAny,
  meldAll,
  others,
  returnUpTo,
  score,
  transfer,
  transferAll,
} from '../verbs.ts'

export const AGE_2 = {
  calendar: [
    shared(({ you }) => {
      if (you.score.length > you.hand.length) drawTimes(you, 2, 3)
    }),
  ],
  'canal-building': [
    shared(function* ({ you }) {
      if (you.hand.length + you.score.length === 0 || !(yield* may(you, 'exchange'))) return
      exchange(
        { of: you, cards: allHighest(you.hand), to: 'score' },
        { of: you, cards: allHighest(you.score), to: 'hand' },
      )
    }, 'asks'),
  ],
  construction: [
    demand(function* ({ you, me }) {
      const cards = yield* chooseCards(you, you.hand, 'transfer', 2)
      transferAll(cards, you, me, 'hand')
      draw(you, 2)
    }),
    shared(({ you }) => {
      const full = (each: Actor) => coloursOf(each).length === 5
      if (full(you) && !others(you).some(full)) claimByCard(you, 'empire')
    }, 'nothing'),
  ],
  currency: [
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, Infinity)
      const times = differentValues(cards)
      for (let i = 0; i < times; i++) drawAndScore(you, 2)
    }, 'asks'),
  ],
  fermenting: [
    shared(({ you }) => {
      drawTimes(you, Math.floor(icons(you, 'leaf') / 2), 2)
    }),
  ],
  mapmaking: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, ofValue(you.score, 1), me, 'score')
      if (card === null) return
      you.frame.moved++
    }),
    shared(({ you }) => {
      if (you.frame.moved > 0) drawAndScore(you, 1)
    }),
  ],
  mathematics: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      drawAndMeld(you, valueOf(card) + 1)
    }, 'asks'),
  ],
  monotheism: [
    demand(function* ({ you, me }) {
      const foreign = tops(you).filter((each) => !hasColour(me, colourOf(each)))
      const card = yield* handOver(you, foreign, me, 'score')
      if (card === null) return
      drawAndTuck(you, 1)
    }),
    shared(({ you }) => {
      drawAndTuck(you, 1)
    }),
  ],
  philosophy: [
    shared(({ you }) => maySplayAny(you, 'left'), 'asks', 'nothing'),
    shared(
      function* ({ you }) {
        const card = yield* choose(you, you.hand, 'score', { may: true })
        if (card !== null) score(you, card)
      },
      'asks',
      'nothing',
    ),
  ],
  'road-building': [
    shared(function* ({ you }) {
      const cards = yield* chooseSome(you, you.hand, 'meld', { least: 1, most: 2 })
      meldAll(you, cards)
      const red = top(you, 'red')
      if (cards.length < 2 || red === undefined) return
      const seats = others(you).map(({ seat }) => seat)
      const chosen = yield* chooseSeat(you, seats, 'give-red', true)
      if (chosen === null) return
      const other = actorAt(you, chosen)
      transfer(red, you, other, 'board')
      const green = top(other, 'green')
      if (green !== undefined) transfer(green, other, you, 'board')
    }),
  ],
} satisfies Readonly<Record<string, Effects>>
