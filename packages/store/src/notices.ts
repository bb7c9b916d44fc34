import type { Ears, Growth, Heard, News } from './store.ts'

/** PostgreSQL carries 8,000 bytes with a notice. */
const MOST_BYTES = 7_500

/** What the nodes tell each other: the new entries themselves, unless they are too long. */
export function newsOf(match: string, what: News, growth?: Growth): string {
  const text = JSON.stringify([match, what, growth])
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify([match, what])
}

/** Who has a match before them at a node. */
interface Here {
  readonly match: string
  readonly people: readonly string[]
  readonly node: string
}

export const hereOf = (here: Here): string => JSON.stringify({ here })

/** What a node was told: news is a list, who is where is an object. */
export function hearIn(text: string, { heard, here }: Omit<Ears, 'known'>): void {
  if (text.startsWith('[')) return heard(...newsIn(text))
  const said = JSON.parse(text) as { readonly here: Here }
  here(said.here.match, said.here.people, said.here.node)
}

function newsIn(text: string): Parameters<Heard> {
  const [match, what, growth] = JSON.parse(text) as [string, News, (Growth | null)?]
  return growth === null || growth === undefined ? [match, what] : [match, what, growth]
}
