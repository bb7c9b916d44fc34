import { cardOfAge, demand, shared } from '../card.ts'
import { choose, chooseSome } from '../choices.ts'
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

const card = cardOfAge(4)

export const AGE_4 = [
  card(
    'anatomy',
    { colour: 'yellow', icons: ['leaf', 'leaf', 'leaf', 'hex'], dogma: 'leaf' },
    demand(function* ({ you }) {
      const card = yield* choose(you, you.score, 'return')
      if (card === null) return
      giveBack(you, card)
      const same = yield* choose(you, ofValue(tops(you), valueOf(card)), 'return')
      if (same !== null) giveBack(you, same)
    }),
  ),
  card(
    'colonialism',
    { colour: 'red', icons: ['hex', 'factory', 'lightbulb', 'factory'], dogma: 'factory' },
    shared(({ you }) => {
      for (;;) {
        const card = drawAndTuck(you, 3)
        if (!hasIcon(card, 'crown')) return
      }
    }),
  ),
  card(
    'enterprise',
    { colour: 'purple', icons: ['hex', 'crown', 'crown', 'crown'], dogma: 'crown' },
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'purple'), 'crown'), me, 'board')
      if (card === null) return
      drawAndMeld(you, 4)
    }),
    shared(({ you }) => maySplay(you, ['green'], 'right')),
  ),
  card(
    'experimentation',
    { colour: 'blue', icons: ['hex', 'lightbulb', 'lightbulb', 'lightbulb'], dogma: 'lightbulb' },
    shared(({ you }) => {
      drawAndMeld(you, 5)
    }),
  ),
  card(
    'gunpowder',
    { colour: 'red', icons: ['hex', 'factory', 'crown', 'factory'], dogma: 'factory' },
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(tops(you), 'castle'), me, 'score')
      if (card === null) return
      you.frame.moved++
    }),
    shared(({ you }) => {
      if (you.frame.moved > 0) drawAndScore(you, 2)
    }),
  ),
  card(
    'invention',
    { colour: 'green', icons: ['hex', 'lightbulb', 'lightbulb', 'factory'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      if (yield* maySplay(you, splayedColours(you, 'left'), 'right')) drawAndScore(you, 4)
    }),
    shared(({ you }) => {
      if (you.board.every(({ splay }) => splay !== 'none')) claimByCard(you, 'wonder')
    }),
  ),
  card(
    'navigation',
    { colour: 'green', icons: ['hex', 'crown', 'crown', 'crown'], dogma: 'crown' },
    demand(function* ({ you, me }) {
      const eligible = you.score.filter((each) => valueOf(each) === 2 || valueOf(each) === 3)
      yield* handOver(you, eligible, me, 'score')
    }),
  ),
  card(
    'perspective',
    { colour: 'yellow', icons: ['hex', 'lightbulb', 'lightbulb', 'leaf'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      const times = Math.floor(icons(you, 'lightbulb') / 2)
      scoreAll(you, yield* chooseSome(you, you.hand, 'score', { least: times, most: times, ordered: false }))
    }),
  ),
  card(
    'printing-press',
    { colour: 'blue', icons: ['hex', 'lightbulb', 'lightbulb', 'crown'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.score)
      if (card === null) return
      const purple = top(you, 'purple')
      draw(you, (purple === undefined ? 0 : valueOf(purple)) + 2)
    }),
    shared(({ you }) => maySplay(you, ['blue'], 'right')),
  ),
  card(
    'reformation',
    { colour: 'purple', icons: ['leaf', 'leaf', 'hex', 'leaf'], dogma: 'leaf' },
    shared(function* ({ you }) {
      const times = Math.floor(icons(you, 'leaf') / 2)
      if (times === 0 || you.hand.length === 0 || !(yield* may(you, 'tuck-some'))) return
      tuckAll(you, yield* chooseSome(you, you.hand, 'tuck', { least: times, most: times, ordered: true }))
    }),
    shared(({ you }) => maySplay(you, ['yellow', 'purple'], 'right')),
  ),
] as const
