import type { Client } from './client.ts'
import { PROTOCOL } from './limits.ts'
import type { FromClient, FromServer, Update } from './socket.ts'

type Message<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>
type Asking = Extract<FromClient, { readonly ref: number }>
/** What is asked over the socket; the connection numbers it. */
export type Ask = Asking extends infer Each ? (Each extends Asking ? Omit<Each, 'ref'> : never) : never
type Replied = Message<'done' | 'refused' | 'pong'>

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** What is done when something is heard. */
export interface ConnectionHandlers {
  readonly hello?: (hello: Message<'hello'>) => void
  readonly table?: (table: Message<'table'>) => void
  /** `events` are all of them; those from `update.from` on are new, or new versions after an undo. */
  readonly update?: (update: Update, events: Update['events']) => void
  /** The table is gone, and not watched any more. */
  readonly closed?: (closed: Message<'closed'>) => void
  /** Lines that have not been heard before. */
  readonly chat?: (chat: Message<'chat'>) => void
  /** What was refused that nobody waits for: a match that does not exist, say. */
  readonly refused?: (refused: Message<'refused'>) => void
  /** This client and the server speak different versions of the protocol: nothing more is tried. */
  readonly outdated?: () => void
  readonly line?: (line: Line) => void
}

/** How somebody watches a match. */
export interface Eyes {
  /** With whose eyes, when the game is over. */
  readonly as?: number | undefined
  /** Whether questions say what cannot be chosen, and why. */
  readonly refusals?: boolean
}

/** What is known of a match that is watched. */
interface Watched {
  readonly eyes: Eyes
  /** Whether the server has replied to the last `watch`. */
  told: boolean
  /** The log's length that is known. */
  length: number
  events: Update['events']
  last: Update | null
  /** How often the table had changed that is known. */
  changes: number
  /** The number of the last line of chat; null if it is not known whether there are any. */
  chat: number | null
}

interface Pending {
  readonly message: Asking
  readonly resolve: (reply: Replied) => void
  /** When it was last sent; null if it was not. */
  sent: number | null
}

export interface Patience {
  /** Milliseconds after which an answer is repeated; after three of them without a word the line is lost. */
  readonly beat?: number
  /** Milliseconds before the first and the later tries to connect again. */
  readonly first?: number
  readonly most?: number
}

/** The last update as it is since somebody has answered unseen. */
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
  problem: 'the line was lost before the server replied',
} as const

/** Where the socket of a server is; the match that it is about helps a proxy before several nodes. */
export const socketAddress = (base: string, match?: string): string => {
  const about = match === undefined ? '' : `&match=${encodeURIComponent(match)}`
  return `${base.replace(/^http/, 'ws')}/api/socket?protocol=${PROTOCOL}${about}`
}

/** A socket that comes back by itself: who was away for a second or a week goes on without a gap. */
export class Connection {
  private readonly client: Client
  private readonly on: ConnectionHandlers
  private readonly beat: number
  private readonly first: number
  private readonly most: number
  private readonly watched = new Map<string, Watched>()
  private readonly pending = new Map<number, Pending>()
  private readonly timer: ReturnType<typeof setInterval>
  private retry: ReturnType<typeof setTimeout> | undefined
  private socket: WebSocket | null = null
  private refs = 0
  private tries = 0
  private heardAt = 0
  private closed = false

  constructor(
    client: Client,
    on: ConnectionHandlers,
    { beat = 5_000, first = 250, most = 10_000 }: Patience = {},
  ) {
    this.client = client
    this.on = on
    this.beat = beat
    this.first = first
    this.most = most
    this.timer = setInterval(() => this.look(), beat)
    // Who watches something at once goes where it is played.
    queueMicrotask(() => this.connect())
  }

  /** Follows a match, over all interruptions, until `unwatch`; one that is over with the eyes of any seat. */
  watch(match: string, eyes: Eyes = {}): void {
    const watched = this.watched.get(match)
    if (watched === undefined || watched.eyes.as !== eyes.as) {
      const { changes = NOTHING, chat = null } = watched ?? {}
      this.watched.set(match, {
        eyes,
        told: false,
        length: NOTHING,
        events: [],
        last: null,
        changes,
        chat,
      })
    }
    this.follow(match)
  }

  unwatch(match: string): void {
    this.watched.delete(match)
    this.send({ type: 'unwatch', match })
  }

  /** The log up to here has been looked at. */
  seen(match: string, length: number): void {
    this.send({ type: 'seen', match, length })
  }

  /**
   * Asks and waits for the reply. An answer to a question is repeated until there is one, because a second
   * one does no harm; anything else is refused if the line is lost in between.
   */
  ask(message: Ask): Promise<Replied> {
    const ref = ++this.refs
    return new Promise((resolve) => {
      const asked = { ...message, ref }
      if (this.closed) return resolve({ type: 'refused', ref, ...LOST })
      const pending: Pending = { message: asked, resolve, sent: null }
      this.pending.set(ref, pending)
      this.put(pending)
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
    this.on.line?.('connecting')
    const socket = openSocket(this.address(), this.client.token)
    this.socket = socket
    this.heardAt = Date.now()
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.opened()
    })
    socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as FromServer)
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost()
    })
  }

  /** With the match that it is about, so that a proxy can send those who play together to the same node. */
  private address(): string {
    const [match] = this.watched.keys()
    return socketAddress(this.client.base, match)
  }

  private opened(): void {
    this.on.line?.('open')
    for (const match of this.watched.keys()) this.follow(match)
    for (const pending of this.pending.values()) this.put(pending)
  }

  private lost(): void {
    this.drop('lost')
    for (const [ref, { message, resolve, sent }] of this.pending) {
      if (message.type === 'answer' || sent === null) continue
      this.pending.delete(ref)
      resolve({ type: 'refused', ref, ...LOST })
    }
    // Many who lost the same server do not come back at the same moment.
    const wait = Math.min(this.most, this.first * 2 ** this.tries++) * (0.5 + Math.random() / 2)
    this.retry = setTimeout(() => this.connect(), wait)
  }

  private drop(line: Line): void {
    const { socket } = this
    this.socket = null
    socket?.close()
    this.on.line?.(line)
  }

  /** Whether the other side is still there, and what it has not replied to. */
  private look(): void {
    if (this.socket === null) return
    const now = Date.now()
    if (now - this.heardAt > 3 * this.beat) return this.lost()
    if (now - this.heardAt > this.beat) this.send({ type: 'ping', ref: 0 })
    for (const [match, { told }] of this.watched) if (!told) this.follow(match)
    for (const pending of this.pending.values()) {
      if (pending.message.type === 'answer' && now - (pending.sent ?? 0) >= this.beat) this.put(pending)
    }
  }

  private put(pending: Pending): void {
    if (this.send(pending.message)) pending.sent = Date.now()
  }

  private send(message: FromClient): boolean {
    const { socket } = this
    if (socket?.readyState !== OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }

  /** Says how much it has; with nothing, or after a gap, everything comes. */
  private follow(match: string): void {
    const watched = this.watched.get(match)
    if (watched === undefined) return
    const { length, chat, eyes } = watched
    const { as, refusals } = eyes
    watched.told = false
    this.send({
      type: 'watch',
      match,
      ...(length === NOTHING ? {} : { since: length }),
      ...(chat === null ? {} : { chat }),
      ...(as === undefined ? {} : { as }),
      ...(refusals === undefined ? {} : { refusals }),
    })
  }

  /** What it knows does not fit what it hears: it asks for everything, unless a reply is to come that may fit. */
  private askAnew(match: string, watched: Watched): void {
    watched.length = NOTHING
    watched.last = null
    watched.events = []
    if (watched.told) this.follow(match)
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now()
    switch (message.type) {
      case 'hello':
        this.tries = 0
        return this.on.hello?.(message)
      case 'table':
        return this.hearTable(message)
      case 'update':
        return this.hearUpdate(message)
      case 'waiting':
        return this.hearWaiting(message)
      case 'closed':
        this.watched.delete(message.match)
        return this.on.closed?.(message)
      case 'chat':
        return this.hearChat(message)
      case 'refused':
        return this.hearRefused(message)
      case 'done':
      case 'pong':
        return this.hearReply(message.ref, message)
    }
  }

  private hearTable(table: Message<'table'>): void {
    const watched = this.watched.get(table.match.id)
    if (watched === undefined) return
    watched.told = true
    // As with updates: what was seen does not unhappen.
    if (table.match.changes < watched.changes) return
    watched.changes = table.match.changes
    this.on.table?.(table)
  }

  private hearUpdate(update: Update): void {
    const watched = this.watched.get(update.match)
    // The log only grows: what is shorter comes from a server that is behind, or has lost something and tells the whole story.
    if (watched === undefined || (update.length < watched.length && update.from > 0)) return
    // Another seat may know other things of what has happened.
    const others = update.from > 0 && watched.last !== null && watched.last.seat !== update.seat
    if (update.from > watched.events.length || others) return this.askAnew(update.match, watched)
    watched.length = update.length
    watched.events = [...watched.events.slice(0, update.from), ...update.events]
    watched.last = update
    this.on.update?.(update, watched.events)
  }

  private hearWaiting(waiting: Message<'waiting'>): void {
    const watched = this.watched.get(waiting.match)
    if (watched === undefined || watched.last === null) return
    this.hearUpdate({ ...afterWaiting(watched.last, waiting), from: watched.events.length, events: [] })
  }

  private hearChat(chat: Message<'chat'>): void {
    const watched = this.watched.get(chat.match)
    if (watched === undefined) return
    const known = watched.chat ?? 0
    const lines = chat.lines.filter(({ number }) => number > known)
    watched.chat = lines.at(-1)?.number ?? known
    if (lines.length > 0) this.on.chat?.({ ...chat, lines })
  }

  private hearRefused(refused: Message<'refused'>): void {
    const { ref, match, reason, code } = refused
    if (code === 'other-protocol') {
      this.close()
      return this.on.outdated?.()
    }
    // What came too fast is repeated with the next beat, as is what has no reply.
    const pending = ref === undefined ? undefined : this.pending.get(ref)
    if (reason === 'wait' && (ref === undefined || pending?.message.type === 'answer')) return
    if (ref !== undefined) return this.hearReply(ref, refused)
    if (match === undefined || this.watched.delete(match)) this.on.refused?.(refused)
  }

  private hearReply(ref: number, reply: Replied): void {
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

/** A script says its token; a browser cannot, and sends its cookie by itself. */
const openSocket = (address: string, token: string | null): WebSocket =>
  token === null
    ? new WebSocket(address)
    : new (WebSocket as unknown as NodeSocket)(address, { headers: { authorization: `Bearer ${token}` } })
