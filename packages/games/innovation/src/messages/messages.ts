import type { SettingWords } from '@ziggurat/texts'

import type { Reason } from '../achievements.ts'
import type { CardVerb, ColourVerb, PlainOption, QuestionKind, SeatVerb } from '../asking.ts'
import type { Colour, Icon } from '../card.ts'
import type { Event, Zone } from '../events.ts'
import type { InnovationCard } from '../printed.ts'
import type { Direction, Ending, Options, Special, Splay } from '../state.ts'

type Rewritten =
  | 'oars'
  | 'fermenting'
  | 'feudalism'
  | 'measurement'
  | 'societies'
  | 'statistics'
  | 'industrialization'
  | 'combustion'
  | 'fission'

/** The effects that the third edition has rewritten or added; all others are as in the first. */
export interface ThirdEdition {
  /** Before the text of an effect. */
  readonly heading: string
  /** By card and by the effect's index on the card. */
  readonly effects: Readonly<Record<Rewritten, Readonly<Record<number, string>>>>
}

/**
 * Everything that a language says about the game. Numbers and kinds (colours, zones, directions) are passed
 * as they are, because words depend on them. Names, lists and cards ('Writing (blue 1)') are passed as text
 * in their basic form, so a sentence puts them where they need no case: 'Ada melds: Writing'. Sentences end
 * with a full stop, questions with a question mark, options and parts of a list with nothing.
 */
export interface Messages {
  readonly title: string
  readonly blurb: string
  readonly settings: SettingWords<Options>
  /** At most 25 lines of 78 columns. */
  readonly help: string
  readonly cards: Readonly<Record<InnovationCard, string>>
  /**
   * One short text for each effect in printed order, in our own words, addressed to the player who executes
   * it. A demand begins with `demand` and addresses the player who must obey: 'Demand: give me a card of your
   * hand.'
   */
  readonly effects: Readonly<Record<InnovationCard, readonly string[]>>
  readonly thirdEdition: ThirdEdition
  /** The word that a demand's text begins with, with its colon: 'Demand:'. */
  readonly demand: string
  /** For one card ('a blue card': 'blue'), and as the heading of a pile. */
  readonly colours: Readonly<Record<Colour, { readonly card: string; readonly heading: string }>>
  readonly icons: Readonly<Record<Icon, string>>
  readonly specials: Readonly<Record<Special, SpecialMessages>>
  readonly facts: CardMessages
  readonly questions: Readonly<Record<QuestionKind, string>>
  /** The same, where several cards are chosen at once. */
  readonly questionsOfSets: Readonly<Record<'score' | 'transfer', string>>
  readonly options: OptionMessages
  readonly events: EventMessages
  readonly reasons: ReasonMessages
  readonly table: TableMessages
  readonly scores: ScoreMessages
}

interface SpecialMessages {
  readonly name: string
  /** A sentence: how to get it. */
  readonly condition: string
}

/** The texts on a card: sentences and their parts. */
interface CardMessages {
  /** 'Age 3, blue.' */
  kind(age: number, colour: Colour): string
  /** The icon places and what is on them, as a sentence. 'hex' is the picture, which is not an icon. */
  places(topLeft: string, bottomLeft: string, bottomCentre: string, bottomRight: string): string
  /** The word for the picture in the place of an icon: 'picture'. */
  readonly hex: string
  dogma(icon: string): string
  /** Before the text of an effect where there are several: 'Effect 2:'. */
  effect(number: number): string
}

/** Cards are passed with colour and value: 'Writing (blue 1)'. Seats are counted from 1. */
interface OptionMessages {
  readonly cards: Readonly<Record<CardVerb | 'dogma', (card: string) => string>>
  readonly colours: Readonly<Record<ColourVerb, (colour: Colour) => string>>
  readonly seats: Readonly<Record<SeatVerb, (seat: number) => string>>
  readonly plain: Readonly<Record<PlainOption, string>>
  /** Who would share an effect and who would have to obey its demand, if a card were activated now. */
  sharing(players: string): string
  demanded(players: string): string
  /** Nobody would have to obey it. */
  readonly demandsNobody: string
  /** What would be drawn ('a 5'); or that there is no such card, which ends the game. */
  draws(age: number): string
  readonly drawEnds: string
  /** Claims an age achievement, which needs this many points. */
  achieve(age: number, points: number): string
  value(value: number): string
  /** Returns a card of this value from that seat's score pile. */
  returnBack(seat: number, value: number): string
}

/** An event with players and cards by name. What the reader does not know is undefined. */
interface EventWords {
  readonly turn: { readonly player: string; readonly actions: number }
  /** Lists of players, or undefined if there are none. */
  readonly dogma: {
    readonly player: string
    readonly card: string
    readonly sharing: string | undefined
    readonly demanded: string | undefined
  }
  /** The number of the effect, from 1; undefined if the card has only one. */
  readonly effect: {
    readonly player: string
    readonly card: string
    readonly effect: number | undefined
    readonly role: 'demanded' | 'sharing' | 'own' | 'alone'
  }
  readonly bonus: { readonly player: string }
  readonly drew: { readonly player: string; readonly age: number; readonly card: string | undefined }
  readonly revealed: { readonly player: string; readonly card: string }
  readonly melded: { readonly player: string; readonly card: string; readonly from: Zone }
  readonly tucked: { readonly player: string; readonly card: string; readonly from: Zone }
  readonly scored: {
    readonly player: string
    readonly age: number
    readonly from: Zone
    readonly card: string | undefined
  }
  /** Whose card it was; undefined if the player's own. */
  readonly returned: {
    readonly player: string
    readonly age: number
    readonly from: Zone
    readonly owner: string | undefined
    readonly card: string | undefined
  }
  /** From a zone of a player to a zone of another; `to` is undefined if it is the same player. */
  readonly transferred: {
    readonly from: string
    readonly to: string | undefined
    readonly age: number
    readonly source: Zone
    readonly target: Zone
    readonly card: string | undefined
  }
  readonly splayed: { readonly player: string; readonly colour: Colour; readonly direction: Direction }
  readonly unsplayed: { readonly player: string; readonly colour: Colour }
  readonly rearranged: { readonly player: string; readonly colour: Colour; readonly top: string }
  readonly declined: { readonly player: string }
  /** The player has, or lacks, a card in hand that the effect asks for. */
  readonly had: { readonly player: string }
  readonly lacked: { readonly player: string }
  /** A colour as of a card ('blue'), or a value. */
  readonly named: { readonly player: string; readonly what: string }
  /** The number of an age, or the name of a special achievement. */
  readonly claimed: { readonly player: string; readonly achievement: number | string }
  /** All hands, boards and score piles leave the game because this card was drawn (Fission). */
  readonly wiped: { readonly player: string; readonly card: string }
  /** `winners` is a list of names, `shared` if there are several. */
  readonly over: {
    readonly by: Ending
    readonly winners: string
    readonly shared: boolean
    readonly card: string | undefined
  }
}

type EventMessages = { readonly [Kind in Event['kind']]: (words: EventWords[Kind]) => string }

/** A reason without a full stop; the rule is appended. */
interface ReasonWords {
  /** The seat that has it, from 1. */
  readonly claimed: { readonly seat: number }
  readonly points: { readonly points: number; readonly needed: number }
  /** The highest value among the player's top cards (0 if there are none), and the value needed. */
  readonly age: { readonly highest: number; readonly needed: number }
  readonly 'empty-hand': object
  readonly 'no-top-card': object
}

type ReasonMessages = { readonly [Kind in Reason['kind']]: (words: ReasonWords[Kind]) => string }

interface TableMessages {
  readonly choosing: string
  /** The number of the turn, its player, and the actions left after the current one. */
  turn(turn: number, player: string, more: number): string
  readonly over: string
  /** The number of achievements that wins. */
  goal(achievements: number): string
  /** 'Supply: age 1: 9, age 2: 7.' from the parts that `supplyPile` gives. */
  supply(piles: string): string
  supplyPile(age: number, cards: number): string
  removed(cards: number): string
  /** A sentence on the age achievements that can still be claimed, from the parts that `openAge` gives. */
  openAges(ages: string): string
  openAge(age: number, points: number): string
  readonly noOpenAges: string
  /** What an age achievement needs. */
  readonly ageCondition: string
  /** Before the list of special achievements that nobody has yet: 'Special achievements:'. */
  readonly openSpecials: string
  readonly noOpenSpecials: string
  /** The seat from 1; whether it is the viewer's. */
  player(player: string, seat: number, you: boolean): string
  /** A part of a sentence: '12 points, 2 achievements'. */
  state(points: number, achievements: number): string
  /** A list of ages and known names ('1, 1, Writing (blue 1)'); empty if there are no cards. */
  hand(cards: number, list: string): string
  scorePile(cards: number, list: string): string
  /** A list such as 'castle 3, leaf 0'. */
  visibleIcons(list: string): string
  /** A part of a sentence: 'Red: Archery (1, castle), 3 cards, splayed left'. */
  pile(colour: Colour, top: string, cards: number, splay: Splay): string
  /** Follows `pile`: the player's own covered cards by name, from the top down. */
  beneath(cards: string): string
  /** Follows `pile`: the icons that the splay shows of covered cards, card by card. */
  shown(icons: string): string
  /** For a covered card that shows no icon. */
  readonly noIcon: string
  readonly emptyBoard: string
  /** A list of what a player has claimed: 'Achievements: age 1, Monument.' */
  achieved(list: string): string
  /** One entry of that list. */
  ageAchievement(age: number): string
  /** What counts for the Monument: cards tucked and scored in this turn. */
  thisTurn(tucked: number, scored: number): string
  readonly yourHand: string
}

interface ScoreMessages {
  /** Several players had this amount of it, and the other decided between them: 'Ada 3, Ben 2'. */
  readonly level: Readonly<Record<'points' | 'achievements', (amount: number, others: string) => string>>
  /** A line for each player. */
  line(player: string, achievements: number, points: number): string
  byAchievements(player: string, achievements: number): string
  /** A card of an age above 10 would have had to be drawn. */
  byPoints(player: string, points: number): string
  /** The same, for several winners with equal points and achievements: a list of names. */
  shared(players: string, points: number): string
  /** The winner had as many points as others but more achievements. */
  tieBroken(achievements: number): string
  byCard(player: string): string
}
