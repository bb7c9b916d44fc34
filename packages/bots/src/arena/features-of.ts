import type { Seat, Table } from '@ziggurat/kernel'

import { isLearnable, learnable } from '../games.ts'
import { Inputs } from '../learned/inputs.ts'

/** A network's inputs in groups: each begins where the one before it ends. */
export interface FeatureLayout {
  readonly size: number
  readonly groups: readonly { readonly group: string; readonly from: number; readonly size: number }[]
}

/** The inputs that are not zero. */
export interface SparseFeatures {
  readonly places: readonly number[]
  readonly values: readonly number[]
}

const inputs = new Inputs()

/** What our networks see of a game. Null: nothing has been learnt of it. */
export function layoutOf(game: string): FeatureLayout | null {
  if (!isLearnable(game)) return null
  const { layout } = learnable(game).subject.features
  const groups: { group: string; from: number; size: number }[] = []
  for (let place = 0; place < layout.size; place++) {
    const group = layout.groupOf(place)
    const last = groups.at(-1)
    if (last?.group === group) last.size++
    else groups.push({ group, from: place, size: 1 })
  }
  return { size: layout.size, groups }
}

/** A position as a seat's network sees it. */
export function featuresOf(table: Table, seat: Seat): SparseFeatures | null {
  const { id } = table.game
  if (!isLearnable(id)) return null
  inputs.clear()
  learnable(id).subject.features.write(table.state, seat, inputs)
  return {
    places: [...inputs.places.subarray(0, inputs.count)],
    // Shorter than the digits of a 32-bit number.
    values: Array.from(inputs.values.subarray(0, inputs.count), (each) => Number(each.toPrecision(6))),
  }
}
