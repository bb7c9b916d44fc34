import type { Actor } from '../actor.ts'
import {
  chooseBack,
  chooseHighest,
  chooseCardOrBack,
  chooseTwoColours,
  chooseValue,
  order,
} from '../choices.ts'
import type { Back } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effects } from '../effect.ts'
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
  giveBackPile,
  handOver,
  handOverTops,
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

/**
 * Returns a card of a score pile by its back. Of several cards with the same back, the one that has been
 * there longest.
 */
function returnBack(you: Actor, { seat, age }: Back): void {
  const owner = actorAt(you, seat)
  const [card] = ofValue(owner.score, age)
  if (card !== undefined) giveBack(you, card, owner)
}

export const AGE_8 = {
  antibiotics: [
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, 3)
      drawTimes(you, 2 * differentValues(cards), 8)
    }, 'asks'),
  ],
  corporations: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'green'), 'factory'), me, 'score')
      if (card === null) return
      drawAndMeld(you, 8)
    }),
    shared(({ you }) => {
      drawAndMeld(you, 8)
    }),
  ],
  empiricism: [
    shared(function* ({ you }) {
      const colours = yield* chooseTwoColours(you)
      const card = drawAndReveal(you, 9)
      if (!colours.includes(colourOf(card))) return
      meld(you, card)
      yield* maySplay(you, [colourOf(card)], 'up')
    }),
    shared(({ you }) => {
      if (icons(you, 'lightbulb') >= 20) win(you, you.seat)
    }, 'nothing'),
  ],
  flight: [
    shared(
      function* ({ you }) {
        if (splayedColours(you, 'up').includes('red')) yield* maySplayAny(you, 'up')
      },
      'asks',
      'nothing',
    ),
    shared(({ you }) => maySplay(you, ['red'], 'up'), 'asks', 'nothing'),
  ],
  'mass-media': [
    shared(
      function* ({ you }) {
        const card = yield* mayReturn(you, you.hand)
        if (card === null) return
        const value = yield* chooseValue(you)
        for (;;) {
          const backs = scoreBacks(others(you)).filter(({ age }) => age === value)
          const next = yield* chooseCardOrBack(you, ofValue(you.score, value), backs, 'return')
          if (next === null) return
          if (typeof next === 'string') giveBack(you, next)
          else returnBack(you, next)
        }
      },
      'asks',
      'nothing',
    ),
    shared(({ you }) => maySplay(you, ['purple'], 'up'), 'asks', 'nothing'),
  ],
  mobility: [
    demand(function* ({ you, me }) {
      const eligible = withoutIcon(notOfColour(tops(you), 'red'), 'factory')
      const cards = yield* chooseHighest(you, eligible, 2, 'transfer')
      yield* handOverTops(you, cards, me, 'score')
      if (cards.length > 0) draw(you, 8)
    }),
  ],
  'quantum-theory': [
    shared(function* ({ you }) {
      const cards = yield* returnUpTo(you, 2)
      if (cards.length < 2) return
      draw(you, 10)
      drawAndScore(you, 10)
    }, 'asks'),
  ],
  rocketry: [
    shared(function* ({ you }) {
      const times = Math.floor(icons(you, 'clock') / 2)
      for (let i = 0; i < times; i++) {
        const back = yield* chooseBack(you, scoreBacks(others(you)), 'return')
        if (back === null) return
        returnBack(you, back)
      }
    }, 'nothing'),
  ],
  skyscrapers: [
    demand(function* ({ you, me }) {
      const card = yield* handOver(you, withIcon(notOfColour(tops(you), 'yellow'), 'clock'), me, 'board')
      if (card === null) return
      const beneath = top(you, colourOf(card))
      if (beneath === undefined) return
      score(you, beneath)
      yield* giveBackPile(you, [...pile(you, colourOf(card))])
    }),
  ],
  socialism: [
    shared(function* ({ you }) {
      if (you.hand.length === 0 || !(yield* may(you, 'tuck-all'))) return
      const cards = yield* order(you, you.hand, 'tuck')
      tuckAll(you, cards)
      if (!cards.some((each) => colourOf(each) === 'purple')) return
      for (const other of others(you)) transferAll(allLowest(other.hand), other, you, 'hand')
    }, 'asks'),
  ],
} satisfies Readonly<Record<string, Effects>>
