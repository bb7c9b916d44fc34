import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import type { Seed } from '@ziggurat/kernel'
import { problem, statusOf, withSentence } from '@ziggurat/protocol'
import type { OnChange, Timeouts } from '@ziggurat/store'

import manifest from '../package.json' with { type: 'json' }
import { Administration } from './administration/administration.ts'
import { Bans } from './administration/bans.ts'
import { claimAddress } from './administration/claims.ts'
import { RecentAddresses } from './administration/recent-addresses.ts'
import { Bots } from './background/bots.ts'
import { Caretaker } from './background/caretaker.ts'
import { Errands } from './background/errands.ts'
import type { Leases } from './background/leases.ts'
import { Purge, PURGE_INTERVAL } from './background/purge.ts'
import { ClockGuard } from './clock-guard.ts'
import type { Config } from './config.ts'
import { Deletion } from './deletion.ts'
import { ServerEvents } from './events.ts'
import { Health } from './health.ts'
import type { NodeLoad } from './http/administrator-handlers.ts'
import { httpApp, NOT_BUILT } from './http/app.ts'
import { HttpGuard } from './http/guard.ts'
import { SECURITY_HEADERS } from './http/security-headers.ts'
import { Site } from './http/site.ts'
import { eventLoopLag } from './lag.ts'
import { addressOf, Limits } from './limits.ts'
import type { Caps } from './limits.ts'
import { Invitations } from './lobby/invitations.ts'
import { Lobby } from './lobby/lobby.ts'
import { Records } from './lobby/records.ts'
import { Seating } from './lobby/seating.ts'
import { ShapeMaker } from './lobby/shape-maker.ts'
import { Logger, skeletonProgress, slowStatements } from './logger.ts'
import { MatchCache } from './match/cache.ts'
import { MatchReader } from './match/reader.ts'
import { Snapshots } from './match/snapshots.ts'
import { Orders } from './match/standing-orders.ts'
import { Votes } from './match/voting.ts'
import { MatchWriter } from './match/writer.ts'
import { Metrics } from './metrics.ts'
import { openStore, secretOf, unusable } from './open-store.ts'
import { Outbox } from './outbox.ts'
import type { UnsentCaps } from './outbox.ts'
import { People } from './people.ts'
import { PersonalData } from './personal-data.ts'
import { watchRefusals } from './refusals.ts'
import { Settings } from './settings.ts'
import { acceptSockets } from './socket/accept.ts'
import { Broadcaster } from './socket/broadcaster.ts'
import { LocalWatchers } from './socket/local-watchers.ts'
import { MessageHandler } from './socket/message-handler.ts'
import { RemotePresence } from './socket/remote-presence.ts'
import { Turns } from './turns.ts'

const { version } = manifest

/** Where `npm run build` puts the browser client. */
const SITE = join(import.meta.dirname, '../../web/dist')

/** How long a bot may think about one answer, and how long an unused match stays in memory, in milliseconds. */
const BOT_BUDGET = 10_000
const IDLE = 60_000
const SWEEP = 20_000
/** A match that is overdue by this much, in milliseconds, was left by a crashed node. */
const OVERDUE = 20_000
/** A client that misses two pings is shown as away, which is within ten seconds. */
const PING_INTERVAL = 4_000
const KEEP_ALIVE = 75_000
/** How often the server looks for requests that take too long, in milliseconds. */
const TIMEOUT_CHECK = 5_000

/** How many addresses administrators are shown. */
const BUSIEST = 10
/** How often a node looks for due matches and errands, even if it knows of none, in milliseconds. */
const ROUND = 5_000
const ERRAND_INTERVAL = 5_000
/** After a server was off or asleep, no clock runs out for this long, so that people can reconnect. */
const GRACE = 60_000

export interface RunningServer {
  readonly port: number
  /** What the host should know, as a sentence. */
  readonly advice: string | null
  stop(): Promise<void>
}

export interface ServerOverrides {
  readonly log?: Logger
  readonly now?: () => number
  /** A clock that is never set, in milliseconds; `now` if only that is given. */
  readonly uptime?: () => number
  /** Multiplies all rate limits and caps. */
  readonly rates?: number
  readonly caps?: Caps
  readonly bots?: Bots
  /** Makes the secrets of new matches, which are their seeds if nobody contributes to the shuffle; random unless given. */
  readonly seed?: () => Seed
  /** False if contributions are ignored, so that tests with fixed seeds play the same games whatever clients send. */
  readonly mixes?: boolean
  /** How often a node looks for due matches, in milliseconds. */
  readonly round?: number
  /** For how long no clock runs out after the node was off or asleep, in milliseconds. */
  readonly grace?: number
  /** How often unused matches, tokens and cache entries are dropped, in milliseconds. */
  readonly sweep?: number
  /** How often a node looks for due errands, in milliseconds. */
  readonly errandInterval?: number
  /** How often clients are pinged, in milliseconds. */
  readonly pingInterval?: number
  /** How many bytes may wait until clients read them. */
  readonly unsent?: Partial<UnsentCaps>
  /** Timeouts of the database. */
  readonly timeouts?: Partial<Timeouts>
  /** The folder of the browser client. */
  readonly site?: string
}

/** Starts a node. Every node can serve every match of its store. */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const log = overrides.log ?? new Logger(config.logLevel)
  const now = overrides.now ?? Date.now
  const secret = secretOf(config)
  const invitations = new Invitations(secret)
  const reports = { onSlow: slowStatements(log, now), onSkeletons: skeletonProgress(log, now) }
  const { store, release } = await openStore(config, overrides.timeouts, reports)
  const events = new ServerEvents()
  const metrics = new Metrics()
  const limits = new Limits(now, events, overrides.rates, overrides.caps)
  const outbox = new Outbox(events, overrides.unsent)
  const turns = new Turns()
  watchRefusals(events, { metrics, log, now })
  const guard = new ClockGuard(
    store,
    log,
    now,
    overrides.uptime ?? overrides.now ?? (() => performance.now()),
  )
  await guard.start()
  const settings = new Settings(store, now)
  const people = new People(store, events, now, invitations, guard)
  const shapes = new ShapeMaker(store)
  const bans = new Bans(store, () => guard.time())
  await bans.refresh()
  const recent = new RecentAddresses()
  const watchers = new LocalWatchers()
  const leases: Leases = new Map()

  const snapshots = new Snapshots(store, log, now)
  const cache = new MatchCache({ store, snapshots, watchers, limits, now })
  const reader = new MatchReader({ store, cache, events, watchers, log, now })
  const writer = new MatchWriter({ store, cache, reader, snapshots, leases, events, log, now })

  const presence = new RemotePresence(store, watchers, events, now)
  const broadcaster = new Broadcaster({ store, cache, reader, shapes, presence, watchers, events, log })
  const votes = new Votes({ store, reader, writer, presence, guard, now })
  const { seed, mixes = true, round = ROUND, grace = GRACE } = overrides
  const seating = new Seating({
    store,
    reader,
    writer,
    votes,
    watchers,
    limits,
    invitations,
    now,
    mixes,
  })
  const lobby = new Lobby({ store, cache, reader, writer, seating, shapes, invitations, events, now, seed })
  const records = new Records({ store, reader, lobby, invitations, now })
  const orders = new Orders({ store, reader, writer, events, log, now })
  const bots = overrides.bots ?? new Bots(Math.max(1, availableParallelism() - 1), BOT_BUDGET, { log })
  const caretaker = new Caretaker({
    store,
    cache,
    reader,
    writer,
    leases,
    votes,
    orders,
    bots,
    guard,
    events,
    log,
    now,
    round,
    grace,
  })
  const purge = new Purge({ store, guard, lobby, settings, log })
  const deletion = new Deletion({ store, lobby, shapes, events, now })
  const administration = new Administration({
    store,
    lobby,
    shapes,
    settings,
    bans,
    guard,
    recent,
    events,
    secret,
    now,
  })
  const handlers = {
    unseat: async (person: string): Promise<null> => {
      await administration.unseat(person)
      return null
    },
    delete: async (person: string): Promise<null> => {
      await deletion.run(person)
      return null
    },
    purge: async (): Promise<number> => {
      await purge.run()
      return now() + PURGE_INTERVAL
    },
  }
  const errands = new Errands({
    store,
    log,
    now,
    interval: overrides.errandInterval ?? ERRAND_INTERVAL,
    onDone: (kind) => metrics.count('ziggurat_errands_total', kind),
    handlers,
  })
  const handler = new MessageHandler({
    store,
    reader,
    writer,
    broadcaster,
    votes,
    limits,
    outbox,
    bans,
    cache,
    turns,
    events,
    log,
    now,
  })

  let stopping = false
  const logError = (what: string, facts?: Parameters<Logger['error']>[2]) => (error: unknown) => {
    if (!stopping) log.error(what, error, facts)
  }
  const onChange: OnChange = (id, what, appended) => {
    for (const match of id === '' ? cache.ids() : [id]) {
      if (id === '' || what === 'chat') broadcaster.chatChanged(match)
      if (what === 'chat') continue
      reader.follow(match, what, appended).catch(logError('a match could not be read again', { match }))
    }
  }
  store.listen({
    onChange,
    onPresence: (match, people, node) => presence.update(match, people, node),
    known: () => reader.heads(),
  })
  events.on('changed', () => metrics.count('ziggurat_changes_total'))
  events.on('answered', (milliseconds) => metrics.observe('ziggurat_answer_seconds', milliseconds))
  events.on('appended', (milliseconds) => metrics.observe('ziggurat_commit_seconds', milliseconds))
  metrics.gauge('ziggurat_connections', () => handler.connections)
  metrics.gauge('ziggurat_unsent_bytes', () => outbox.bytes)
  metrics.gauge('ziggurat_matches_in_memory', () => cache.size)
  metrics.gauge('ziggurat_event_loop_lag_seconds', eventLoopLag())
  metrics.gauge('ziggurat_bot_queue', () => bots.waiting)
  metrics.gauge('ziggurat_bot_wait_seconds', () => bots.takeLongestWait())
  metrics.total('ziggurat_bot_seconds_total', () => bots.seconds)
  metrics.total('ziggurat_bot_answers_cut_total', () => bots.cutShort)
  metrics.gauge('ziggurat_clock_in_doubt', () => (guard.doubtedSince === null ? 0 : 1))
  metrics.gauge('ziggurat_errands_late_seconds', async () => {
    const due = (await store.nextErrand()) ?? Infinity
    return Math.max(0, now() - due) / 1000
  })
  metrics.gauge('ziggurat_database_bytes', () => store.size())
  metrics.gauge('ziggurat_disk_free_bytes', async () => {
    const { bavail, bsize } = await statfs(existsSync(config.data) ? config.data : '.')
    return bavail * bsize
  })
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())

  const lag = eventLoopLag()
  const load = (): NodeLoad => ({
    connections: handler.connections,
    matches: cache.size,
    lag: lag(),
    memory: process.memoryUsage.rss(),
    waitingBots: bots.waiting,
    addresses: [...handler.busiestAddresses(BUSIEST)],
  })
  const address = (request: IncomingMessage): string => addressOf(request, config.trustedProxies)
  const folder = overrides.site ?? SITE
  const site = existsSync(join(folder, 'index.html')) ? new Site(folder) : null
  const app = httpApp({
    store,
    cache,
    people,
    lobby,
    seating,
    records,
    personalData: new PersonalData({ store, cache, records, shapes }),
    shapes,
    invitations,
    orders,
    votes,
    limits,
    events,
    bans,
    recent,
    settings,
    administration,
    deletion,
    guard,
    load,
    metrics,
    health: new Health(store, log, now),
    log,
    now,
    version,
    site,
    address: (context) => address((context.env as { incoming: IncomingMessage }).incoming),
  })
  const isDirect = config.trustedProxies === 0
  const httpGuard = new HttpGuard({ limits, turns, outbox, events, metrics, now, address, isDirect })
  const listener = getRequestListener(app.fetch, { errorHandler: () => noRequest(events) })
  const server = createServer(
    // Some clients, such as Java's, offer an HTTP/2 upgrade with every request. It is ignored; only sockets are upgraded.
    {
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      connectionsCheckingInterval: TIMEOUT_CHECK,
    },
    (incoming, outgoing) => {
      httpGuard.begin(incoming, outgoing, () => void listener(incoming, outgoing))
    },
  )
  httpGuard.watch(server)
  // Longer than proxies and browsers keep an idle connection, so that they never use one that is being closed.
  server.keepAliveTimeout = KEEP_ALIVE
  const closeSockets = acceptSockets(server, {
    handler,
    people,
    limits,
    bans,
    recent,
    events,
    log,
    version,
    address,
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
    bots.sweep()
    httpGuard.sweep()
    shapes.forgetNames()
    const sweeps = [
      cache.evict(IDLE),
      caretaker.remindOverdue(now() - OVERDUE),
      guard.check(),
      handler.disconnectExpired(async (token) => (await people.bearerOfHash(token)) !== null),

      bans.refresh().then(() => handler.disconnectAddresses()),
    ]
    Promise.all(sweeps).catch(logError('the sweep failed'))
  }, overrides.sweep ?? SWEEP)
  sweeping.unref()
  const pinging = setInterval(() => {
    void handler.ping()
    presence.refresh()
  }, overrides.pingInterval ?? PING_INTERVAL)
  pinging.unref()
  caretaker.start()
  await store.addErrand('purge', now())
  errands.start()
  if (!(await store.hasAdministrator())) {
    const base = config.url ?? `http://localhost:${port}`
    const link = claimAddress(base, secret, { made: now(), again: false })
    log.info('nobody administers this server yet: sign in to an account, then open the link', { link })
  }
  log.info('started', { port, store: config.databaseUrl === null ? 'sqlite' : 'postgres' })

  return {
    port,
    advice: site === null ? NOT_BUILT : null,
    async stop() {
      stopping = true
      clearInterval(sweeping)
      clearInterval(pinging)
      broadcaster.close()
      orders.close()
      reader.close()
      httpGuard.close()
      await closeSockets()
      await caretaker.close()
      await errands.close()
      await bots.close()
      await cache.close()
      await store.close()
      release()
      log.info('stopped')
    },
  }
}

/** The reply to a request with a malformed URL or without a host. The app handles all other errors. */
function noRequest(events: ServerEvents): Response {
  const why = problem('no-request')
  events.emit('problem', why.code)
  return Response.json(withSentence(why), { status: statusOf(why), headers: SECURITY_HEADERS })
}
