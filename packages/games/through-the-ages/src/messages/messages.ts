import type { SettingWords } from '@ziggurat/texts'

import type { Price } from '../actions/prices.ts'
import type { CardVerb } from '../answers.ts'
import type { Card, Side } from '../cards/card.ts'
import type { Event, Goods } from '../events.ts'
import type { Lack, Plain } from '../listing.ts'
import type { OptionKey } from '../options.ts'
import type { Bonus, Stage } from '../state.ts'
import type { effects2006En } from './effects-2006-en.ts'
import type { effectsEn } from './effects-en.ts'
import type { namesEn } from './names-en.ts'

export type NamedCard = keyof typeof namesEn
/** Cards that do something beyond their numbers. */
export type CardWithEffect = keyof typeof effectsEn
/** Cards that do something else in the 2006 edition, or exist only in that edition. */
export type CardWithEffect2006 = keyof typeof effects2006En

/** What differs from the default in a game of 2006, as option=value. */
export const VARIANTS = [
  'easier=yes',
  'ganging=forbidden',
  'peaceful=yes',
  'peaceful=without-pacts',
  'drawing=action',
  'scoring=public-3',
  'scoring=public-4',
  'scoring=public-5',
  'scoring=age-by-age',
  'scoring=private',
  'scoring=open',
  'leftovers=unscored',
  'corruption=alternative',
] as const
type Variant = (typeof VARIANTS)[number]

/** Games that have their own help: that of 2015, and the levels of 2006. */
type Explained = '2015' | 'full' | 'advanced' | 'simple'

/** What is counted on cards and in the log. */
export const AMOUNTS = [
  'science',
  'culture',
  'strength',
  'happy',
  'civil',
  'military',
  'colonization',
  'blue',
  'yellow',
  'civilHand',
  'militaryHand',
  'food',
  'resources',
  'population',
  'cards',
] as const
type Amount = (typeof AMOUNTS)[number]

export const QUESTION_KINDS = [
  'action',
  'politics',
  'bid',
  'force',
  'defend',
  'pact',
  'order',
  'goods',
  'gain-mix',
  'lose-mix',
  'take-mix',
  'discard',
  'withdraw',
  'give-up',
  'cover',
  'slide',
  'raze',
  'colony',
  'ruin',
  'take',
  'target',
  'steal',
  'sacrifice',
  'resign',
  'rest',
  'famine',
  'keep',
] as const
type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Options with a verb and a card, in addition to those of the action phase. */
export const CHOICE_VERBS = [
  'event',
  'send',
  'sacrifice',
  'bonus',
  'discard',
  'withdraw',
  'give-up',
  'cover',
  'slide',
  'colony',
  'ruin',
  'target',
  'steal',
  'rest',
] as const
type ChoiceVerb = (typeof CHOICE_VERBS)[number]

export const PLAIN_OPTIONS = [
  'population',
  'end turn',
  'pass',
  'resign',
  'done',
  'yield',
  'accept',
  'refuse',
  'food',
  'resources',
  'leave',
  'science',
  'draw',
  'stay',
  'produce',
  'starve',
] as const
type PlainOption = (typeof PLAIN_OPTIONS)[number]

/**
 * Everything that a language says about the game. Numbers are passed as they are, because words depend on
 * them. Names of players and cards are passed as text in their basic form, so a sentence puts them where they
 * need no case: 'Ada takes: Moses'. Ages are passed as printed: 'A', 'I', 'II', 'III', 'IV'. Sentences end
 * with a full stop, questions with a question mark, options and parts of a list with nothing.
 */
export interface Messages {
  readonly title: string
  readonly blurb: string
  /** At most 25 lines of 78 columns. */
  readonly help: Readonly<Record<Explained, string>>
  /** The options. A value that is a variant has the name of that variant. */
  readonly settings: Readonly<Record<OptionKey, SettingWords[string]>>
  /** A paragraph for the help: the active variants, a list of phrases. */
  variantsInForce(list: string): string
  readonly variants: Readonly<Record<Variant, string>>
  readonly cards: Readonly<Record<NamedCard, string>>
  /** Names that differ in the 2006 edition. */
  readonly cards2006: Readonly<Partial<Record<NamedCard, string>>>
  /** What a card does beyond its numbers, in our own words. */
  readonly effects: Readonly<Record<CardWithEffect, string>>
  readonly effects2006: Readonly<Record<CardWithEffect2006, string>>
  /** The types of cards: 'lab', 'leader', 'war' … */
  readonly types: Readonly<Record<Card['type'], string>>
  /** An amount as on a card, with its sign: '+2 strength', '−1 culture', '1 happy face'. */
  readonly amounts: Readonly<Record<Amount, (count: number) => string>>
  readonly facts: CardMessages
  readonly questions: Readonly<Record<QuestionKind, string>>
  readonly options: OptionMessages
  readonly events: EventMessages
  readonly reasons: ReasonMessages
  readonly table: TableMessages
  readonly scores: ScoreMessages
}

/** The sentences on a card. A list has amounts, joined with commas. */
interface CardMessages {
  /** 'Age II, lab.' */
  kind(age: string, type: string): string
  science(cost: number): string
  /** The science costs: peacefully, and by a revolution. */
  government(science: number, revolution: number): string
  urbanLimit(limit: number): string
  /** Resources to build it. */
  cost(resources: number): string
  perWorker(list: string): string
  /** The value of a blue token on a farm, and on a mine. */
  foodToken(food: number): string
  resourceToken(resources: number): string
  gives(list: string): string
  /** The costs of the stages of a wonder. */
  stages(costs: string): string
  /** The number of stages that one civil action can build. */
  wonderStages(count: number): string
  /** The discounts in resources for urban buildings of levels I, II and III. */
  urbanDiscount(one: number, two: number, three: number): string
  /** What a territory gives at once, and as a colony. */
  immediate(list: string): string
  permanent(list: string): string
  /** The units of an army, the strength it adds, and the strength with an antiquated unit if that differs. */
  army(units: string, strength: number, antiquated: number | undefined): string
  /** '2 infantry' */
  units(type: 'infantry' | 'cavalry' | 'artillery', count: number): string
  /** Military actions to play it. */
  military(cost: number): string
  side(side: Side, list: string): string
  both(list: string): string
  bonus(defense: number, colonization: number): string
}

/** Cards are passed by name, with their age if several cards share it: 'Rich Land (I)'. */
interface OptionMessages {
  readonly cards: Readonly<Record<CardVerb | ChoiceVerb, (card: string) => string>>
  readonly plain: Readonly<Record<PlainOption, string>>
  /** From this space of the row; the card is undefined if only the space is known. */
  take(card: string | undefined, space: number): string
  upgrade(from: string, to: string): string
  /** This many stages of the unfinished wonder. */
  stage(count: number): string
  /** The seat, counted from 1. */
  attack(card: string, seat: number): string
  war(card: string, seat: number): string
  offer(card: string, seat: number, side: Side | undefined): string
  cancel(seat: number): string
  bid(amount: number): string
  mix(food: number, resources: number): string
  /** Destroys a building of the player on this seat. */
  raze(card: string, seat: number): string
  /** The ability of a card in play, and the cards or words it is used on. */
  use(card: string, on: string): string
  /** Events that a player sets aside for the end of the game: a list. */
  keep(cards: string): string
  /** An amount to pay; nothing at all. */
  readonly prices: Readonly<Record<keyof Price, (count: number) => string>>
  readonly free: string
  /** The side that the reader would take in a pact: a sentence. */
  yourSide(side: Side): string
  /** The text of a card, where 'you' is not the reader. */
  attackersCard(text: string): string
  /** What an ability is used for, if that is not a card (Winston Churchill). */
  readonly purposes: { readonly culture: string; readonly military: string }
}

/** An event with players and cards by name. What the reader does not know is undefined. */
interface EventWords {
  readonly turn: { readonly player: string; readonly round: number }
  readonly swept: { readonly cards: string }
  readonly dealt: { readonly cards: string }
  /** `lastRound` is 0 if it is not known yet. The age is undefined if none follows and the game ends. */
  readonly age: { readonly age: string | undefined; readonly lastRound: number }
  /** A list of cards. */
  readonly antiquated: { readonly player: string; readonly cards: string }
  readonly took: CardWords & { readonly actions: number }
  /** The food paid; 0 if it was free. */
  readonly population: { readonly player: string; readonly by: number; readonly food: number }
  /** The card that the worker was on; undefined if they were unused. */
  readonly 'worker-lost': { readonly player: string; readonly from: string | undefined }
  readonly built: CardWords & { readonly paid: number }
  readonly upgraded: CardWords & { readonly from: string; readonly paid: number }
  readonly destroyed: CardWords
  readonly disbanded: CardWords
  readonly led: CardWords & { readonly instead: string | undefined }
  readonly slid: CardWords & { readonly under: string }
  readonly stage: CardWords & { readonly count: number; readonly paid: number }
  /** The culture points that it gives at once; 0 if none. */
  readonly completed: CardWords & { readonly culture: number }
  /** Science points paid. */
  readonly developed: CardWords & { readonly paid: number }
  readonly revolted: CardWords & { readonly paid: number }
  readonly played: CardWords
  readonly used: CardWords
  readonly removed: CardWords
  readonly ruined: CardWords
  readonly gained: GoodsWords
  readonly lost: GoodsWords
  /** Tokens gained; lost if negative. */
  readonly tokens: { readonly player: string; readonly blue: number; readonly yellow: number }
  readonly 'actions-lost': { readonly player: string; readonly count: number }
  readonly drew: { readonly player: string; readonly count: number; readonly cards: string | undefined }
  readonly discarded: { readonly player: string; readonly count: number; readonly cards: string | undefined }
  readonly tactic: CardWords & { readonly copied: boolean }
  readonly shared: CardWords
  readonly prepared: { readonly player: string; readonly age: string; readonly card: string | undefined }
  readonly foresaw: { readonly player: string; readonly card: string | undefined }
  readonly event: { readonly card: string }
  readonly 'events-shuffled': { readonly count: number }
  readonly bid: { readonly player: string; readonly amount: number }
  readonly passed: { readonly player: string }
  /** Lists of cards; `bonuses` is undefined if none were played. */
  readonly sent: {
    readonly player: string
    readonly units: string
    readonly bonuses: string | undefined
    readonly discards: number
    readonly force: number
  }
  readonly colonized: CardWords
  readonly unclaimed: { readonly card: string }
  readonly attacked: CardWords & { readonly rival: string; readonly strength: number }
  /** A list of units that one side of an attack sacrifices, and the strength that they add. */
  readonly sacrificed: { readonly player: string; readonly units: string; readonly strength: number }
  /** `units` are the sacrificed ones, undefined if there are none. `held`: whether the defence is enough. */
  readonly defended: {
    readonly player: string
    readonly units: string | undefined
    readonly bonuses: string | undefined
    readonly discards: number
    readonly strength: number
    readonly held: boolean
  }
  readonly yielded: { readonly player: string }
  readonly declared: CardWords & { readonly rival: string }
  readonly fought: CardWords & { readonly rival: string; readonly own: number; readonly other: number }
  readonly taken: CardWords & { readonly from: string }
  readonly offered: CardWords & { readonly partner: string; readonly side: Side | undefined }
  readonly agreed: CardWords & { readonly partner: string }
  readonly refused: CardWords
  readonly 'pact-ended': CardWords & { readonly partner: string }
  readonly resigned: { readonly player: string }
  /** The politics phase is skipped because of an event. */
  readonly forfeited: { readonly player: string }
  readonly declined: { readonly player: string }
  readonly uprising: { readonly player: string }
  readonly corruption: { readonly player: string; readonly resources: number; readonly food: number }
  readonly consumption: {
    readonly player: string
    readonly food: number
    readonly resources: number
    readonly missing: number
  }
  readonly produced: { readonly player: string; readonly goods: readonly Omit<GoodsWords, 'player'>[] }
  /** A line for statistics: what a player has and gets at the end of a turn. */
  readonly statistics: {
    readonly player: string
    readonly culture: number
    readonly science: number
    readonly strength: number
  }
  /** This many Age III events for the end of the game, by name if the reader may know them. */
  readonly 'set-aside': {
    readonly player: string
    readonly count: number
    readonly cards: string | undefined
  }
  /** One of the face-down events. */
  readonly 'turned-up': { readonly card: string }
  /** A mine produces one token less. */
  readonly rested: CardWords
  /** What is scored at the end, a card or a bonus by name: 'Ada 4, Bob 0'. */
  readonly final: { readonly card: string; readonly scores: string }
  /** A list of names, `shared` if there are several. */
  readonly over: { readonly winners: string; readonly shared: boolean }
}

interface CardWords {
  readonly player: string
  readonly card: string
}

interface GoodsWords {
  readonly player: string
  readonly goods: Goods
  readonly amount: number
}

type EventMessages = { readonly [Kind in Event['kind']]: (words: EventWords[Kind]) => string }

/** A reason without a full stop; the rule is appended. */
interface ReasonMessages {
  readonly lacks: Readonly<Record<Lack, (need: number, have: number) => string>>
  limit(limit: number): string
  strength(own: number, rival: number): string
  readonly plain: Readonly<Record<Plain, string>>
}

interface TableMessages {
  /** 'Round 5, Age II. On turn: Ada, politics.' */
  head(round: number, age: string, player: string, stage: string): string
  readonly stages: Readonly<Record<Stage, string>>
  lastRound(round: number): string
  readonly over: string
  /** Cards left in the civil and in the military deck. */
  decks(civil: number, military: number): string
  /** The ages of the current events from the top, and how many future events there are. */
  eventDecks(current: string, future: number): string
  /** The next event, which the viewer has looked at. */
  nextEvent(card: string): string
  /** The viewer's own cards in the event decks. */
  prepared(cards: string): string
  commonTactics(cards: string): string
  /** Events that will be scored at the end: those that the viewer knows, and the number of others. */
  scoring(cards: string, others: number): string
  /** Events that the viewer was dealt and did not keep. */
  passedOver(cards: string): string
  /**
   * Cards of the row that cost the viewer this many civil actions: '1 Moses, 2 Pyramids' with their spaces.
   */
  row(actions: number, cards: string): string
  readonly emptyRow: string
  /** The seat from 1; whether it is the viewer's. */
  player(player: string, seat: number, you: boolean): string
  readonly resigned: string
  /** Culture and science points with their gains per turn; strength. */
  points(
    culture: number,
    cultureRating: number,
    science: number,
    scienceRating: number,
    strength: number,
  ): string
  /** Available actions and totals. */
  actions(civil: number, civilTotal: number, military: number, militaryTotal: number): string
  /** Stored goods and their production per turn; consumption and corruption. */
  stores(
    food: number,
    foodIncome: number,
    consumption: number,
    resources: number,
    income: number,
    corruption: number,
  ): string
  /**
   * Happiness and what is needed, unused and discontent workers; the food cost of the next worker, undefined
   * if there is none.
   */
  people(
    happiness: number,
    needed: number,
    unused: number,
    discontent: number,
    population: number | undefined,
  ): string
  /** Tokens in the banks. */
  banks(yellow: number, blue: number): string
  /** Actions and goods that are lost at the end of the turn; a part of that list: what is for units. */
  thisTurn(list: string): string
  forUnits(list: string): string
  /** Government and leader. */
  government(card: string): string
  leader(card: string): string
  readonly noLeader: string
  /** A part of a list: a technology, its workers and tokens: 'Bronze 2 (3 tokens)'. */
  technology(card: string, workers: number, tokens: number): string
  technologies(list: string): string
  specials(list: string): string
  wonders(list: string): string
  ruined(card: string): string
  /** A leader lies under a wonder. */
  beneath(card: string, leader: string): string
  site(card: string, built: number, stages: number): string
  colonies(list: string): string
  tactic(card: string, exclusive: boolean): string
  pact(card: string, partner: string): string
  war(card: string, rival: string): string
  /** Only this player may attack the civilization for now. */
  attackedBy(player: string): string
  /** The number of cards and the limit: civil cards by name, military cards by name or by their backs. */
  civilHand(count: number, limit: number, list: string): string
  militaryHand(count: number, limit: number, list: string): string
  /** The heading over the viewer's own hand, with the same numbers. */
  yourHand(civil: number, civilLimit: number, military: number, militaryLimit: number): string
  /** The same for the simple game, which has neither discontent nor military cards. */
  readonly simple: {
    /** The cards left in the civil deck, and the coming events. */
    decks(civil: number, events: number): string
    people(happiness: number, unused: number, population: number | undefined): string
    yourHand(civil: number, limit: number): string
  }
  /** What is in progress: an auction, an attack, a pact on offer. */
  auction(card: string, highest: number, bidder: string | undefined): string
  attack(card: string, rival: string, strength: number): string
  /** A war that is being decided: the current strengths. */
  battle(card: string, rival: string, own: number, other: number): string
  offer(card: string, partner: string): string
  happening(card: string): string
}

interface ScoreMessages {
  /** A line for each player: the place, the name, the culture points. */
  line(place: number, player: string, culture: number): string
  resigned(player: string): string
  /** What can be scored at the end of the simple game in addition to cards. */
  readonly bonuses: Readonly<Record<Bonus, string>>
  /** Culture before the final events. */
  readonly before: string
  readonly total: string
  winner(player: string, culture: number): string
  shared(players: string, culture: number): string
}
