import { listsIn } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import type { Cost } from './card.ts'
import { cardOf, CARDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { SIDES_OF_TRADE } from './effects.ts'
import type { Effect } from './effects.ts'
import { GOODS } from './goods.ts'
import type { Good, Goods, Production } from './goods.ts'
import type { Messages } from './messages/messages.ts'
import type { Payment } from './payment.ts'
import type { Ability, Stage } from './wonders.ts'

export const AGE_NUMERALS = ['0', 'I', 'II', 'III'] as const

/** With a real minus sign, which screen readers do not skip. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** Puts the game's data into a language's words: lists, costs, effects, prices. */
export class Wording {
  readonly say: Messages
  /** 'a, b and c', 'a, b or c' */
  readonly all: (words: readonly string[]) => string
  readonly any: (words: readonly string[]) => string
  private readonly language: Language
  private readonly collator: Intl.Collator

  constructor(language: Language, say: Messages) {
    const { all, any } = listsIn(language)
    this.say = say
    this.language = language
    this.collator = new Intl.Collator(language)
    this.all = all
    this.any = any
  }

  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1)
  }

  names(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.say.cards[card])
  }

  /** Names in alphabetical order, separated by commas; for lists that may be long. */
  sorted(cards: readonly CardId[]): string {
    return this.names(cards)
      .sort((one, other) => this.collator.compare(one, other))
      .join(', ')
  }

  goods(goods: Goods): string {
    return this.all(
      GOODS.flatMap((good) => {
        const units = goods[good]
        return units === undefined ? [] : [this.say.units(units, good)]
      }),
    )
  }

  /** The goods for sale, unit by unit: '2 wood and (1 clay or 1 ore)'; empty if nothing is for sale. */
  offer(units: Production): string {
    const { fixed, choices } = sorted(units)
    const parts = Object.keys(fixed).length === 0 ? [] : [this.goods(fixed)]
    const either = choices.map((goods) => this.any(goods.map((good) => this.say.units(1, good))))
    const alone = parts.length + either.length === 1
    return this.all([...parts, ...either.map((text) => (alone ? text : `(${text})`))])
  }

  cost({ coins, ...goods }: Cost): string {
    return coins === undefined ? this.goods(goods) : this.say.coins(coins)
  }

  costOf(card: CardId): string {
    const { cost } = cardOf(card)
    return cost === undefined ? this.say.facts.noCost : this.say.facts.cost(this.cost(cost))
  }

  /** What a building gives. Yellow buildings sell nothing (7W-TRADE-02). */
  effectOf(card: CardId): string {
    const facts = cardOf(card)
    return this.effect(facts, undefined, facts.colour !== 'yellow')
  }

  stage(stage: Stage): string {
    return this.effect(stage, stage.ability, false)
  }

  /** The effect in full, with cost, chains and copies. */
  everythingOf(card: CardId): string {
    const { facts } = this.say
    const { chainFrom = [], copies } = cardOf(card)
    const before = CARDS.filter(({ id }) => chainFrom.includes(id)).map(({ id }) => id)
    const after = CARDS.filter((other) => other.chainFrom?.includes(card)).map(({ id }) => id)
    return [
      `${this.capital(this.effectOf(card))}.`,
      this.costOf(card),
      ...(before.length === 0 ? [] : [facts.chainFrom(this.any(this.names(before)))]),
      ...(after.length === 0 ? [] : [facts.chainTo(this.all(this.names(after)))]),
      copies.length === 0 ? facts.guild : facts.copies(copies.map((players) => `${players}+`).join(', ')),
    ].join(' ')
  }

  /** What is paid, to whom and for what. */
  price({ left, right, buys }: Payment, bank = 0): string[] {
    const paid = { left, right }
    const bought = SIDES_OF_TRADE.filter((side) => paid[side] > 0)
    return [
      ...bought.map((side) => this.say.price.bought(side, this.goods(buys[side]), paid[side])),
      ...(bank > 0 ? [this.say.price.bank(bank)] : []),
    ]
  }

  private effect(effect: Effect, ability: Ability | undefined, forSale: boolean): string {
    const { effects, symbols, abilities } = this.say
    const { points, coins, shields, science, discount, produces, coinsPer, pointsPer } = effect
    const parts: string[] = []
    if (produces !== undefined) parts.push(this.produces(produces, forSale))
    if (discount !== undefined) {
      const [side] = discount.from
      parts.push(
        effects.discount(discount.goods, side === undefined || discount.from.length > 1 ? 'both' : side),
      )
    }
    if (shields !== undefined) parts.push(effects.shields(shields))
    if (science !== undefined) parts.push(effects.science(symbols[science]))
    if (effect.anyScience) parts.push(effects.anyScience)
    if (points !== undefined) parts.push(effects.points(points))
    if (coins !== undefined) parts.push(effects.coins(coins))
    if (coinsPer !== undefined) parts.push(effects.coinsPer(coinsPer))
    if (pointsPer !== undefined) parts.push(effects.pointsPer(pointsPer))
    if (ability !== undefined) parts.push(abilities[ability])
    return parts.join('; ')
  }

  /** Units without a choice are added up; a unit with a choice is listed alone. */
  private produces(production: Production, forSale: boolean): string {
    const { effects, goods } = this.say
    const { fixed, choices } = sorted(production)
    return [
      ...(Object.keys(fixed).length === 0 ? [] : [effects.produces(this.goods(fixed))]),
      ...choices.map((unit) => effects.either(this.any(unit.map((each) => goods[each])), forSale)),
    ].join('; ')
  }
}

/** Units without a choice, added up, and units with a choice. */
function sorted(production: Production): { readonly fixed: Goods; readonly choices: Production } {
  const fixed: Partial<Record<Good, number>> = {}
  for (const [good, ...others] of production) {
    if (good !== undefined && others.length === 0) fixed[good] = (fixed[good] ?? 0) + 1
  }
  return { fixed, choices: production.filter((unit) => unit.length > 1) }
}
