import { cardOfAge, demand, shared } from '../card.ts'
import { choose, chooseSome } from '../choices.ts'
import { execute } from '../dogma.ts'
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
  takeAll,
  transfer,
  transferAll,
  tuckAll,
  win,
  wipeOut,
} from '../verbs.ts'

const card = cardOfAge(9)

export const AGE_9 = [
  card(
    'collaboration',
    { colour: 'green', icons: ['hex', 'crown', 'clock', 'crown'], dogma: 'crown' },
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
    }),
  ),
  card(
    'composites',
    { colour: 'red', icons: ['factory', 'factory', 'hex', 'factory'], dogma: 'factory' },
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
  ),
  card(
    'computers',
    { colour: 'blue', icons: ['clock', 'hex', 'clock', 'factory'], dogma: 'clock' },
    shared(({ you }) => maySplay(you, ['red', 'green'], 'up')),
    shared(({ you }) => execute(you, drawAndMeld(you, 10))),
  ),
  card(
    'ecology',
    { colour: 'yellow', icons: ['leaf', 'lightbulb', 'lightbulb', 'hex'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      const scored = yield* choose(you, you.hand, 'score')
      if (scored !== null) score(you, scored)
      drawTimes(you, 2, 10)
    }),
  ),
  card(
    'fission',
    { colour: 'red', icons: ['hex', 'clock', 'clock', 'clock'], dogma: 'clock' },
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
    }),
  ),
  card(
    'genetics',
    { colour: 'blue', icons: ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], dogma: 'lightbulb' },
    shared(({ you }) => {
      const card = drawAndMeld(you, 10)
      scoreAll(you, pile(you, colourOf(card)).slice(0, -1))
    }),
  ),
  card(
    'satellites',
    { colour: 'green', icons: ['hex', 'clock', 'clock', 'clock'], dogma: 'clock' },
    shared(function* ({ you }) {
      yield* giveBackAll(you, [...you.hand])
      drawTimes(you, 3, 8)
    }),
    shared(({ you }) => maySplay(you, ['purple'], 'up')),
    shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'meld')
      if (card === null) return
      meld(you, card)
      yield* execute(you, card)
    }),
  ),
  card(
    'services',
    { colour: 'purple', icons: ['hex', 'leaf', 'leaf', 'leaf'], dogma: 'leaf' },
    demand(function* ({ you, me }) {
      const cards = allHighest(you.score)
      transferAll(cards, you, me, 'hand')
      if (cards.length === 0) return
      const taken = yield* choose(you, withoutIcon(tops(me), 'leaf'), 'take')
      if (taken !== null) transfer(taken, me, you, 'hand')
    }),
  ),
  card(
    'specialization',
    { colour: 'purple', icons: ['hex', 'factory', 'leaf', 'factory'], dogma: 'factory' },
    shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'reveal')
      if (card === null) return
      reveal(you, card)
      const theirs = others(you).map((owner) => ({ owner, card: top(owner, colourOf(card)) }))
      takeAll(
        you,
        theirs.flatMap(({ owner, card: taken }) => (taken ? [{ owner, card: taken }] : [])),
        'hand',
      )
    }),
    shared(({ you }) => maySplay(you, ['yellow', 'blue'], 'up')),
  ),
  card(
    'suburbia',
    { colour: 'yellow', icons: ['hex', 'crown', 'leaf', 'leaf'], dogma: 'leaf' },
    shared(function* ({ you }) {
      const cards = yield* chooseSome(you, you.hand, 'tuck', { least: 0, most: Infinity, ordered: true })
      tuckAll(you, cards)
      for (let i = 0; i < cards.length; i++) drawAndScore(you, 1)
    }),
  ),
] as const
