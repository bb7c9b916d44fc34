import { DRAWN } from '../asking.ts'
import { COLOURS } from '../card.ts'
import {
  choose,
  chooseColour,
  chooseCards,
  chooseHighest,
  chooseNamed,
  chooseSome,
  order,
} from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import { allLowest, differentValues, highestValue, pile, tops, withoutIcon } from '../queries.ts'
import {
  draw,
  drawAndScore,
  drawTimes,
  exchange,
  giveBack,
  giveBackAll,
  giveBackTops,
  may,
  maySplay,
  rearrange,
  score,
  splayedColours,
  transferAll,
  tuckAll,
} from '../verbs.ts'

export const AGE_7 = {
  bicycle: [
    shared(function* ({ you }) {
      if (you.hand.length + you.score.length === 0 || !(yield* may(you, 'exchange'))) return
      exchange({ of: you, cards: [...you.hand], to: 'score' }, { of: you, cards: [...you.score], to: 'hand' })
    }, 'asks'),
  ],
  combustion: [
    demand(function* ({ you, me }) {
      const cards = yield* chooseCards(you, you.score, 'transfer', 2)
      transferAll(cards, you, me, 'score')
    }),
  ],
  electricity: [
    shared(function* ({ you }) {
      const cards = withoutIcon(tops(you), 'factory')
      yield* giveBackTops(you, cards)
      drawTimes(you, cards.length, 8)
    }),
  ],
  evolution: [
    shared(function* ({ you }) {
      const way = yield* chooseNamed(you, ['draw-and-score', 'draw-higher'], 'evolve')
      if (way === 'draw-higher') draw(you, highestValue(you.score) + 1)
      if (way !== 'draw-and-score') return
      drawAndScore(you, DRAWN['draw-and-score'])
      const card = yield* choose(you, you.score, 'return')
      if (card !== null) giveBack(you, card)
    }, 'asks'),
  ],
  explosives: [
    demand(function* ({ you, me }) {
      const cards = yield* chooseHighest(you, you.hand, 3, 'transfer')
      transferAll(cards, you, me, 'hand')
      if (cards.length > 0 && you.hand.length === 0) draw(you, 7)
    }),
  ],
  lighting: [
    shared(function* ({ you }) {
      const cards = yield* chooseSome(you, you.hand, 'tuck', { least: 0, most: 3 })
      tuckAll(you, cards)
      const times = differentValues(cards)
      for (let i = 0; i < times; i++) drawAndScore(you, 7)
    }, 'asks'),
  ],
  publications: [
    shared(
      function* ({ you }) {
        const several = COLOURS.filter((each) => pile(you, each).length > 1)
        const colour = yield* chooseColour(you, several, 'rearrange', true)
        if (colour === null) return
        const fromTop = yield* order(you, pile(you, colour).toReversed(), 'place')
        rearrange(you, colour, fromTop.toReversed())
      },
      'asks',
      'nothing',
    ),
    shared(({ you }) => maySplay(you, ['yellow', 'blue'], 'up'), 'asks', 'nothing'),
  ],
  railroad: [
    shared(function* ({ you }) {
      yield* giveBackAll(you, [...you.hand])
      drawTimes(you, 3, 6)
    }),
    shared(({ you }) => maySplay(you, splayedColours(you, 'right'), 'up'), 'asks', 'nothing'),
  ],
  refrigeration: [
    demand(function* ({ you }) {
      const half = Math.floor(you.hand.length / 2)
      const cards = yield* chooseSome(you, you.hand, 'return', { least: half, most: half })
      for (const card of cards) giveBack(you, card)
    }, 'nothing'),
    shared(
      function* ({ you }) {
        const card = yield* choose(you, you.hand, 'score', { may: true })
        if (card !== null) score(you, card)
      },
      'asks',
      'nothing',
    ),
  ],
  sanitation: [
    demand(function* ({ you, me }) {
      const yours = yield* chooseHighest(you, you.hand, 2, 'exchange')
      const mine = yield* choose(me, allLowest(me.hand), 'exchange')
      exchange(
        { of: you, cards: yours, to: 'hand' },
        { of: me, cards: mine === null ? [] : [mine], to: 'hand' },
      )
    }),
  ],
} satisfies Readonly<Record<string, Effects>>
