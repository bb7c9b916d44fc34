import { COLOURS } from '../card.ts'
import { choose, chooseCards, chooseColour } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
import {
  allHighest,
  allLowest,
  colourOf,
  highestValue,
  notOfColour,
  pile,
  top,
  tops,
  valueOf,
  withIcon,
} from '../queries.ts'
import {
  claimByCard,
  draw,
  drawAndReveal,
  drawAndScore,
  drawAndTuck,
  giveBack,
  giveBackAll,
  handOver,
  mayReturn,
  maySplay,
  meld,
  score,
  splay,
  transfer,
  transferAll,
} from '../verbs.ts'

export const AGE_5 = {
  astronomy: [
    shared(({ you }) => {
      for (;;) {
        const card = drawAndReveal(you, 6)
        if (colourOf(card) !== 'green' && colourOf(card) !== 'blue') return
        meld(you, card)
      }
    }),
    shared(({ you }) => {
      const low = notOfColour(tops(you), 'purple').some((each) => valueOf(each) < 6)
      if (!low) claimByCard(you, 'universe')
    }, 'nothing'),
  ],
  banking: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'green'), 'factory'), me, 'board')
      if (card === null) return
      drawAndScore(you, 5)
    }),
    shared(({ you }) => maySplay(you, ['green'], 'right'), 'asks', 'nothing'),
  ],
  chemistry: [
    shared(({ you }) => maySplay(you, ['blue'], 'right'), 'asks', 'nothing'),
    shared(function* ({ you }) {
      drawAndScore(you, highestValue(tops(you)) + 1)
      const card = yield* choose(you, you.score, 'return')
      if (card !== null) giveBack(you, card)
    }),
  ],
  coal: [
    shared(({ you }) => {
      drawAndTuck(you, 5)
    }),
    shared(({ you }) => maySplay(you, ['red'], 'right'), 'asks', 'nothing'),
    shared(
      function* ({ you }) {
        const card = yield* choose(you, tops(you), 'score', { may: true })
        if (card === null) return
        score(you, card)
        const beneath = top(you, colourOf(card))
        if (beneath !== undefined) score(you, beneath)
      },
      'asks',
      'nothing',
    ),
  ],
  measurement: [
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      const colour = yield* chooseColour(you, COLOURS, 'measure')
      if (colour === null) return
      splay(you, colour, 'right')
      draw(you, pile(you, colour).length)
    }, 'asks'),
  ],
  physics: [
    shared(function* ({ you }) {
      const colours: string[] = []
      for (let i = 0; i < 3; i++) colours.push(colourOf(drawAndReveal(you, 6)))
      if (new Set(colours).size < 3) yield* giveBackAll(you, [...you.hand])
    }),
  ],
  societies: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'purple'), 'lightbulb'), me, 'board')
      if (card === null) return
      draw(you, 5)
    }),
  ],
  statistics: [
    demand(function* ({ you }) {
      for (;;) {
        const card = yield* choose(you, allHighest(you.score), 'take')
        if (card === null) return
        transfer(card, you, you, 'hand')
        if (you.hand.length !== 1) return
      }
    }),
    shared(({ you }) => maySplay(you, ['yellow'], 'right'), 'asks', 'nothing'),
  ],
  'steam-engine': [
    shared(({ you }) => {
      drawAndTuck(you, 4)
      drawAndTuck(you, 4)
      const [bottom] = pile(you, 'yellow')
      if (bottom !== undefined) score(you, bottom)
    }),
  ],
  'the-pirate-code': [
    demand(function* ({ you, me }) {
      const low = you.score.filter((each) => valueOf(each) <= 4)
      const cards = yield* chooseCards(you, low, 'transfer', 2)
      transferAll(cards, you, me, 'score')
      you.frame.moved += cards.length
    }),
    shared(function* ({ you }) {
      if (you.frame.moved === 0) return
      const card = yield* choose(you, allLowest(withIcon(tops(you), 'crown')), 'score')
      if (card !== null) score(you, card)
    }, 'nothing'),
  ],
} satisfies Readonly<Record<string, Effects>>
