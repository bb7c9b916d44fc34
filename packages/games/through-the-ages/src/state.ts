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
  /** Turned face down: it counts as completed and gives only the culture of a ruin. */
  ruined: boolean
  /** A leader who lies under it and gives it a happy face. */
  beneath: CardId | null
}

/** A wonder under construction. */
export interface Site {
  readonly card: CardId
  built: number
  tokens: number
}

/** It lies in front of the player who offered it and has taken this side. */
export interface Pact {
  readonly card: CardId
  readonly partner: Seat
  readonly side: Side
}

export interface War {
  readonly card: CardId
  readonly rival: Seat
}

/** What holds for one turn of a player only. */
export interface ThisTurn {
  extraCivil: number
  extraMilitary: number
  /** Food that resources may be paid for, and resources that food may be paid for. */
  food: number
  resources: number
  unitResources: number
  /** Science points for unit technologies. */
  unitScience: number
  /** A civil, a military action has been taken. */
  civilActed: boolean
  militaryActed: boolean
  tacticDone: boolean
  leaderReplaced: boolean
  /** Cards whose ability was used. */
  used: CardId[]
  /** Action cards that came in this turn and wait for the next one. */
  fresh: CardId[]
  /** No military cards are discarded in this turn, however many there are. */
  keepsHand: boolean
}

/** All that one player has on the table. */
export interface Civilization {
  readonly seat: Seat
  /** He has resigned. */
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
  /** The tactic that his marker lies on, and whether the card is still his alone. */
  tactic: CardId | null
  exclusive: boolean
  readonly civilHand: CardId[]
  readonly militaryHand: Stack
  yellowBank: number
  blueBank: number
  unused: number
  /** Tokens of units sacrificed in an attack that is not over yet. */
  sacrificed: number
  /** Actions available; the others of the total are spent. */
  civil: number
  military: number
  science: number
  culture: number
  /** Ages of which he has taken a leader. */
  readonly leadersTaken: Age[]
  /** Cards whose ability works once in the game, and did. */
  readonly spent: CardId[]
  /** His next politics phase is forfeited. */
  skipsPolitics: boolean
  /** Who attacked him last, until that player's next politics phase. */
  attackedBy: Seat | null
  turn: ThisTurn
}

/** What is done before the first turn, and the parts of a turn that a player can be in. */
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

/** What is being carried out while somebody is asked: the card that lies there, and what is settled so far. */
export type Doing =
  | { readonly kind: 'event'; readonly card: CardId }
  | {
      readonly kind: 'auction'
      readonly card: CardId
      readonly highest: number
      readonly bidder: Seat | null
      /** Those still in it. */
      readonly bidders: readonly Seat[]
    }
  | { readonly kind: 'attack'; readonly card: CardId; readonly rival: Seat; readonly strength: number }
  /** A war that is being decided: the strength of the one who declared it, and that of the rival. */
  | {
      readonly kind: 'war'
      readonly card: CardId
      readonly rival: Seat
      readonly strength: number
      readonly against: number
    }
  | { readonly kind: 'offer'; readonly card: CardId; readonly partner: Seat; readonly side: Side }

/** What can be scored at the end beside cards. */
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
  /** The cheap spaces first; null where no card lies. */
  readonly row: (CardId | null)[]
  /** Decks are drawn from the end. */
  civilDeck: CardId[]
  militaryDeck: CardId[]
  /** 0 for A to 3 for III; 4 when no cards are left. */
  age: number
  /** How many players the decks of each age were made for. */
  readonly preparedFor: number[]
  /** Military discards by age. */
  readonly discards: Stack[]
  /** Military cards that left the game unseen, by age. */
  readonly leftOver: Stack[]
  /** Civil cards out of the game, and military ones that everybody has seen leave it. */
  readonly gone: CardId[]
  /** The seats that know a card know that it is in the deck, not where. */
  currentEvents: Stack
  futureEvents: Stack
  /** Who has looked at the next event, as bits. */
  nextEventSeen: number
  readonly pastEvents: CardId[]
  /** Age III events that will be scored at the end, apart from those in the event decks. */
  scoring: Stack
  /** The other Age III events, until they come into the military deck of their age. */
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
  /** What was scored after the last round, card by card and seat by seat. */
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

/** Those still in the game, clockwise, beginning with this seat or the next one after it. */
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

/** Who begins the rounds; the next one if that player has resigned. */
export const startingPlayer = (state: State): Seat => clockwise(state, state.start)[0]?.seat ?? state.start

export const isLastRound = ({ lastRound, round }: Pick<State, 'lastRound' | 'round'>): boolean =>
  lastRound !== 0 && round >= lastRound
