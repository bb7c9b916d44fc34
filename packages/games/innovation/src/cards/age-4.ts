import { choose, chooseCards, chooseSome } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import { hasIcon, icons, notOfColour, ofValue, top, tops, valueOf, withIcon } from '../queries.ts'
import {
  claimByCard,
  draw,
  drawAndMeld,
  drawAndScore,
  drawAndTuck,
  giveBack,
  handOver,
  may,
  mayReturn,
  maySplay,
  scoreAll,
  splayedColours,
  tuckAll,
} from '../verbs.ts'

export const AGE_4 = {
  anatomy: [
    demand(function* ({ you }) {
      const card = yield* choose(you, you.score, 'return')
      if (card === null) return
      giveBack(you, card)
      const same = yield* choose(you, ofValue(tops(you), valueOf(card)), 'return')
      if (same !== null) giveBack(you, same)
    }, 'nothing'),
  ],
  colonialism: [
    shared(({ you }) => {
      for (;;) {
        const card = drawAndTuck(you, 3)
        if (!hasIcon(card, 'crown')) return
      }
    }),
  ],
  enterprise: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'purple'), 'crown'), me, 'board')
      if (card === null) return
      drawAndMeld(you, 4)
    }),
    shared(({ you }) => maySplay(you, ['green'], 'right'), 'asks', 'nothing'),
  ],
  experimentation: [
    shared(({ you }) => {
      drawAndMeld(you, 5)
    }),
  ],
  gunpowder: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(tops(you), 'castle'), me, 'score')
      if (card === null) return
      you.frame.moved++
    }),
    shared(({ you }) => {
      if (you.frame.moved > 0) drawAndScore(you, 2)
    }),
  ],
  invention: [
    shared(function* ({ you }) {
      if (yield* maySplay(you, splayedColours(you, 'left'), 'right')) drawAndScore(you, 4)
    }, 'asks'),
    shared(({ you }) => {
      if (you.board.every(({ splay }) => splay !== 'none')) claimByCard(you, 'wonder')
    }, 'nothing'),
  ],
  navigation: [
    demand(function* ({ you, me }) {
      const eligible = you.score.filter((each) => valueOf(each) === 2 || valueOf(each) === 3)
      yield* handOver(you, eligible, me, 'score')
    }),
  ],
  perspective: [
    shared(
      function* ({ you }) {
        const card = yield* mayReturn(you, you.hand)
        if (card === null) return
        const times = Math.floor(icons(you, 'lightbulb') / 2)
        scoreAll(you, yield* chooseCards(you, you.hand, 'score', times))
      },
      'asks',
      'nothing',
    ),
  ],
  'printing-press': [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.score)
      if (card === null) return
      const purple = top(you, 'purple')
      draw(you, (purple === undefined ? 0 : valueOf(purple)) + 2)
    }, 'asks'),
    shared(({ you }) => maySplay(you, ['blue'], 'right'), 'asks', 'nothing'),
  ],
  reformation: [
    shared(
      function* ({ you }) {
        const times = Math.floor(icons(you, 'leaf') / 2)
        if (times === 0 || you.hand.length === 0 || !(yield* may(you, 'tuck-some'))) return
        tuckAll(you, yield* chooseSome(you, you.hand, 'tuck', { least: times, most: times }))
      },
      'asks',
      'own-cards',
    ),
    shared(({ you }) => maySplay(you, ['yellow', 'purple'], 'right'), 'asks', 'nothing'),
  ],
} satisfies Readonly<Record<string, Effects>>
