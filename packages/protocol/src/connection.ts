import type { Client } from './client.ts'
import { PROTOCOL } from './limits.ts'
import type { FromClient, FromServer, Update } from './socket.ts'

type Message<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>
type MessageWithRef = Extract<FromClient, { readonly ref: number }>
/** A message that gets a reply; the connection adds its `ref`. */
export type Ask = MessageWithRef extends infer Each
  ? Each extends MessageWithRef
    ? Omit<Each, 'ref'>
    : never
  : never
type ReplyMessage = Message<'done' | 'refused' | 'pong'>

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed'

/** Called when messages arrive. */
export interface ConnectionHandlers {
  readonly hello?: (hello: Message<'hello'>) => void
  readonly match?: (message: Message<'match'>) => void
  /** `events` are all events of the match; those from `update.from` on are new, or replaced after an undo. */
  readonly update?: (update: Update, events: Update['events']) => void
  /** The table was closed, and is no longer watched. */
  readonly closed?: (closed: Message<'closed'>) => void
  /** New chat lines. */
  readonly chat?: (chat: Message<'chat'>) => void
  /** A refusal that is not the reply to an `ask`, such as for a match that does not exist. */
  readonly refused?: (refused: Message<'refused'>) => void
  /** This person, or everybody at this address, is banned; the connection is closed for good. */
  readonly dismissed?: (why: Message<'refused'>) => void
  /** The server has another version of the protocol; the connection is closed for good. */
  readonly outdated?: () => void
  readonly status?: (status: ConnectionStatus) => void
}

export interface WatchOptions {
  /** View a finished game as this seat. */
  readonly as?: number | undefined
  /** Whether questions list what cannot be chosen and why. */
  readonly refusals?: boolean
}

/** The state of a watched match. */
interface Watched {
  readonly options: WatchOptions
  /** Whether the server has replied to the last `watch`. */
  confirmed: boolean
  /** The log's length up to which it is known. */
  length: number
  events: Update['events']
  last: Update | null
  /** `match.changes` of the last `match` message. */
  changes: number
  /** The number of the last chat line; null before the first `chat` message. */
  chat: number | null
}

interface Pending {
  readonly message: MessageWithRef
  readonly resolve: (reply: ReplyMessage) => void
  /** When it was last sent; null if it was not. */
  sent: number | null
}

export interface Timing {
  /** After this many milliseconds an answer is repeated, or a ping is sent; after three times as many without a message, the connection counts as lost. */
  readonly pingAfter?: number
  /** The first and the longest pause before a reconnect, in milliseconds. */
  readonly firstRetry?: number
  readonly longestRetry?: number
}

/** The last update with a `waiting` message applied to it. */
export const afterWaiting = (last: Update, waiting: Message<'waiting'>): Update => ({
  ...last,
  ...waiting,
  type: 'update',
  question: waiting.given === null ? last.question : null,
})

const NOTHING = -1
export const LOST = {
  code: 'line-lost',
  params: {},
  problem: 'the connection was lost before the server replied',
} as const

/** The address of a server's socket. The match lets a proxy send all players of it to the same node. */
export const socketAddress = (base: string, match?: string): string => {
  const about = match === undefined ? '' : `&match=${encodeURIComponent(match)}`
  return `${base.replace(/^http/, 'ws')}/api/socket?protocol=${PROTOCOL}${about}`
}

/** A socket that reconnects by itself and resumes without a gap, after a second or a week. */
export class Connection {
  private readonly client: Client
  private readonly on: ConnectionHandlers
  private readonly pingAfter: number
  private readonly firstRetry: number
  private readonly longestRetry: number
  private readonly watched = new Map<string, Watched>()
  private readonly pending = new Map<number, Pending>()
  private readonly timer: ReturnType<typeof setInterval>
  private retry: ReturnType<typeof setTimeout> | undefined
  private socket: WebSocket | null = null
  private refs = 0
  private tries = 0
  private receivedAt = 0
  private closed = false

  constructor(
    client: Client,
    on: ConnectionHandlers,
    { pingAfter = 5_000, firstRetry = 250, longestRetry = 10_000 }: Timing = {},
  ) {
    this.client = client
    this.on = on
    this.pingAfter = pingAfter
    this.firstRetry = firstRetry
    this.longestRetry = longestRetry
    this.timer = setInterval(() => this.check(), pingAfter)
    // Deferred, so that the address names a match that is watched right away.
    queueMicrotask(() => this.connect())
  }

  /** Watches a match until `unwatch`, across reconnects. */
  watch(match: string, options: WatchOptions = {}): void {
    const watched = this.watched.get(match)
    if (watched === undefined || watched.options.as !== options.as) {
      const { changes = NOTHING, chat = null } = watched ?? {}
      this.watched.set(match, {
        options,
        confirmed: false,
        length: NOTHING,
        events: [],
        last: null,
        changes,
        chat,
      })
    }
    this.sendWatch(match)
  }

  unwatch(match: string): void {
    this.watched.delete(match)
    this.send({ type: 'unwatch', match })
  }

  /** The person has looked at the log up to this length. */
  seen(match: string, length: number): void {
    this.send({ type: 'seen', match, length })
  }

  /**
   * Sends a message and waits for the reply. An answer to a question is repeated until there is one, because it counts only
   * once; any other message is refused if the connection is lost before the reply.
   */
  ask(message: Ask): Promise<ReplyMessage> {
    const ref = ++this.refs
    return new Promise((resolve) => {
      const asked = { ...message, ref }
      if (this.closed) return resolve({ type: 'refused', ref, ...LOST })
      const pending: Pending = { message: asked, resolve, sent: null }
      this.pending.set(ref, pending)
      this.transmit(pending)
    })
  }

  close(): void {
    this.closed = true
    clearInterval(this.timer)
    clearTimeout(this.retry)
    this.drop('closed')
    for (const [ref, { resolve }] of this.pending) resolve({ type: 'refused', ref, ...LOST })
    this.pending.clear()
  }

  private connect(): void {
    if (this.closed) return
    this.on.status?.('connecting')
    const socket = openSocket(this.address(), this.client.token)
    this.socket = socket
    this.receivedAt = Date.now()
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.opened()
    })
    socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as FromServer)
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost()
    })
  }

  private address(): string {
    const [match] = this.watched.keys()
    return socketAddress(this.client.base, match)
  }

  private opened(): void {
    this.on.status?.('open')
    for (const match of this.watched.keys()) this.sendWatch(match)
    for (const pending of this.pending.values()) this.transmit(pending)
  }

  private lost(): void {
    this.drop('lost')
    for (const [ref, { message, resolve, sent }] of this.pending) {
      if (message.type === 'answer' || sent === null) continue
      this.pending.delete(ref)
      resolve({ type: 'refused', ref, ...LOST })
    }
    // Random, so that many clients of one server do not reconnect at the same time.
    const wait = Math.min(this.longestRetry, this.firstRetry * 2 ** this.tries++) * (0.5 + Math.random() / 2)
    this.retry = setTimeout(() => this.connect(), wait)
  }

  private drop(line: ConnectionStatus): void {
    const { socket } = this
    this.socket = null
    socket?.close()
    this.on.status?.(line)
  }

  /** Pings an idle server, gives up on a lost one, and repeats what has no reply yet. */
  private check(): void {
    if (this.socket === null) return
    const now = Date.now()
    if (now - this.receivedAt > 3 * this.pingAfter) return this.lost()
    if (now - this.receivedAt > this.pingAfter) this.send({ type: 'ping', ref: 0 })
    for (const [match, { confirmed }] of this.watched) if (!confirmed) this.sendWatch(match)
    for (const pending of this.pending.values()) {
      if (pending.message.type === 'answer' && now - (pending.sent ?? 0) >= this.pingAfter)
        this.transmit(pending)
    }
  }

  private transmit(pending: Pending): void {
    if (this.send(pending.message)) pending.sent = Date.now()
  }

  private send(message: FromClient): boolean {
    const { socket } = this
    if (socket?.readyState !== OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }

  /** Sends `watch` with what the client has already. */
  private sendWatch(match: string): void {
    const watched = this.watched.get(match)
    if (watched === undefined) return
    const { length, chat, options } = watched
    const { as, refusals } = options
    watched.confirmed = false
    this.send({
      type: 'watch',
      match,
      ...(length === NOTHING ? {} : { since: length }),
      ...(chat === null ? {} : { chat }),
      ...(as === undefined ? {} : { as }),
      ...(refusals === undefined ? {} : { refusals }),
    })
  }

  /** The client's state does not fit an update: drops it and requests everything, unless a reply to `watch` is still to come. */
  private requestAll(match: string, watched: Watched): void {
    watched.length = NOTHING
    watched.last = null
    watched.events = []
    if (watched.confirmed) this.sendWatch(match)
  }

  private receive(message: FromServer): void {
    this.receivedAt = Date.now()
    switch (message.type) {
      case 'hello':
        this.tries = 0
        return this.on.hello?.(message)
      case 'match':
        return this.receiveMatch(message)
      case 'update':
        return this.receiveUpdate(message)
      case 'waiting':
        return this.receiveWaiting(message)
      case 'closed':
        this.watched.delete(message.match)
        return this.on.closed?.(message)
      case 'chat':
        return this.receiveChat(message)
      case 'refused':
        return this.receiveRefused(message)
      case 'done':
      case 'pong':
        return this.receiveReply(message.ref, message)
    }
  }

  private receiveMatch(message: Message<'match'>): void {
    const watched = this.watched.get(message.match.id)
    if (watched === undefined) return
    watched.confirmed = true
    // An older message, from a node that is behind.
    if (message.match.changes < watched.changes) return
    watched.changes = message.match.changes
    this.on.match?.(message)
  }

  private receiveUpdate(update: Update): void {
    const watched = this.watched.get(update.match)
    // The log only grows. A shorter one is from a node that is behind; with the whole history it is from a database that has lost entries.
    if (watched === undefined || (update.length < watched.length && update.from > 0)) return
    // The events so far are those of another viewer.
    const isOtherViewer = update.from > 0 && watched.last !== null && watched.last.seat !== update.seat
    if (update.from > watched.events.length || isOtherViewer) return this.requestAll(update.match, watched)
    watched.length = update.length
    watched.events = [...watched.events.slice(0, update.from), ...update.events]
    watched.last = update
    this.on.update?.(update, watched.events)
  }

  private receiveWaiting(waiting: Message<'waiting'>): void {
    const watched = this.watched.get(waiting.match)
    if (watched === undefined || watched.last === null) return
    this.receiveUpdate({ ...afterWaiting(watched.last, waiting), from: watched.events.length, events: [] })
  }

  private receiveChat(chat: Message<'chat'>): void {
    const watched = this.watched.get(chat.match)
    if (watched === undefined) return
    const known = watched.chat ?? 0
    const lines = chat.lines.filter(({ number }) => number > known)
    watched.chat = lines.at(-1)?.number ?? known
    if (lines.length > 0) this.on.chat?.({ ...chat, lines })
  }

  private receiveRefused(refused: Message<'refused'>): void {
    const { ref, match, reason, code } = refused
    if (code === 'other-protocol') {
      this.close()
      return this.on.outdated?.()
    }
    if (ref === undefined && (code === 'banned' || code === 'address-banned')) {
      this.close()
      return this.on.dismissed?.(refused)
    }
    // A message over the rate limit is repeated by `check`, like one without a reply.
    const pending = ref === undefined ? undefined : this.pending.get(ref)
    if (reason === 'wait' && (ref === undefined || pending?.message.type === 'answer')) return
    if (ref !== undefined) return this.receiveReply(ref, refused)
    if (match === undefined || this.watched.delete(match)) this.on.refused?.(refused)
  }

  private receiveReply(ref: number, reply: ReplyMessage): void {
    const pending = this.pending.get(ref)
    this.pending.delete(ref)
    pending?.resolve(reply)
  }
}

const OPEN = 1

type NodeSocket = new (
  address: string,
  init: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket

/** A script sends its token in a header; a browser cannot, and sends its cookie by itself. */
const openSocket = (address: string, token: string | null): WebSocket =>
  token === null
    ? new WebSocket(address)
    : new (WebSocket as unknown as NodeSocket)(address, { headers: { authorization: `Bearer ${token}` } })
