import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { WebSocket } from 'ws'

/** How many matches of four clients each, and for how long. */
const MATCHES = Number(process.env['MATCHES'] ?? 50)
const SECONDS = Number(process.env['SECONDS'] ?? 20)
const WARM_UP = 5
const SEATS = 4
const ROOT = resolve(import.meta.dirname, '..')

interface Node {
  readonly base: string
  readonly process: ChildProcess
}

/** A server as people start it, with wide rate limits. */
async function startNode(environment: Readonly<Record<string, string>>): Promise<Node> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'packages/cli/bin/ziggurat.js'), 'serve', '--port', '0', '--log', 'warn'],
    { env: { ...process.env, ...environment, RATES: '1000' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const base = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [address] = /http:\S+/.exec(text.toString()) ?? []
      if (address !== undefined) found(address)
    })
    child.once('exit', () => failed(new Error('the server does not start')))
  })
  return { base, process: child }
}

interface Update {
  readonly type: string
  readonly match: string
  readonly length: number
  readonly waiting: readonly number[]
  readonly question: { readonly opened: number; readonly options: readonly { readonly id: string }[] } | null
}

/** One player: answers whatever is asked, at random. */
class Client {
  readonly base: string
  readonly cookie: string
  private readonly game: Game
  private socket: WebSocket | null = null
  private refs = 0
  private answered = ''

  constructor(base: string, cookie: string, game: Game) {
    this.base = base
    this.cookie = cookie
    this.game = game
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
    })
    this.socket = socket
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Update))
    await new Promise((open) => socket.once('open', open))
  }

  say(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private hear(message: Update): void {
    if (message.type === 'done') tally.answers++
    if (message.type !== 'update' || message.match !== this.game.match) return
    const { question, length, match } = message
    this.game.reached(this, length, message.waiting)
    const asked = `${match} ${question?.opened}`
    if (question === null || question === undefined || asked === this.answered) return
    this.answered = asked
    const { id = '' } = question.options[Math.floor(Math.random() * question.options.length)] ?? {}
    this.game.sent(this, length + 1)
    this.say({ type: 'answer', ref: ++this.refs, match, question: question.opened, id })
  }
}

const tally = { answers: 0, waits: [] as number[] }

/** Four people who play one match after the other. */
class Game {
  readonly clients: Client[] = []
  match = ''
  private times = new Map<number, { readonly at: number; readonly by: Client }>()
  private over: () => void = () => {}

  /** The clients are spread over the nodes. */
  async gather(nodes: readonly Node[], number: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const base = nodes[(number + seat) % nodes.length]?.base ?? ''
      const { cookie } = await ask(base, '/api/people', '', { name: `P${number}-${seat}` })
      const client = new Client(base, cookie, this)
      this.clients.push(client)
      await client.connect()
    }
  }

  async play(): Promise<void> {
    const [host, ...others] = this.clients
    if (host === undefined) return
    const seats = this.clients.map((client) => (client === host ? 'me' : 'open'))
    const wish = { game: 'seven-wonders', seats, listed: true }
    const { data } = await ask(host.base, '/api/matches', host.cookie, wish)
    this.match = data['match']?.id ?? ''
    this.times = new Map()
    for (const { base, cookie } of others) await ask(base, `/api/matches/${this.match}/join`, cookie, {})
    await ask(host.base, `/api/matches/${this.match}/start`, host.cookie, {})
    const ended = new Promise<void>((over) => (this.over = over))
    for (const client of this.clients) client.say({ type: 'watch', match: this.match })
    await ended
    for (const client of this.clients) client.say({ type: 'unwatch', match: this.match })
  }

  sent(by: Client, length: number): void {
    if (!this.times.has(length)) this.times.set(length, { at: performance.now(), by })
  }

  /** How long another client has waited for an answer. */
  reached(client: Client, length: number, waiting: readonly number[]): void {
    if (waiting.length === 0) this.over()
    const time = this.times.get(length)
    if (time === undefined || time.by === client) return
    tally.waits.push(performance.now() - time.at)
    this.times.delete(length)
  }
}

interface Asked {
  readonly cookie: string
  readonly data: Readonly<Record<string, { readonly id: string }>>
}

async function ask(base: string, path: string, cookie: string, body: object): Promise<Asked> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  const [given = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { cookie: given === '' ? cookie : given, data: (await response.json()) as Asked['data'] }
}

const memoryOf = ({ process: child }: Node): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

const percentile = (values: readonly number[], part: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

async function measure(title: string, nodes: readonly Node[]): Promise<void> {
  const games = Array.from({ length: MATCHES }, () => new Game())
  await Promise.all(games.map((game, number) => game.gather(nodes, number)))
  const before = nodes.map(memoryOf).reduce((sum, each) => sum + each, 0)
  const time = { isUp: false }
  const playing = games.map(async (game) => {
    while (!time.isUp) await game.play()
  })
  await new Promise((passed) => setTimeout(passed, WARM_UP * 1000))
  tally.answers = 0
  tally.waits = []
  const started = performance.now()
  await new Promise((passed) => setTimeout(passed, SECONDS * 1000))
  const seconds = (performance.now() - started) / 1000
  const waits = tally.waits.toSorted((one, other) => one - other)
  const grown = nodes.map(memoryOf).reduce((sum, each) => sum + each, 0) - before
  console.log(
    `| ${title} | ${Math.round(tally.answers / seconds)} | ${percentile(waits, 0.5).toFixed(1)} | ` +
      `${percentile(waits, 0.99).toFixed(1)} | ${Math.round(grown / 1024)} |`,
  )
  time.isUp = true
  await Promise.all(playing)
}

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-bench-'))
console.log(`Node ${process.version}, ${MATCHES} matches of ${SEATS} clients at a time, ${SECONDS} s\n`)
console.log('| store | durable answers/s | p50 ms | p99 ms | MB grown |')
console.log('| --- | ---: | ---: | ---: | ---: |')
const node = await startNode({ ZIGGURAT_DATA: folder })
await measure('SQLite', [node])
node.process.kill()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
