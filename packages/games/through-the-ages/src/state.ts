import type { GameState, Seat, Stack } from '@ziggurat/kernel'

import type { Age, CardId, Side } from './cards/card.ts'

export const ROW_SPACES = 13

/** A farm, mine, urban building or unit technology in play. */
export interface Technology {
  readonly card: CardId
  workers: number
  /** Blue tokens: food or resources. */
  tokens: number
}

export interface Wonder {
  readonly card: CardId
  /** Turned face down: it counts as completed, but gives only the culture of a ruin. */
  ruined: boolean
  /** A leader under it who gives it a happy face. */
  beneath: CardId | null
}

/** A wonder under construction. */
export interface Site {
  readonly card: CardId
  built: number
  tokens: number
}

/** A pact lies in front of the player who offered it and has taken this side. */
export interface Pact {
  readonly card: CardId
  readonly partner: Seat
  readonly side: Side
}

export interface War {
  readonly card: CardId
  readonly rival: Seat
}

/** What lasts for one turn of a player. */
export interface ThisTurn {
  extraCivil: number
  extraMilitary: number
  /** The food that may be paid in resources, and the resources that may be paid in food. */
  food: number
  resources: number
  unitResources: number
  /** Science points for unit technologies only. */
  unitScience: number
  /** Whether a civil action, and a military action, has been taken. */
  civilActed: boolean
  militaryActed: boolean
  tacticDone: boolean
  leaderReplaced: boolean
  /** Cards whose ability was used. */
  used: CardId[]
  /** Action cards that came this turn and wait for the next one. */
  fresh: CardId[]
  /** Whether no military cards are discarded this turn, however many there are. */
  keepsHand: boolean
}

/** Everything that one player has on the table. */
export interface Civilization {
  readonly seat: Seat
  /** Whether the player has resigned. */
  out: boolean
  government: CardId
  leader: CardId | null
  /** By type and level. */
  readonly technologies: Technology[]
  readonly specials: CardId[]
  readonly wonders: Wonder[]
  site: Site | null
  readonly colonies: CardId[]
  pact: Pact | null
  wars: War[]
  /** The tactic that the player's marker is on, and whether the card is still exclusive. */
  tactic: CardId | null
  exclusive: boolean
  readonly civilHand: CardId[]
  readonly militaryHand: Stack
  yellowBank: number
  blueBank: number
  unused: number
  /** Tokens of units sacrificed in an attack that is not over yet. */
  sacrificed: number
  /** Available actions; the rest of the total is spent. */
  civil: number
  military: number
  science: number
  culture: number
  /** The ages of the leaders that the player has taken. */
  readonly leadersTaken: Age[]
  /** Cards whose once-per-game ability was used. */
  readonly spent: CardId[]
  /** Whether the player's next politics phase is forfeited. */
  skipsPolitics: boolean
  /** The seat that last attacked this player, until that player's next politics phase. */
  attackedBy: Seat | null
  turn: ThisTurn
}

/** What happens before the first turn, and the stages of a turn. */
export type Stage =
  | 'opening'
  | 'event'
  | 'resign'
  | 'row'
  | 'war'
  | 'tactics'
  | 'politics'
  | 'actions'
  | 'discard'
  | 'production'

/** What is being carried out while a player is asked: the card, and what is settled so far. */
export type Doing =
  | { readonly kind: 'event'; readonly card: CardId }
  | {
      readonly kind: 'auction'
      readonly card: CardId
      readonly highest: number
      readonly bidder: Seat | null
      /** The seats still in the auction. */
      readonly bidders: readonly Seat[]
    }
  | { readonly kind: 'attack'; readonly card: CardId; readonly rival: Seat; readonly strength: number }
  /** A war that is being decided: the strength of the declarer, and of the rival. */
  | {
      readonly kind: 'war'
      readonly card: CardId
      readonly rival: Seat
      readonly strength: number
      readonly against: number
    }
  | { readonly kind: 'offer'; readonly card: CardId; readonly partner: Seat; readonly side: Side }

/** What can be scored at the end in addition to cards. */
export const BONUSES = ['technologies', 'strength', 'happiness', 'science', 'production'] as const
export type Bonus = (typeof BONUSES)[number]

export interface Scoring {
  /** A card, or one of the bonuses. */
  readonly what: string
  readonly scores: readonly number[]
}

export interface State extends GameState {
  /** The name of the edition with its level and variants; see `editionNamed`. */
  readonly edition: string
  readonly hands: 'open' | 'hidden'
  readonly players: Civilization[]
  /** The cheap spaces first; null for an empty space. */
  readonly row: (CardId | null)[]
  /** Decks are drawn from the end. */
  civilDeck: CardId[]
  militaryDeck: CardId[]
  /** 0 for Age A to 3 for Age III; 4 when no cards are left. */
  age: number
  /** The number of players that the decks of each age were made for. */
  readonly preparedFor: number[]
  /** Military discards by age. */
  readonly discards: Stack[]
  /** Military cards that left the game unseen, by age. */
  readonly leftOver: Stack[]
  /** Civil cards out of the game, and military cards that left it openly. */
  readonly gone: CardId[]
  /** The seats that know a card know that it is in the deck, but not where. */
  currentEvents: Stack
  futureEvents: Stack
  /** The seats that have looked at the next event, as bits. */
  nextEventSeen: number
  readonly pastEvents: CardId[]
  /** Age III events that will be scored at the end, except those in the event decks. */
  scoring: Stack
  /** The other Age III events, until they go into the military deck of their age. */
  aside: Stack
  readonly commonTactics: CardId[]
  start: Seat
  active: Seat
  round: number
  stage: Stage
  /** Political actions taken in this politics phase. */
  politicalActions: number
  doing: Doing | null
  /** 0 until it is known. */
  lastRound: number
  over: boolean
  /** What was scored after the last round, by card and seat. */
  readonly final: Scoring[]
}

export const newTurn = (): ThisTurn => ({
  extraCivil: 0,
  extraMilitary: 0,
  food: 0,
  resources: 0,
  unitResources: 0,
  unitScience: 0,
  civilActed: false,
  militaryActed: false,
  tacticDone: false,
  leaderReplaced: false,
  used: [],
  fresh: [],
  keepsHand: false,
})

export const newStack = (): Stack => ({ cards: [], known: [] })

export function civilizationAt({ players }: State, seat: Seat): Civilization {
  const civ = players[seat]
  if (civ === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return civ
}

export function technologyOf(civ: Civilization, card: CardId): Technology {
  const technology = civ.technologies.find((each) => each.card === card)
  if (technology === undefined) throw new Error(`seat ${civ.seat} does not have ${card} in play`)
  return technology
}

/** The cards of all technologies in play, government and special ones included. */
export const technologyCards = ({ government, specials, technologies }: Civilization): CardId[] => [
  government,
  ...specials,
  ...technologies.map(({ card }) => card),
]

/** The players still in the game, clockwise from this seat. */
export function clockwise<Player extends { readonly out: boolean }>(
  { players }: { readonly players: readonly Player[] },
  from: Seat,
): Player[] {
  const order: Player[] = []
  for (let i = 0; i < players.length; i++) {
    const civ = players[(from + i) % players.length]
    if (civ !== undefined && !civ.out) order.push(civ)
  }
  return order
}

export function playersLeft({ players }: State): number {
  let count = 0
  for (const { out } of players) if (!out) count++
  return count
}

/** The player who begins the rounds; the next one if they have resigned. */
export const startingPlayer = (state: State): Seat => clockwise(state, state.start)[0]?.seat ?? state.start

export const isLastRound = ({ lastRound, round }: Pick<State, 'lastRound' | 'round'>): boolean =>
  lastRound !== 0 && round >= lastRound
