import { Question, RESIGN } from '@ziggurat/kernel'
import type { Option, Refusal, Seat } from '@ziggurat/kernel'

import type { CardId, Side } from './cards/card.ts'
import type { Play } from './play.ts'
import { ROW_SPACES } from './state.ts'

/** What stands against something, with the numbers, and what says so: a rule, or a card where no rule does. */
export type Reason = ({ readonly rule: string } | { readonly card: CardId; readonly rule?: undefined }) &
  (
    | { readonly kind: Lack; readonly need: number; readonly have: number }
    | { readonly kind: 'limit'; readonly limit: number }
    | { readonly kind: 'strength'; readonly own: number; readonly rival: number }
    | { readonly kind: Plain }
  )

/** There is less than is needed. */
export const LACKS = [
  'civil-actions',
  'military-actions',
  'all-civil-actions',
  'all-military-actions',
  'food',
  'resources',
  'science',
] as const
export type Lack = (typeof LACKS)[number]

/** What needs no number. */
export const PLAIN_REASONS = [
  'hand-full',
  'same-technology',
  'leader-of-age',
  'unfinished-wonder',
  'no-wonder',
  'no-token',
  'no-worker',
  'bank-empty',
  'just-taken',
  'nothing-to-order',
  'tactic-done',
  'current-tactic',
  'first-round',
  'last-round',
  'age-four',
  'pact-forbids',
  'card-forbids',
  'peaceful',
  'no-colony',
  'no-leader-or-wonder',
  'partner-without-science',
  'used-this-turn',
  'used-this-game',
  'higher-special',
  'no-cards',
  'rival-without-leader',
  'rival-without-wonder',
  'attacked-by-another',
  'acted-already',
  'no-science',
  'two-players',
] as const
export type Plain = (typeof PLAIN_REASONS)[number]

/** Where reasons are written down; null if nobody asks why. */
export type Reasons = Reason[] | null

/** What can be done in an action phase, and because a card orders it. */
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
  readonly verb: CardVerb
  readonly card: CardId
}

export interface Upgrade extends Option {
  readonly verb: 'upgrade'
  readonly from: CardId
  readonly card: CardId
}

export interface Take extends Option {
  readonly verb: 'take'
  /** From 0. */
  readonly space: number
  readonly card: CardId
}

export interface Stages extends Option {
  readonly verb: 'stage'
  readonly count: number
}

/** A military card for a military action. */
interface Draw extends Option {
  readonly verb: 'draw'
}

interface Population extends Option {
  readonly verb: 'population'
}

export interface EndTurn extends Option {
  readonly verb: 'end'
}

/** An ability of a card in play, and what it is used on. */
export interface Use extends Option {
  readonly verb: 'use'
  readonly card: CardId
  readonly on: readonly string[]
}

/** An event for the future. */
export interface Prepare extends Option {
  readonly verb: 'event'
  readonly card: CardId
}

export interface Attack extends Option {
  readonly verb: 'attack' | 'war'
  readonly rival: Seat
  readonly card: CardId
}

export interface Offer extends Option {
  readonly verb: 'offer'
  readonly partner: Seat
  readonly card: CardId
  readonly side: Side
}

/** The pact in front of somebody. */
export interface Cancel extends Option {
  readonly verb: 'cancel'
  readonly owner: Seat
}

interface Resign extends Option {
  readonly verb: 'resign'
}

export interface Pass extends Option {
  readonly verb: 'pass'
}

const NONE: readonly Reason[] = []

/** What a player can do, and if somebody asks why, what he cannot. */
export class Listing<Choice extends Option> {
  readonly options: Choice[] = []
  readonly refusals: Refusal<Reason>[] = []
  private readonly why: boolean
  private written: readonly Reason[] = NONE

  constructor(why: boolean) {
    this.why = why
  }

  /** A clean sheet for a check to write on what stands against one thing. */
  sheet(): Reasons {
    if (!this.why) return null
    const sheet: Reason[] = []
    this.written = sheet
    return sheet
  }

  /** Something that can be done, always or if a check that was given a sheet says so. */
  add(choice: Choice, may = true): void {
    if (may) this.options.push(choice)
    else if (this.why) {
      if (this.written.length === 0) throw new Error(`'${choice.id}' is refused without a reason`)
      this.refusals.push({ id: choice.id, reasons: this.written })
    }
    this.written = NONE
  }

  /** What would be listed is refused for one reason that comes before all others. */
  bar(listing: Listing<Choice>, reason: Reason): void {
    for (const { id } of [...listing.options, ...listing.refusals])
      this.refusals.push({ id, reasons: [reason] })
  }
}

/** Refusals with the ids of the edition's own rules. */
export const citing = ({ edition }: Play, refusals: readonly Refusal<Reason>[]): readonly Refusal<Reason>[] =>
  refusals.map(({ id, reasons }) => ({
    id,
    reasons: reasons.map((reason) =>
      reason.rule === undefined ? reason : { ...reason, rule: edition.cite(reason.rule) },
    ),
  }))

/** A question with everything that can be done, and if asked why, what cannot. */
export const questionOf = <Choice extends Option>(
  play: Play,
  seat: Seat,
  kind: string,
  list: (why: boolean) => Listing<Choice>,
): Question<Choice> =>
  new Question(
    seat,
    kind,
    () => list(false).options,
    undefined,
    () => citing(play, list(true).refusals),
  )

/** Where actions are written down. */
export type ActionListing = Pick<Listing<Action>, 'sheet' | 'add'>

/** Where uses of cards are written down. */
export type UseListing = Pick<Listing<Use>, 'sheet' | 'add'>

/** Choices are made once: they are asked for again and again. */
export class CardActions {
  private readonly made = new Map<CardId, CardAction>()
  private readonly verb: CardVerb

  constructor(verb: CardVerb) {
    this.verb = verb
  }

  of(card: CardId): CardAction {
    const { verb } = this
    let choice = this.made.get(card)
    if (choice === undefined) this.made.set(card, (choice = { id: `${verb} ${card}`, verb, card }))
    return choice
  }
}

const upgrades = new Map<CardId, Map<CardId, Upgrade>>()

export function upgradeOf(from: CardId, card: CardId): Upgrade {
  let made = upgrades.get(from)
  if (made === undefined) upgrades.set(from, (made = new Map()))
  let choice = made.get(card)
  if (choice === undefined)
    made.set(card, (choice = { id: `upgrade ${from} ${card}`, verb: 'upgrade', from, card }))
  return choice
}

const takes: Map<CardId, Take>[] = Array.from({ length: ROW_SPACES }, () => new Map())

export function takeOf(space: number, card: CardId): Take {
  const made = takes[space]
  if (made === undefined) throw new Error(`the row has no space ${space + 1}`)
  let choice = made.get(card)
  if (choice === undefined) made.set(card, (choice = { id: `take ${space + 1}`, verb: 'take', space, card }))
  return choice
}

export const useOf = (card: CardId, on: readonly string[]): Use => ({
  id: ['use', card, ...on].join(' '),
  verb: 'use',
  card,
  on,
})

export const DRAW: Draw = { id: 'draw', verb: 'draw' }
export const POPULATION: Population = { id: 'population', verb: 'population' }
export const END_TURN: EndTurn = { id: 'end turn', verb: 'end' }
export const PASS: Pass = { id: 'pass', verb: 'pass' }
export const GIVE_UP: Resign = { id: RESIGN, verb: 'resign' }

export const STAGES: readonly Stages[] = [1, 2, 3, 4].map((count) => ({
  id: `stage ${count}`,
  verb: 'stage',
  count,
}))
