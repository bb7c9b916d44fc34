import { isUnit } from '../cards/card.ts'
import type { Abilities, CardId, Symbols, TacticCard, UnitType, UrbanType, WorkType } from '../cards/card.ts'
import type { Play } from '../play.ts'
import type { Civilization, Technology } from '../state.ts'
import { bestArmy, isModern, tacticalStrength } from '../war/armies.ts'
import type { Units } from '../war/armies.ts'
import { abilitiesOf } from './abilities.ts'

/** The civil and military action totals (TTA-TOTAL-01, -02), and the tokens that cards in play give. */
export interface Totals {
  civil: number
  military: number
  blue: number
  yellow: number
}

export function totalsOf(play: Play, civ: Civilization): Totals {
  const totals = { civil: 0, military: 0, blue: 0, yellow: 0 }
  for (const { symbols } of abilitiesOf(play, civ)) {
    totals.civil += symbols.civil
    totals.military += symbols.military
    totals.blue += symbols.blue
    totals.yellow += symbols.yellow
  }
  return totals
}

/** The sum of one symbol over cards in play, except technologies with workers. */
export function sumOf(play: Play, civ: Civilization, symbol: keyof Symbols): number {
  let sum = 0
  for (const { symbols } of abilitiesOf(play, civ)) sum += symbols[symbol]
  return sum
}

export const civilTotal = (play: Play, civ: Civilization): number => sumOf(play, civ, 'civil')
export const militaryTotal = (play: Play, civ: Civilization): number => sumOf(play, civ, 'military')
/** In one pass, because every card of the row needs it. */
export function civilHandLimit(play: Play, civ: Civilization): number {
  let limit = 0
  for (const { symbols } of abilitiesOf(play, civ)) limit += symbols.civil + symbols.civilHand
  return limit
}
export const militaryHandLimit = (play: Play, civ: Civilization): number =>
  sumOf(play, civ, 'military') + sumOf(play, civ, 'militaryHand')
export const colonizationModifier = (play: Play, civ: Civilization): number =>
  sumOf(play, civ, 'colonization')

/** A culture or science rating cannot fall below 0 (TTA-STAT-07, -08, -15) or exceed the edition's limit. */
export const scienceRating = (play: Play, civ: Civilization): number =>
  within(play.edition.caps.science, rating(play, civ, 'science'))
export const cultureRating = (play: Play, civ: Civilization): number =>
  within(play.edition.caps.culture, rating(play, civ, 'culture'))

const within = (cap: number, sum: number): number => Math.max(0, Math.min(cap, sum))

/** The culture of a wonder that is turned face down. */
export const RUIN_CULTURE = 2

function rating(play: Play, civ: Civilization, which: 'science' | 'culture'): number {
  let sum = 0
  for (const { card, workers } of civ.technologies) {
    if (workers > 0) sum += workers * play.cards.work(card).symbols[which]
  }
  for (const abilities of abilitiesOf(play, civ)) {
    sum += abilities.symbols[which]
    sum += abilities.bonus?.(play, civ)[which] ?? 0
    for (const bonus of abilities.buildings?.(play, civ) ?? []) sum += bonus[which] ?? 0
  }
  if (which === 'culture') {
    for (const { ruined } of civ.wonders) if (ruined) sum += RUIN_CULTURE
  }
  return sum
}

/** What urban buildings of these types give, with all modifiers (TTA-APP-HOLLY-01, -INTER-01). */
export function buildingYield(
  play: Play,
  civ: Civilization,
  types: readonly UrbanType[],
): { culture: number; science: number; strength: number } {
  const sum = { culture: 0, science: 0, strength: 0 }
  const counted: readonly WorkType[] = types
  for (const { card, workers } of civ.technologies) {
    const { type, symbols } = play.cards.work(card)
    if (!counted.includes(type)) continue
    sum.culture += workers * symbols.culture
    sum.science += workers * symbols.science
    sum.strength += workers * symbols.strength
  }
  for (const abilities of abilitiesOf(play, civ)) {
    for (const bonus of abilities.buildings?.(play, civ) ?? []) {
      if (!types.includes(bonus.type)) continue
      sum.culture += bonus.culture ?? 0
      sum.science += bonus.science ?? 0
    }
  }
  return sum
}

export function strengthRating(play: Play, civ: Civilization): number {
  const { findings } = play
  if (findings === null) return workOutStrength(play, civ)
  return (findings.strength[civ.seat] ??= workOutStrength(play, civ))
}

function workOutStrength(play: Play, civ: Civilization): number {
  let sum = armyStrength(play, civ, (technology) => technology.workers)
  for (const { card, workers } of civ.technologies) {
    if (workers > 0) sum += workers * play.cards.work(card).symbols.strength
  }
  for (const abilities of abilitiesOf(play, civ)) {
    sum += abilities.symbols.strength
    sum += abilities.bonus?.(play, civ).strength ?? 0
    if (abilities.unitStrength !== undefined) sum += addedToUnits(play, civ, abilities)
  }
  return within(play.edition.caps.strength, sum)
}

function addedToUnits({ cards }: Play, { technologies }: Civilization, abilities: Abilities): number {
  let sum = 0
  for (const { card, workers } of technologies)
    sum += workers * (abilities.unitStrength?.(cards.work(card)) ?? 0)
  return sum
}

/** The strength of a single unit. */
export function unitStrength(play: Play, civ: Civilization, id: CardId): number {
  const card = play.cards.work(id)
  let { strength } = card.symbols
  for (const abilities of abilitiesOf(play, civ)) strength += abilities.unitStrength?.(card) ?? 0
  return strength
}

/** The strength of units that are sent or sacrificed, with the armies that they form. */
export function unitsStrength(play: Play, civ: Civilization, units: readonly CardId[]): number {
  let strength = 0
  const counts = new Map<CardId, number>()
  for (const unit of units) {
    counts.set(unit, (counts.get(unit) ?? 0) + 1)
    strength += unitStrength(play, civ, unit)
  }
  return strength + armyStrength(play, civ, ({ card }) => counts.get(card) ?? 0)
}

const none = (): Record<UnitType, number> => ({ infantry: 0, cavalry: 0, artillery: 0, 'air-force': 0 })

/** What armies of these units add with the current tactic: of all units, or of those that are sent. */
function armyStrength(play: Play, civ: Civilization, count: (unit: Technology) => number): number {
  if (civ.tactic === null) return 0
  const { rides, tactic } = commandOf(play, civ, civ.tactic)
  return tactic === null ? 0 : tacticalStrength(countUnits(play, civ, tactic, count), tactic, rides)
}

/** What the best army adds. */
export function bestArmyStrength(play: Play, civ: Civilization): number {
  if (civ.tactic === null) return 0
  const { rides, tactic } = commandOf(play, civ, civ.tactic)
  if (tactic === null) return 0
  return bestArmy(
    countUnits(play, civ, tactic, ({ workers }) => workers),
    tactic,
    rides,
  )
}

/** The tactic, unless a card makes it useless, and whether infantry may replace cavalry. */
function commandOf(
  play: Play,
  civ: Civilization,
  id: CardId,
): { readonly tactic: TacticCard | null; readonly rides: boolean } {
  let rides = false
  for (const { infantryRides, noTactics } of abilitiesOf(play, civ)) {
    if (noTactics === true) return { tactic: null, rides }
    if (infantryRides === true) rides = true
  }
  return { tactic: play.cards.of('tactic', id), rides }
}

function countUnits(
  play: Play,
  civ: Civilization,
  tactic: TacticCard,
  count: (unit: Technology) => number,
): Units {
  const all = none()
  const modern = none()
  for (const technology of civ.technologies) {
    const { type, age } = play.cards.work(technology.card)
    if (!isUnit(type)) continue
    const units = count(technology)
    all[type] += units
    if (isModern(age, tactic)) modern[type] += units
  }
  return { all, modern }
}

/** The number of workers on technologies of a type. */
export function workersOn(play: Play, civ: Civilization, type: WorkType): number {
  let sum = 0
  for (const { card, workers } of civ.technologies) {
    if (workers > 0 && play.cards.work(card).type === type) sum += workers
  }
  return sum
}

/** All workers, unused ones included (TTA-WORKER-01). */
export const population = (civ: Civilization): number =>
  civ.technologies.reduce((sum, { workers }) => sum + workers, civ.unused)

/** The highest technology of these types that has a worker (TTA-CARD-03). */
export function bestOf(
  play: Play,
  civ: Civilization,
  types: readonly WorkType[],
): { readonly card: CardId; readonly level: number } | null {
  let best: { card: CardId; level: number } | null = null
  for (const { card, workers } of civ.technologies) {
    const { type, age } = play.cards.work(card)
    if (workers > 0 && types.includes(type) && (best === null || age > best.level))
      best = { card, level: age }
  }
  return best
}
