import { demandFor, reachOf } from './demand.ts'
import type { Demand, Reach } from './demand.ts'
import { NO_EFFECT } from './effects.ts'
import type { Colour, Effect, Per, ScienceSymbol } from './effects.ts'
import type { Goods, Made, Raw } from './goods.ts'

export type Age = 1 | 2 | 3

/** The cost of a card: goods, or one coin for some brown cards. */
export interface Cost extends Goods {
  readonly coins?: 1
}

interface Facts {
  readonly age: Age
  /** For each copy, the smallest number of players that use it. */
  readonly copies: readonly number[]
  readonly cost?: Cost | undefined
  /** Buildings of the previous age; each of them makes this one free. */
  readonly chainFrom?: readonly string[] | undefined
}

export interface Card<Id extends string = string> extends Facts, Effect {
  readonly id: Id
  readonly colour: Colour
  /** The building's name: Loom of Age I and Loom of Age II are the same building (7W-BUILD-02). */
  readonly building: string
  /** The card of the other age that is the same building. */
  readonly twin: string | undefined
  /** The cost and the production, preprocessed for payments: coins to the bank, and goods. */
  readonly bank: number
  readonly demand: Demand
  readonly reach: Reach | undefined
}

const card = <Id extends string>(id: Id, colour: Colour, facts: Facts & Effect): Card<Id> => ({
  ...NO_EFFECT,
  cost: undefined,
  chainFrom: undefined,
  ...facts,
  id,
  colour,
  building: id.replace(/-age-\d$/, ''),
  twin: twinOf(id),
  bank: facts.cost?.coins ?? 0,
  demand: demandFor(facts.cost ?? {}),
  reach: facts.produces && reachOf(facts.produces),
})

function twinOf(id: string): string | undefined {
  if (id.endsWith('-age-1')) return id.replace(/1$/, '2')
  return id.endsWith('-age-2') ? id.replace(/2$/, '1') : undefined
}

type RawUnits = readonly (readonly Raw[])[]
type MadeUnits = readonly (readonly Made[])[]

export const brown = <Id extends string>(id: Id, facts: Facts & { readonly produces: RawUnits }) =>
  card(id, 'brown', facts)

export const grey = <Id extends string>(id: Id, facts: Facts & { readonly produces: MadeUnits }) =>
  card(id, 'grey', facts)

export const blue = <Id extends string>(id: Id, facts: Facts & { readonly points: number }) =>
  card(id, 'blue', facts)

export const yellow = <Id extends string>(
  id: Id,
  facts: Facts & Pick<Effect, 'coins' | 'discount' | 'coinsPer' | 'pointsPer' | 'produces'>,
) => card(id, 'yellow', facts)

export const red = <Id extends string>(id: Id, facts: Facts & { readonly shields: number }) =>
  card(id, 'red', facts)

export const green = <Id extends string>(id: Id, facts: Facts & { readonly science: ScienceSymbol }) =>
  card(id, 'green', facts)

/** Guilds have no player count; the game uses two more guilds than cities (7W-SETUP-03, 7W-TWO-02). */
export const guild = <Id extends string>(
  id: Id,
  facts: { readonly cost: Goods } & ({ readonly pointsPer: Per } | { readonly anyScience: true }),
) => card(id, 'purple', { age: 3, copies: [], ...facts })

/** One unit of one of these goods. */
export const either = <G extends string>(...goods: readonly G[]): readonly (readonly G[])[] => [goods]

/** `units` units of one good. */
export const each = <G extends string>(good: G, units = 1): readonly (readonly G[])[] =>
  Array.from({ length: units }, () => [good])
