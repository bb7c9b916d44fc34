import { Agent, request } from 'node:http'

import { socketAddress } from '@ziggurat/protocol/connection'
import { WebSocket } from 'ws'

import type { Node } from './node.ts'

const SEATS = 4

/** Browsers ask for refusals with each question; with `REFUSALS=no` clients play as programs do, without them. */
const LIKE_BROWSERS = process.env['REFUSALS'] !== 'no'

/** What was received while counting: durable answers, and how long the other players waited for each. */
export class Tally {
  answers = 0
  waits: number[] = []
  from = Infinity
  to = Infinity

  counts(at: number): boolean {
    return at >= this.from && at < this.to
  }
}

interface Sent {
  readonly at: number
  /** The length of the log with this answer; known once it is durable. */
  length: number
}

/** One player of one match. Gives a random answer to every question. */
class Player {
  readonly sent: Sent[] = []
  readonly reached: { readonly length: number; readonly at: number }[] = []
  private answered = -1

  /** The id of an answer, if there is a question that was not answered yet. */
  hear(text: string): { readonly question: number; readonly id: string } | null {
    this.reached.push({ length: numberAfter(text, '"length":'), at: performance.now() })
    const question = questionIn(text)
    if (question === null || question.opened === this.answered) return null
    this.answered = question.opened
    const { id } = question.options[Math.floor(Math.random() * question.options.length)] ?? { id: '' }
    return { question: question.opened, id }
  }
}

interface Question {
  readonly opened: number
  readonly options: readonly { readonly id: string }[]
}

/**
 * Reads no more than necessary, because the server under test shares the machine. The question comes last.
 */
function questionIn(text: string): Question | null {
  const from = text.lastIndexOf('"question":{')
  if (from < 0) return null
  return JSON.parse(text.slice(from + '"question":'.length, -1)) as Question
}

const numberAfter = (text: string, name: string): number =>
  Number.parseInt(text.slice(text.indexOf(name) + name.length, text.indexOf(name) + name.length + 12), 10)

const textAfter = (text: string, name: string): string => {
  const from = text.indexOf(name) + name.length
  return text.slice(from, text.indexOf('"', from))
}

/** A person's connection, which may play several matches. */
class Client {
  readonly base: string
  readonly cookie: string
  private readonly tally: Tally
  private readonly socket: WebSocket
  private readonly playing = new Map<string, { readonly match: Match; readonly player: Player }>()
  private readonly waiting = new Map<number, Sent>()
  private refs = 0

  private constructor(base: string, cookie: string, tally: Tally) {
    this.base = base
    this.cookie = cookie
    this.tally = tally
    this.socket = new WebSocket(socketAddress(base), { headers: { cookie } })
    this.socket.on('message', (data: Buffer) => this.hear(data.toString('latin1')))
  }

  static async enter(base: string, name: string, tally: Tally): Promise<Client> {
    const { cookie } = await ask(base, '/api/people', '', { name })
    const client = new Client(base, cookie, tally)
    await new Promise((open) => client.socket.once('open', open))
    return client
  }

  watch(match: Match, player: Player): void {
    this.playing.set(match.id, { match, player })
    this.say({ type: 'watch', match: match.id, refusals: LIKE_BROWSERS })
  }

  unwatch({ id }: Match): void {
    this.playing.delete(id)
    this.say({ type: 'unwatch', match: id })
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(text: string): void {
    if (text.startsWith('{"type":"done"')) this.hearDone(text)
    else if (text.startsWith('{"type":"update"') || text.startsWith('{"type":"waiting"')) this.hearMatch(text)
    else if (text.startsWith('{"type":"refused"')) throw new Error(text)
  }

  private hearDone(text: string): void {
    if (this.tally.counts(performance.now())) this.tally.answers++
    const ref = numberAfter(text, '"ref":')
    const sent = this.waiting.get(ref)
    if (sent !== undefined) sent.length = numberAfter(text, '"length":')
    this.waiting.delete(ref)
  }

  private hearMatch(text: string): void {
    const found = this.playing.get(textAfter(text, '"match":"'))
    if (found === undefined) return
    const { match, player } = found
    const answer = player.hear(text)
    if (text.includes('"waiting":[]')) match.end()
    if (answer === null || !match.goesOn(answer.question)) return
    const sent = { at: performance.now(), length: Infinity }
    player.sent.push(sent)
    this.waiting.set(++this.refs, sent)
    this.say({ type: 'answer', ref: this.refs, match: match.id, ...answer })
  }
}

/** A match of four people, played to its end or until its log has this many entries. */
class Match {
  readonly id: string
  private readonly most: number
  private readonly players = Array.from({ length: SEATS }, () => new Player())
  private ended: () => void = () => {}

  private constructor(id: string, most: number) {
    this.id = id
    this.most = most
  }

  static async start(clients: readonly Client[], most: number): Promise<Match> {
    const [host, ...others] = clients
    if (host === undefined) throw new Error('nobody plays')
    const seats = clients.map((client) => (client === host ? 'me' : 'open'))
    const { data } = await ask(host.base, '/api/matches', host.cookie, {
      game: 'seven-wonders',
      seats,
      listed: true,
    })
    const id = textAfter(data, '"id":"')
    for (const { base, cookie } of others) await ask(base, `/api/matches/${id}/join`, cookie, {})
    await ask(host.base, `/api/matches/${id}/start`, host.cookie, {})
    return new Match(id, most)
  }

  async play(clients: readonly Client[]): Promise<void> {
    const over = new Promise<void>((ended) => (this.ended = ended))
    for (const [seat, player] of this.players.entries()) clients[seat]?.watch(this, player)
    await over
  }

  goesOn(length: number): boolean {
    if (length >= this.most) this.end()
    return length < this.most
  }

  end(): void {
    this.ended()
  }

  /** How long each of the other players waited for each counted answer. */
  waits(tally: Tally): readonly number[] {
    return this.players.flatMap((by) =>
      by.sent.flatMap(({ at, length }) => {
        if (!tally.counts(at)) return []
        const others = this.players.filter((player) => player !== by)
        const seenEvents = others.map(({ reached }) => reached.find((each) => each.length >= length)?.at)
        return seenEvents.flatMap((time) => (time === undefined ? [] : [time - at]))
      }),
    )
  }
}

/** Four people who play together. */
export class Group {
  private readonly clients: readonly Client[]
  private readonly tally: Tally

  private constructor(clients: readonly Client[], tally: Tally) {
    this.clients = clients
    this.tally = tally
  }

  /** The people are spread over the nodes, or all on one. */
  static async gather(nodes: readonly Node[], number: number, tally: Tally, spread = true): Promise<Group> {
    const clients = Array.from({ length: SEATS }, (_, seat) => {
      const base = nodes[(number + (spread ? seat : 0)) % nodes.length]?.base ?? ''
      return Client.enter(base, `P${number}-${seat}`, tally)
    })
    return new Group(await Promise.all(clients), tally)
  }

  /** Plays one match after another. */
  async playUntil(isUp: () => boolean): Promise<void> {
    while (!isUp()) {
      const match = await Match.start(this.clients, Infinity)
      await match.play(this.clients)
      for (const client of this.clients) client.unwatch(match)
      this.tally.waits.push(...match.waits(this.tally))
    }
  }

  /** Stops a match in the middle of the game and keeps watching it. */
  async playHalf(answers: number): Promise<void> {
    const match = await Match.start(this.clients, answers)
    await match.play(this.clients)
  }
}

/** Closes an idle connection before the server does. */
const agent = new Agent({ keepAlive: true, timeout: 2000 })

interface Asked {
  readonly cookie: string
  readonly data: string
}

function ask(base: string, path: string, cookie: string, body: object): Promise<Asked> {
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json', cookie }
    const asked = request(`${base}${path}`, { agent, method: 'POST', headers }, (response) => {
      let data = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (data += part))
      response.on('end', () => {
        if ((response.statusCode ?? 500) >= 300) return failed(new Error(`${path}: ${data}`))
        const [given = ''] = (response.headers['set-cookie']?.[0] ?? '').split(';')
        done({ cookie: given === '' ? cookie : given, data })
      })
    })
    asked.on('error', failed)
    asked.end(JSON.stringify(body))
  })
}
