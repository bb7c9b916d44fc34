import { signal } from '@preact/signals'
import type { Problem } from '@ziggurat/kernel'
import type { PersonShape } from '@ziggurat/protocol'
import { Client, RequestRefused } from '@ziggurat/protocol/client'
import { Connection } from '@ziggurat/protocol/connection'
import type { ConnectionHandlers, ConnectionStatus } from '@ziggurat/protocol/connection'

import { reloadIfOutdated } from './new-build.ts'
import { rememberSent } from './sent-numbers.ts'
import { hasServer } from './site.ts'

/** The server that this page comes from, if it comes from one. */
export const server = new Client(location.origin, {
  onContribution: (number, match, route) => rememberSent(me.peek()?.id ?? '', number, match, route),
})

/** The person who uses this page: null if nobody has entered, undefined until the server has replied. */
export const me = signal<PersonShape | null | undefined>(hasServer ? undefined : null)
/** Why this person, or everybody at this address, may not be here. */
export const dismissal = signal<Problem | null>(null)
export const connectionState = signal<ConnectionStatus>('connecting')
/** The server's clock minus ours, in milliseconds. */
export const clockOffset = signal(0)

const listeners = new Set<ConnectionHandlers>()
let current: Connection | null = null

/** The page's only connection, opened when it is first used. */
export function connection(): Connection {
  current ??= new Connection(server, {
    hello: ({ now }) => (clockOffset.value = now - Date.now()),
    status: (state) => (connectionState.value = state),
    outdated: () => void reloadIfOutdated(),
    match: (message) => listeners.forEach((each) => each.match?.(message)),
    update: (message, events) => listeners.forEach((each) => each.update?.(message, events)),
    closed: (message) => listeners.forEach((each) => each.closed?.(message)),
    chat: (message) => listeners.forEach((each) => each.chat?.(message)),
    dismissed: (why) => {
      // The sessions of a banned person have ended.
      if (why.code === 'banned') setPerson(null)
      dismissal.value = why
    },
    refused: (message) => listeners.forEach((each) => each.refused?.(message)),
  })
  return current
}

/** Calls the handlers for the connection's messages until the returned function is called. */
export function listen(handlers: ConnectionHandlers): () => void {
  listeners.add(handlers)
  return () => listeners.delete(handlers)
}

/** Another person needs another connection; a new name does not. */
function setPerson(person: PersonShape | null): void {
  // Closed before `me` changes: effects on `me` call `connection()` at once and must get a new one.
  if (person?.id !== me.value?.id) {
    current?.close()
    current = null
  }
  me.value = person
}

let asking: Promise<void> | null = null

/** Concurrent calls share one request. Without a server everybody is a stranger. */
export function whoAmI(): Promise<void> {
  if (!hasServer) return Promise.resolve()
  asking ??= server
    .ask('me')
    .then(({ person }) => setPerson(person))
    .catch((error: unknown) => {
      if (error instanceof RequestRefused && error.code === 'address-banned') dismissal.value = error
      throw error
    })
    .finally(() => (asking = null))
  return asking
}

export async function enter(name: string): Promise<void> {
  setPerson((await server.ask('enter', { name })).person)
}

export async function rename(name: string): Promise<void> {
  setPerson((await server.ask('rename', { name })).person)
}

export async function register(name: string, password: string): Promise<void> {
  setPerson((await server.ask('register', { name, password })).person)
}

export async function changePassword(old: string, password: string): Promise<void> {
  await server.ask('changePassword', { old, password })
}

export async function signIn(name: string, password: string): Promise<void> {
  setPerson((await server.ask('signIn', { name, password })).person)
}

/** Deletes this person; an account gives its password. */
export async function deleteMe(password: string): Promise<void> {
  await server.ask('deleteMe', { password })
  setPerson(null)
}

export async function signOut(): Promise<void> {
  await server.ask('signOut')
  setPerson(null)
}
