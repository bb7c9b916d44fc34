import { symbols } from './card.ts'
import type {
  Abilities,
  ActionCard,
  Age,
  AggressionCard,
  BonusCard,
  CardId,
  EventCard,
  GovernmentCard,
  Immediate,
  LeaderCard,
  PactCard,
  SpecialCard,
  SpecialType,
  Symbols,
  TacticCard,
  TerritoryCard,
  WarCard,
  WonderCard,
  WorkCard,
  WorkType,
} from './card.ts'

/** Copies with 2, 3 and 4 players, or one number for all. */
type Copies = number | readonly [number, number, number]

const copiesOf = (copies: Copies): readonly [number, number, number] =>
  typeof copies === 'number' ? [copies, copies, copies] : copies

type SomeSymbols = Partial<Symbols>
/** What a card does, with only the symbols that it has. */
type Does = Omit<Abilities, 'card' | 'symbols'> & { readonly symbols?: SomeSymbols }

/** The abilities of all cards have the same shape for speed: they are searched all the time. */
const NOTHING: { readonly [Key in keyof Required<Abilities>]: undefined } = {
  card: undefined,
  symbols: undefined,
  eachRound: undefined,
  bonus: undefined,
  buildings: undefined,
  faces: undefined,
  populationDiscount: undefined,
  urbanDiscounts: undefined,
  resourceDiscount: undefined,
  scienceDiscount: undefined,
  takeDiscount: undefined,
  noSurcharge: undefined,
  wonderStages: undefined,
  unitResources: undefined,
  infantryRides: undefined,
  unitStrength: undefined,
  noTactics: undefined,
  bestMineTwice: undefined,
  labsAsMines: undefined,
  revolutionBy: undefined,
  peaceful: undefined,
  noWars: undefined,
  surcharge: undefined,
  defenseFactor: undefined,
  colonizationCards: undefined,
  attackCost: undefined,
  colonizationDiscards: undefined,
  secondPolitical: undefined,
  foresight: undefined,
  mayDevelop: undefined,
  whenTaking: undefined,
  whenDeveloping: undefined,
  whenRevolting: undefined,
  whenTurnEnds: undefined,
  whenAttacked: undefined,
  whenLeaving: undefined,
  whenReplaced: undefined,
  action: undefined,
  politics: undefined,
}

const abilities = (card: CardId, { symbols: some, ...does }: Does): Abilities =>
  ({ ...NOTHING, ...does, card, symbols: symbols(some) }) as Abilities

interface Works {
  readonly science?: number
  readonly cost: number
  readonly worth?: number
  readonly gives?: SomeSymbols
  readonly starting?: number
}

/** A technology with workers; `gives` is per worker. */
const work = (type: WorkType) => {
  return (id: CardId, age: Age, copies: Copies, works: Works): WorkCard => {
    const { science = 0, cost, worth = 0, gives = {}, starting = null } = works
    return {
      id,
      age,
      type,
      copies: copiesOf(copies),
      science,
      cost,
      worth,
      symbols: symbols(gives),
      starting,
    }
  }
}

export const farm = work('farm')
export const mine = work('mine')
export const lab = work('lab')
export const temple = work('temple')
export const library = work('library')
export const theater = work('theater')
export const arena = work('arena')
export const infantry = work('infantry')
export const cavalry = work('cavalry')
export const artillery = work('artillery')
export const airForce = work('air-force')

interface Governs {
  readonly science: number
  readonly revolution: number
  readonly urbanLimit: number
  readonly gives: SomeSymbols
  readonly starting?: boolean
}

export const government = (id: CardId, age: Age, copies: Copies, governs: Governs): GovernmentCard => {
  const { gives, starting = false, ...costs } = governs
  const type = 'government'
  return {
    id,
    age,
    type,
    copies: copiesOf(copies),
    ...costs,
    starting,
    abilities: abilities(id, { symbols: gives }),
  }
}

const special = (type: SpecialType) => {
  return (id: CardId, age: Age, copies: Copies, science: number, does: Does): SpecialCard => ({
    id,
    age,
    type,
    copies: copiesOf(copies),
    science,
    abilities: abilities(id, does),
  })
}

export const law = special('law')
export const warfare = special('warfare')
export const exploration = special('exploration')
export const construction = special('construction')

export const leader = (id: CardId, age: Age, does: Does): LeaderCard => ({
  id,
  age,
  type: 'leader',
  copies: copiesOf(1),
  abilities: abilities(id, does),
})

type Completes = Pick<WonderCard, 'rowDiscount' | 'cultureWhenCompleted'>

export const wonder = (
  id: CardId,
  age: Age,
  stages: readonly number[],
  does: Does & Completes,
): WonderCard => {
  const { rowDiscount, cultureWhenCompleted, ...rest } = does
  return {
    id,
    age,
    type: 'wonder',
    copies: copiesOf(1),
    stages,
    abilities: abilities(id, rest),
    ...(rowDiscount === undefined ? {} : { rowDiscount }),
    ...(cultureWhenCompleted === undefined ? {} : { cultureWhenCompleted }),
  }
}

export const action = (
  id: CardId,
  age: Age,
  copies: Copies,
  card: Pick<ActionCard, 'may' | 'play'>,
): ActionCard => ({ id, age, type: 'action', copies: copiesOf(copies), ...card })

export const event = (id: CardId, age: Age, happens: EventCard['happens']): EventCard => ({
  id,
  age,
  type: 'event',
  copies: copiesOf(1),
  happens,
})

export const territory = (
  id: CardId,
  age: Age,
  immediate: Immediate,
  permanent: SomeSymbols,
): TerritoryCard => ({
  id,
  age,
  type: 'territory',
  copies: copiesOf(1),
  immediate,
  abilities: abilities(id, { symbols: permanent }),
})

interface Army {
  readonly infantry?: number
  readonly cavalry?: number
  readonly artillery?: number
  readonly strength: number
  /** The value with an antiquated unit; the same if the card shows one value. */
  readonly antiquated?: number
}

export const tactic = (id: CardId, age: Age, copies: Copies, army: Army): TacticCard => {
  const { infantry = 0, cavalry = 0, artillery = 0, strength, antiquated = strength } = army
  const type = 'tactic'
  return { id, age, type, copies: copiesOf(copies), infantry, cavalry, artillery, strength, antiquated }
}

export const aggression = (
  id: CardId,
  age: Age,
  copies: Copies,
  card: Pick<AggressionCard, 'military' | 'mayTarget' | 'succeeds'>,
): AggressionCard => ({ id, age, type: 'aggression', copies: copiesOf(copies), ...card })

export const war = (
  id: CardId,
  age: Age,
  copies: Copies,
  card: Pick<WarCard, 'military' | 'won'>,
): WarCard => ({
  id,
  age,
  type: 'war',
  copies: copiesOf(copies),
  ...card,
})

interface Agreement {
  readonly both?: Does
  readonly A?: Does
  readonly B?: Does
  readonly attackForbidden?: true
  readonly endsOnAttack?: true
  readonly attackBonus?: number
}

/** Pacts are not used with two players (TTA-SETUP-06). */
export const pact = (id: CardId, age: Age, agreement: Agreement): PactCard => {
  const { both, attackForbidden = false, endsOnAttack = false, attackBonus = 0 } = agreement
  const A = abilities(id, both ?? agreement.A ?? {})
  const B = both === undefined ? abilities(id, agreement.B ?? {}) : A
  return { id, age, type: 'pact', copies: [0, 1, 1], A, B, attackForbidden, endsOnAttack, attackBonus }
}

export const bonus = (
  id: CardId,
  age: Age,
  copies: Copies,
  values: Pick<BonusCard, 'defense' | 'colonization'>,
): BonusCard => ({ id, age, type: 'bonus', copies: copiesOf(copies), ...values })
