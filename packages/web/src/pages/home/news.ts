import { signal } from '@preact/signals'
import type { GameEvent } from '@ziggurat/kernel'
import type { FromClient, FromServer, OwnMatchShape } from '@ziggurat/protocol'
import { socketAddress } from '@ziggurat/protocol/connection'

/*
 * What happened in my games since I looked. The socket tells whoever says how far he has seen: it is asked once for
 * each length of a game's log, and closed again.
 */

/** So many games at most are asked about, the first of the list. */
const MOST = 8
/** Who does not reply has nothing to tell. */
const TIMEOUT = 10_000

/** By match: up to which length of the log, and what happened there since I looked. */
interface News {
  readonly length: number
  readonly events: readonly GameEvent[]
}

const news = signal<ReadonlyMap<string, News>>(new Map())

/** What a bot does for me is not asked about: to follow the game would be to come back to it. */
const isWanted = ({ id, status, seat, seats, seen, length }: OwnMatchShape): boolean =>
  status === 'running' &&
  length > seen &&
  seats[seat]?.kind === 'person' &&
  news.value.get(id)?.length !== length

export function requestNews(games: readonly OwnMatchShape[]): void {
  const asked = games.filter(isWanted).slice(0, MOST)
  if (asked.length === 0) return
  const open = new Set(asked.map(({ id }) => id))
  const socket = new WebSocket(socketAddress(location.origin))
  const close = (): void => socket.close()
  const timer = setTimeout(close, TIMEOUT)
  socket.addEventListener('close', () => clearTimeout(timer))
  socket.addEventListener('open', () => {
    for (const { id, seen } of asked)
      socket.send(JSON.stringify({ type: 'watch', match: id, since: seen } satisfies FromClient))
  })
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    const heard = JSON.parse(String(data)) as FromServer
    if (heard.type !== 'update' || !open.delete(heard.match)) return
    news.value = new Map(news.value).set(heard.match, { length: heard.length, events: heard.events })
    if (open.size === 0) close()
  })
}

/** Events that only say whose turn it is, where hands go, what lies on the table. */
const FRAMES: readonly string[] = ['turn', 'passed', 'swept', 'dealt']

/** So many sentences fit. */
const SENTENCES = 3

/** Whose doing it was, as far as any game says so in one of these ways. */
const doerOf = (event: GameEvent & { readonly city?: unknown; readonly seat?: unknown }): unknown =>
  event.city ?? event.seat

/** The last things that others did, to be told as the log tells them; null if nobody has told yet. */
export function latestNews({ id, seat }: OwnMatchShape): readonly GameEvent[] | null {
  const known = news.value.get(id)
  if (known === undefined) return null
  return known.events
    .filter((event) => !FRAMES.includes(event.kind) && doerOf(event) !== seat)
    .slice(-SENTENCES)
}
