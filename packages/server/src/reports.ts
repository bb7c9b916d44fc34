import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Asked } from '@ziggurat/protocol'
import type { Person, Store, Time } from '@ziggurat/store'

import { DAY } from './durations.ts'
import { newId } from './people.ts'

/** Stores what a person reports about another, once a day at most. */
export async function report(
  store: Store,
  reporter: Person,
  wish: Asked<'report'>,
  now: Time,
): Promise<Problem | null> {
  const { person: about, text } = wish
  const [match, line] = [wish.match ?? null, wish.line ?? null]
  if (about === reporter.id) return problem('not-yourself')
  if (!(await isHere(store, about))) return problem('no-such-person')
  if (match !== null && (await store.match(match)) === null) return problem('no-such-match')
  const quote = line === null ? '' : await quoted(store, match, line, about)
  if (quote === null) return problem('no-such-line')
  const added = { id: newId(), at: now, reporter: reporter.id, about, match, line, quote, text, done: null }
  return (await store.addReport(added, now - DAY)) ? null : problem('reported-already')
}

/** Whether there is such a person, and they have not deleted their account. */
export const isHere = async (store: Store, person: string): Promise<boolean> =>
  ((await store.person(person))?.name ?? '') !== ''

/** The text of a chat line, if this person wrote it. */
async function quoted(
  store: Store,
  match: string | null,
  line: number,
  person: string,
): Promise<string | null> {
  const [found] = match === null ? [] : await store.chat(match, line - 1, 1)
  return found?.number === line && found.person === person ? found.text : null
}
