import type { Seat } from '@ziggurat/kernel'
import { agesLeft, surveyOf } from '@ziggurat/through-the-ages'
import type { State, Survey } from '@ziggurat/through-the-ages'

/** All values are culture points at the end. This one is more than everything else together. */
const VICTORY = 10_000
/** The value of one science point, food or resource, stored or produced, while there is time to use it. */
const SCIENCE = 0.7
const FOOD = 0.5
const RESOURCE = 0.6
/** Stored goods are worth less beyond what a turn can use. */
const ENOUGH = 12
const SURPLUS = 0.25
/** Actions per turn. */
const CIVIL_ACTION = 0.7
const MILITARY_ACTION = 0.35
/** A worker; an unused one is worth less. */
const WORKER = 1.2
/** A point of strength, and each point behind the strongest. */
const STRENGTH = 0.35
const BEHIND = 0.5
/** A discontent worker; each one that unused workers do not make up for; and the uprising that this causes. */
const DISCONTENT = 1.5
const UNREST = 8
const UPRISING = 100
/** Each food that will be missing at production. */
const FAMINE = 5
const CORRUPTION = 0.8
/** Cards: a leader, a technology per level, and cards in hand. */
const LEADER = 3
const TECHNOLOGY = 0.8
const CIVIL_CARD = 0.9
const MILITARY_CARD = 0.5
const COLONY = 3
/** Resources spent on an unfinished wonder, and a finished wonder. */
const STAGE = 0.75
const WONDER = 4
/** How much the others' mean counts against the player. */
const RIVALS = 0.4

/** How far a civilization is ahead of the others, in culture points at the end. */
export function evaluate(state: State, seat: Seat): number {
  const surveys = state.players.map((civ) => (civ.out ? null : surveyOf(state, civ.seat)))
  const own = surveys[seat]
  if (own === null || own === undefined) return -VICTORY
  const others = surveys.filter((each, other) => each !== null && other !== seat) as Survey[]
  if (others.length === 0) return VICTORY
  const rounds = roundsLeft(state, others.length + 1)
  const strongest = Math.max(...others.map(({ strength }) => strength))
  const value = (civ: Survey, rival: number) => (state.over ? civ.culture : worth(civ, rounds, rival))
  const mean = others.reduce((sum, other) => sum + value(other, own.strength), 0) / others.length
  return value(own, strongest) - RIVALS * mean
}

/** The expected number of rounds left, by the cards that are left and how fast they are used up. */
function roundsLeft(state: State, players: number): number {
  if (state.lastRound > 0) return state.lastRound - state.round
  const cards = state.civilDeck.length + 50 * agesLeft(state)
  return 1 + cards / (players * (5 - players + 1.6))
}

function worth(civ: Survey, rounds: number, strongest: number): number {
  // The current turn will still produce, unless there is an uprising, so that ending the turn does not change the value
  // by itself.
  const uprising = civ.discontent > civ.unused
  const turns = rounds + (civ.onTurn && !uprising ? 1 : 0)
  /** Investments late in the game have no time to pay off. */
  const time = Math.min(1, turns / 5)
  const hungry = Math.max(0, civ.consumption - civ.foodIncome - civ.food)
  const starving = Math.max(0, civ.consumption - civ.foodIncome)
  return (
    civ.culture +
    civ.cultureRating * turns +
    goods(civ.science + civ.scienceRating * turns, SCIENCE, 2.5 * turns) * time +
    goods(civ.food + (civ.foodIncome - civ.consumption) * turns, FOOD, turns) * time +
    goods(civ.resources + civ.resourceIncome * turns, RESOURCE, 2.5 * turns) * time -
    civ.corruption * CORRUPTION * Math.min(turns, 3) -
    hungry * FAMINE -
    (starving - hungry) * FAMINE * 0.25 +
    civ.civilTotal * CIVIL_ACTION * turns * time +
    civ.militaryTotal * MILITARY_ACTION * turns * time +
    (civ.population - 0.3 * civ.unused) * WORKER * (0.4 + 0.6 * time) +
    civ.strength * STRENGTH -
    Math.max(0, strongest - civ.strength) * BEHIND * (civ.onTurn ? 1 : 0.8) -
    civ.discontent * DISCONTENT -
    (uprising ? UPRISING : 0) -
    Math.max(0, civ.discontent - civ.unused) * UNREST +
    (civ.leader ? LEADER * time : 0) +
    civ.technologyLevels * TECHNOLOGY * time +
    civ.civilHand * CIVIL_CARD * time +
    civ.militaryHand * MILITARY_CARD +
    civ.colonies * COLONY +
    civ.wonders * WONDER * time +
    civ.stagesPaid * STAGE +
    civ.endBonus
  )
}

/** The value of an amount of goods; those beyond what can be used are worth less. */
const goods = (amount: number, each: number, more: number): number => {
  const enough = ENOUGH + more
  return amount <= enough ? amount * each : enough * each + (amount - enough) * each * SURPLUS
}
