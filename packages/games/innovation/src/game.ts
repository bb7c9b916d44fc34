import { viewerBit, chacha, placeOnTop, shuffle } from '@ziggurat/kernel'
import type { CardFacts, Game, Outcome, RandomState, Stack } from '@ziggurat/kernel'

import { worthOf } from './achievements.ts'
import { idOf } from './answers.ts'
import { EFFECTS } from './cards/index.ts'
import { THIRD_EDITION } from './cards/third-edition.ts'
import { effectKinds } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { check } from './check.ts'
import { register } from './effect.ts'
import type { Event } from './events.ts'
import { hidden } from './knowledge.ts'
import { CARDS } from './printed.ts'
import { achievementsOf, newPlayer, NOBODY, OPTIONS, pointsOf, SPECIALS } from './state.ts'
import type { Options, State } from './state.ts'
import { beat } from './turn.ts'
import { view } from './view.ts'
import type { View } from './view.ts'
import { whyNot } from './why.ts'

register(EFFECTS, THIRD_EDITION)

/**
 * Makes ten shuffled piles, sets aside a hidden card of each age from 1 to 9, and deals two cards to
 * everybody (INN-SETUP-01 to -04).
 *
 * Lists are pushed to or sliced: an optimized `map` makes lists of another kind, which slow down all their
 * readers.
 */
function setup(players: number, { edition }: Options, random: RandomState): State {
  const source = chacha(random)
  const supply: Stack[] = []
  for (const { cards, known } of AGES) {
    supply.push({ cards: shuffle(source, cards.slice()), known: known.slice() })
  }
  const state: State = {
    random,
    edition,
    players: [],
    supply,
    aside: [],
    ages: AGES_UNCLAIMED.slice(),
    specials: SPECIALS_UNCLAIMED.slice(),
    removed: [],
    turns: 0,
    active: 0,
    actions: 0,
    over: null,
  }
  for (const pile of supply.slice(0, 9)) state.aside.push(takeTop(pile))
  for (let seat = 0; seat < players; seat++) {
    const player = newPlayer()
    for (let i = 0; i < 2; i++) placeOnTop(player.hand, takeTop(supply[0] as Stack), viewerBit(seat))
    state.players.push(player)
  }
  return state
}

const AGES_UNCLAIMED = Array.from({ length: 9 }, () => NOBODY)
const SPECIALS_UNCLAIMED = SPECIALS.map(() => NOBODY)

/** The supply piles before they are shuffled. */
const AGES = Array.from({ length: 10 }, (_, at): Stack => {
  const cards = CARDS.filter(({ age }) => age === at + 1)
  return { cards: cards.map(({ id }) => id), known: cards.map(() => 0) }
})

function takeTop({ cards, known }: Stack): CardId {
  const card = cards.pop()
  if (card === undefined) throw new Error('the pile is empty')
  known.pop()
  return card
}

/** Winners come first. The others are ranked by what decided the game: points or achievements. */
function outcome(state: State): Outcome | null {
  const { over, players } = state
  if (over === null) return null
  const scores = players.map(pointsOf)
  const worth = players.map((player, seat) => {
    if (over.winners.includes(seat)) return Number.POSITIVE_INFINITY
    return worthOf(over.by, { points: pointsOf(player), achievements: achievementsOf(state, seat) })
  })
  return { scores, places: worth.map((own) => 1 + worth.filter((other) => other > own).length) }
}

const cards = ({ edition }: Options): readonly CardFacts[] =>
  CARDS.map(({ id, age, colour, places, dogma }) => ({
    id,
    age,
    kind: colour,
    copies: { 2: 1, 3: 1, 4: 1 },
    icons: {
      topLeft: places[0],
      bottomLeft: places[1],
      bottomCenter: places[2],
      bottomRight: places[3],
    },
    dogmaIcon: dogma,
    effects: [...effectKinds(id, edition)],
  }))

export const innovation: Game<State, View, Event, Options> = {
  id: 'innovation',
  version: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  cards,
  idOf,
  setup,
  beat,
  outcome,
  view,
  hidden,
  why: whyNot,
  check,
}
