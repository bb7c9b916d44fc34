import type { TacticCard, UnitType } from './card.ts'

/** How many units of a type there are, and how many of them are modern enough for the tactic. */
export interface Units {
  readonly all: Readonly<Record<UnitType, number>>
  readonly modern: Readonly<Record<UnitType, number>>
}

/** A unit two or more levels below its tactic makes an army antiquated (TTA-ARMY-06). */
export const isModern = (level: number, tactic: TacticCard): boolean =>
  tactic.antiquated === tactic.strength || level > tactic.age - 2

/** How many armies these units make, if infantry may ride where cavalry is missing. */
function armiesOf(units: Readonly<Record<UnitType, number>>, tactic: TacticCard, rides: boolean): number {
  let armies = 0
  while (armies < 100 && suffices(units, tactic, rides, armies + 1)) armies++
  return armies
}

function suffices(
  units: Readonly<Record<UnitType, number>>,
  tactic: TacticCard,
  rides: boolean,
  armies: number,
): boolean {
  const missing = Math.max(0, armies * tactic.cavalry - units.cavalry)
  if (missing > 0 && !rides) return false
  return armies * tactic.infantry + missing <= units.infantry && armies * tactic.artillery <= units.artillery
}

/**
 * The greatest strength that armies can add (TTA-ARMY-07). The number of armies depends on the units
 * alone; as many as possible are made of modern units only; air forces double the best ones first.
 */
export function tacticalStrength(units: Units, tactic: TacticCard, rides: boolean): number {
  const armies = armiesOf(units.all, tactic, rides)
  if (armies === 0) return 0
  const full = Math.min(armies, armiesOf(units.modern, tactic, rides))
  const doubled = Math.min(armies, units.all['air-force'])
  const doubledFull = Math.min(full, doubled)
  return (full + doubledFull) * tactic.strength + (armies - full + doubled - doubledFull) * tactic.antiquated
}
