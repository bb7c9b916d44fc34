import { pick } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { afterWaiting, fromServer } from '@ziggurat/protocol'
import type { Body, FromClient, FromServer, PersonShape, Reply, RouteName, Update } from '@ziggurat/protocol'
import { ROUTES } from '@ziggurat/protocol'
import { socketAddress } from '@ziggurat/protocol/connection'
import { WebSocket } from 'ws'

const linesIn = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

/** A person's client, which uses only the public API. */
export class TestClient {
  readonly base: string
  person: PersonShape | null = null
  cookie = ''
  socket: WebSocket | null = null
  /** All messages of the server, in order; parsed and as text. */
  readonly received: FromServer[] = []
  readonly raw: string[] = []
  /** The newest update of each match. */
  readonly updates = new Map<string, Update>()
  readonly matches = new Map<string, Extract<FromServer, { type: 'match' }>>()
  private refs = 0
  private listeners = new Set<() => void>()

  constructor(base: string) {
    this.base = base
  }

  static async named(base: string, name: string): Promise<TestClient> {
    const client = new TestClient(base)
    client.person = (await client.ask('enter', { name })).person
    return client
  }

  /** An HTTP request; its reply, or an error with the problem. */
  async ask<Name extends RouteName>(
    name: Name,
    body?: Body<Name>,
    params: Readonly<Record<string, string | number>> = {},
  ): Promise<Reply<Name>> {
    const { status, data } = await this.request(name, body, params)
    if (status !== 200) throw new Error(`${name}: ${status} ${(data as { problem: string }).problem}`)
    return ROUTES[name].reply.parse(data) as Reply<Name>
  }

  async request(
    name: RouteName,
    body?: unknown,
    params: Readonly<Record<string, string | number>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly data: unknown }> {
    const { method, path } = ROUTES[name]
    const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(params[key] ?? '')),
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
    const isLines = response.headers.get('content-type') === 'application/jsonl'
    return { status: response.status, data: isLines ? linesIn(await response.text()) : await response.json() }
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<this> {
    const socket = new WebSocket(socketAddress(this.base), {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    })
    this.socket = socket
    socket.on('message', (data: Buffer) => this.receive(data.toString()))
    await new Promise<void>((open, failed) => {
      socket.once('open', open)
      socket.once('error', failed)
      socket.once('unexpected-response', (_request, response) => failed(new Error(`${response.statusCode}`)))
    })
    return this
  }

  private receive(text: string): void {
    this.raw.push(text)
    const message = fromServer.parse(JSON.parse(text))
    this.received.push(message)
    if (message.type === 'update') this.updates.set(message.match, message)
    if (message.type === 'waiting') this.wait(message)
    if (message.type === 'match') this.matches.set(message.match.id, message)
    for (const listener of this.listeners) listener()
  }

  /** A `waiting` message changes the latest update. */
  private wait(progress: Extract<FromServer, { type: 'waiting' }>): void {
    const update = this.updates.get(progress.match)
    if (update === undefined) throw new Error(`${progress.match}: 'waiting' came before any update`)
    this.updates.set(progress.match, afterWaiting(update, progress))
  }

  send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** Waits for a message after which a condition holds. */
  async until<T>(holds: () => T | undefined | null | false, timeout = 20_000): Promise<T> {
    const first = holds()
    if (first) return first
    return new Promise((found, failed) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look)
        failed(
          new Error(`timed out; last received: ${JSON.stringify(this.received.slice(-2)).slice(0, 600)}`),
        )
      }, timeout)
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

  /** Sends a message with a ref, and waits for the reply. */
  async sendAndWait(
    message: FromClient extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never,
  ): Promise<FromServer> {
    const ref = ++this.refs
    this.send({ ...message, ref })
    return this.until(() => this.received.find((each) => 'ref' in each && each.ref === ref))
  }

  /** Waits until the server has handled all earlier messages about a match, by sending a vote that is always refused. */
  async barrier(match: string): Promise<FromServer> {
    return this.sendAndWait({ type: 'vote', match, on: 'absent', agree: false })
  }

  async watch(match: string, refusals = false): Promise<void> {
    this.send({ type: 'watch', match, refusals })
    await this.until(() => this.matches.get(match))
  }

  /** Answers at random until the match is over. */
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
      const reply = await this.sendAndWait({ type: 'answer', match, question: opened, id })
      if (reply.type === 'refused' && reply.code !== 'question-gone') throw new Error(reply.problem)
      await this.until(() => {
        const now = this.updates.get(match)
        return now !== undefined && (now.question?.opened !== opened || now.length > update.length)
      })
    }
  }

  /** The latest update of a match. */
  at(match: string): Update {
    const update = this.updates.get(match)
    if (update === undefined) throw new Error(`${this.person?.name} has no update of ${match}`)
    return update
  }

  /** Answers the open question; the reply. */
  async answers(match: string, id = this.at(match).question?.options[0]?.id ?? ''): Promise<FromServer> {
    const question = this.at(match).question?.opened ?? 0
    const reply = await this.sendAndWait({ type: 'answer', match, question, id })
    if (reply.type === 'done') await this.until(() => this.at(match).length >= (reply.length ?? 0))
    return reply
  }

  /** Asks for a bot's seat of a running game, and these people at the table agree; the seat. */
  async takeSeat(
    match: string,
    wish: Body<'join'>,
    people: readonly TestClient[],
  ): Promise<number | null | undefined> {
    const asked = await this.ask('join', wish, { match })
    if (asked.seat !== null) throw new Error('nobody was asked')
    for (const person of people) await person.agreesTo(this, match)
    return (await this.ask('match', undefined, { match })).seat
  }

  /** Votes on somebody's request for a seat; the reply. */
  agreesTo({ person }: TestClient, match: string, agree = true): Promise<FromServer> {
    return this.sendAndWait({ type: 'vote', match, on: 'seat', asker: person?.id ?? '', agree })
  }

  /** Disconnects, and ignores messages that are on their way. */
  leave(): void {
    this.socket?.removeAllListeners('message')
    this.socket?.terminate()
  }
}
