import {
  isProblem,
  pick,
  fastRandom,
  readOptions,
  seedFrom,
  sentence,
  Table,
  eventFor,
} from '@ziggurat/kernel'
import type { Random, Seat, FullEvent } from '@ziggurat/kernel'

import { sevenWonders } from '../src/index.ts'
import type { Event, State, View } from '../src/index.ts'

/** A game of random answers, and all its events. */
export interface RandomGame {
  readonly table: Table<State, View>
  readonly emitted: readonly FullEvent<Event>[]
  readonly random: Random
}

export function randomGame(seats: number, words: string, given: Record<string, string> = {}): RandomGame {
  const emitted: FullEvent<Event>[] = []
  const options = readOptions(sevenWonders, given)
  if (isProblem(options)) throw new Error(sentence(options))
  const table = Table.open(sevenWonders, { seats, options, seed: seedFrom(words) }, (each) =>
    emitted.push(each as FullEvent<Event>),
  )
  return { table, emitted, random: fastRandom(Number.parseInt(seedFrom(words).slice(0, 8), 16)) }
}

/** Gives one answer to any open question. Usually avoids sales, so that cities grow. */
export function step({ table, random }: RandomGame): { readonly seat: Seat; readonly id: string } {
  const question = pick(random, table.questions)
  const better = question.options.filter(({ id }) => !id.includes('sell'))
  const { id } = pick(random, better.length > 0 && random.int(6) > 0 ? better : question.options)
  table.answer(question.seat, id)
  return { seat: question.seat, id }
}

/** The events as a viewer may know them. */
export const seenEvents = ({ emitted }: RandomGame, viewer: Seat | null): readonly Event[] =>
  emitted.map((each) => eventFor(each, viewer))
