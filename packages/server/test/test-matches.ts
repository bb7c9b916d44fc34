import type { Game } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'

import { ServerEvents } from '../src/events.ts'
import { Limits } from '../src/limits.ts'
import { Logger } from '../src/logger.ts'
import { MatchCache } from '../src/match/cache.ts'
import { MatchReader } from '../src/match/reader.ts'
import { Snapshots } from '../src/match/snapshots.ts'
import { MatchWriter } from '../src/match/writer.ts'
import { LocalWatchers } from '../src/socket/local-watchers.ts'

interface Parts {
  readonly log?: Logger
  readonly now?: () => number
  /** The rules of every match. */
  readonly game?: Game
}

/** The parts of a server that read and write matches. */
export class Matches {
  readonly cache: MatchCache
  readonly reader: MatchReader
  readonly writer: MatchWriter

  constructor(store: Store, { log = new Logger('silent'), now = Date.now, game }: Parts = {}) {
    const events = new ServerEvents()
    const watchers = new LocalWatchers()
    const snapshots = new Snapshots(store, log, now)
    this.cache = new MatchCache({ store, snapshots, watchers, limits: new Limits(now, events), now })
    const { cache } = this
    const games = game === undefined ? {} : { games: () => game }
    this.reader = new MatchReader({ store, cache, events, watchers, log, now, ...games })
    this.writer = new MatchWriter({
      store,
      cache,
      reader: this.reader,
      snapshots,
      leases: new Map(),
      events,
      log,
      now,
    })
  }
}
