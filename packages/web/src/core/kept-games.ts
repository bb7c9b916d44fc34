import type { GameOptions, Outcome, Seat, Seed } from '@ziggurat/kernel'

import { isKeptGame } from './is-kept-game.ts'

/** A seat of a local game: a person at this device, or a bot. */
export type LocalSeat =
  /** Somebody at this device; their name, or '' for 'you'. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string }

/** A change of the rules during the game: its last answers did not fit today's rules and were dropped. */
export interface KeptChange {
  readonly rules: number
  readonly at: number
  /** How many answers stood after it. Those that came later were given with the new rules. */
  readonly count: number
  readonly dropped: readonly { readonly seat: Seat; readonly id: string }[]
}

/** A local game as this browser keeps it. */
export interface KeptGame {
  readonly id: string
  readonly game: string
  /** The version of the rules that it was last played with. */
  readonly rules: number
  readonly options: GameOptions
  readonly seed: Seed
  readonly seats: readonly LocalSeat[]
  readonly answers: readonly { readonly seat: Seat; readonly id: string }[]
  /** A checkpoint, from which the game can go on if the rules change: its number of answers, and its state as JSON. */
  readonly start: { readonly count: number; readonly state: string } | null
  /** The checkpoint that the game went on from, after a change of the rules; null for a game played from its beginning. */
  readonly origin: { readonly count: number; readonly state: string } | null
  readonly change: KeptChange | null
  readonly began: number
  readonly touched: number
  /** The seats that are asked something. */
  readonly waiting: readonly Seat[]
  readonly outcome: Outcome | null
  /** The bots' answers that the clock has cut short; missing in games that were kept before they were counted. */
  readonly cutShort?: number
  /** The match at the server that the finished game was handed to. */
  readonly uploaded: string | null
}

/** The most games that are kept. */
const MOST = 50

const NAME = 'ziggurat'
const STORE = 'games'

function database(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    )
    request.addEventListener('success', () => opened(request.result))
    request.addEventListener('error', () => failed(request.error))
  })
}

/** Works in one transaction, and returns what it read once all that it wrote is kept. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await database()
  try {
    const transaction = opened.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    return await new Promise((done, failed) => {
      transaction.addEventListener('complete', () => done(request.result))
      transaction.addEventListener('abort', () => failed(transaction.error))
    })
  } finally {
    opened.close()
  }
}

/** The games that are kept, the last touched first. What only a newer version of this program can read is left out. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  try {
    const found: readonly unknown[] = await within('readonly', (games) => games.getAll())
    return found.filter(isKeptGame).toSorted((one, other) => other.touched - one.touched)
  } catch {
    return []
  }
}

/** A game; null if it is not kept, or cannot be read. */
export async function readGame(id: string): Promise<KeptGame | null> {
  try {
    const found: unknown = await within('readonly', (games) => games.get(id))
    return isKeptGame(found) ? found : null
  } catch {
    return null
  }
}

/** Keeps a game. Returns whether that worked: some browsers forbid it, as in private windows, and a disk can be full. */
export async function writeGame(game: KeptGame): Promise<boolean> {
  try {
    await within('readwrite', (games) => {
      const written = games.put(game)
      const count = games.count()
      count.addEventListener('success', () => thinOut(games, count.result - MOST, game.id))
      return written
    })
    announce()
    return true
  } catch {
    return false
  }
}

/** Removes this many games, but not the one that was just written: the oldest that are over first. */
function thinOut(games: IDBObjectStore, tooMany: number, written: string): void {
  if (tooMany <= 0) return
  const all: IDBRequest<unknown[]> = games.getAll()
  all.addEventListener('success', () => {
    const isGoingOn = ({ outcome }: KeptGame): number => (outcome === null ? 1 : 0)
    const others = all.result
      .filter(isKeptGame)
      .filter(({ id }) => id !== written)
      .toSorted((one, other) => isGoingOn(one) - isGoingOn(other) || one.touched - other.touched)
    for (const { id } of others.slice(0, tooMany)) games.delete(id)
  })
}

export async function removeGame(id: string): Promise<void> {
  try {
    await within('readwrite', (games) => games.delete(id))
    announce()
  } catch {
    // The database cannot be opened, so the game is not in it.
  }
}

const CHANNEL = 'ziggurat games'

function announce(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls the listener whenever a tab has kept or removed a game. Returns a function that stops it. */
export function onKeptGames(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

/** Asks the browser not to delete the games when it needs space. Browsers ask the person, or decide themselves. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Without https there is no such thing.
  }
}
