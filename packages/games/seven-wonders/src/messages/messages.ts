import type { SettingWords } from '@ziggurat/texts'

import type { CardId } from '../cards/index.ts'
import type { Colour, Neighbour, Per, ScienceSymbol } from '../effects.ts'
import type { Event } from '../events.ts'
import type { Good } from '../goods.ts'
import type { Reason } from '../plays.ts'
import type { Category } from '../scoring.ts'
import type { Options, Passing } from '../state.ts'
import type { Ability, BoardId, Side } from '../wonders.ts'

export const QUESTION_KINDS = [
  'choose-board',
  'play',
  'free-city',
  'seventh-card',
  'free-city-seventh-card',
  'dig',
  'free-city-dig',
] as const
type QuestionKind = (typeof QUESTION_KINDS)[number]

/**
 * Everything that a language says about the game. Numbers and kinds are passed as they are, because words
 * depend on them. Names and lists ('1 ore and 2 glass') are passed as text in their basic form, so a sentence
 * puts them where they need no case: 'Ada builds: Baths'.
 */
export interface Messages {
  readonly title: string
  readonly blurb: string
  /** At most 25 lines of 78 columns. */
  readonly help: string
  readonly cards: Readonly<Record<CardId, string>>
  readonly cities: Readonly<Record<BoardId, string>>
  readonly wonders: Readonly<Record<BoardId, string>>
  readonly freeCity: string
  readonly goods: Readonly<Record<Good, string>>
  /** This many units of a good: '2 ore'. */
  units(count: number, good: Good): string
  coins(count: number): string
  /** For one card ('a blue card': 'blue'), and as the heading of a list of them. */
  readonly colours: Readonly<Record<Colour, { readonly card: string; readonly heading: string }>>
  /** What the cards of a colour are called. */
  readonly kinds: Readonly<Record<Colour, string>>
  readonly settings: SettingWords<Options>
  readonly symbols: Readonly<Record<ScienceSymbol, string>>
  readonly categories: Readonly<Record<Category | 'total', string>>
  readonly effects: EffectMessages
  readonly abilities: Readonly<Record<Ability, string>>
  readonly facts: CardMessages
  readonly price: PriceMessages
  readonly questions: Readonly<Record<QuestionKind, string>>
  readonly options: OptionMessages
  readonly events: EventMessages
  readonly reasons: ReasonMessages
  readonly table: TableMessages
  readonly scores: ScoreMessages
}

/** What a card or stage gives: parts of a sentence, any of which may come first. */
interface EffectMessages {
  produces(goods: string): string
  either(goods: string, forSale: boolean): string
  points(count: number): string
  coins(count: number): string
  shields(count: number): string
  science(symbol: string): string
  readonly anyScience: string
  discount(goods: 'raw' | 'made', from: Neighbour | 'both'): string
  coinsPer(per: Per): string
  pointsPer(per: Per): string
}

/** What else is printed on a card: sentences. */
interface CardMessages {
  cost(goods: string): string
  readonly noCost: string
  chainFrom(cards: string): string
  chainTo(cards: string): string
  /** '3+, 7+': one copy from three cities on, another from seven. Two players have three cities. */
  copies(cities: string): string
  readonly guild: string
}

/** What is paid, or why nothing is: parts of a list in brackets. */
interface PriceMessages {
  bought(from: Neighbour, goods: string, coins: number): string
  bank(coins: number): string
  readonly chain: string
  chainWith(cards: string): string
  readonly free: string
}

interface OptionMessages {
  board(city: string, wonder: string, start: string): string
  build(card: string): string
  wonder(card: string): string
  sell(card: string): string
  dig(card: string, effect: string): string
  readonly digNothing: string
  forFreeCity(option: string): string
}

/** An event with cities by their players, cards by name, and the price in brackets or empty. */
interface EventWords {
  readonly board: { readonly city: string; readonly board: string; readonly side: Side }
  readonly age: { readonly age: string }
  readonly drew: { readonly city: string; readonly card: string | undefined }
  readonly built: {
    readonly city: string
    readonly card: string
    readonly dug: boolean
    readonly price: string
  }
  readonly stage: {
    readonly city: string
    readonly stage: number
    readonly price: string
    readonly card: string | undefined
  }
  readonly sold: { readonly city: string; readonly coins: number; readonly card: string | undefined }
  readonly gained: { readonly city: string; readonly coins: number }
  /** Without a city: the last card of the draw pile. */
  readonly 'laid-off': { readonly city: string | null; readonly card: string | undefined }
  readonly looked: { readonly city: string; readonly cards: string | undefined }
  readonly 'dug-nothing': { readonly city: string }
  readonly conflict: {
    readonly city: string
    readonly against: string
    readonly shields: number
    readonly theirs: number
    readonly won: boolean
    /** With its sign. */
    readonly token: string
  }
  readonly passed: { readonly to: Neighbour | 'other' }
  readonly over: object
}

type EventMessages = { readonly [Kind in Event['kind']]: (words: EventWords[Kind]) => string }

/** A reason; the rule is appended. */
interface ReasonWords {
  readonly duplicate: { readonly card: string }
  readonly 'wonder-complete': object
  /** `left` and `right` are empty if that neighbour sells nothing of it. */
  readonly missing: { readonly missing: string; readonly left: string; readonly right: string }
  /** `missing` is empty if nothing has to be bought. */
  readonly 'too-dear': { readonly missing: string; readonly cheapest: number; readonly coins: number }
  readonly 'must-play': object
  readonly 'must-chain': { readonly card: string }
}

type ReasonMessages = { readonly [Kind in Reason['kind']]: (words: ReasonWords[Kind]) => string }

interface TableMessages {
  readonly choosingBoards: string
  now(age: string, turn: number, passing: Passing): string
  readonly over: string
  leads(player: string): string
  discarded(cards: number): string
  drawPile(cards: number): string
  readonly knownDiscards: string
  /** The city's relation to the viewer. */
  readonly relations: Readonly<Record<'you' | Neighbour, string>>
  city(player: string, board: string, side: Side, start: string): string
  state(coins: number, shields: number): string
  hand(cards: number): string
  stages(built: number, total: number): string
  stage(stage: number, effect: string): string
  nextStage(cost: string, effect: string): string
  readonly wonderDone: string
  readonly under: string
  readonly unknownCard: string
  readonly freeBuild: string
  /** For a card in hand that is already built. */
  readonly stands: string
  readonly noBuildings: string
  tokens(tokens: string, sum: string): string
  readonly yourHand: string
  readonly recalled: string
  recalledFrom(age: string, holder: string | null): string
}

interface ScoreMessages {
  winner(player: string, points: number): string
  winners(players: string, points: number): string
  /** Several players had this many points, and coins decided between them: 'Ada 7, Ben 4'. */
  byCoins(points: number, coins: string): string
}
