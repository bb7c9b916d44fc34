import type { Growth, Heard, News } from './store.ts'

/** PostgreSQL carries 8,000 bytes with a notice. */
const MOST_BYTES = 7_500

/** What the nodes tell each other: the new entries themselves, unless they are too long. */
export function newsOf(match: string, what: News, growth?: Growth): string {
  const text = JSON.stringify([match, what, growth])
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify([match, what])
}

export function newsIn(text: string): Parameters<Heard> {
  const [match, what, growth] = JSON.parse(text) as [string, News, (Growth | null)?]
  return growth === null || growth === undefined ? [match, what] : [match, what, growth]
}
