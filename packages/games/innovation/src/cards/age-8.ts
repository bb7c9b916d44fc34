import { cardOfAge, demand, shared } from '../card.ts'
import { chooseBack, chooseHighest, chooseSeat, chooseTwoColours, chooseValue, order } from '../choices.ts'
import {
  allLowest,
  colourOf,
  differentValues,
  icons,
  notOfColour,
  ofValue,
  pile,
  scoreBacks,
  top,
  tops,
  withIcon,
  withoutIcon,
} from '../queries.ts'
import {
  actorAt,
  draw,
  drawAndMeld,
  drawAndReveal,
  drawAndScore,
  drawTimes,
  giveBack,
  giveBackAll,
  giveBackTogether,
  handOver,
  may,
  mayReturn,
  maySplay,
  maySplayAny,
  meld,
  others,
  returnUpTo,
  score,
  splayedColours,
  transferAll,
  tuckAll,
  win,
} from '../verbs.ts'

const card = cardOfAge(8)

export const AGE_8 = [
  card(
    'antibiotics',
    { colour: 'yellow', icons: ['leaf', 'leaf', 'leaf', 'hex'], dogma: 'leaf' },
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, 3)
      drawTimes(you, 2 * differentValues(cards), 8)
    }),
  ),
  card(
    'corporations',
    { colour: 'green', icons: ['hex', 'factory', 'factory', 'crown'], dogma: 'factory' },
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'green'), 'factory'), me, 'score')
      if (card === null) return
      drawAndMeld(you, 8)
    }),
    shared(({ you }) => {
      drawAndMeld(you, 8)
    }),
  ),
  card(
    'empiricism',
    { colour: 'purple', icons: ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      const colours = yield* chooseTwoColours(you)
      const card = drawAndReveal(you, 9)
      if (!colours.includes(colourOf(card))) return
      meld(you, card)
      yield* maySplay(you, [colourOf(card)], 'up')
    }),
    shared(({ you }) => {
      if (icons(you, 'lightbulb') >= 20) win(you, you.seat)
    }),
  ),
  card(
    'flight',
    { colour: 'red', icons: ['crown', 'hex', 'clock', 'crown'], dogma: 'crown' },
    shared(function* ({ you }) {
      if (splayedColours(you, 'up').includes('red')) yield* maySplayAny(you, 'up')
    }),
    shared(({ you }) => maySplay(you, ['red'], 'up')),
  ),
  card(
    'mass-media',
    { colour: 'green', icons: ['lightbulb', 'hex', 'clock', 'lightbulb'], dogma: 'lightbulb' },
    shared(function* ({ you }) {
      const card = yield* mayReturn(you, you.hand)
      if (card === null) return
      const value = yield* chooseValue(you)
      let owners = [you, ...others(you)].filter((each) => ofValue(each.score, value).length > 0)
      while (owners.length > 0) {
        const seat = yield* chooseSeat(
          you,
          owners.map((each) => each.seat),
          'return-of',
        )
        const owner = actorAt(you, seat ?? you.seat)
        const cards = ofValue(owner.score, value)
        giveBackTogether(you, owner.seat === you.seat ? yield* order(you, cards, 'return') : cards, owner)
        owners = owners.filter((each) => each.seat !== owner.seat)
      }
    }),
    shared(({ you }) => maySplay(you, ['purple'], 'up')),
  ),
  card(
    'mobility',
    { colour: 'red', icons: ['hex', 'factory', 'clock', 'factory'], dogma: 'factory' },
    demand(function* ({ you, me }) {
      const eligible = withoutIcon(notOfColour(tops(you), 'red'), 'factory')
      const cards = yield* chooseHighest(you, eligible, 2, 'transfer')
      transferAll(cards, you, me, 'score')
      if (cards.length > 0) draw(you, 8)
    }),
  ),
  card(
    'quantum-theory',
    { colour: 'blue', icons: ['clock', 'clock', 'clock', 'hex'], dogma: 'clock' },
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, 2)
      if (cards.length < 2) return
      draw(you, 10)
      drawAndScore(you, 10)
    }),
  ),
  card(
    'rocketry',
    { colour: 'blue', icons: ['clock', 'clock', 'clock', 'hex'], dogma: 'clock' },
    shared(function* ({ you }) {
      const times = Math.floor(icons(you, 'clock') / 2)
      for (let i = 0; i < times; i++) {
        const back = yield* chooseBack(you, scoreBacks(others(you)), 'return')
        if (back === null) return
        const owner = actorAt(you, back.seat)
        const [card] = ofValue(owner.score, back.age)
        if (card !== undefined) giveBack(you, card, owner)
      }
    }),
  ),
  card(
    'skyscrapers',
    { colour: 'yellow', icons: ['hex', 'factory', 'crown', 'crown'], dogma: 'crown' },
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'yellow'), 'clock'), me, 'board')
      if (card === null) return
      const beneath = top(you, colourOf(card))
      if (beneath === undefined) return
      score(you, beneath)
      yield* giveBackAll(you, [...pile(you, colourOf(card))])
    }),
  ),
  card(
    'socialism',
    { colour: 'purple', icons: ['leaf', 'hex', 'leaf', 'leaf'], dogma: 'leaf' },
    shared(function* ({ you }) {
      if (you.hand.length === 0 || !(yield* may(you, 'tuck-all'))) return
      const cards = yield* order(you, you.hand, 'tuck')
      tuckAll(you, cards)
      if (!cards.some((each) => colourOf(each) === 'purple')) return
      for (const other of others(you)) transferAll(allLowest(other.hand), other, you, 'hand')
    }),
  ),
] as const
