import type { Rules } from '@ziggurat/kernel'

import type { Stored } from '../economy/goods.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'

/** Kebab-case. Cards that exist in several ages end with their age: 'moses', 'rich-land-a'. */
export type CardId = string

/** Ages A, I, II, III as numbers: the level of a card. */
export type Age = 0 | 1 | 2 | 3

export const URBAN_TYPES = ['lab', 'temple', 'library', 'theater', 'arena'] as const
export const UNIT_TYPES = ['infantry', 'cavalry', 'artillery', 'air-force'] as const
/** In the order of a civilization's technologies. */
export const WORK_TYPES = ['farm', 'mine', ...URBAN_TYPES, ...UNIT_TYPES] as const
export const SPECIAL_TYPES = ['law', 'warfare', 'exploration', 'construction'] as const

export type UrbanType = (typeof URBAN_TYPES)[number]
export type UnitType = (typeof UNIT_TYPES)[number]
export type WorkType = (typeof WORK_TYPES)[number]
export type SpecialType = (typeof SPECIAL_TYPES)[number]

// Written out for speed: these are called all the time.
export const isUrban = (type: string): type is UrbanType =>
  type === 'lab' || type === 'temple' || type === 'library' || type === 'theater' || type === 'arena'
export const isUnit = (type: string): type is UnitType =>
  type === 'infantry' || type === 'cavalry' || type === 'artillery' || type === 'air-force'

/** Printed symbols: of a card as a whole, or for each worker on it. */
export interface Symbols {
  readonly science: number
  readonly culture: number
  readonly strength: number
  readonly happy: number
  readonly civil: number
  readonly military: number
  readonly colonization: number
  readonly blue: number
  readonly yellow: number
  /** The increase of the hand limit. */
  readonly civilHand: number
  readonly militaryHand: number
  /** Food and resources in each production, in addition to farms and mines. */
  readonly food: number
  readonly resources: number
}

/** All symbols with defaults. Every card has the same shape, which keeps reading fast. */
export function symbols(some: Partial<Symbols> = {}): Symbols {
  const { science = 0, culture = 0, strength = 0, happy = 0, civil = 0, military = 0 } = some
  const { colonization = 0, blue = 0, yellow = 0, civilHand = 0, militaryHand = 0 } = some
  const { food = 0, resources = 0 } = some
  const ratings = { science, culture, strength, happy, civil, military, colonization }
  return { ...ratings, blue, yellow, civilHand, militaryHand, food, resources }
}

/** What a card currently adds to the ratings beyond its symbols. */
interface Bonus {
  readonly science?: number
  readonly culture?: number
  readonly strength?: number
}

/** What a card adds to the yield of urban buildings of a type. */
export interface BuildingBonus {
  readonly type: UrbanType
  readonly science?: number
  readonly culture?: number
}

/** Something that a card lets its owner do on their turn. */
export interface Deed {
  readonly oncePerTurn?: true
  /** The goods that may be paid in other goods. */
  readonly paysFor?: Stored
  /** All things that it can be used on; undefined if it needs none. */
  on?(play: Play, civ: Civilization): readonly (readonly string[])[]
  /**
   * Whether it may be used; otherwise adds the reasons. That it was already used this turn is checked
   * elsewhere.
   */
  may?(play: Play, civ: Civilization, on: readonly string[], reasons: Reasons): boolean
  perform(play: Play, civ: Civilization, on: readonly string[]): Rules<void>
  /** Whether it reveals something hidden. */
  reveals?(play: Play, on: readonly string[]): boolean
}

/**
 * What a card in play does for its owner: everything that the rules ask cards about. A card lists only what
 * it has, and the rules name no card.
 */
export interface Abilities {
  /** The card that has them. */
  readonly card: CardId
  readonly symbols: Symbols
  /** Its food and resources come at the end of a turn, not when an event makes farms and mines produce. */
  readonly eachRound?: true
  bonus?(play: Play, civ: Civilization): Bonus
  buildings?(play: Play, civ: Civilization): readonly BuildingBonus[]
  /** The happy faces of another card that has this many printed. */
  faces?(printed: number): number
  readonly populationDiscount?: number
  /** Discounts in resources for urban buildings, by level. */
  readonly urbanDiscounts?: readonly number[]
  resourceDiscount?(card: WorkCard, play: Play, civ: Civilization): number
  scienceDiscount?(card: TechnologyCard, play: Play, civ: Civilization): number
  takeDiscount?(card: CivilCard, play: Play, civ: Civilization): number
  /** Completed wonders do not make others more expensive to take. */
  readonly noSurcharge?: true
  /** The number of wonder stages that one civil action can build. */
  readonly wonderStages?: number
  /** Resources for units alone, on each of the owner's turns. */
  readonly unitResources?: number
  /** Infantry may replace cavalry in armies. */
  readonly infantryRides?: true
  /** The extra strength of a single unit. */
  unitStrength?(card: WorkCard): number
  /** The tactic adds nothing. */
  readonly noTactics?: true
  /** The best mine produces twice. */
  readonly bestMineTwice?: true
  /** Labs produce and hold resources like mines; each token is worth the lab's level. */
  readonly labsAsMines?: true
  readonly revolutionBy?: 'military'
  /** The owner may not attack. */
  readonly peaceful?: true
  /** Nobody may declare war on the owner. */
  readonly noWars?: true
  /** The extra resources that others pay to build this or upgrade to it. */
  surcharge?(card: WorkCard): number
  /** Bonus cards count this many times in defence. */
  readonly defenseFactor?: number
  /** The extra value of bonus cards in a colonization force. */
  readonly colonizationCards?: number
  /** What others pay to attack the owner, given the printed number of military actions. */
  attackCost?(printed: number): number
  /** How many cards may be added to a colonization force for 1 each. */
  readonly colonizationDiscards?: number
  /** A second political action, once per game. */
  readonly secondPolitical?: true
  /** The owner sees the next event when their politics phase begins. */
  readonly foresight?: true
  mayDevelop?(play: Play, civ: Civilization, reasons: Reasons): boolean
  whenTaking?(play: Play, civ: Civilization, card: CivilCard): void
  whenDeveloping?(play: Play, civ: Civilization): void
  whenRevolting?(play: Play, civ: Civilization): void
  whenTurnEnds?(play: Play, civ: Civilization): void
  /** Called when an aggression or a war is played against the owner. */
  whenAttacked?(play: Play, civ: Civilization): void
  /** Called when it leaves play, or when the game ends with it in play. */
  whenLeaving?(play: Play, civ: Civilization): void
  /**
   * Called when another leader replaces this one. Returns true if the leader stays elsewhere, so that no
   * action is regained.
   */
  whenReplaced?(play: Play, civ: Civilization): Rules<boolean>
  readonly action?: Deed
  readonly politics?: Deed
}

interface Base {
  readonly id: CardId
  readonly age: Age
  /** The number of copies with 2, 3 and 4 players. */
  readonly copies: readonly [number, number, number]
}

/** A technology that workers stand on: a farm, a mine, an urban building or a unit. */
export interface WorkCard extends Base {
  readonly type: WorkType
  readonly science: number
  readonly cost: number
  /** The value of a blue token on it; 0 if it holds none. */
  readonly worth: number
  /** For each worker on it. */
  readonly symbols: Symbols
  /** Workers on it at the start; null if it is not printed on the player board. */
  readonly starting: number | null
}

export interface GovernmentCard extends Base {
  readonly type: 'government'
  readonly science: number
  readonly revolution: number
  readonly urbanLimit: number
  readonly abilities: Abilities
  readonly starting: boolean
}

export interface SpecialCard extends Base {
  readonly type: SpecialType
  readonly science: number
  readonly abilities: Abilities
}

export interface LeaderCard extends Base {
  readonly type: 'leader'
  readonly abilities: Abilities
}

export interface WonderCard extends Base {
  readonly type: 'wonder'
  readonly stages: readonly number[]
  readonly abilities: Abilities
  /** The discount in civil actions for taking it from the row. */
  rowDiscount?(civ: Civilization): number
  /** The culture that its completion scores. */
  cultureWhenCompleted?(play: Play, civ: Civilization): number
}

/** A card that is played once. It may order another action. */
export interface ActionCard extends Base {
  readonly type: 'action'
  may(play: Play, civ: Civilization, reasons: Reasons): boolean
  /** It pays for its own civil action, because a revolution may replace that. */
  play(play: Play, civ: Civilization): Rules<void>
}

export type TechnologyCard = WorkCard | GovernmentCard | SpecialCard
export type CivilCard = TechnologyCard | LeaderCard | WonderCard | ActionCard

export interface EventCard extends Base {
  readonly type: 'event'
  happens(play: Play): Rules<void>
  /** What each seat scores, if this event counts at the end of the game. */
  score?(play: Play): readonly number[]
}

export interface TerritoryCard extends Base {
  readonly type: 'territory'
  /** The abilities while it is a colony. */
  readonly abilities: Abilities
  readonly immediate: Immediate
}

/** What a territory gives at once. */
export interface Immediate {
  readonly science?: number
  readonly culture?: number
  readonly food?: number
  readonly resources?: number
  readonly population?: number
  readonly cards?: number
}

/**
 * The units of an army and the strength that it adds: less if one of the units is more than one age older
 * than the card.
 */
export interface TacticCard extends Base {
  readonly type: 'tactic'
  readonly infantry: number
  readonly cavalry: number
  readonly artillery: number
  readonly strength: number
  readonly antiquated: number
}

export interface AggressionCard extends Base {
  readonly type: 'aggression'
  /**
   * The cost in military actions. Some cards compute it from what the rival has, and cost nothing if that is
   * nothing.
   */
  readonly military: number | ((play: Play, rival: Civilization) => number)
  /** Whether the rival has what this card targets. */
  mayTarget?(play: Play, rival: Civilization, reasons: Reasons): boolean
  succeeds(play: Play, attacker: Civilization, rival: Civilization): Rules<void>
}

export interface WarCard extends Base {
  readonly type: 'war'
  readonly military: number
  won(play: Play, victor: Civilization, loser: Civilization, advantage: number): Rules<void>
}

export type Side = 'A' | 'B'

export interface PactCard extends Base {
  readonly type: 'pact'
  /** What each side gets from it; the same object if the sides are alike. */
  readonly A: Abilities
  readonly B: Abilities
  readonly attackForbidden: boolean
  readonly endsOnAttack: boolean
  /** The extra strength of a partner who attacks the other. */
  readonly attackBonus: number
}

/** Adds its value to a defence or to a colonization force. */
export interface BonusCard extends Base {
  readonly type: 'bonus'
  readonly defense: number
  readonly colonization: number
}

export type MilitaryCard =
  | EventCard
  | TerritoryCard
  | TacticCard
  | AggressionCard
  | WarCard
  | PactCard
  | BonusCard

export type Card = CivilCard | MilitaryCard
