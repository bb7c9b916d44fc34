import type { GameState, Seat, Table } from '@ziggurat/kernel'

import { Inputs } from '../learned/inputs.ts'
import type { Layout } from '../learned/inputs.ts'
import type { Judge } from '../learned/judge.ts'
import type { Value } from './value.ts'
import type { Facts, Why } from './why.ts'

/** Some inputs of a network. */
export interface InputList {
  readonly places: Uint16Array
  readonly values: Float32Array
}

/** What is compared of a position that an option leads to. */
export interface Snapshot {
  readonly value: Value
  readonly facts: Facts
  /** How much the margin counts there. */
  readonly marginCounts: number
  /** What a network is told of it, by theme; null if the game is over. */
  readonly inputs: ReadonlyMap<string, InputList> | null
  /** If the game is over and its points have themes: one's own points by theme, and the scores of the rivals. */
  readonly ending: { readonly points: ReadonlyMap<string, number>; readonly rivals: readonly number[] } | null
}

const inputs = new Inputs()

export function snapshotOf<State extends GameState>(
  judge: Judge<State>,
  why: Why<State>,
  table: Table<State>,
  seat: Seat,
): Snapshot {
  const { state, outcome } = table
  const { subject } = judge
  const rest = {
    value: { ...judge.expect(table, seat), worth: judge.worth(table, seat) },
    facts: why.facts(state, seat),
    marginCounts: subject.marginCounts(state),
  }
  if (outcome === null) {
    inputs.clear()
    subject.features.write(state, seat, inputs)
    return { ...rest, inputs: byTheme(inputs, subject.features.layout), ending: null }
  }
  const points = why.ending?.pointsOf(state, seat)
  const rivals = outcome.scores.filter((_, other) => other !== seat)
  return {
    ...rest,
    inputs: null,
    ending:
      points === undefined
        ? null
        : { points: new Map(Object.entries(points).map(([theme, each]) => [theme, Number(each)])), rivals },
  }
}

function byTheme({ places, values, count }: Inputs, layout: Layout): ReadonlyMap<string, InputList> {
  const themes = themesOf(layout)
  const lists = new Map<string, { places: number[]; values: number[] }>()
  for (let i = 0; i < count; i++) {
    const place = places[i] as number
    const theme = themes[place] as string
    let list = lists.get(theme)
    if (list === undefined) lists.set(theme, (list = { places: [], values: [] }))
    list.places.push(place)
    list.values.push(values[i] as number)
  }
  return new Map(
    [...lists].map(([theme, list]) => [
      theme,
      { places: Uint16Array.from(list.places), values: Float32Array.from(list.values) },
    ]),
  )
}

const known = new WeakMap<Layout, readonly string[]>()

/** The theme of each input. */
function themesOf(layout: Layout): readonly string[] {
  let themes = known.get(layout)
  if (themes === undefined) {
    themes = Array.from({ length: layout.size }, (_, place) => layout.groupOf(place))
    known.set(layout, themes)
  }
  return themes
}
