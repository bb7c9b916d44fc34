import type { Rules } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const ICONS = ['castle', 'leaf', 'lightbulb', 'crown', 'factory', 'clock'] as const
export type Icon = (typeof ICONS)[number]

/** Top left, bottom left, bottom centre, bottom right; the picture in its hexagon counts for nothing. */
type Places = readonly [Icon | 'hex', Icon | 'hex', Icon | 'hex', Icon | 'hex']

export type Age = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Who takes part in an effect: in a demand, 'you' must obey 'me', who activated the card. */
interface Roles {
  readonly you: Actor
  readonly me: Actor
}

/** An effect at work: rules if it may ask something; otherwise it is done at once. */
export type Execution = Rules<unknown> | undefined

/** What a player does when an effect is executed: a little program in the game's verbs. */
export interface Effect {
  readonly kind: 'demand' | 'shared'
  readonly execute: (roles: Roles) => Execution
}

/** So many icons of each kind, in the order of `ICONS`. */
export type Count = readonly number[]

export interface Card<Id extends string = string> {
  readonly id: Id
  readonly age: Age
  readonly colour: Colour
  readonly places: Places
  /** The icon that decides who shares and who must obey. */
  readonly dogma: Icon
  readonly effects: readonly Effect[]
  /** The icons that show if it is on top, or covered in a pile that is splayed (INN-SPLAY-02). */
  readonly onTop: Count
  readonly left: Count
  readonly right: Count
  readonly up: Count
}

export const demand = (execute: Effect['execute']): Effect => ({ kind: 'demand', execute })
export const shared = (execute: Effect['execute']): Effect => ({ kind: 'shared', execute })

/** One to three effects; a demand, if there is one, comes first (INN-COMP-04). */
type Effects = readonly [Effect, Effect?, Effect?]

interface Facts {
  readonly colour: Colour
  readonly icons: Places
  readonly dogma: Icon
}

/** How the cards of an age are written down. */
export const cardOfAge =
  (age: Age) =>
  <const Id extends string>(id: Id, { colour, icons, dogma }: Facts, ...effects: Effects): Card<Id> => ({
    id,
    age,
    colour,
    places: icons,
    dogma,
    effects: effects.filter((effect) => effect !== undefined),
    onTop: count(icons),
    left: count([icons[3]]),
    right: count([icons[0], icons[1]]),
    up: count([icons[1], icons[2], icons[3]]),
  })

export const NO_ICONS: Count = ICONS.map(() => 0)

const count = (places: readonly string[]): Count =>
  ICONS.map((icon) => places.filter((place) => place === icon).length)
