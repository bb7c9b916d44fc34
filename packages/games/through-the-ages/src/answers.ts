import { Memo, RESIGN } from '@ziggurat/kernel'
import type { Option, Parts, Seat } from '@ziggurat/kernel'

import type { CardId, Side } from './cards/card.ts'
import { ROW_SPACES } from './state.ts'

/** The parts of an id. */
export interface Named extends Parts {
  /** The technology that is upgraded. */
  readonly from?: CardId
  /** A space of the row, from 0. */
  readonly space?: number
  /** What a card's ability is used on. */
  readonly on?: readonly string[]
  readonly side?: Side | undefined
  readonly food?: number
  readonly resources?: number
}

/** The only place where ids are made. */
export function idOf({
  does,
  card,
  seat,
  count,
  from,
  space = 0,
  on = [],
  side,
  food,
  resources,
}: Named): string {
  switch (does) {
    case 'end':
      return 'end turn'
    case 'take':
      return `take ${space + 1}`
    case 'upgrade':
      return `upgrade ${from} ${card}`
    case 'use':
      return on.length === 0 ? `use ${card}` : `use ${card} ${on.join(' ')}`
    case 'stage':
    case 'bid':
      return `${does} ${count}`
    case 'mix':
      return `food ${food} resources ${resources}`
    default: {
      const whose = seat === undefined ? does : `${does} ${seat}`
      const what = card === undefined ? whose : `${whose} ${card}`
      return side === undefined ? what : `${what} ${side}`
    }
  }
}

/** Makes an answer, or a piece of one, from its parts. */
export const answer = <const Deed extends Named>(parts: Deed): Deed & { readonly id: string } => ({
  id: idOf(parts),
  ...parts,
})

/** What can be done in an action phase, or when a card orders it. */
export type Action = CardAction | Upgrade | Take | Stages | Use | Population | Draw
/** What can be done in a politics phase. */
export type PoliticalAction = Prepare | Attack | Offer | Cancel | Use | Resign

export const CARD_VERBS = [
  'build',
  'destroy',
  'disband',
  'lead',
  'develop',
  'revolt',
  'play',
  'tactic',
  'copy',
] as const
export type CardVerb = (typeof CARD_VERBS)[number]

export interface CardAction extends Option {
  readonly does: CardVerb
  readonly card: CardId
}

export interface Upgrade extends Option {
  readonly does: 'upgrade'
  readonly from: CardId
  readonly card: CardId
}

export interface Take extends Option {
  readonly does: 'take'
  /** From 0. */
  readonly space: number
  readonly card: CardId
}

export interface Stages extends Option {
  readonly does: 'stage'
  readonly count: number
}

/** Draws a military card for a military action. */
interface Draw extends Option {
  readonly does: 'draw'
}

interface Population extends Option {
  readonly does: 'population'
}

export interface EndTurn extends Option {
  readonly does: 'end'
}

/** The ability of a card in play, and what it is used on. */
export interface Use extends Option {
  readonly does: 'use'
  readonly card: CardId
  readonly on: readonly string[]
}

/** Prepares an event for the future. */
export interface Prepare extends Option {
  readonly does: 'event'
  readonly card: CardId
}

export interface Attack extends Option {
  readonly does: 'attack' | 'war'
  readonly seat: Seat
  readonly card: CardId
}

export interface Offer extends Option {
  readonly does: 'offer'
  readonly seat: Seat
  readonly card: CardId
  /** Undefined for a pact whose two sides are alike. */
  readonly side?: Side | undefined
}

/** Cancels the pact in front of a player. */
export interface Cancel extends Option {
  readonly does: 'cancel'
  readonly seat: Seat
}

interface Resign extends Option {
  readonly does: 'resign'
}

export interface Pass extends Option {
  readonly does: 'pass'
}

/** These answers, marked with whether they reveal something. */
export const revealing = <O extends Option>(options: readonly O[], reveals: boolean): readonly O[] =>
  reveals ? options.map((option) => ({ ...option, reveals })) : options

export const actionsOn = (does: CardVerb): Memo<CardId, CardAction> =>
  new Memo((card) => answer({ does, card }))

const upgrades = new Memo(
  (from: CardId) => new Memo((card: CardId): Upgrade => answer({ does: 'upgrade', from, card })),
)

export const upgradeOf = (from: CardId, card: CardId): Upgrade => upgrades.get(from).get(card)

const takes = Array.from(
  { length: ROW_SPACES },
  (_, space) => new Memo((card: CardId): Take => answer({ does: 'take', space, card })),
)

export function takeOf(space: number, card: CardId): Take {
  const made = takes[space]
  if (made === undefined) throw new Error(`the row has no space ${space + 1}`)
  return made.get(card)
}

const USES = new Memo((card: CardId): Use => answer({ does: 'use', card, on: [], reveals: false }))

export const useOf = (card: CardId, on: readonly string[], reveals: boolean): Use =>
  on.length === 0 && !reveals ? USES.get(card) : answer({ does: 'use', card, on, reveals })

export const DRAW: Draw = answer({ does: 'draw', reveals: true })
export const POPULATION: Population = answer({ does: 'population' })
export const PASS: Pass = answer({ does: 'pass' })
export const GIVE_UP: Resign = answer({ does: RESIGN, reveals: true })

const END_TURN: EndTurn = answer({ does: 'end', reveals: true })
const END_TURN_UNSEEN: EndTurn = answer({ does: 'end', reveals: false })
export const endTurnOf = (reveals: boolean): EndTurn => (reveals ? END_TURN : END_TURN_UNSEEN)

export const STAGES: readonly Stages[] = [1, 2, 3, 4].map((count) => answer({ does: 'stage', count }))
