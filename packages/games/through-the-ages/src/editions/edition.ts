import type { Rules } from '@ziggurat/kernel'

import type { Age, CardId } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { Options } from '../options.ts'
import type { Play } from '../play.ts'
import type { Civilization, Scoring, Stage, State } from '../state.ts'

/** One step of a production. */
type EconomyStep = 'corruption' | 'food' | 'consumption' | 'resources'

/**
 * What differs between games: the cards, the printed numbers, and named rules. Levels and variants are
 * editions too, each made from another edition by its changes.
 */
export interface Edition {
  readonly options: Options
  readonly cards: Catalogue
  /** The last age that has cards. */
  readonly lastAge: Age
  /** The stages of a turn from the second round on. */
  readonly turn: readonly Stage[]

  /** Tokens in the banks at the start. */
  readonly yellowTokens: number
  readonly blueTokens: number
  /** How many Age A events are current at the start. */
  firstEvents(players: number): number

  readonly caps: Caps
  /** Buildings of a type in addition to the government's limit. */
  readonly moreBuildings: number
  /** Happy faces needed with this many tokens in the yellow bank. */
  facesNeeded(yellowBank: number): number

  readonly economy: readonly EconomyStep[]
  /** Resources lost with this many tokens in the blue bank. */
  corruption(blueBank: number): number
  /** Whether corruption takes food for missing resources. */
  readonly corruptionTakesFood: boolean
  /** Whether mines may produce one token less. */
  readonly minesMayRest: boolean
  readonly uprisingStopsDrawing: boolean
  /** When military cards are drawn: at the end of a turn, or for a military action each. */
  readonly drawing: Options['drawing']

  readonly governments: Governments
  /** Whether an action comes back when a leader is replaced. */
  readonly leaderRefund: boolean
  /** Whether several tactics can be played in one turn. */
  readonly manyTactics: boolean
  /**
   * Whether an action card that an event brings during its owner's turn waits for the next turn, like those
   * from the row.
   */
  readonly broughtCardsWait: boolean
  /** Whether a special technology may be developed below a higher one of its type. */
  readonly lowerSpecials: boolean
  /** Whether a stage of a wonder needs a token, from a card if the bank is empty. */
  readonly stagesNeedTokens: boolean

  /** Whether pacts need three players who are still in the game. */
  readonly pactsNeedThree: boolean
  readonly attacks: Attacks
  readonly endOfAge: EndOfAge
  /** The round after which the game ends, once the last age has ended. */
  lastRound(state: State): number
  readonly resigning: Resigning | null

  /** Age III events that are set aside for the end of the game. */
  readonly endScoring: EndScoring | null
  /** Whether Age III events left in the event decks are scored. */
  readonly leftoversScore: boolean
  /** What is scored at the end in addition to cards. */
  bonuses(play: Play): readonly Scoring[]

  /** This edition's id of a rule; reasons use the ids of the 2015 edition. */
  cite(rule: string): string
}

/** Anything above these limits does not count. */
interface Caps {
  readonly science: number
  readonly culture: number
  readonly strength: number
  readonly sciencePoints: number
}

interface Governments {
  /**
   * Whether a revolution must be the first action of its kind in the turn, and the only one. Otherwise all
   * actions of the total must be available to pay for it.
   */
  readonly revolutionFirst: boolean
  /** Whether a revolution ordered by a card replaces the card's own action, whatever kind pays for it. */
  readonly revolutionPaysCard: boolean
  /** Whether the number of spent actions stays the same under the new government. */
  readonly spentStays: boolean
}

interface Attacks {
  /** Whether only weaker civilizations can be targets of an aggression. */
  readonly onlyWeaker: boolean
  /** Whether both sides may sacrifice units, which count a second time. */
  readonly sacrifices: boolean
  /** Whether units may be sacrificed in the last round, for attacks or for colonies. */
  readonly sacrificesInLastRound: boolean
  readonly warsInLastRound: boolean
  /**
   * Whether a civilization that was attacked is safe from others until its attacker's next politics phase.
   */
  readonly oneAttacker: boolean
  /** Whether a defender may discard any military card for 1, in addition to bonus cards. */
  readonly anyCardDefends: boolean
  /** How many cards a defender may use. */
  defenceCards(play: Play, civ: Civilization): number
  /** Whether an insufficient defence is not allowed. */
  readonly mustHold: boolean
}

interface EndOfAge {
  /** Whether older cards leave hands, and leaders, unfinished wonders and pacts leave play. */
  readonly antiquates: boolean
  readonly yellowTokens: number
}

interface Resigning {
  readonly when: 'politics' | 'turn-start'
  /** Culture for each war on a player who resigns. */
  readonly warCulture: number
  /** Whether the military cards of a player who resigns leave the game; otherwise they are discarded. */
  readonly cardsLeave: boolean
  /** Whether the decks of later ages are made for the players left by then. */
  readonly smallerDecks: boolean
}

/** What happens to the Age III events before the game. */
export interface EndScoring {
  /** Distributes the shuffled events: those that will be scored, and the others. */
  setUp(play: Play, events: readonly CardId[]): void
  /** Choices of the players before the first turn. */
  opening?(play: Play): Rules<void>
  /** Whether another event is revealed after the first round and at the end of each age. */
  readonly oneByOne: boolean
}
