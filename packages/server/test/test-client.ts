import { pick } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { afterWaiting, fromServer } from '@ziggurat/protocol'
import type { Body, FromClient, FromServer, PersonShape, Reply, RouteName, Update } from '@ziggurat/protocol'
import { ROUTES } from '@ziggurat/protocol'
import { socketAddress } from '@ziggurat/protocol/connection'
import { WebSocket } from 'ws'

/** Somebody at a server, who does only what the public API offers. */
export class TestClient {
  readonly base: string
  person: PersonShape | null = null
  cookie = ''
  socket: WebSocket | null = null
  /** What came over the socket, in order. */
  readonly heard: FromServer[] = []
  readonly raw: string[] = []
  /** The newest update of each match. */
  readonly updates = new Map<string, Update>()
  readonly tables = new Map<string, Extract<FromServer, { type: 'table' }>>()
  private refs = 0
  private listeners = new Set<() => void>()

  constructor(base: string) {
    this.base = base
  }

  static async named(base: string, name: string): Promise<TestClient> {
    const visitor = new TestClient(base)
    visitor.person = (await visitor.ask('enter', { name })).person
    return visitor
  }

  /** The reply, or an error with the problem. */
  async ask<Name extends RouteName>(
    name: Name,
    body?: Body<Name>,
    parts: Readonly<Record<string, string | number>> = {},
  ): Promise<Reply<Name>> {
    const { status, data } = await this.request(name, body, parts)
    if (status !== 200) throw new Error(`${name}: ${status} ${(data as { problem: string }).problem}`)
    return ROUTES[name].reply.parse(data) as Reply<Name>
  }

  async request(
    name: RouteName,
    body?: unknown,
    parts: Readonly<Record<string, string | number>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly data: unknown }> {
    const { method, path } = ROUTES[name]
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String(parts[part] ?? '')),
    )
    const response = await fetch(`${this.base}${address}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const [given] = (response.headers.get('set-cookie') ?? '').split(';')
    if (given !== undefined && given.startsWith('ziggurat=')) this.cookie = given
    return { status: response.status, data: await response.json() }
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<this> {
    const socket = new WebSocket(socketAddress(this.base), {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    })
    this.socket = socket
    socket.on('message', (data: Buffer) => this.hear(data.toString()))
    await new Promise<void>((open, failed) => {
      socket.once('open', open)
      socket.once('error', failed)
      socket.once('unexpected-response', (_request, response) => failed(new Error(`${response.statusCode}`)))
    })
    return this
  }

  private hear(text: string): void {
    this.raw.push(text)
    const message = fromServer.parse(JSON.parse(text))
    this.heard.push(message)
    if (message.type === 'update') this.updates.set(message.match, message)
    if (message.type === 'waiting') this.wait(message)
    if (message.type === 'table') this.tables.set(message.match.id, message)
    for (const listener of this.listeners) listener()
  }

  /** Nothing new but who is waited for. */
  private wait(progress: Extract<FromServer, { type: 'waiting' }>): void {
    const update = this.updates.get(progress.match)
    if (update === undefined) throw new Error(`${progress.match}: nothing was told that could be as it was`)
    this.updates.set(progress.match, afterWaiting(update, progress))
  }

  tell(message: FromClient): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** Waits until something holds. */
  async until<T>(holds: () => T | undefined | null | false, patience = 20_000): Promise<T> {
    const first = holds()
    if (first) return first
    return new Promise((found, failed) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look)
        failed(new Error(`nothing came; last heard: ${JSON.stringify(this.heard.slice(-2)).slice(0, 600)}`))
      }, patience)
      const look = () => {
        const now = holds()
        if (!now) return
        clearTimeout(timer)
        this.listeners.delete(look)
        found(now)
      }
      this.listeners.add(look)
    })
  }

  /** What the server replies to a message with a ref. */
  async says(
    message: FromClient extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never,
  ): Promise<FromServer> {
    const ref = ++this.refs
    this.tell({ ...message, ref })
    return this.until(() => this.heard.find((each) => 'ref' in each && each.ref === ref))
  }

  /** When the server has done all that was said of a match before: it is asked for what nobody votes on. */
  async barrier(match: string): Promise<FromServer> {
    return this.says({ type: 'vote', match, on: 'absent', agree: false })
  }

  async watch(match: string, refusals = false): Promise<void> {
    this.tell({ type: 'watch', match, refusals })
    await this.until(() => this.tables.get(match))
  }

  /** Answers at random whatever comes, until the match is over. */
  async playOut(match: string, random: Random): Promise<Update> {
    for (;;) {
      const update = await this.until(() => {
        const now = this.updates.get(match)
        return now !== undefined && (now.question !== null || now.waiting.length === 0) ? now : null
      })
      if (update.question === null) return update
      const { opened, options } = update.question
      const { id } = pick(
        random,
        options.filter(({ id: each }) => each !== 'resign' || options.length === 1),
      )
      const reply = await this.says({ type: 'answer', match, question: opened, id })
      if (reply.type === 'refused' && reply.code !== 'question-gone') throw new Error(reply.problem)
      await this.until(() => {
        const now = this.updates.get(match)
        return now !== undefined && (now.question?.opened !== opened || now.length > update.length)
      })
    }
  }

  /** What it sees of a match now. */
  at(match: string): Update {
    const update = this.updates.get(match)
    if (update === undefined) throw new Error(`${this.person?.name} has seen nothing of ${match}`)
    return update
  }

  /** Answers what it is asked, or says why that is not taken. */
  async answers(match: string, id = this.at(match).question?.options[0]?.id ?? ''): Promise<FromServer> {
    const question = this.at(match).question?.opened ?? 0
    const reply = await this.says({ type: 'answer', match, question, id })
    if (reply.type === 'done') await this.until(() => this.at(match).length >= (reply.length ?? 0))
    return reply
  }

  /** Hears nothing more, not even what is on its way. */
  leave(): void {
    this.socket?.removeAllListeners('message')
    this.socket?.terminate()
  }
}
