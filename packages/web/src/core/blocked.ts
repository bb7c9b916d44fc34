import { effect, signal } from '@preact/signals'
import type { PersonShape } from '@ziggurat/protocol'

import { me, server } from './session.ts'

/** The people whom this person has blocked, by id, once they are loaded. */
export const blocked = signal<ReadonlyMap<string, PersonShape>>(new Map())

let loading: Promise<void> | null = null
let owner: string | undefined

effect(() => {
  const id = me.value?.id
  if (id === owner) return
  owner = id
  loading = null
  blocked.value = new Map()
})

/** Loads the blocked people, once for each person who enters. */
export function loadBlocked(): Promise<void> {
  if (!me.value) return Promise.resolve()
  loading ??= load(me.value.id)
  return loading
}

async function load(id: string): Promise<void> {
  try {
    const { people } = await server.ask('blocked')
    if (id === owner) blocked.value = new Map(people.map((person) => [person.id, person]))
  } catch {
    // Without the list nobody is warned; the server leaves out the chat lines all the same.
    if (id === owner) loading = null
  }
}

export async function block(person: PersonShape): Promise<void> {
  await server.ask('block', { person: person.id })
  blocked.value = new Map([...blocked.value, [person.id, person]])
}

export async function unblock({ id }: PersonShape): Promise<void> {
  await server.ask('unblock', undefined, { person: id })
  blocked.value = new Map([...blocked.value].filter(([each]) => each !== id))
}
