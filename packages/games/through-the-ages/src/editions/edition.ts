import type { Rules } from '@ziggurat/kernel'

import type { Age, CardId } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { Options } from '../options.ts'
import type { Play } from '../play.ts'
import type { Civilization, Scoring, Stage, State } from '../state.ts'

/** What a production does to goods, one after the other. */
type EconomyStep = 'corruption' | 'food' | 'consumption' | 'resources'

/**
 * What rules ask that is not the same in all games: the cards, the printed numbers, and rules by name. A
 * level and a variant are editions as well, each made from another one by what it changes.
 */
export interface Edition {
  readonly options: Options
  readonly cards: Catalogue
  /** The last age that is played with cards. */
  readonly lastAge: Age
  /** A turn from the second round on. */
  readonly turn: readonly Stage[]

  /** Tokens in the banks at the start. */
  readonly yellowTokens: number
  readonly blueTokens: number
  /** How many Age A events are current at the start. */
  firstEvents(players: number): number

  readonly caps: Caps
  /** Buildings of a type beyond what the government allows. */
  readonly moreBuildings: number
  /** Happy faces needed with so many tokens in the yellow bank. */
  facesNeeded(yellowBank: number): number

  readonly economy: readonly EconomyStep[]
  /** Resources lost with so many tokens in the blue bank. */
  corruption(blueBank: number): number
  /** Food is lost for the resources that are missing. */
  readonly corruptionTakesFood: boolean
  /** Mines may produce a token less. */
  readonly minesMayRest: boolean
  readonly uprisingStopsDrawing: boolean
  /** When military cards are drawn: at the end of a turn, or for a military action each. */
  readonly drawing: Options['drawing']

  readonly governments: Governments
  /** An action comes back when a leader is replaced. */
  readonly leaderRefund: boolean
  /** Tactics can be played again and again in one turn. */
  readonly manyTactics: boolean
  /** An action card that an event brings in one's own turn waits for the next turn, like those from the row. */
  readonly broughtCardsWait: boolean
  /** A special technology may be developed under a higher one of its type. */
  readonly lowerSpecials: boolean
  /** A stage of a wonder needs a token, from a card if the bank is empty. */
  readonly stagesNeedTokens: boolean

  /** Pacts are for three or four players, also if fewer are left. */
  readonly pactsNeedThree: boolean
  readonly attacks: Attacks
  readonly endOfAge: EndOfAge
  /** The round after which the game ends, when the last age has ended. */
  lastRound(state: State): number
  readonly resigning: Resigning | null

  /** Age III events that are set aside for the end of the game. */
  readonly endScoring: EndScoring | null
  /** Age III events left in the event decks are scored. */
  readonly leftoversScore: boolean
  /** What is scored at the end beside cards. */
  bonuses(play: Play): readonly Scoring[]

  /** This edition's id of a rule that the reasons name by its id in the 2015 edition. */
  cite(rule: string): string
}

/** Nothing above counts. */
interface Caps {
  readonly science: number
  readonly culture: number
  readonly strength: number
  readonly sciencePoints: number
}

interface Governments {
  /** A revolution must be the first action of its kind in the turn, and is the only one; otherwise all actions of the total must be there to pay it. */
  readonly revolutionFirst: boolean
  /** A revolution that a card orders takes the place of the card's own action, whatever it is paid in. */
  readonly revolutionPaysCard: boolean
  /** As many actions are spent under the new government as were under the old one. */
  readonly spentStays: boolean
}

interface Attacks {
  /** An aggression is possible against weaker civilizations only. */
  readonly onlyWeaker: boolean
  /** Both sides may sacrifice units, which count once more. */
  readonly sacrifices: boolean
  /** Units may be sacrificed in the last round, for attacks or for colonies. */
  readonly sacrificesInLastRound: boolean
  readonly warsInLastRound: boolean
  /** A civilization that somebody has attacked is safe from others until that player's next politics phase. */
  readonly oneAttacker: boolean
  /** A defender may throw in any military card for 1, beside bonus cards. */
  readonly anyCardDefends: boolean
  /** How many cards a defender may use. */
  defenceCards(play: Play, civ: Civilization): number
  /** A defence that does not suffice is not made. */
  readonly mustHold: boolean
}

interface EndOfAge {
  /** Older cards leave hands, and leaders, unfinished wonders and pacts leave play. */
  readonly antiquates: boolean
  readonly yellowTokens: number
}

interface Resigning {
  readonly when: 'politics' | 'turn-start'
  /** Culture for each war on the player who resigns. */
  readonly warCulture: number
  /** His military cards leave the game; otherwise they are discarded. */
  readonly cardsLeave: boolean
  /** The decks of later ages are made for as many as are left then. */
  readonly smallerDecks: boolean
}

/** What happens to the Age III events before the game. */
export interface EndScoring {
  /** Lays out the shuffled events: those that will be scored, and the others. */
  setUp(play: Play, events: readonly CardId[]): void
  /** Players choose before the first turn. */
  opening?(play: Play): Rules<void>
  /** One more is turned up after the first round and at the end of each age. */
  readonly oneByOne: boolean
}
