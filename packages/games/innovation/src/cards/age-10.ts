import { choose, chooseSome } from '../choices.ts'
import { execute } from '../dogma.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  achievements,
  differentValues,
  icons,
  points,
  single,
  top,
  tops,
  valueOf,
  withIcon,
} from '../queries.ts'
import {
  drawAndMeld,
  drawAndScore,
  drawTimes,
  giveBack,
  may,
  mayReturn,
  maySplay,
  others,
  score,
  scoreAll,
  transfer,
  win,
} from '../verbs.ts'

export const AGE_10 = {
  ai: [
    shared(({ you }) => {
      drawAndScore(you, 10)
    }),
    shared(({ you }) => {
      const all = [you, ...others(you)]
      const onTop = all.flatMap(tops)
      if (!onTop.includes('robotics') || !onTop.includes('software')) return
      const winner = single(all, (each) => -points(each))
      if (winner !== null) win(you, winner)
    }, 'nothing'),
  ],
  bioengineering: [
    shared(function* ({ you }) {
      const rivals = others(you)
      const card = yield* choose(you, withIcon(rivals.flatMap(tops), 'leaf'), 'transfer')
      const owner = rivals.find((each) => card !== null && tops(each).includes(card))
      if (card !== null && owner !== undefined) transfer(card, owner, you, 'score')
    }),
    shared(({ you }) => {
      const all = [you, ...others(you)]
      if (!all.some((each) => icons(each, 'leaf') < 3)) return
      const winner = single(all, (each) => icons(each, 'leaf'))
      if (winner !== null) win(you, winner)
    }, 'nothing'),
  ],
  databases: [
    demand(function* ({ you }) {
      const half = Math.ceil(you.score.length / 2)
      const cards = yield* chooseSome(you, you.score, 'return', { least: half, most: half })
      for (const card of cards) giveBack(you, card)
    }, 'nothing'),
  ],
  globalization: [
    demand(function* ({ you }) {
      const card = yield* choose(you, withIcon(tops(you), 'leaf'), 'return')
      if (card !== null) giveBack(you, card)
    }, 'nothing'),
    shared(({ you }) => {
      drawAndScore(you, 6)
      const all = [you, ...others(you)]
      if (all.some((each) => icons(each, 'leaf') > icons(each, 'factory'))) return
      const winner = single(all, points)
      if (winner !== null) win(you, winner)
    }),
  ],
  miniaturization: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      if (valueOf(card) === 10) drawTimes(you, differentValues(you.score), 10)
    }, 'asks'),
  ],
  robotics: [
    shared(function* ({ you }) {
      const green = top(you, 'green')
      if (green !== undefined) score(you, green)
      yield* execute(you, drawAndMeld(you, 10))
    }),
  ],
  'self-service': [
    shared(function* ({ you }) {
      const card = yield* choose(
        you,
        tops(you).filter((each) => each !== 'self-service'),
        'execute',
      )
      if (card !== null) yield* execute(you, card)
    }),
    shared(({ you }) => {
      const own = achievements(you)
      if (others(you).every((each) => achievements(each) < own)) win(you, you.seat)
    }, 'nothing'),
  ],
  software: [
    shared(({ you }) => {
      drawAndScore(you, 10)
    }),
    shared(function* ({ you }) {
      drawAndMeld(you, 10)
      yield* execute(you, drawAndMeld(you, 10))
    }),
  ],
  'stem-cells': [
    shared(
      function* ({ you }) {
        if (you.hand.length > 0 && (yield* may(you, 'score-all'))) scoreAll(you, [...you.hand])
      },
      'asks',
      'nothing',
    ),
  ],
  'the-internet': [
    shared(({ you }) => maySplay(you, ['green'], 'up'), 'asks', 'nothing'),
    shared(({ you }) => {
      drawAndScore(you, 10)
    }),
    shared(({ you }) => {
      const times = Math.floor(icons(you, 'clock') / 2)
      for (let i = 0; i < times; i++) drawAndMeld(you, 10)
    }),
  ],
} satisfies Readonly<Record<string, Effects>>
