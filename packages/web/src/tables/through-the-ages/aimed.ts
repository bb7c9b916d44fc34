import type { Seat } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'

import type { Table } from '../../table.ts'
import { words } from './words/index.ts'
import type { Words } from './words/index.ts'

type Verb = keyof Words['aimed']

const isVerb = (verb: string): verb is Verb => Object.hasOwn(words.value.aimed, verb)

/** A deed that is aimed at somebody. */
interface Aimed {
  readonly verb: Verb
  readonly rival: Seat
  readonly card: string
  /** Of a pact, my side of it. */
  readonly side: string | undefined
}

export function aimedIn(id: string): Aimed | null {
  const [verb = '', rival = '', card = '', side] = id.split(' ')
  return isVerb(verb) ? { verb, rival: Number(rival), card, side } : null
}

/** At whom it is aimed, by name: 'Attack: Enki · Raid'. Null if it is aimed at nobody. */
export function aimedText(table: Table<View>, id: string): string | null {
  const aimed = aimedIn(id)
  if (aimed === null) return null
  const say = words.value
  const { verb, rival, card, side } = aimed
  const name = table.texts.value.card(card)?.name ?? card
  const parts = [table.name(rival), name, ...(side === undefined ? [] : [say.youWouldBe(side)])]
  return `${say.aimed[verb]}: ${parts.join(' · ')}`
}
