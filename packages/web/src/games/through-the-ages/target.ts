import type { Seat } from '@ziggurat/kernel'
import type { Named, View } from '@ziggurat/through-the-ages/facts'

import type { MatchModel } from '../../core/match-model.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

type Verb = keyof Words['targeted']

const isVerb = (verb: string): verb is Verb => Object.hasOwn(words.value.targeted, verb)

/** An option that has a rival as its target. */
interface Target {
  readonly verb: Verb
  readonly rival: Seat
  readonly card: string
  /** My side of a pact. */
  readonly side: string | undefined
}

export const targetOf = ({ does, seat: rival, card = '', side }: Named): Target | null =>
  isVerb(does) && rival !== undefined ? { verb: does, rival, card, side } : null

/** The pact that an option would end, and the other party. */
export function pactEndedBy(
  { players, viewer }: View,
  { does, seat }: Named,
): { readonly card: string; readonly other: Seat } | null {
  if (does !== 'cancel' || seat === undefined) return null
  const { pact = null } = players[seat] ?? {}
  return pact === null ? null : { card: pact.card, other: seat === viewer ? pact.partner : seat }
}

/** An option with its target by name: 'Attack: Enki · Raid'. Null if it has no target. */
export function targetText(model: MatchModel<View>, deed: Named): string | null {
  const aimed = targetOf(deed)
  const ended = pactEndedBy(model.view.value, deed)
  const cardName = (card: string): string => model.texts.value.card(card)?.name ?? card
  if (ended !== null) return `${words.value.endPact}: ${cardName(ended.card)} · ${model.name(ended.other)}`
  if (aimed === null) return null
  const say = words.value
  const { verb, rival, card, side } = aimed
  const parts = [model.name(rival), cardName(card), ...(side === undefined ? [] : [say.youWouldBe(side)])]
  return `${say.targeted[verb]}: ${parts.join(' · ')}`
}
