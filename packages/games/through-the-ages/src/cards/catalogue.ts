import { isUnit, isUrban } from './card.ts'
import type { Card, CardId, CivilCard, MilitaryCard, SpecialCard, TechnologyCard, WorkCard } from './card.ts'

type Of<Type extends Card['type']> = Extract<Card, { readonly type: Type }>

/** The cards of one edition, by id. Asking for a card of the wrong kind is a bug in the rules. */
export class Catalogue {
  readonly all: readonly Card[]
  private readonly byId: ReadonlyMap<CardId, Card>
  private readonly works: ReadonlyMap<CardId, WorkCard>
  private readonly civils: ReadonlyMap<CardId, CivilCard>

  constructor(cards: readonly Card[]) {
    this.all = cards
    this.byId = new Map(cards.map((card) => [card.id, card]))
    if (this.byId.size !== cards.length) throw new Error('two cards have the same id')
    this.works = new Map(cards.filter(isWork).map((card) => [card.id, card]))
    this.civils = new Map(cards.filter(isCivil).map((card) => [card.id, card]))
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  get(id: CardId): Card {
    return this.byId.get(id) ?? missing(id, 'card')
  }

  /** A technology that takes workers. */
  work(id: CardId): WorkCard {
    return this.works.get(id) ?? missing(id, 'technology for workers')
  }

  civil(id: CardId): CivilCard {
    return this.civils.get(id) ?? missing(id, 'civil card')
  }

  technology(id: CardId): TechnologyCard {
    const card = this.get(id)
    return isTechnology(card) ? card : missing(id, 'technology')
  }

  special(id: CardId): SpecialCard {
    const card = this.get(id)
    return isSpecial(card) ? card : missing(id, 'special technology')
  }

  of<Type extends Card['type']>(type: Type, id: CardId): Of<Type> {
    const card = this.get(id)
    return card.type === type ? (card as Of<Type>) : missing(id, type)
  }
}

function missing(id: CardId, kind: string): never {
  throw new Error(`'${id}' is not of kind ${kind}`)
}

export const isWork = (card: Card): card is WorkCard =>
  card.type === 'farm' || card.type === 'mine' || isUrban(card.type) || isUnit(card.type)

export const isSpecial = (card: Card): card is SpecialCard =>
  card.type === 'law' ||
  card.type === 'warfare' ||
  card.type === 'exploration' ||
  card.type === 'construction'

/** Whether it has a science cost (TTA-CARD-30). */
export const isTechnology = (card: Card): card is TechnologyCard =>
  isWork(card) || isSpecial(card) || card.type === 'government'

export const isCivil = (card: Card): card is CivilCard =>
  isTechnology(card) || card.type === 'leader' || card.type === 'wonder' || card.type === 'action'

export const isMilitary = (card: Card): card is MilitaryCard => !isCivil(card)

/** Whether it can be prepared as an event (TTA-EVENT-01). */
export const isGreen = ({ type }: Card): boolean => type === 'event' || type === 'territory'

export const copiesOf = ({ copies }: Card, players: number): number => copies[players - 2] ?? 0
