import type { Event } from '../events.ts'
import { eventText } from './event-text.ts'
import type { Name, Wording } from './wording.ts'

/** Visible on the table anyway, or only for the charts after the game. */
const UNTOLD: readonly Event['kind'][] = ['dealt', 'statistics']
/** Kinds of events that are combined when they follow each other for one player. */
const TOGETHER: readonly (readonly Event['kind'][])[] = [
  ['produced', 'corruption', 'consumption'],
  ['antiquated'],
]

/** What happened: one sentence for everything that a civilization produces, and the other events. */
export function digested(words: Wording, events: readonly Event[], name: Name): readonly string[] {
  const emitted = events.filter(({ kind }) => !UNTOLD.includes(kind))
  const sentences: string[] = []
  for (let at = 0; at < emitted.length;) {
    const run = runFrom(emitted, at)
    sentences.push(...sentencesOf(words, run, name))
    at += run.length
  }
  return sentences
}

/** The event at this index and the events after it that belong to it. */
function runFrom(events: readonly Event[], from: number): readonly Event[] {
  const first = events[from]
  const kinds = TOGETHER.find((each) => first !== undefined && each.includes(first.kind))
  if (kinds === undefined) return events.slice(from, from + 1)
  let to = from + 1
  for (; to < events.length; to++) {
    const event = events[to]
    if (event === undefined || !kinds.includes(event.kind) || seatOf(event) !== seatOf(first)) break
  }
  return events.slice(from, to)
}

const seatOf = (event: Event | undefined) => (event !== undefined && 'seat' in event ? event.seat : null)

function sentencesOf(words: Wording, run: readonly Event[], name: Name): string[] {
  const { events } = words.say
  const produced = run.filter((event) => event.kind === 'produced')
  const antiquated = run.filter((event) => event.kind === 'antiquated')
  const others = run.filter(({ kind }) => kind !== 'produced' && kind !== 'antiquated')
  const goods = produced.filter(({ amount }) => amount !== 0)
  const player = name(produced[0]?.seat ?? antiquated[0]?.seat ?? 0)
  return [
    ...(goods.length === 0 ? [] : [events.produced({ player, goods })]),
    ...(antiquated.length === 0
      ? []
      : [events.antiquated({ player, cards: words.names(antiquated.map(({ card }) => card)) })]),
    ...others.map((event) => {
      const text = eventText(words, event, name)
      return event.kind === 'event' ? `${text} ${words.printedOn(event.card)}` : text
    }),
  ]
}
