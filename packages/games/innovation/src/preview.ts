import { viewerBit } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import type { EffectKind, Icon } from './card.ts'
import { cardOf, effectKinds } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { countOf } from './icons.ts'
import { othersOf } from './state.ts'
import type { State } from './state.ts'

/**
 * Which players would share a card and which would have to obey it if this seat activated it now
 * (INN-DOGMA-02).
 */
export interface Preview extends Concerned {
  readonly icon: Icon
  /** The visible icons of that kind, seat by seat. */
  readonly counts: readonly number[]
}

export interface Concerned {
  /** Clockwise, starting to the left of the activator. */
  readonly sharing: readonly Seat[]
  readonly demanded: readonly Seat[]
}

export function preview(state: State, seat: Seat, card: CardId): Preview {
  const { dogma: icon, kind } = cardOf(card)
  const counts = state.players.map(({ board }) => countOf(board, kind))
  const { sharing, demanded } = concerned(effectKinds(card, state.edition), counts, seat)
  return { icon, counts, sharing, demanded }
}

/**
 * Which players the effects concern if this seat executes them, by each player's count of the deciding icon.
 */
export function concerned(effects: readonly EffectKind[], counts: readonly number[], seat: Seat): Concerned {
  const own = counts[seat] ?? 0
  const demands = effects[0] === 'demand'
  const shares = effects.at(-1) === 'shared'
  let strong = 0
  for (let other = 0; other < counts.length; other++)
    if ((counts[other] ?? 0) >= own) strong |= viewerBit(other)
  return {
    sharing: clockwise(counts.length, seat, shares ? strong : 0),
    demanded: clockwise(counts.length, seat, demands ? ~strong : 0),
  }
}

/** There are few such lists, so each is made once: by number of players, seat and bits. */
const LISTS = [0, 1, 2, 3, 4].map((players) =>
  Array.from({ length: 64 }, (_, key) =>
    othersOf(players, key >> 4).filter((other) => (key & viewerBit(other)) !== 0),
  ),
)

/** The other seats among these bits, clockwise, starting to the left of this seat. */
const clockwise = (players: number, seat: Seat, bits: number): readonly Seat[] =>
  LISTS[players]?.[(seat << 4) | (bits & 15)] ?? []

/**
 * The seats that execute each kind of effect, in order: players who share come before the activator
 * (INN-SHARE-03).
 */
export const executing = (
  { sharing, demanded }: Concerned,
  seat: Seat,
): Readonly<Record<EffectKind, readonly Seat[]>> => ({ demand: demanded, shared: [...sharing, seat] })
