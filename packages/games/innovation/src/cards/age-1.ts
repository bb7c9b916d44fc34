import { choose, chooseSome } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  allHighest,
  allLowest,
  colourOf,
  coloursOf,
  hasColour,
  hasIcon,
  icons,
  ofValue,
  tops,
  valueOf,
  withIcon,
} from '../queries.ts'
import {
  claimByCard,
  draw,
  drawAndMeld,
  drawAndReveal,
  drawAndScore,
  drawTimes,
  giveBack,
  handOver,
  may,
  mayReturn,
  maySplay,
  meld,
  meldAll,
  others,
  returnUpTo,
  score,
  transfer,
  tuck,
} from '../verbs.ts'

export const AGE_1 = {
  agriculture: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      drawAndScore(you, valueOf(card) + 1)
    }, 'asks'),
  ],
  archery: [
    demand(function* ({ you, me }) {
      draw(you, 1)
      yield* handOver(you, allHighest(you.hand), me, 'hand')
    }),
  ],
  'city-states': [
    demand(function* ({ you, me }) {
      if (icons(you, 'castle') < 4) return
      const card = yield* handOver(you, withIcon(tops(you), 'castle'), me, 'board')
      if (card === null) return
      draw(you, 1)
    }),
  ],
  clothing: [
    shared(function* ({ you }) {
      const missing = you.hand.filter((each) => !hasColour(you, colourOf(each)))
      const card = yield* choose(you, missing, 'meld', { secret: you.hand.length > 0 })
      if (card !== null) meld(you, card)
    }),
    shared(({ you }) => {
      const rivals = others(you)
      const only = coloursOf(you).filter((colour) => !rivals.some((each) => hasColour(each, colour)))
      for (let i = 0; i < only.length; i++) drawAndScore(you, 1)
    }),
  ],
  'code-of-laws': [
    shared(
      function* ({ you }) {
        const present = you.hand.filter((each) => hasColour(you, colourOf(each)))
        const card = yield* choose(you, present, 'tuck', { may: true, secret: you.hand.length > 0 })
        if (card === null) return
        tuck(you, card)
        yield* maySplay(you, [colourOf(card)], 'left')
      },
      'asks',
      'own-cards',
    ),
  ],
  domestication: [
    shared(function* ({ you }) {
      const card = yield* choose(you, allLowest(you.hand), 'meld')
      if (card !== null) meld(you, card)
      draw(you, 1)
    }),
  ],
  masonry: [
    shared(
      function* ({ you }) {
        const castles = withIcon(you.hand, 'castle')
        const secret = you.hand.length > 0
        const cards = yield* chooseSome(you, castles, 'meld', {
          least: 0,
          most: Infinity,
          secret,
        })
        meldAll(you, cards)
        if (cards.length >= 4) claimByCard(you, 'monument')
      },
      'asks',
      'own-cards',
    ),
  ],
  metalworking: [
    shared(({ you }) => {
      for (;;) {
        const card = drawAndReveal(you, 1)
        if (!hasIcon(card, 'castle')) return
        score(you, card)
      }
    }),
  ],
  mysticism: [
    shared(({ you }) => {
      const card = drawAndReveal(you, 1)
      if (!hasColour(you, colourOf(card))) return
      meld(you, card)
      draw(you, 1)
    }),
  ],
  oars: [
    demand(function* ({ you, me }) {
      const secret = you.hand.length > 0
      const card = yield* choose(you, withIcon(you.hand, 'crown'), 'transfer', { secret })
      if (card === null) return
      transfer(card, you, me, 'score')
      you.frame.moved++
      draw(you, 1)
    }),
    shared(({ you }) => {
      if (you.frame.moved === 0) draw(you, 1)
    }),
  ],
  pottery: [
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, 3)
      if (cards.length > 0) drawAndScore(you, cards.length)
    }, 'asks'),
    shared(({ you }) => {
      draw(you, 1)
    }),
  ],
  sailing: [
    shared(({ you }) => {
      drawAndMeld(you, 1)
    }),
  ],
  'the-wheel': [
    shared(({ you }) => {
      drawTimes(you, 2, 1)
    }),
  ],
  tools: [
    shared(function* ({ you }) {
      if (you.hand.length < 3 || !(yield* may(you, 'return-three'))) return
      const cards = yield* chooseSome(you, you.hand, 'return', { least: 3, most: 3 })
      for (const card of cards) giveBack(you, card)
      drawAndMeld(you, 3)
    }, 'asks'),
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, ofValue(you.hand, 3))
      if (card === null) return
      drawTimes(you, 3, 1)
    }, 'asks'),
  ],
  writing: [
    shared(({ you }) => {
      draw(you, 2)
    }),
  ],
} satisfies Readonly<Record<string, Effects>>
