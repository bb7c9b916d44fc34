import { pick, fastRandom, seedFrom, Table, eventFor } from '@ziggurat/kernel'
import type { Random, Seat, FullEvent } from '@ziggurat/kernel'

import { innovation } from '../src/index.ts'
import type { Event, Options, State, View } from '../src/index.ts'

/** A game of random answers, and all its events. */
export interface RandomGame {
  readonly table: Table<State, View>
  readonly emitted: readonly FullEvent<Event>[]
  readonly random: Random
}

export function randomGame(seats: number, words: string, edition: Options['edition'] = 'first'): RandomGame {
  const emitted: FullEvent<Event>[] = []
  const seed = seedFrom(words)
  const table = Table.open(innovation, { seats, options: { edition }, seed }, (each) =>
    emitted.push(each as FullEvent<Event>),
  )
  return { table, emitted, random: fastRandom(Number.parseInt(seed.slice(0, 8), 16)) }
}

/** Gives one answer to any open question; prefers to activate cards. */
export function step({ table, random }: RandomGame): { readonly seat: Seat; readonly id: string } {
  const question = pick(random, table.questions)
  const active = question.options.filter(({ id }) => id.startsWith('dogma') || id.startsWith('achieve'))
  const { id } = pick(random, active.length > 0 && random.int(3) > 0 ? active : question.options)
  table.answer(question.seat, id)
  return { seat: question.seat, id }
}

/** The events as a viewer may know them. */
export const seenEvents = ({ emitted }: RandomGame, viewer: Seat | null): readonly Event[] =>
  emitted.map((each) => eventFor(each, viewer))
