import { editionNamed } from '@ziggurat/through-the-ages'
import type { CardId } from '@ziggurat/through-the-ages'

import { Layout } from '../learned/inputs.ts'

/** What the reasons for a choice are about. */
export type Theme =
  | 'time'
  | 'culture'
  | 'science'
  | 'food'
  | 'resources'
  | 'workers'
  | 'strength'
  | 'actions'
  | 'hand'
  | 'wonders'
  | 'row'
  | 'events'
  | 'rivals'

export const layout = new Layout<Theme>()

type Card = ReturnType<typeof editionNamed>['cards']['all'][number]
type CardType = Card['type']

const [YEAR_2015, YEAR_2006] = [editionNamed('2015 full'), editionNamed('2006 full')]
const CARDS: ReadonlyMap<CardId, Card> = new Map(
  [...YEAR_2006.cards.all, ...YEAR_2015.cards.all].map((card) => [card.id, card]),
)
/** The cards that both editions have: they may differ in what they do. */
const SHARED: readonly CardId[] = YEAR_2006.cards.all
  .map(({ id }) => id)
  .filter((id) => YEAR_2015.cards.has(id))

const THEMES: Readonly<Record<CardType, Theme>> = {
  farm: 'food',
  mine: 'resources',
  lab: 'science',
  temple: 'workers',
  library: 'culture',
  theater: 'culture',
  arena: 'workers',
  infantry: 'strength',
  cavalry: 'strength',
  artillery: 'strength',
  'air-force': 'strength',
  law: 'actions',
  warfare: 'strength',
  exploration: 'strength',
  construction: 'resources',
  government: 'actions',
  leader: 'wonders',
  wonder: 'wonders',
  action: 'hand',
  event: 'events',
  territory: 'strength',
  tactic: 'strength',
  aggression: 'strength',
  war: 'strength',
  pact: 'rivals',
  bonus: 'strength',
}

/** What a card is, in all editions. */
const typeOf = (id: CardId): CardType | undefined => CARDS.get(id)?.type

const UNITS: readonly CardType[] = ['infantry', 'cavalry', 'artillery', 'air-force']

export const isUnit = (id: CardId): boolean => UNITS.includes(typeOf(id) ?? 'action')

/** The food that a worker on this card yields. */
export function farmYield(id: CardId): number {
  const card = CARDS.get(id)
  return card?.type === 'farm' ? card.worth : 0
}

export const WORKS: readonly CardType[] = [
  'farm',
  'mine',
  'lab',
  'temple',
  'library',
  'theater',
  'arena',
  'infantry',
  'cavalry',
  'artillery',
  'air-force',
]
export const TECHNOLOGIES: readonly CardType[] = [
  ...WORKS,
  'law',
  'warfare',
  'exploration',
  'construction',
  'government',
]
export const CIVIL: readonly CardType[] = [...TECHNOLOGIES, 'leader', 'wonder', 'action']
export const MILITARY: readonly CardType[] = [
  'event',
  'territory',
  'tactic',
  'aggression',
  'war',
  'pact',
  'bonus',
]

/** A place for each card of these types, in the group of its type or in one group for all. */
export class CardPlaces {
  private readonly places = new Map<CardId, number>()

  constructor(types: readonly CardType[], theme: Theme | null, only: 'all' | 'shared' = 'all') {
    for (const { id, type } of CARDS.values())
      if (types.includes(type) && (only === 'all' || SHARED.includes(id)))
        this.places.set(id, layout.add(theme ?? THEMES[type]))
  }

  /** Undefined if there is no such place. */
  of(id: CardId): number | undefined {
    return this.places.get(id)
  }
}

/** What is needed of an edition: its year and options, and what is printed on the cards. */
export interface EditionFacts {
  readonly year: '2015' | '2006'
  readonly options: ReturnType<typeof editionNamed>['options']
  readonly science: ReadonlyMap<CardId, number>
  readonly ages: ReadonlyMap<CardId, number>
  readonly types: ReadonlyMap<CardId, CardType>
}

const facts = new Map<string, EditionFacts>()

export function factsOf(name: string): EditionFacts {
  let each = facts.get(name)
  if (each === undefined) {
    const { options, cards } = editionNamed(name)
    each = {
      year: options.edition,
      options,
      science: new Map(cards.all.flatMap((card) => ('science' in card ? [[card.id, card.science]] : []))),
      ages: new Map(cards.all.map(({ id, age }) => [id, age])),
      types: new Map(cards.all.map(({ id, type }) => [id, type])),
    }
    facts.set(name, each)
  }
  return each
}
