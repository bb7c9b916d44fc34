import { usualOptions } from '@ziggurat/kernel'
import type { CardFacts } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'
import { cardsOf } from '@ziggurat/through-the-ages/facts'
import type { Card, Options, View } from '@ziggurat/through-the-ages/facts'
import { OPTIONS } from '@ziggurat/through-the-ages/facts'

import type { IconName } from '../../look/icon-names.ts'
import type { Glaze } from '../../look/mosaic/glazes.ts'

type CardType = Card['type']
/** What kinds of cards look like. */
export type Kind =
  | 'land'
  | 'city'
  | 'army'
  | 'government'
  | 'special'
  | 'leader'
  | 'wonder'
  | 'action'
  | 'politics'

interface Dress {
  readonly kind: Kind
  readonly icon: IconName
}

const dress = (kind: Kind, icon: IconName): Dress => ({ kind, icon })

const DRESSES: Readonly<Record<CardType, Dress>> = {
  farm: dress('land', 'farm'),
  mine: dress('land', 'mine'),
  lab: dress('city', 'lab'),
  temple: dress('city', 'temple'),
  library: dress('city', 'library'),
  theater: dress('city', 'theater'),
  arena: dress('city', 'arena'),
  infantry: dress('army', 'infantry'),
  cavalry: dress('army', 'cavalry'),
  artillery: dress('army', 'artillery'),
  'air-force': dress('army', 'air-force'),
  law: dress('special', 'law'),
  warfare: dress('special', 'warfare'),
  exploration: dress('special', 'exploration'),
  construction: dress('special', 'construction'),
  government: dress('government', 'government'),
  leader: dress('leader', 'leader'),
  wonder: dress('wonder', 'ziggurat'),
  action: dress('action', 'action'),
  event: dress('politics', 'event'),
  territory: dress('politics', 'territory'),
  tactic: dress('army', 'tactic'),
  aggression: dress('politics', 'aggression'),
  war: dress('politics', 'war'),
  pact: dress('politics', 'pact'),
  bonus: dress('politics', 'bonus'),
}

export const GLAZE_OF: Readonly<Record<Kind, Glaze>> = {
  land: 'brown',
  city: 'blue',
  army: 'red',
  government: 'orange',
  special: 'teal',
  leader: 'green',
  wonder: 'purple',
  action: 'yellow',
  politics: 'grey',
}

/** A card as a screen knows it. */
export interface Known extends Dress {
  readonly id: string
  readonly age: number
  readonly type: CardType
  readonly facts: CardFacts
}

export type Cards = ReadonlyMap<string, Known>

const isType = (kind: string): kind is CardType => Object.hasOwn(DRESSES, kind)

const known = new Map<string, Cards>()

/** The cards of a game; variants of one level have the same ones. */
export function cardsIn(options: Options): Cards {
  const key = `${options.edition} ${options.level}`
  let cards = known.get(key)
  if (cards === undefined) {
    cards = new Map(
      cardsOf(options).flatMap((facts): [string, Known][] => {
        const { id, age, kind: type } = facts
        return isType(type) ? [[id, { id, age, type, facts, ...DRESSES[type] }]] : []
      }),
    )
    known.set(key, cards)
  }
  return cards
}

const USUAL = usualOptions(OPTIONS)
const EDITIONS: readonly Options[] = [
  USUAL,
  { ...USUAL, edition: '2006' },
  { ...USUAL, edition: '2006', level: 'advanced' },
  { ...USUAL, edition: '2006', level: 'simple' },
]

const found = new WeakMap<Texts<View>, Options>()

/** The game that texts are made for: each has texts of its own. */
export function optionsOf(texts: Texts<View>): Options {
  let options = found.get(texts)
  if (options === undefined) {
    options = EDITIONS.find((each) => texts.of?.(each) === texts) ?? { ...USUAL, edition: '2006' }
    found.set(texts, options)
  }
  return options
}

const AGES = ['A', 'I', 'II', 'III', 'IV'] as const
export const ageName = (age: number): string => AGES[age] ?? 'IV'

/** A number that is printed on a card. */
export const numberOn = ({ facts }: Known, fact: string): number | undefined => {
  const value = facts[fact]
  return typeof value === 'number' ? value : undefined
}

/** Amounts that are printed on a card, by what they are of. */
export type Amounts = Readonly<Record<string, number>>

export function amountsOn({ facts }: Known, fact: string): Amounts {
  const value = facts[fact]
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

export function stagesOn({ facts }: Known): readonly number[] {
  const { stages } = facts
  return Array.isArray(stages) ? stages.filter((stage): stage is number => typeof stage === 'number') : []
}

/** What is printed on a card without what it is: that is the first sentence, after the age and a comma. */
export function printed(texts: Texts<View>, id: string): string {
  const effect = texts.card(id)?.effect ?? ''
  const from = effect.indexOf('. ', effect.indexOf(','))
  return from < 0 ? '' : effect.slice(from + 2)
}
