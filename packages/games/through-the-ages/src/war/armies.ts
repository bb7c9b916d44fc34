import type { TacticCard, UnitType } from '../cards/card.ts'

/** The number of units of a type, and how many of them are modern enough for the tactic. */
export interface Units {
  readonly all: Readonly<Record<UnitType, number>>
  readonly modern: Readonly<Record<UnitType, number>>
}

/** A unit two or more levels below its tactic makes an army antiquated (TTA-ARMY-06). */
export const isModern = (level: number, tactic: TacticCard): boolean =>
  tactic.antiquated === tactic.strength || level > tactic.age - 2

/** The number of armies that these units form, if infantry may replace missing cavalry. */
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

/** The units left after this many armies of modern units, using as little infantry as possible. */
function withoutFull(
  { all, modern }: Units,
  tactic: TacticCard,
  full: number,
): Readonly<Record<UnitType, number>> {
  const cavalry = Math.min(full * tactic.cavalry, modern.cavalry)
  const riding = full * tactic.cavalry - cavalry
  return {
    infantry: all.infantry - full * tactic.infantry - riding,
    cavalry: all.cavalry - cavalry,
    artillery: all.artillery - full * tactic.artillery,
    'air-force': all['air-force'],
  }
}

/**
 * The greatest strength that armies can add (TTA-ARMY-07). As many armies as possible have only modern units,
 * unless infantry that replaces cavalry in them costs an army elsewhere. Air forces double the best armies
 * first.
 */
export function tacticalStrength(units: Units, tactic: TacticCard, rides: boolean): number {
  const armies = armiesOf(units.all, tactic, rides)
  if (armies === 0) return 0
  let greatest = 0
  for (let full = armiesOf(units.modern, tactic, rides); full >= 0; full--) {
    const others = armiesOf(withoutFull(units, tactic, full), tactic, rides)
    const doubledFull = Math.min(full, units.all['air-force'])
    const doubledOthers = Math.min(others, units.all['air-force'] - doubledFull)
    const strength = (full + doubledFull) * tactic.strength + (others + doubledOthers) * tactic.antiquated
    greatest = Math.max(greatest, strength)
    if (full + others === armies) break
  }
  return greatest
}

/** What the best of these armies adds, doubled with an air force; 0 without an army. */
export function bestArmy(units: Units, tactic: TacticCard, rides: boolean): number {
  const factor = units.all['air-force'] > 0 ? 2 : 1
  if (armiesOf(units.modern, tactic, rides) > 0) return factor * tactic.strength
  return armiesOf(units.all, tactic, rides) > 0 ? factor * tactic.antiquated : 0
}
