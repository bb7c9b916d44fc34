import { achievementsOf, ageOf, cardOf } from '@ziggurat/innovation'
import type { State } from '@ziggurat/innovation'
import { COLOURS, NOBODY, SPECIALS } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'

import type { Inputs } from '../learned/inputs.ts'
import { AGES, CLAIMS, layout, MOST_PLAYERS, perCard, POINTS_PER_STEP } from './places.ts'
import { canClaim } from './standing.ts'
import type { Sight, Standing } from './standing.ts'

/** Rounds are counted in steps, up to so many. */
const [ROUNDS_PER_STEP, ROUND_STEPS] = [4, 15]
const [CARDS_PER_STEP, DRAW_STEPS] = [3, 8]
const LEAD_STEPS = 8
const MOST_AHEAD = 4

const PLAYERS = layout.add('time', MOST_PLAYERS + 1)
const EDITION = layout.add('time')
const ROUND = layout.add('time', ROUND_STEPS)
/** For each seat clockwise from one's own: it has the turn, and then whether a second action is left. */
const ACTIVE = layout.add('time', MOST_PLAYERS * 2)
const SUPPLY = layout.add('supply', AGES)
const EMPTY = layout.add('supply', AGES)
/** The cards that can be drawn before the supply runs out. */
const DRAWS_LEFT = layout.add('supply', DRAW_STEPS)
const UNCLAIMED = layout.add('achievements', CLAIMS + SPECIALS.length)
const CLAIMABLE = layout.add('achievements', CLAIMS)
const LEAD = layout.add('points', 2 * LEAD_STEPS + 1)
/** Achievements ahead of the best rival, from four behind to four ahead. */
const AHEAD = layout.add('achievements', 2 * MOST_AHEAD + 1)
const OWN_HAND = perCard(() => 'hand')
/** Cards in hand that have a higher age than the top card of their colour, or no top card to cover. */
const BETTER_HAND = layout.add('hand', COLOURS.length)

/** What is about no single player, the seat's own hand, and how far the seat is ahead. */
export function writeTable(inputs: Inputs, sight: Sight): void {
  writeTime(inputs, sight)
  writeSupply(inputs, sight)
  writeClaims(inputs, sight)
  writeHand(inputs, sight.own)
  writeLead(inputs, sight)
}

function writeTime(inputs: Inputs, { state, seat }: Sight): void {
  const { players, edition, turns, active, actions } = state
  inputs.add(PLAYERS + players.length)
  if (edition === 'third') inputs.add(EDITION)
  inputs.fill(ROUND, turns / players.length / ROUNDS_PER_STEP, ROUND_STEPS)
  if (turns === 0) return
  const place = ACTIVE + 2 * ((active - seat + players.length) % players.length)
  inputs.add(place)
  if (actions > 0) inputs.add(place + 1)
}

function writeSupply(inputs: Inputs, { state: { supply }, own }: Sight): void {
  let drawsLeft = 0
  for (let at = 0; at < AGES; at++) {
    const count = supply[at]?.cards.length ?? 0
    if (count === 0) inputs.add(EMPTY + at)
    inputs.add(SUPPLY + at, count / 10)
    if (at >= own.highest - 1) drawsLeft += count
  }
  inputs.fill(DRAWS_LEFT, drawsLeft / CARDS_PER_STEP, DRAW_STEPS)
}

function writeClaims(inputs: Inputs, { state, own, openAges }: Sight): void {
  for (const age of openAges) {
    inputs.add(UNCLAIMED + age - 1)
    if (canClaim(own, age)) inputs.add(CLAIMABLE + age - 1)
  }
  state.specials.forEach((owner, at) => {
    if (owner === NOBODY) inputs.add(UNCLAIMED + CLAIMS + at)
  })
}

/** The seat knows its own cards. */
function writeHand(inputs: Inputs, { player: { hand, board } }: Standing): void {
  for (const id of hand.cards) inputs.add(OWN_HAND.get(id) as number)
  for (let colour = 0; colour < board.length; colour++) {
    const value = board[colour]?.value ?? 0
    if (hand.cards.some((id) => cardOf(id).pile === colour && ageOf(id) > value))
      inputs.add(BETTER_HAND + colour)
  }
}

/** Points ahead of the best rival, because most points win if the supply runs out; and achievements. */
function writeLead(inputs: Inputs, { state, seat, own, standings }: Sight): void {
  let most = 0
  standings.forEach(({ points }, each) => {
    if (each !== seat) most = Math.max(most, points)
  })
  const lead = own.points - most
  inputs.fill(LEAD, lead / POINTS_PER_STEP, LEAD_STEPS)
  inputs.fill(LEAD + LEAD_STEPS, -lead / POINTS_PER_STEP, LEAD_STEPS)
  inputs.add(LEAD + 2 * LEAD_STEPS, lead / 20)
  inputs.add(AHEAD + MOST_AHEAD + Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, achievementsAhead(state, seat))))
}

function achievementsAhead(state: State, seat: Seat): number {
  let most = 0
  for (let each = 0; each < state.players.length; each++)
    if (each !== seat) most = Math.max(most, achievementsOf(state, each))
  return achievementsOf(state, seat) - most
}
