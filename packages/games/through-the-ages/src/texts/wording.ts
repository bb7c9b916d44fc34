import type { Seat } from '@ziggurat/kernel'
import { listsIn } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import type { Card, CardId, MilitaryCard, Symbols, WorkCard } from '../cards/card.ts'
import { isCivil, isSpecial, isWork } from '../cards/catalogue.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { Edition } from '../editions/edition.ts'
import { AMOUNTS } from '../messages/messages.ts'
import type { CardWithEffect, CardWithEffect2006, Messages, NamedCard } from '../messages/messages.ts'
import { BONUSES } from '../state.ts'

const AGES = ['A', 'I', 'II', 'III', 'IV']

export type Name = (seat: Seat) => string

/** An age as printed. */
export const ageName = (age: number): string => AGES[age] ?? ''

/** Puts the game's data into a language's words. */
export class Wording {
  readonly say: Messages
  /** 'a, b and c' */
  readonly all: (words: readonly string[]) => string
  readonly edition: Edition
  readonly cards: Catalogue
  /** Names that several cards share. */
  private readonly shared: ReadonlySet<string>

  constructor(language: Language, say: Messages, edition: Edition) {
    this.say = say
    this.all = listsIn(language).all
    this.edition = edition
    this.cards = edition.cards
    const names = this.cards.all.map(({ id }) => this.plainName(id))
    this.shared = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  }

  isCard(id: string): boolean {
    return this.cards.has(id)
  }

  private plainName(card: CardId): string {
    if (!this.isCard(card)) return card
    const { cards, cards2006 } = this.say
    const id = card as NamedCard
    return (this.edition.options.edition === '2006' ? cards2006[id] : undefined) ?? cards[id]
  }

  /** A game without military cards in hands, and without discontent. */
  get isSimple(): boolean {
    return !this.edition.turn.includes('politics')
  }

  /** An age as printed; undefined after the last age of a shorter game, which has no Age IV. */
  age(age: number): string | undefined {
    const { lastAge } = this.edition
    return age > lastAge && lastAge < 3 ? undefined : ageName(age)
  }

  /** A card, or something else that is scored at the end. */
  scored(what: string): string {
    const bonus = BONUSES.find((each) => each === what)
    return bonus === undefined ? this.name(what) : this.say.scores.bonuses[bonus]
  }

  /** The name, with its age if several cards share it. */
  name(card: CardId): string {
    const name = this.plainName(card)
    return this.shared.has(name) ? `${name} (${ageName(this.cards.get(card).age)})` : name
  }

  names(cards: readonly CardId[]): string {
    return cards.map((card) => this.name(card)).join(', ')
  }

  /** '2 culture, 1 happy face' */
  amounts(symbols: Partial<Symbols> & { readonly population?: number; readonly cards?: number }): string {
    return AMOUNTS.flatMap((amount) => {
      const count = symbols[amount] ?? 0
      return count === 0 ? [] : [this.say.amounts[amount](count)]
    }).join(', ')
  }

  /** Everything printed on a card except its name. */
  everythingOf(id: CardId): string {
    const { age, type } = this.cards.get(id)
    const { facts, types } = this.say
    return `${facts.kind(ageName(age), types[type])} ${this.printedOn(id)}`
  }

  /** What a card does, without its type. */
  printedOn(id: CardId): string {
    return [...this.factsOf(this.cards.get(id)), ...this.effectOf(id)].join(' ')
  }

  private effectOf(id: CardId): string[] {
    const { effects, effects2006 } = this.say
    if (this.edition.options.edition === '2006' && Object.hasOwn(effects2006, id)) {
      const effect = effects2006[id as CardWithEffect2006]
      return effect === '' ? [] : [effect]
    }
    return Object.hasOwn(effects, id) ? [effects[id as CardWithEffect]] : []
  }

  private factsOf(card: Card): string[] {
    const { facts } = this.say
    if (isWork(card)) return this.workFacts(card)
    if (isSpecial(card)) {
      const { wonderStages, urbanDiscounts, symbols } = card.abilities
      const [, one = 0, two = 0, three = 0] = urbanDiscounts ?? []
      return [
        facts.science(card.science),
        ...this.given(symbols),
        ...(wonderStages === undefined ? [] : [facts.wonderStages(wonderStages)]),
        ...(urbanDiscounts === undefined ? [] : [facts.urbanDiscount(one, two, three)]),
      ]
    }
    if (isCivil(card)) {
      if (card.type === 'government') {
        const { science, revolution, urbanLimit, starting, abilities } = card
        const costs = starting ? [] : [facts.government(science, revolution)]
        return [
          ...costs,
          ...this.given(abilities.symbols),
          facts.urbanLimit(urbanLimit + this.edition.moreBuildings),
        ]
      }
      if (card.type === 'wonder')
        return [facts.stages(card.stages.join(', ')), ...this.given(card.abilities.symbols)]
      return card.type === 'leader' ? this.given(card.abilities.symbols) : []
    }
    return this.militaryFacts(card)
  }

  private given(symbols: Symbols): string[] {
    const list = this.amounts(symbols)
    return list === '' ? [] : [this.say.facts.gives(list)]
  }

  private workFacts({ science, cost, worth, symbols, starting, type }: WorkCard): string[] {
    const { facts } = this.say
    return [
      ...(starting === null ? [facts.science(science)] : []),
      facts.cost(cost),
      ...(type === 'farm' ? [facts.foodToken(worth)] : []),
      ...(type === 'mine' ? [facts.resourceToken(worth)] : []),
      ...(worth === 0 ? [facts.perWorker(this.amounts(symbols))] : []),
    ]
  }

  private militaryFacts(card: MilitaryCard): string[] {
    const { facts } = this.say
    switch (card.type) {
      case 'territory':
        return [
          facts.immediate(this.amounts(card.immediate)),
          facts.permanent(this.amounts(card.abilities.symbols)),
        ]
      case 'tactic': {
        const units = (['infantry', 'cavalry', 'artillery'] as const)
          .filter((type) => card[type] > 0)
          .map((type) => facts.units(type, card[type]))
        const { strength, antiquated } = card
        return [facts.army(units.join(' + '), strength, antiquated === strength ? undefined : antiquated)]
      }
      case 'aggression':
      case 'war':
        return typeof card.military === 'number' ? [facts.military(card.military)] : []
      case 'pact': {
        const [a, b] = [this.amounts(card.A.symbols), this.amounts(card.B.symbols)]
        const both = card.A === card.B
        return [
          ...(both && a !== '' ? [facts.both(a)] : []),
          ...(!both && a !== '' ? [facts.side('A', a)] : []),
          ...(!both && b !== '' ? [facts.side('B', b)] : []),
        ]
      }
      case 'bonus':
        return [facts.bonus(card.defense, card.colonization)]
      case 'event':
        return []
    }
  }
}
