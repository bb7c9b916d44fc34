import { choose, chooseSeat, order } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  allHighest,
  allLowest,
  colourOf,
  hasIcon,
  highestValue,
  icons,
  notOfColour,
  points,
  tops,
  withIcon,
  withoutIcon,
} from '../queries.ts'
import {
  actorAt,
  claimByCard,
  draw,
  drawAndMeld,
  drawAndReveal,
  drawAndScore,
  drawTimes,
  exchange,
  giveBackAll,
  handOverTops,
  may,
  mayReturn,
  maySplay,
  meld,
  meldAll,
  others,
  score,
  splayedColours,
  transfer,
} from '../verbs.ts'

export const AGE_3 = {
  alchemy: [
    shared(function* ({ you }) {
      const times = Math.floor(icons(you, 'castle') / 3)
      let red = false
      for (let i = 0; i < times; i++) {
        const card = drawAndReveal(you, 4)
        red ||= colourOf(card) === 'red'
      }
      if (red) yield* giveBackAll(you, [...you.hand])
    }),
    shared(function* ({ you }) {
      const melded = yield* choose(you, you.hand, 'meld')
      if (melded !== null) meld(you, melded)
      const scored = yield* choose(you, you.hand, 'score')
      if (scored !== null) score(you, scored)
    }, 'own-cards'),
  ],
  compass: [
    demand(function* ({ you, me }) {
      const given = yield* choose(you, withIcon(notOfColour(tops(you), 'green'), 'leaf'), 'transfer')
      if (given !== null) transfer(given, you, me, 'board')
      const taken = yield* choose(you, withoutIcon(tops(me), 'leaf'), 'take')
      if (taken !== null) transfer(taken, me, you, 'board')
    }),
  ],
  education: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, allHighest(you.score))
      if (card === null) return
      draw(you, highestValue(you.score) + 2)
    }, 'asks'),
  ],
  engineering: [
    demand(({ you, me }) => handOverTops(you, withIcon(tops(you), 'castle'), me, 'score')),
    shared(({ you }) => maySplay(you, ['red'], 'left'), 'asks', 'nothing'),
  ],
  feudalism: [
    demand(function* ({ you, me }) {
      const secret = you.hand.length > 0
      const card = yield* choose(you, withIcon(you.hand, 'castle'), 'transfer', { secret })
      if (card !== null) transfer(card, you, me, 'hand')
    }),
    shared(({ you }) => maySplay(you, ['yellow', 'purple'], 'left'), 'asks', 'nothing'),
  ],
  machinery: [
    demand(({ you, me }) => {
      exchange(
        { of: you, cards: [...you.hand], to: 'hand' },
        { of: me, cards: allHighest(me.hand), to: 'hand' },
      )
    }),
    shared(function* ({ you }) {
      const card = yield* choose(you, withIcon(you.hand, 'castle'), 'score', { secret: you.hand.length > 0 })
      if (card !== null) score(you, card)
      yield* maySplay(you, ['red'], 'left')
    }),
  ],
  medicine: [
    demand(function* ({ you, me }) {
      const yours = yield* choose(you, allHighest(you.score), 'exchange')
      const mine = yield* choose(me, allLowest(me.score), 'exchange')
      exchange(
        { of: you, cards: yours === null ? [] : [yours], to: 'score' },
        { of: me, cards: mine === null ? [] : [mine], to: 'score' },
      )
    }),
  ],
  optics: [
    shared(function* ({ you }) {
      const card = drawAndMeld(you, 3)
      if (hasIcon(card, 'crown')) {
        drawAndScore(you, 4)
        return
      }
      const poorer = others(you).filter((each) => points(each) < points(you))
      if (you.score.length === 0) return
      const chosen = yield* chooseSeat(
        you,
        poorer.map(({ seat }) => seat),
        'give-points',
      )
      if (chosen === null) return
      const given = yield* choose(you, you.score, 'transfer')
      if (given !== null) transfer(given, you, actorAt(you, chosen), 'score')
    }),
  ],
  paper: [
    shared(({ you }) => maySplay(you, ['green', 'blue'], 'left'), 'asks', 'nothing'),
    shared(({ you }) => {
      drawTimes(you, splayedColours(you, 'left').length, 4)
    }),
  ],
  translation: [
    shared(
      function* ({ you }) {
        if (you.score.length === 0 || !(yield* may(you, 'meld-all'))) return
        meldAll(you, yield* order(you, you.score, 'meld'))
      },
      'asks',
      'own-cards',
    ),
    shared(({ you }) => {
      if (tops(you).every((each) => hasIcon(each, 'crown'))) claimByCard(you, 'world')
    }, 'nothing'),
  ],
} satisfies Readonly<Record<string, Effects>>
