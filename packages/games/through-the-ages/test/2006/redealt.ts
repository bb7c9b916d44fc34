import { fastRandom, eventFor } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { expect } from 'vitest'

import type { State } from '../../src/index.ts'
import type { Position } from '../testing.ts'

export type Viewer = Seat | null

/** Tables that the viewer cannot tell from this one. */
export function redealt({ table }: Position, viewer: Viewer) {
  return Array.from({ length: 16 }, (_, i) => {
    const other = table.redeal(viewer, fastRandom(i + 1))
    expect(other.view(viewer)).toEqual(table.view(viewer))
    return other
  })
}

/** The different things found at some place in those tables. */
export const found = (game: Position, viewer: Viewer, look: (state: State) => readonly string[]) =>
  [...new Set(redealt(game, viewer).map(({ state }) => look(state).toSorted().join()))].toSorted()

export const toldOf = ({ emitted }: Position, viewer: Viewer, kind: string) =>
  emitted.map((each) => eventFor(each, viewer)).filter((event) => event.kind === kind)
