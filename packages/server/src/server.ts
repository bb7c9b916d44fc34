import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import type { Seed } from '@ziggurat/kernel'
import { LIMITS, problem, told } from '@ziggurat/protocol'
import { holdFile, postgresStore, sqliteStore } from '@ziggurat/store'
import type { Ears, Heard, Patience, Store } from '@ziggurat/store'
import { WebSocketServer } from 'ws'

import manifest from '../package.json' with { type: 'json' }
import { Audience } from './audience.ts'
import { Bots } from './bots.ts'
import { Caretaker } from './caretaker.ts'
import { SHORTEST_SECRET } from './config.ts'
import type { Config } from './config.ts'
import { COOKIE, httpApp } from './http.ts'
import { Hub } from './hub.ts'
import { eventLoopLag } from './lag.ts'
import { addressOf, Limits } from './limits.ts'
import { Lobby } from './lobby.ts'
import { Log } from './log.ts'
import { Matches } from './matches.ts'
import { Metrics } from './metrics.ts'
import { Orders } from './orders.ts'
import { hashOf, People } from './people.ts'
import { Presence } from './presence.ts'
import { Site } from './site.ts'
import { Votes } from './votes.ts'

const { version } = manifest

/** Where `npm run build` puts the browser client. */
const SITE = join(import.meta.dirname, '../../web/dist')

/** How long a bot may think about one answer, and how long a match stays in memory that nobody looks at. */
const BOT_BUDGET = 5_000
const IDLE = 60_000
const SWEEP = 20_000
/** Whoever looks after a match has done so by then. */
const OVERDUE = 20_000
/** Who has not replied twice is shown as away: within ten seconds. */
const BEAT = 4_000
const KEEP_ALIVE = 75_000
/** How long a server that stops waits for clients to hang up. */
const GOODBYE = 2_000
/** How often a node looks for clocks that have run out, even if it knows of none. */
const ROUND = 5_000
/** After a server was off, or asleep, people have so long to come back before anybody's time is up. */
const GRACE = 60_000

export interface Running {
  readonly port: number
  stop(): Promise<void>
}

export interface Tools {
  readonly log?: Log
  readonly now?: () => number
  /** Makes rate limits so many times as wide. */
  readonly rates?: number
  readonly bots?: Bots
  /** Where the seeds of new matches come from: by chance, unless games should be the same each time. */
  readonly seed?: () => Seed
  /** How often a node looks for clocks that have run out, in milliseconds. */
  readonly round?: number
  /** For how long nobody's time is up after it was off or asleep, in milliseconds. */
  readonly grace?: number
  /** How often it lets go of what nobody uses, in milliseconds. */
  readonly sweep?: number
  /** How often it asks those on the line whether they are there, in milliseconds. */
  readonly beat?: number
  /** How long it waits for its database. */
  readonly patience?: Partial<Patience>
  /** Where the browser client is. */
  readonly site?: string
}

/** A node: it serves any match of its store. */
export async function startServer(config: Config, tools: Tools = {}): Promise<Running> {
  const log = tools.log ?? new Log(config.logLevel)
  const now = tools.now ?? Date.now
  const secret = secretOf(config)
  const { store, release } = await openStore(config, tools.patience)
  const metrics = new Metrics()
  const limits = new Limits(now, tools.rates)
  const people = new People(store, now)
  const matches = new Matches(store, log, now)
  const lobby = new Lobby(store, matches, secret, now, tools.seed)
  const votes = new Votes(store, matches, now)
  const orders = new Orders(store, matches, log, now)
  const presence = new Presence(store, now)
  const audience = new Audience(store, matches, lobby, presence, log)
  const hub = new Hub({ store, matches, audience, votes, limits, log, now })
  people.onGone = (token) => hub.part(token)
  const bots = tools.bots ?? new Bots(Math.max(1, availableParallelism() - 1), BOT_BUDGET)
  const { round = ROUND, grace = GRACE } = tools
  const caretaker = new Caretaker({ store, matches, votes, orders, bots, log, now, round, grace })
  matches.onChange = (live) => {
    metrics.add('ziggurat_changes_total')
    audience.changed(live)
    caretaker.changed(live)
    orders.changed(live)
  }
  orders.onDue = (live) => caretaker.changed(live)
  matches.onTable = (id) => audience.seatsChanged(id)
  matches.onOrders = (live, seat) => {
    audience.changed(live, seat)
    orders.changed(live)
  }
  matches.isWatched = (id) => audience.isWatched(id)
  matches.leaseOf = (id) => caretaker.leaseOf(id)
  let stopping = false
  const heard: Heard = (id, what, growth) => {
    for (const each of id === '' ? matches.ids() : [id]) {
      if (id === '' || what === 'chat') audience.talked(each)
      if (what === 'chat') continue
      matches.heard(each, what, growth).catch((error: unknown) => {
        if (!stopping) log.error('a match could not be read again', error, { match: each })
      })
    }
  }
  const here: Ears['here'] = (match, people, node) => presence.heard(match, people, node)
  store.watch({ heard, here, known: () => matches.heads() })
  metrics.add('ziggurat_changes_total', 0)
  metrics.gauge('ziggurat_connections', () => hub.connections)
  metrics.gauge('ziggurat_matches_in_memory', () => matches.size)
  metrics.gauge('ziggurat_event_loop_lag_seconds', eventLoopLag())
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())

  const address = (request: IncomingMessage): string => addressOf(request, config.trustedProxies)
  const site = tools.site ?? SITE
  const app = httpApp({
    store,
    people,
    lobby,
    orders,
    limits,
    metrics,
    log,
    version,
    site: existsSync(join(site, 'index.html')) ? new Site(site) : null,
    address: (context) => address((context.env as { incoming: IncomingMessage }).incoming),
  })
  const server = createServer(
    // Some clients offer HTTP/2 with every request, Java's among them: who does not want it answers as if nothing had been said.
    { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    getRequestListener(app.fetch, { errorHandler: noRequest }),
  )
  // Longer than proxies and browsers keep a connection that nobody uses: neither sends a request into one that closes.
  server.keepAliveTimeout = KEEP_ALIVE
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    // The hub replies, unless there are too many.
    autoPong: false,
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const refuse = (status: string): void => {
      // The other side may never hang up.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    if (request.url?.split('?')[0] !== '/api/socket') return refuse('404 Not Found')
    if (!isSameSite(request)) return refuse('403 Forbidden')
    if (!limits.may('requests', address(request))) return refuse('429 Too Many Requests')
    const token = tokenOf(request)
    const admit = async (): Promise<void> => {
      const person = token === null ? null : await people.known(token)
      const from = { person, address: address(request), token: token === null ? null : hashOf(token) }
      if (token !== null && person === null) refuse('401 Unauthorized')
      else if (!hub.hasRoomFor(from)) refuse('429 Too Many Requests')
      else {
        sockets.handleUpgrade(request, socket, head, (ws) =>
          hub.greet(ws, { ...from, line: socket }, version),
        )
      }
    }
    admit().catch((error: unknown) => {
      log.error('a socket could not be opened', error)
      refuse('500 Internal Server Error')
    })
  })
  const listening = new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(config.port, config.host, done)
  })
  try {
    await listening
  } catch (error) {
    await store.close()
    release()
    throw unusable(`port ${config.port} at ${config.host} cannot be used`, error)
  }
  const { port } = server.address() as AddressInfo
  const sweeping = setInterval(() => {
    limits.sweep()
    lobby.forgetNames()
    const sweeps = [
      matches.evict(IDLE),
      matches.remind(now() - OVERDUE),
      store.dropExpired(now()),
      hub.partStrangers(async (token) => (await people.bearer(token)) !== null),
    ]
    Promise.all(sweeps).catch((error: unknown) => {
      if (!stopping) log.error('sweeping failed', error)
    })
  }, tools.sweep ?? SWEEP)
  sweeping.unref()
  const beating = setInterval(() => {
    void hub.beat()
    presence.beat()
  }, tools.beat ?? BEAT)
  beating.unref()
  caretaker.start()
  log.info('started', { port, store: config.databaseUrl === null ? 'sqlite' : 'postgres' })

  return {
    port,
    async stop() {
      stopping = true
      clearInterval(sweeping)
      clearInterval(beating)
      audience.close()
      orders.close()
      for (const client of sockets.clients) client.close(1001, 'the server stops')
      // A line at whose end a machine sleeps, say, does not close by itself.
      const cutting = setTimeout(() => sockets.clients.forEach((client) => client.terminate()), GOODBYE)
      sockets.close()
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
      clearTimeout(cutting)
      await caretaker.close()
      await bots.close()
      await matches.close()
      await store.close()
      release()
      log.info('stopped')
    },
  }
}

/** What leads to no address, or names no host: all else that goes wrong is the app's. */
const noRequest = (): Response => Response.json(told(problem('no-request')), { status: 400 })

/** The store, and what gives its folder back to others. */
async function openStore(
  { databaseUrl, data }: Config,
  patience?: Partial<Patience>,
): Promise<{ store: Store; release: () => void }> {
  if (databaseUrl !== null) {
    try {
      return { store: await postgresStore(databaseUrl, patience), release: () => {} }
    } catch (error) {
      throw unusable('the database cannot be used', error)
    }
  }
  let release: (() => void) | null = null
  try {
    makeFolder(data)
    // Two servers at one file would not hear of each other's moves.
    release = holdFile(join(data, 'lock'))
    if (release === null) throw new Error('another server uses it')
    return { store: await sqliteStore(join(data, 'ziggurat.db')), release }
  } catch (error) {
    release?.()
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/** What invitations are made with: kept beside the embedded database, or given for several nodes. */
function secretOf({ data, secret }: Config): string {
  if (secret !== null) return secret
  const file = join(data, 'secret')
  try {
    makeFolder(data)
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    const kept = readFileSync(file, 'utf8').trim()
    // A disk that was full leaves an empty file behind: with that anybody could make invitations.
    if (kept.length < SHORTEST_SECRET) throw new Error(`'${file}' is no secret; without it a new one is made`)
    return kept
  } catch (error) {
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/** Step by step: Node tries for ever where nothing can be made, as in /proc. The seeds of running games are for nobody else on this machine. */
function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), 0o777)
  mkdirSync(folder, { mode })
}

/** What the host of a server can mend, in one line. */
function unusable(what: string, cause: unknown): Error {
  // One that was tried at several addresses has a reason for each.
  const [first = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : []
  const [reason = ''] = (first instanceof Error ? first.message : String(first)).split('\n')
  return new Error(`${what}: ${reason}`, { cause })
}

/** Browsers say which page opens a socket; scripts say nothing. */
function isSameSite({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function tokenOf({ headers }: IncomingMessage): string | null {
  const { authorization = '', cookie = '' } = headers
  if (authorization.startsWith('Bearer ')) return authorization.slice('Bearer '.length)
  return new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookie)?.[1] ?? null
}
