import { knows } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { OPTIONS, surveyOf } from '@ziggurat/through-the-ages'
import type { Civilization, State, Survey } from '@ziggurat/through-the-ages'

import type { Features, Inputs } from '../learned/inputs.ts'
import { CivilizationPlaces, MeasurePlaces } from './civilization.ts'
import { CardPlaces, CIVIL, factsOf, layout, MILITARY } from './places.ts'
import type { EditionFacts, Theme } from './places.ts'
import { isYetToPlay, roundsLeft, turnsLeft } from './rounds.ts'

const MOST_PLAYERS = 4
const ROUND_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18]
const STAGES = [
  'opening',
  'event',
  'resign',
  'row',
  'war',
  'tactics',
  'politics',
  'actions',
  'discard',
] as const
/** Differences of strength: steps on both sides of none. */
const STRENGTH_STEPS = [1, 2, 3, 5, 7, 10, 14, 20]
const CULTURE_STEPS = [1, 5, 10, 20, 35, 50, 75, 100]
const MOST_EVENTS = 8

const VARIANTS = Object.entries(OPTIONS).flatMap(([key, { values, usual }]) =>
  key === 'edition' ? [] : values.filter((value) => value !== usual).map((value) => ({ key, value })),
)

const PLAYERS = layout.add('time', MOST_PLAYERS + 1)
const YEAR = layout.add('time', 2)
const VARIANT = VARIANTS.map((variant) => ({ ...variant, place: layout.add('time') }))
const ROUNDS = layout.add('time', ROUND_STEPS.length + 1)
const AGE = layout.add('time', 5)
const IS_LAST = layout.add('time', 2)
/** Whose turn it is, clockwise from the seat, and the stage of one's own turn. */
const ACTIVE = layout.add('time', MOST_PLAYERS)
const STAGE = layout.add('time', STAGES.length)
const YET_TO_PLAY = layout.add('time')
const OUT = layout.add('rivals', MOST_PLAYERS)
const ROW = new CardPlaces(CIVIL, 'row')
/** How much a card of the row counts, by its price. */
const CHEAPNESS = [1, 0.6, 0.3]
const OWN = new CivilizationPlaces('own')
const RIVAL = new CivilizationPlaces('rival')
/** The mean of the other rivals. */
const OTHERS = new MeasurePlaces('others')
const RIVAL_IN = layout.add('rivals', MOST_PLAYERS)
/** One's own strength against the strongest, the weakest and the next rival, on both sides. */
const STRENGTH_LEADS = [1, 2, 3].map(() => layout.add('strength', 2 * STRENGTH_STEPS.length + 1))
const CULTURE_LEAD = layout.add('culture', 2 * CULTURE_STEPS.length + 1)
/** Leads over the strongest rival, and of strength over the weakest. */
const LEADS = (
  ['culture', 'culture', 'culture', 'science', 'strength', 'strength', 'resources', 'actions'] as const
).map((theme) => layout.add(theme))
const MILITARY_HAND = new CardPlaces(MILITARY, 'hand')
/** Aggressions and wars in hand that could be played against somebody who is weaker. */
const ATTACKS = layout.add('strength', 4)
const RIVALS_MILITARY = new CardPlaces(MILITARY, 'rivals')
const RIVALS_CARDS = layout.add('rivals', 5)
const CURRENT = new CardPlaces(['event', 'territory'], 'events')
const FUTURE = new CardPlaces(['event', 'territory'], 'events')
const NEXT = new CardPlaces(['event', 'territory'], 'events')
const SCORED = new CardPlaces(['event'], 'events')
const EVENT_COUNTS = layout.add('events', 2 * MOST_EVENTS)
const COMMON_TACTICS = new CardPlaces(['tactic'], 'strength')
/** Wars by the seat and against it, and how the strengths are. */
const WARS = (['own', 'rival'] as const).map(() => ({
  card: new CardPlaces(['war'], 'strength'),
  leads: layout.add('strength', 2 * STRENGTH_STEPS.length + 1),
}))
const PACT_SIDES = [0, 1].map(() => new CardPlaces(['pact'], 'rivals'))
const SKIPS = layout.add('actions')
const ATTACKED = layout.add('strength')

function write(state: State, seat: Seat, inputs: Inputs): void {
  const own = state.players[seat]
  if (own === undefined) return
  const edition = factsOf(state.edition)
  writeTime(state, seat, edition, inputs)
  if (own.out) return
  for (const [space, card] of state.row.entries())
    if (card !== null) inputs.add(ROW.of(card) as number, CHEAPNESS[space < 5 ? 0 : space < 9 ? 1 : 2])
  const surveys = state.players.map((civ) => (civ.out ? null : surveyOf(state, civ.seat)))
  const leader = strongestRival(state, surveys, seat)
  const isOpen = state.hands === 'open'
  const others = surveys.filter((each, other) => each !== null && other !== seat && other !== leader).length
  for (const civ of state.players) {
    const survey = surveys[civ.seat]
    if (survey === null || survey === undefined) continue
    const strongestRival = strongestBut(surveys, civ.seat)
    const standing = { civ, survey, turns: turnsLeft(state, civ.seat), strongestRival }
    if (civ === own) OWN.write(inputs, standing, edition, true)
    else {
      if (civ.seat === leader) RIVAL.write(inputs, standing, edition, isOpen)
      else OTHERS.write(inputs, standing, 1 / others)
      writeRivalHand(civ, seat, edition, inputs)
    }
  }
  writeLeads(state, seat, surveys, leader, inputs)
  writeMilitary(own, surveys, edition, inputs)
  writeEvents(state, seat, inputs)
  writeWars(state, seat, surveys, inputs)
}

function writeTime(state: State, seat: Seat, { year, options }: EditionFacts, inputs: Inputs): void {
  const { players, stage, active } = state
  inputs.add(PLAYERS + players.length)
  inputs.add(YEAR + (year === '2015' ? 0 : 1))
  for (const { key, value, place } of VARIANT)
    if ((key === 'hands' ? state.hands : options[key]) === value) inputs.add(place)
  const rounds = roundsLeft(state)
  ROUND_STEPS.forEach((step, at) => {
    if (rounds > step) inputs.add(ROUNDS + at)
  })
  inputs.add(ROUNDS + ROUND_STEPS.length, Math.min(1, rounds / 20))
  inputs.add(AGE + state.age)
  if (state.lastRound > 0) inputs.add(IS_LAST + (state.round >= state.lastRound ? 1 : 0))
  inputs.add(ACTIVE + ((active - seat + players.length) % players.length))
  if (active === seat) {
    const at = STAGES.indexOf(stage as (typeof STAGES)[number])
    if (at >= 0) inputs.add(STAGE + at)
  }
  if (isYetToPlay(state, seat)) inputs.add(YET_TO_PLAY)
  for (const civ of players)
    if (civ.out) inputs.add(OUT + ((civ.seat - seat + players.length) % players.length))
}

function strongestBut(surveys: readonly (Survey | null)[], seat: Seat): number {
  let most = 0
  surveys.forEach((each, other) => {
    if (each !== null && other !== seat) most = Math.max(most, each.strength)
  })
  return most
}

/** The rival who would have the most culture if everything stayed as it is; of equals, the one whose turn is sooner. */
function strongestRival(state: State, surveys: readonly (Survey | null)[], seat: Seat): Seat {
  const { length } = surveys
  let [strongest, most] = [(seat + 1) % length, -Infinity]
  for (let i = 1; i < length; i++) {
    const other = (seat + i) % length
    const survey = surveys[other]
    if (survey === null || survey === undefined) continue
    const culture = survey.culture + survey.cultureRating * turnsLeft(state, other)
    if (culture <= most) continue
    most = culture
    strongest = other
  }
  return strongest
}

/** The military cards of a rival that the seat knows, and how many there are of each age. */
function writeRivalHand(
  { militaryHand }: Civilization,
  seat: Seat,
  { ages }: EditionFacts,
  inputs: Inputs,
): void {
  militaryHand.cards.forEach((card, at) => {
    if (knows(militaryHand.known[at], seat)) inputs.add(RIVALS_MILITARY.of(card) as number)
    inputs.add(RIVALS_CARDS + (ages.get(card) as number), 0.25)
  })
  inputs.add(RIVALS_CARDS + 4, militaryHand.cards.length / 5)
}

/** Sets the steps from none to a difference, on its side. */
function addDifference(inputs: Inputs, place: number, difference: number, steps: readonly number[]): void {
  const amount = Math.abs(difference)
  const side = place + (difference > 0 ? 0 : steps.length)
  for (let i = 0; i < steps.length && amount >= (steps[i] as number); i++) inputs.add(side + i)
  if (amount === 0) inputs.add(place + 2 * steps.length)
}

function writeLeads(
  state: State,
  seat: Seat,
  surveys: readonly (Survey | null)[],
  leader: Seat,
  inputs: Inputs,
): void {
  const { length } = surveys
  const own = surveys[seat] as Survey
  const [strength, culture, science] = [own.strength, own.culture, own.scienceRating]
  const strongest = strongestBut(surveys, seat)
  let [weakest, next, soonest] = [Infinity, 0, MOST_PLAYERS]
  for (const [other, survey] of surveys.entries()) {
    if (survey === null || other === seat) continue
    weakest = Math.min(weakest, survey.strength)
    const distance = (other - seat + length) % length
    if (distance > soonest) continue
    soonest = distance
    next = survey.strength
  }
  if (weakest === Infinity) return
  ;[strongest, weakest, next].forEach((each, at) =>
    addDifference(inputs, STRENGTH_LEADS[at] as number, strength - each, STRENGTH_STEPS),
  )
  const rival = surveys[leader] as Survey
  addDifference(inputs, CULTURE_LEAD, culture - rival.culture, CULTURE_STEPS)
  inputs.add(RIVAL_IN + ((leader - seat + length) % length))
  const [turns, theirs] = [turnsLeft(state, seat), turnsLeft(state, leader)]
  const expected = culture + own.cultureRating * turns + own.endBonus
  const leads = [
    (expected - rival.culture - rival.cultureRating * theirs - rival.endBonus) / 60,
    (culture - rival.culture) / 60,
    (own.cultureRating - rival.cultureRating) / 8,
    (science - rival.scienceRating) / 6,
    (strength - strongest) / 15,
    (strength - weakest) / 15,
    (own.resourceIncome - rival.resourceIncome) / 6,
    (own.civilTotal - rival.civilTotal) / 2,
  ]
  leads.forEach((lead, at) => inputs.add(LEADS[at] as number, lead))
}

function writeMilitary(
  own: Civilization,
  surveys: readonly (Survey | null)[],
  { types }: EditionFacts,
  inputs: Inputs,
): void {
  const strength = surveys[own.seat]?.strength ?? 0
  const isStronger = surveys.some(
    (each, other) => each !== null && other !== own.seat && each.strength < strength,
  )
  for (const card of own.militaryHand.cards) {
    inputs.add(MILITARY_HAND.of(card) as number)
    const type = types.get(card)
    if (type !== 'aggression' && type !== 'war') continue
    inputs.add(ATTACKS + (type === 'war' ? 2 : 0) + (isStronger ? 1 : 0))
  }
  if (own.skipsPolitics) inputs.add(SKIPS)
  if (own.attackedBy !== null) inputs.add(ATTACKED)
}

function writeEvents(state: State, seat: Seat, inputs: Inputs): void {
  const { currentEvents: current, futureEvents: future, scoring, nextEventSeen } = state
  current.cards.forEach((card, at) => {
    if (knows(current.known[at], seat)) inputs.add(CURRENT.of(card) as number)
  })
  future.cards.forEach((card, at) => {
    if (knows(future.known[at], seat)) inputs.add(FUTURE.of(card) as number)
  })
  const next = current.cards.at(-1)
  if (next !== undefined && knows(nextEventSeen, seat)) inputs.add(NEXT.of(next) as number)
  scoring.cards.forEach((card, at) => {
    if (knows(scoring.known[at], seat)) inputs.add(SCORED.of(card) as number)
  })
  inputs.fill(EVENT_COUNTS, current.cards.length, MOST_EVENTS)
  inputs.fill(EVENT_COUNTS + MOST_EVENTS, future.cards.length, MOST_EVENTS)
  for (const card of state.commonTactics) inputs.add(COMMON_TACTICS.of(card) as number)
}

function writeWars(state: State, seat: Seat, surveys: readonly (Survey | null)[], inputs: Inputs): void {
  for (const civ of state.players) {
    const { pact } = civ
    if (pact !== null && (civ.seat === seat || pact.partner === seat))
      inputs.add(PACT_SIDES[(civ.seat === seat) === (pact.side === 'A') ? 0 : 1]?.of(pact.card) as number)
    for (const { card, rival } of civ.wars) {
      if (civ.seat !== seat && rival !== seat) continue
      const war = WARS[civ.seat === seat ? 0 : 1] as (typeof WARS)[number]
      const other = civ.seat === seat ? rival : civ.seat
      inputs.add(war.card.of(card) as number)
      const lead = (surveys[seat]?.strength ?? 0) - (surveys[other]?.strength ?? 0)
      addDifference(inputs, war.leads, lead, STRENGTH_STEPS)
    }
  }
}

export const features: Features<State, Theme> = { layout, write }
