import { usualOptions } from '@ziggurat/kernel'
import type { CardFacts } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'
import { cardsOf } from '@ziggurat/through-the-ages/facts'
import type { Card, Options, View } from '@ziggurat/through-the-ages/facts'
import { OPTIONS } from '@ziggurat/through-the-ages/facts'

import type { IconName } from '../../look/icon-names.ts'
import type { Glaze } from '../../look/mosaic/glazes.ts'

type CardType = Card['type']
/** The colour groups of cards. */
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

interface CardLook {
  readonly kind: Kind
  readonly icon: IconName
}

const look = (kind: Kind, icon: IconName): CardLook => ({ kind, icon })

const LOOKS: Readonly<Record<CardType, CardLook>> = {
  farm: look('land', 'farm'),
  mine: look('land', 'mine'),
  lab: look('city', 'lab'),
  temple: look('city', 'temple'),
  library: look('city', 'library'),
  theater: look('city', 'theater'),
  arena: look('city', 'arena'),
  infantry: look('army', 'infantry'),
  cavalry: look('army', 'cavalry'),
  artillery: look('army', 'artillery'),
  'air-force': look('army', 'air-force'),
  law: look('special', 'law'),
  warfare: look('special', 'warfare'),
  exploration: look('special', 'exploration'),
  construction: look('special', 'construction'),
  government: look('government', 'government'),
  leader: look('leader', 'leader'),
  wonder: look('wonder', 'ziggurat'),
  action: look('action', 'action'),
  event: look('politics', 'event'),
  territory: look('politics', 'territory'),
  tactic: look('army', 'tactic'),
  aggression: look('politics', 'aggression'),
  war: look('politics', 'war'),
  pact: look('politics', 'pact'),
  bonus: look('politics', 'bonus'),
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

/** A card's facts and look. */
export interface CardInfo extends CardLook {
  readonly id: string
  readonly age: number
  readonly type: CardType
  readonly facts: CardFacts
}

export type Cards = ReadonlyMap<string, CardInfo>

const isType = (kind: string): kind is CardType => Object.hasOwn(LOOKS, kind)

const known = new Map<string, Cards>()

/** The cards of a game, cached by edition and level. */
export function cardsIn(options: Options): Cards {
  const key = `${options.edition} ${options.level}`
  let cards = known.get(key)
  if (cards === undefined) {
    cards = new Map(
      cardsOf(options).flatMap((facts): [string, CardInfo][] => {
        const { id, age, kind: type } = facts
        return isType(type) ? [[id, { id, age, type, facts, ...LOOKS[type] }]] : []
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

/** The options that texts were made for: each edition and level has texts of its own. */
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
export const numberOn = ({ facts }: CardInfo, fact: string): number | undefined => {
  const value = facts[fact]
  return typeof value === 'number' ? value : undefined
}

/** Amounts that are printed on a card, by sign. */
export type Amounts = Readonly<Record<string, number>>

export function amountsOn({ facts }: CardInfo, fact: string): Amounts {
  const value = facts[fact]
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

export function stagesOn({ facts }: CardInfo): readonly number[] {
  const { stages } = facts
  return Array.isArray(stages) ? stages.filter((stage): stage is number => typeof stage === 'number') : []
}

/** A card's text without its first sentence, which says age and type. */
export function printed(texts: Texts<View>, id: string): string {
  const effect = texts.card(id)?.effect ?? ''
  const from = effect.indexOf('. ', effect.indexOf(','))
  return from < 0 ? '' : effect.slice(from + 2)
}
