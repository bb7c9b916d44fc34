import { Question } from '@ziggurat/kernel'
import type { Option, Refusal, Seat } from '@ziggurat/kernel'

import type { Action, Use } from './answers.ts'
import type { CardId } from './cards/card.ts'
import type { Play } from './play.ts'

/** What prevents something, with its numbers and its source: a rule, or a card if no rule does. */
export type Reason = ({ readonly rule: string } | { readonly card: CardId; readonly rule?: undefined }) &
  (
    | { readonly kind: Lack; readonly need: number; readonly have: number }
    | { readonly kind: 'limit'; readonly limit: number }
    | { readonly kind: 'strength'; readonly own: number; readonly rival: number }
    | { readonly kind: Plain }
  )

/** Reasons because there is less than needed. */
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

/** Reasons without a number. */
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

/** Where checks collect reasons; null if nobody asks why. */
export type Reasons = Reason[] | null

const NONE: readonly Reason[] = []

/** What a player can do and, if asked why, what they cannot do. */
export class Listing<Choice extends Option> {
  readonly options: Choice[] = []
  readonly refusals: Refusal<Reason>[] = []
  private readonly why: boolean
  private written: readonly Reason[] = NONE

  constructor(why: boolean) {
    this.why = why
  }

  /** An empty list for a check to add its reasons to; null if nobody asks why. */
  sheet(): Reasons {
    if (!this.why) return null
    const sheet: Reason[] = []
    this.written = sheet
    return sheet
  }

  /** Adds an option if `may` is true; otherwise a refusal with the reasons on the last sheet. */
  add(choice: Choice, may = true): void {
    if (may) this.options.push(choice)
    else if (this.why) {
      if (this.written.length === 0) throw new Error(`'${choice.id}' is refused without a reason`)
      this.refusals.push({ ...choice, reasons: this.written })
    }
    this.written = NONE
  }

  /** Refuses everything in a listing for one reason that precedes all others. */
  bar(listing: Listing<Choice>, reason: Reason): void {
    for (const each of [...listing.options, ...listing.refusals])
      this.refusals.push({ ...each, reasons: [reason] })
  }
}

/** Refusals that cite the edition's own rules. */
export const citing = ({ edition }: Play, refusals: readonly Refusal<Reason>[]): readonly Refusal<Reason>[] =>
  refusals.map((refusal) => ({
    ...refusal,
    reasons: refusal.reasons.map((reason) =>
      reason.rule === undefined ? reason : { ...reason, rule: edition.cite(reason.rule) },
    ),
  }))

/** A question with everything that can be done and, if asked why, what cannot. */
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

/** A listing of actions. */
export type ActionListing = Pick<Listing<Action>, 'sheet' | 'add'>

/** A listing of uses of cards. */
export type UseListing = Pick<Listing<Use>, 'sheet' | 'add'>
