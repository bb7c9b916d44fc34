import type { Option, Refusal } from '@ziggurat/kernel'
import type { CardId, Play, Reason } from '@ziggurat/seven-wonders/facts'
import { cityAsked, GOODS, isCard, isFind, isPlay, paidFor } from '@ziggurat/seven-wonders/facts'
import type { Good } from '@ziggurat/seven-wonders/facts'

import type { OpenQuestion } from '../../core/match-model.ts'
import type { SevenModel } from './model.ts'

export type PlayKind = 'build' | 'wonder' | 'sell' | 'dig'

/** A way to play a card now, and the option that does it. */
export interface PlayOption {
  /** For a card from the discard pile: as if it were built for free. */
  readonly play: Play
  readonly kind: PlayKind
  readonly option: Option
}

/** The card plays that the open question offers; null if it is about something else. */
export function playOptionsOf(question: OpenQuestion | null): readonly PlayOption[] | null {
  if (question === null) return null
  const plays = question.options.flatMap((option): PlayOption[] => {
    if (isPlay(option)) return [{ play: option, kind: option.does, option }]
    if (!isFind(option) || option.card === undefined) return []
    return [{ play: dug(option.id, option.card, option.reveals === true), kind: 'dig', option }]
  })
  return plays.length === 0 ? null : plays
}

/** A card from the discard pile is built for free. */
const dug = (id: string, card: CardId, reveals: boolean): Play => ({
  id,
  does: 'build',
  card,
  bank: 0,
  left: 0,
  right: 0,
  buys: { left: {}, right: {} },
  waiver: 'free',
  freeCity: false,
  reveals,
})

/** The option to build nothing from the discard pile. */
export const nothingOf = (question: OpenQuestion | null): Option | undefined =>
  question?.options.find((option) => isFind(option) && option.card === undefined)

/** The city that the open question is about: mine or the Free City. */
export const cityOf = ({ view, question }: SevenModel): number =>
  cityAsked(view.value, question.value ?? { kind: '' })

/** The ways to pay for one kind of play, cheapest first; a one-time ability comes last. */
export const waysToPlay = (
  plays: readonly PlayOption[],
  card: string,
  kind: PlayKind,
): readonly PlayOption[] =>
  plays
    .filter((way) => way.play.card === card && way.kind === kind)
    .toSorted((one, other) => weight(one) - weight(other))

const weight = ({ play, kind }: PlayOption): number =>
  paidFor(play) + (play.waiver === 'free' && kind === 'build' ? 1000 : 0)

export const PLAY_KINDS: readonly PlayKind[] = ['build', 'dig', 'wonder', 'sell']

/** The kind of play that a picked card starts with. */
export const firstPlayKind = (plays: readonly PlayOption[], card: string): PlayKind | undefined =>
  PLAY_KINDS.find((kind) => waysToPlay(plays, card, kind).length > 0)

/** The card of an answer, and how it is played; null for other answers. */
export function answered({
  does,
  card = '',
}: Option): { readonly card: CardId; readonly kind: PlayKind } | null {
  const kind = PLAY_KINDS.find((each) => each === does)
  return !isCard(card) || kind === undefined ? null : { card, kind }
}

/** Why a card cannot be built, or the next stage of the wonder. */
export function reasonsFor(refusals: readonly Refusal[], does: PlayKind, card?: CardId): readonly Reason[] {
  const found = refusals.find((each) => each.does === does && each.card === card)
  return (found?.reasons ?? []) as readonly Reason[]
}

interface Lack {
  readonly good: Good
  readonly units: number
}

/** The first good that the neighbours do not sell enough of; null if each alone could be bought. */
export function lackOf({ missing, left, right }: Extract<Reason, { readonly kind: 'missing' }>): Lack | null {
  for (const good of GOODS) {
    const sold = [...left, ...right].filter((unit) => unit.includes(good)).length
    const units = (missing[good] ?? 0) - sold
    if (units > 0) return { good, units }
  }
  return null
}
