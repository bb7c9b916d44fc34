import { isProblem, pick, quick, readOptions, seedFrom, sentence, Table, eventFor } from '@ziggurat/kernel'
import type { Random, Seat, FullEvent } from '@ziggurat/kernel'

import { sevenWonders } from '../src/index.ts'
import type { Event, State, View } from '../src/index.ts'

/** A game in which everybody plays at random, and all that was told of it. */
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
  return { table, emitted, random: quick(Number.parseInt(seedFrom(words).slice(0, 8), 16)) }
}

/** One answer to any of the open questions; sales are mostly passed over, so that cities grow. */
export function step({ table, random }: RandomGame): { readonly seat: Seat; readonly id: string } {
  const question = pick(random, table.questions)
  const better = question.options.filter(({ id }) => !id.includes('sell'))
  const { id } = pick(random, better.length > 0 && random.int(6) > 0 ? better : question.options)
  table.answer(question.seat, id)
  return { seat: question.seat, id }
}

/** The events as a viewer was told them. */
export const seenEvents = ({ emitted }: RandomGame, viewer: Seat | null): readonly Event[] =>
  emitted.map((each) => eventFor(each, viewer))
