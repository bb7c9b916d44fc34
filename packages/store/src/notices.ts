import type { Appended, ChangeKind, Listener, OnChange } from './store.ts'

/** PostgreSQL limits a notice to 8,000 bytes. */
const MOST_BYTES = 7_500

/** The notice of a change. It includes the new entries unless they are too long. */
export function changeNotice(match: string, what: ChangeKind, appended?: Appended): string {
  const text = JSON.stringify([match, what, appended])
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify([match, what])
}

/** The people who watch a match on a node. */
interface Presence {
  readonly match: string
  readonly people: readonly string[]
  readonly node: string
}

export const presenceNotice = (here: Presence): string => JSON.stringify({ here })

/** Calls the listener: a change is a JSON list, presence is an object. */
export function dispatchNotice(text: string, { onChange, onPresence }: Omit<Listener, 'known'>): void {
  if (text.startsWith('[')) return onChange(...changeIn(text))
  const { here } = JSON.parse(text) as { readonly here: Presence }
  onPresence(here.match, here.people, here.node)
}

function changeIn(text: string): Parameters<OnChange> {
  const [match, what, appended] = JSON.parse(text) as [string, ChangeKind, (Appended | null)?]
  return appended === null || appended === undefined ? [match, what] : [match, what, appended]
}
