import type { Rules } from '@ziggurat/kernel'

import type { Stored } from '../economy/goods.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'

/** Kebab-case; cards that come in several ages end with theirs: 'moses', 'rich-land-a'. */
export type CardId = string

/** A, I, II, III as numbers: the level of a card. */
export type Age = 0 | 1 | 2 | 3

export const URBAN_TYPES = ['lab', 'temple', 'library', 'theater', 'arena'] as const
export const UNIT_TYPES = ['infantry', 'cavalry', 'artillery', 'air-force'] as const
/** In the order in which a civilization keeps its technologies. */
export const WORK_TYPES = ['farm', 'mine', ...URBAN_TYPES, ...UNIT_TYPES] as const
export const SPECIAL_TYPES = ['law', 'warfare', 'exploration', 'construction'] as const

export type UrbanType = (typeof URBAN_TYPES)[number]
export type UnitType = (typeof UNIT_TYPES)[number]
export type WorkType = (typeof WORK_TYPES)[number]
export type SpecialType = (typeof SPECIAL_TYPES)[number]

// Written out, because they are asked all the time.
export const isUrban = (type: string): type is UrbanType =>
  type === 'lab' || type === 'temple' || type === 'library' || type === 'theater' || type === 'arena'
export const isUnit = (type: string): type is UnitType =>
  type === 'infantry' || type === 'cavalry' || type === 'artillery' || type === 'air-force'

/** What is printed as symbols: on a card as a whole, or for each worker on it. */
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
  /** How many more cards a hand may hold. */
  readonly civilHand: number
  readonly militaryHand: number
  /** Food and resources in each production, beside farms and mines. */
  readonly food: number
  readonly resources: number
}

/** All symbols, one by one: every card has the same shape, and reading them stays fast. */
export function symbols(some: Partial<Symbols> = {}): Symbols {
  const { science = 0, culture = 0, strength = 0, happy = 0, civil = 0, military = 0 } = some
  const { colonization = 0, blue = 0, yellow = 0, civilHand = 0, militaryHand = 0 } = some
  const { food = 0, resources = 0 } = some
  const ratings = { science, culture, strength, happy, civil, military, colonization }
  return { ...ratings, blue, yellow, civilHand, militaryHand, food, resources }
}

/** What a card adds to the ratings beyond its symbols, as things stand. */
interface Bonus {
  readonly science?: number
  readonly culture?: number
  readonly strength?: number
}

/** What a card adds to what urban buildings of a type give. */
export interface BuildingBonus {
  readonly type: UrbanType
  readonly science?: number
  readonly culture?: number
}

/** Something that a card lets its owner do on his turn. */
export interface Deed {
  readonly oncePerTurn?: true
  /** The goods that something else may be paid for. */
  readonly paysFor?: Stored
  /** All that it can be used on; without this it is simply used. */
  on?(play: Play, civ: Civilization): readonly (readonly string[])[]
  /** What stands against it, beside having been done in this turn. */
  may?(play: Play, civ: Civilization, on: readonly string[], reasons: Reasons): boolean
  perform(play: Play, civ: Civilization, on: readonly string[]): Rules<void>
  /** Whether it shows something that cannot be unseen. */
  reveals?(play: Play, on: readonly string[]): boolean
}

/**
 * What a card in play does for its owner: all that the rules ask cards about. A card names only
 * what it has; the rules name no card.
 */
export interface Abilities {
  /** The card that has them. */
  readonly card: CardId
  readonly symbols: Symbols
  /** Its food and resources come at the end of a turn, not when an event lets farms and mines produce. */
  readonly eachRound?: true
  bonus?(play: Play, civ: Civilization): Bonus
  buildings?(play: Play, civ: Civilization): readonly BuildingBonus[]
  /** How many happy faces another card with so many printed ones has. */
  faces?(printed: number): number
  readonly populationDiscount?: number
  /** Resources less for urban buildings, by level. */
  readonly urbanDiscounts?: readonly number[]
  resourceDiscount?(card: WorkCard, play: Play, civ: Civilization): number
  scienceDiscount?(card: TechnologyCard, play: Play, civ: Civilization): number
  takeDiscount?(card: CivilCard, play: Play, civ: Civilization): number
  /** Completed wonders do not make further ones dearer to take. */
  readonly noSurcharge?: true
  /** Stages of a wonder that one civil action can build. */
  readonly wonderStages?: number
  /** Resources for units alone, on each own turn. */
  readonly unitResources?: number
  /** Infantry may stand in for cavalry in armies. */
  readonly infantryRides?: true
  /** What a unit itself is stronger by. */
  unitStrength?(card: WorkCard): number
  /** The tactic adds nothing. */
  readonly noTactics?: true
  /** The best mine produces twice. */
  readonly bestMineTwice?: true
  /** Labs produce resources and hold them like mines, each token worth the lab's level. */
  readonly labsAsMines?: true
  readonly revolutionBy?: 'military'
  /** The owner may not attack. */
  readonly peaceful?: true
  /** Nobody may declare war on the owner. */
  readonly noWars?: true
  /** Resources more that the others pay to build this, or to upgrade to it. */
  surcharge?(card: WorkCard): number
  /** Bonus cards count so many times in defence. */
  readonly defenseFactor?: number
  /** Bonus cards are worth so much more in a colonization force. */
  readonly colonizationCards?: number
  /** What others pay to attack the owner, for so many printed military actions. */
  attackCost?(printed: number): number
  /** Cards that may be thrown into a colonization force for 1 each. */
  readonly colonizationDiscards?: number
  /** Once in the game, a second political action. */
  readonly secondPolitical?: true
  /** The owner sees the next event when his politics phase begins. */
  readonly foresight?: true
  mayDevelop?(play: Play, civ: Civilization, reasons: Reasons): boolean
  whenTaking?(play: Play, civ: Civilization, card: CivilCard): void
  whenDeveloping?(play: Play, civ: Civilization): void
  whenRevolting?(play: Play, civ: Civilization): void
  whenTurnEnds?(play: Play, civ: Civilization): void
  /** An aggression or a war is played against the owner. */
  whenAttacked?(play: Play, civ: Civilization): void
  /** It leaves play, or the game ends with it in play. */
  whenLeaving?(play: Play, civ: Civilization): void
  /** Another leader takes this one's place; true if he found a place elsewhere and no action is regained. */
  whenReplaced?(play: Play, civ: Civilization): Rules<boolean>
  readonly action?: Deed
  readonly politics?: Deed
}

interface Base {
  readonly id: CardId
  readonly age: Age
  /** Copies with 2, 3 and 4 players. */
  readonly copies: readonly [number, number, number]
}

/** A technology that workers stand on: a farm, a mine, an urban building or a unit. */
export interface WorkCard extends Base {
  readonly type: WorkType
  readonly science: number
  readonly cost: number
  /** What a blue token on it is worth; 0 where none belongs. */
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
  /** Civil actions less to take it from the row. */
  rowDiscount?(civ: Civilization): number
  /** What its completion scores at once. */
  cultureWhenCompleted?(play: Play, civ: Civilization): number
}

/** A card that is played once; it may order another action. */
export interface ActionCard extends Base {
  readonly type: 'action'
  may(play: Play, civ: Civilization, reasons: Reasons): boolean
  /** It pays its own civil action, because a revolution takes the place of that. */
  play(play: Play, civ: Civilization): Rules<void>
}

export type TechnologyCard = WorkCard | GovernmentCard | SpecialCard
export type CivilCard = TechnologyCard | LeaderCard | WonderCard | ActionCard

export interface EventCard extends Base {
  readonly type: 'event'
  happens(play: Play): Rules<void>
  /** What each seat scores, if it is one of the events that count at the end of the game. */
  score?(play: Play): readonly number[]
}

export interface TerritoryCard extends Base {
  readonly type: 'territory'
  /** While it is a colony. */
  readonly abilities: Abilities
  readonly immediate: Immediate
}

/** What a territory brings at once. */
export interface Immediate {
  readonly science?: number
  readonly culture?: number
  readonly food?: number
  readonly resources?: number
  readonly population?: number
  readonly cards?: number
}

/** Which units make an army, and what it adds; less if one of them is more than one age older than the card. */
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
  /** Military actions; some cards look at what the rival has, and cost nothing if that is nothing. */
  readonly military: number | ((play: Play, rival: Civilization) => number)
  /** The rival has what this card is after. */
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
  /** What each side has from it; one object if they are alike. */
  readonly A: Abilities
  readonly B: Abilities
  readonly attackForbidden: boolean
  readonly endsOnAttack: boolean
  /** Strength of a partner in an attack on the other. */
  readonly attackBonus: number
}

/** Adds its value when one defends, or sends a colonization force. */
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
