import { choose, chooseSome } from '../choices.ts'
import { execute } from '../dogma.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import { allHighest, colourOf, pile, top, tops, withoutIcon } from '../queries.ts'
import {
  drawAndMeld,
  drawAndReveal,
  drawAndScore,
  drawTimes,
  giveBack,
  giveBackAll,
  mayReturn,
  maySplay,
  meld,
  others,
  reveal,
  score,
  scoreAll,
  takeTops,
  transfer,
  transferAll,
  tuckAll,
  win,
  wipeOut,
} from '../verbs.ts'

export const AGE_9 = {
  collaboration: [
    demand(function* ({ you, me }) {
      const one = drawAndReveal(you, 9)
      const two = drawAndReveal(you, 9)
      const taken = yield* choose(me, [one, two], 'take')
      if (taken === null) return
      transfer(taken, you, me, 'board')
      meld(you, taken === one ? two : one)
    }),
    shared(({ you }) => {
      if (pile(you, 'green').length >= 10) win(you, you.seat)
    }, 'nothing'),
  ],
  composites: [
    demand(function* ({ you, me }) {
      const kept = yield* choose(you, you.hand, 'keep')
      transferAll(
        you.hand.filter((each) => each !== kept),
        you,
        me,
        'hand',
      )
      const highest = yield* choose(you, allHighest(you.score), 'transfer')
      if (highest !== null) transfer(highest, you, me, 'score')
    }),
  ],
  computers: [
    shared(({ you }) => maySplay(you, ['red', 'green'], 'up'), 'asks', 'nothing'),
    shared(({ you }) => execute(you, drawAndMeld(you, 10))),
  ],
  ecology: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      const scored = yield* choose(you, you.hand, 'score')
      if (scored !== null) score(you, scored)
      drawTimes(you, 2, 10)
    }, 'asks'),
  ],
  fission: [
    demand(({ you }) => {
      const card = drawAndReveal(you, 10)
      if (colourOf(card) === 'red') wipeOut(you, card)
    }),
    shared(function* ({ you }) {
      const all = [you, ...others(you)]
      const card = yield* choose(
        you,
        all.flatMap(tops).filter((each) => each !== 'fission'),
        'return',
      )
      const owner = all.find((each) => card !== null && tops(each).includes(card))
      if (card !== null && owner !== undefined) giveBack(you, card, owner)
    }, 'nothing'),
  ],
  genetics: [
    shared(({ you }) => {
      const card = drawAndMeld(you, 10)
      scoreAll(you, pile(you, colourOf(card)).slice(0, -1))
    }),
  ],
  satellites: [
    shared(function* ({ you }) {
      yield* giveBackAll(you, [...you.hand])
      drawTimes(you, 3, 8)
    }),
    shared(({ you }) => maySplay(you, ['purple'], 'up'), 'asks', 'nothing'),
    shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'meld')
      if (card === null) return
      meld(you, card)
      yield* execute(you, card)
    }),
  ],
  services: [
    demand(function* ({ you, me }) {
      const cards = allHighest(you.score)
      transferAll(cards, you, me, 'hand')
      if (cards.length === 0) return
      const taken = yield* choose(you, withoutIcon(tops(me), 'leaf'), 'take')
      if (taken !== null) transfer(taken, me, you, 'hand')
    }),
  ],
  specialization: [
    shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'reveal')
      if (card === null) return
      reveal(you, card)
      const theirs = others(you).map((owner) => top(owner, colourOf(card)))
      yield* takeTops(
        you,
        theirs.filter((taken) => taken !== undefined),
      )
    }),
    shared(({ you }) => maySplay(you, ['yellow', 'blue'], 'up'), 'asks', 'nothing'),
  ],
  suburbia: [
    shared(function* ({ you }) {
      const cards = yield* chooseSome(you, you.hand, 'tuck', { least: 0, most: Infinity })
      tuckAll(you, cards)
      for (let i = 0; i < cards.length; i++) drawAndScore(you, 1)
    }, 'asks'),
  ],
} satisfies Readonly<Record<string, Effects>>
