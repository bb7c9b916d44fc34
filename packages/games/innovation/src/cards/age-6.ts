import { DRAWN } from '../asking.ts'
import { choose, order } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  allHighest,
  allLowest,
  colourOf,
  highestValue,
  icons,
  ofColour,
  tops,
  withoutIcon,
} from '../queries.ts'
import {
  draw,
  drawAndMeld,
  drawAndScore,
  drawAndTuck,
  giveBackAll,
  handOver,
  may,
  maySplay,
  maySplayAny,
  meldAll,
  others,
  returnUpTo,
  reveal,
  scoreTops,
  splayedColours,
  transferAll,
} from '../verbs.ts'

export const AGE_6 = {
  'atomic-theory': [
    shared(({ you }) => maySplay(you, ['blue'], 'right'), 'asks', 'nothing'),
    shared(({ you }) => {
      drawAndMeld(you, 7)
    }),
  ],
  canning: [
    shared(function* ({ you }) {
      if (!(yield* may(you, 'draw-and-tuck'))) return
      drawAndTuck(you, DRAWN['draw-and-tuck'])
      yield* scoreTops(you, withoutIcon(tops(you), 'factory'))
    }, 'asks'),
    shared(({ you }) => maySplay(you, ['yellow'], 'right'), 'asks', 'nothing'),
  ],
  classification: [
    shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'reveal')
      if (card === null) return
      reveal(you, card)
      const colour = colourOf(card)
      for (const other of others(you)) transferAll(ofColour(other.hand, colour), other, you, 'hand')
      meldAll(you, yield* order(you, ofColour(you.hand, colour), 'meld'))
    }),
  ],
  democracy: [
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, Infinity)
      if (cards.length <= you.frame.mostReturned) return
      you.frame.mostReturned = cards.length
      drawAndScore(you, 8)
    }, 'asks'),
  ],
  emancipation: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, you.hand, me, 'score')
      if (card === null) return
      draw(you, 6)
    }),
    shared(({ you }) => maySplay(you, ['red', 'purple'], 'right'), 'asks', 'nothing'),
  ],
  encyclopedia: [
    shared(
      function* ({ you }) {
        if (you.score.length === 0 || !(yield* may(you, 'meld-highest'))) return
        meldAll(you, yield* order(you, allHighest(you.score), 'meld'))
      },
      'asks',
      'own-cards',
    ),
  ],
  industrialization: [
    shared(({ you }) => {
      const times = Math.floor(icons(you, 'factory') / 2)
      for (let i = 0; i < times; i++) drawAndTuck(you, 6)
    }),
    shared(({ you }) => maySplay(you, ['red', 'purple'], 'right'), 'asks', 'nothing'),
  ],
  'machine-tools': [
    shared(({ you }) => {
      drawAndScore(you, highestValue(you.score))
    }),
  ],
  'metric-system': [
    shared(
      function* ({ you }) {
        if (splayedColours(you, 'right').includes('green')) yield* maySplayAny(you, 'right')
      },
      'asks',
      'nothing',
    ),
    shared(({ you }) => maySplay(you, ['green'], 'right'), 'asks', 'nothing'),
  ],
  vaccination: [
    demand(function* ({ you }) {
      const cards = allLowest(you.score)
      yield* giveBackAll(you, cards)
      if (cards.length === 0) return
      you.frame.moved += cards.length
      drawAndMeld(you, 6)
    }),
    shared(({ you }) => {
      if (you.frame.moved > 0) drawAndMeld(you, 7)
    }),
  ],
} satisfies Readonly<Record<string, Effects>>
