import type { Seat } from '@ziggurat/kernel'
import type { Named, View } from '@ziggurat/through-the-ages/facts'

import type { MatchModel } from '../../core/match-model.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

type Verb = keyof Words['targeted']

const isVerb = (verb: string): verb is Verb => Object.hasOwn(words.value.targeted, verb)

/** A deed that is aimed at somebody. */
interface Target {
  readonly verb: Verb
  readonly rival: Seat
  readonly card: string
  /** Of a pact, my side of it. */
  readonly side: string | undefined
}

export const targetOf = ({ does, seat: rival, card = '', side }: Named): Target | null =>
  isVerb(does) && rival !== undefined ? { verb: does, rival, card, side } : null

/** The pact that a deed would end, and who is the other side of it. */
export function pactEndedBy(
  { players, viewer }: View,
  { does, seat }: Named,
): { readonly card: string; readonly other: Seat } | null {
  if (does !== 'cancel' || seat === undefined) return null
  const { pact = null } = players[seat] ?? {}
  return pact === null ? null : { card: pact.card, other: seat === viewer ? pact.partner : seat }
}

/** At whom it is aimed, by name: 'Attack: Enki · Raid'. Null if it is aimed at nobody. */
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
