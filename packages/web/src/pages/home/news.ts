import { signal } from '@preact/signals'
import type { GameEvent } from '@ziggurat/kernel'
import type { FromClient, FromServer, OwnMatchShape } from '@ziggurat/protocol'
import { socketAddress } from '@ziggurat/protocol/connection'

import { GAMES, isGame } from '../../games/index.ts'

/*
 * What happened in my games since I looked. A socket of its own asks once for each length of a game's log and is closed
 * again: a `Connection` would request every game from its beginning and go on watching it.
 */

/** The most games that are asked about; the first of the list. */
const MOST = 8
/** Milliseconds before a server that does not reply is given up. */
const TIMEOUT = 10_000

/** The events of a match since I looked, and the log's length with them. */
interface News {
  readonly length: number
  readonly events: readonly GameEvent[]
}

const news = signal<ReadonlyMap<string, News>>(new Map())

/** Not where a bot plays for me: to watch the game would count as my return. */
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
    const message = JSON.parse(String(data)) as FromServer
    if (message.type !== 'update' || !open.delete(message.match)) return
    news.value = new Map(news.value).set(message.match, { length: message.length, events: message.events })
    if (open.size === 0) close()
  })
}

/** The most sentences that fit. */
const SENTENCES = 3

/** The last events that the game calls news; null before the server has replied. */
export function latestNews({ id, game, seat }: OwnMatchShape): readonly GameEvent[] | null {
  const known = news.value.get(id)
  if (known === undefined || !isGame(game)) return null
  return known.events.filter((event) => GAMES[game].isNews(event, seat)).slice(-SENTENCES)
}
