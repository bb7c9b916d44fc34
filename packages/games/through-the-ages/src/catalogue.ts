import type { Card, CardId, CivilCard, MilitaryCard, TechnologyCard, WorkCard } from './card.ts'
import { isUnit, isUrban, SPECIAL_TYPES } from './card.ts'

type Of<Type extends Card['type']> = Extract<Card, { readonly type: Type }>

/** The cards of one edition, by id. A card of the wrong kind is an error in the rules. */
export class Catalogue {
  readonly all: readonly Card[]
  private readonly byId: ReadonlyMap<CardId, Card>
  private readonly works: ReadonlyMap<CardId, WorkCard>

  constructor(cards: readonly Card[]) {
    this.all = cards
    this.byId = new Map(cards.map((card) => [card.id, card]))
    if (this.byId.size !== cards.length) throw new Error('two cards have the same id')
    this.works = new Map(cards.filter(isWork).map((card) => [card.id, card]))
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  get(id: CardId): Card {
    const card = this.byId.get(id)
    if (card === undefined) throw new Error(`there is no card '${id}'`)
    return card
  }

  /** A technology that takes workers. */
  work(id: CardId): WorkCard {
    const card = this.works.get(id)
    if (card === undefined) throw new Error(`'${id}' takes no workers`)
    return card
  }

  of<Type extends Card['type']>(type: Type, id: CardId): Of<Type> {
    const card = this.get(id)
    if (card.type !== type) throw new Error(`'${id}' is no ${type}`)
    return card as Of<Type>
  }

  civil(id: CardId): CivilCard {
    const card = this.get(id)
    if (!isCivil(card)) throw new Error(`'${id}' is no civil card`)
    return card
  }
}

export const isWork = (card: Card): card is WorkCard =>
  card.type === 'farm' || card.type === 'mine' || isUrban(card.type) || isUnit(card.type)

export const isSpecial = (
  card: Card,
): card is Extract<TechnologyCard, { abilities: unknown }> & {
  readonly type: (typeof SPECIAL_TYPES)[number]
} => (SPECIAL_TYPES as readonly string[]).includes(card.type)

/** It has a science cost (TTA-CARD-30). */
export const isTechnology = (card: Card): card is TechnologyCard =>
  isWork(card) || isSpecial(card) || card.type === 'government'

export const isCivil = (card: Card): card is CivilCard =>
  isTechnology(card) || card.type === 'leader' || card.type === 'wonder' || card.type === 'action'

export const isMilitary = (card: Card): card is MilitaryCard => !isCivil(card)

/** It can be prepared as an event (TTA-EVENT-01). */
export const isGreen = ({ type }: Card): boolean => type === 'event' || type === 'territory'
