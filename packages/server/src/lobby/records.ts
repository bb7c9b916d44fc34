import { isBotName } from '@ziggurat/bots'
import { hashSeed, isProblem, parseRecord, printRecord, recordOf, same, verifying } from '@ziggurat/kernel'
import type { GameRecord, Problem, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type { Asked, MatchShape, Reply } from '@ziggurat/protocol'
import type { Entry, Holder, Person, Store } from '@ziggurat/store'

import { noSuchBot } from '../background/bots.ts'
import { handoversIn } from '../match/handovers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { NEW_MATCH_DATA, seatsOf } from '../match/match-data.ts'
import type { MatchData } from '../match/match-data.ts'
import { moveText, standingAnswers } from '../match/moves.ts'
import type { MatchReader } from '../match/reader.ts'
import { timeSliced } from '../time-slices.ts'
import type { Invitations } from './invitations.ts'
import type { Lobby } from './lobby.ts'

/** How many uploaded games a person may have. */
const MOST_UPLOADS = 1_000

/** By seat, the names of bots. */
type Bots = NonNullable<Asked<'upload'>['bots']>

/** Exports finished games as records, and imports records. */
export class Records {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly lobby: Pick<Lobby, 'shown'>
  private readonly invitations: Pick<Invitations, 'uploadOf'>
  private readonly now: () => number

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly lobby: Pick<Lobby, 'shown'>
    readonly invitations: Pick<Invitations, 'uploadOf'>
    readonly now: () => number
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.lobby = parts.lobby
    this.invitations = parts.invitations
    this.now = parts.now
  }

  async record(id: string): Promise<Reply<'record'> | Problem> {
    const live = await this.reader.current(id)
    if (live === null) return problem('no-such-match')
    if (live.match.status !== 'over') return problem('game-not-over')
    const record = recordOver(live, await this.store.entries(id, 0))
    const { shuffle } = live.data
    const mixed = shuffle === undefined ? record : { ...record, ...shuffle, hash: hashSeed(shuffle.secret) }
    return { record: printRecord(mixed), handovers: [...handoversIn(live)] }
  }

  /**
   * Verifies a record and adds it as a finished match, with its players as far as they are named. Who had a seat cannot be
   * verified. The same game of the same person is added once.
   */
  async upload(person: Person, { record: text, seat, bots }: Asked<'upload'>): Promise<MatchShape | Problem> {
    const record = parseRecord(text)
    if (isProblem(record)) return record
    const entry = GAMES.get(record.game)
    if (entry === undefined) return problem('no-such-game', { game: record.game })
    if (record.seed === undefined) return problem('record-not-over')
    if (record.start !== undefined) return problem('record-without-beginning')
    const wrong = wrongPlayers(record, seat, bots)
    if (wrong !== null) return wrong
    const table = await timeSliced(verifying(entry.game, record))
    if (isProblem(table)) return table
    const { outcome } = table
    if (outcome === null) return problem('record-not-over')
    const now = this.now()
    const { secret, contributions } = record
    const isMixed = secret !== undefined && contributions !== undefined
    const shuffle = isMixed ? { shuffle: { secret, contributions } } : {}
    const data: MatchData = { ...NEW_MATCH_DATA, outcome, ...shuffle }
    const id = this.invitations.uploadOf(person.id, seat !== undefined, record)
    const { game } = entry
    const { seats, options } = table.setting
    const settled = { id, game: game.id, rules: game.version, seats, options, seed: record.seed }
    const entries = table.answers.map((answer) => ({
      at: now,
      seat: answer.seat,
      text: moveText({ kind: 'answer', id: answer.id }),
    }))
    const holders = seatsOf(table.setting).flatMap((each): Holder[] => {
      if (each === seat) return [{ seat: each, person: person.id, bot: null, since: now }]
      const bot = bots?.[each] ?? null
      return bot === null ? [] : [{ seat: each, person: null, bot, since: now }]
    })
    const match = { ...settled, listed: false, host: person.id, created: now, data }
    const isAdded = await this.store.addUploaded(match, entries, holders, MOST_UPLOADS)
    if (!isAdded && (await this.store.match(id)) === null)
      return problem('records-full', { most: MOST_UPLOADS })
    return this.lobby.shown(id)
  }
}

/** The problem with the seat and the bots of an uploaded game; null if they are possible. */
function wrongPlayers({ seats }: GameRecord, seat: Seat | undefined, bots: Bots | undefined): Problem | null {
  if (seat !== undefined && seat >= seats) return problem('no-such-seat', { seat })
  if (bots === undefined) return null
  if (bots.length !== seats) return problem('wrong-bots', { seats })
  if (seat !== undefined && (bots[seat] ?? null) !== null) return problem('bot-at-own-seat')
  const unknown = bots.find((bot) => bot !== null && !isBotName(bot)) ?? null
  return unknown === null ? null : noSuchBot(unknown)
}

/** The record of a finished game. It has the answers and scores as they were, even if today's rules give others. */
function recordOver({ table, game, match, data }: LiveMatch, entries: readonly Entry[]): GameRecord {
  const { outcome, rules = match.rules } = data
  const isReplayed = table.origin.count === 0 || rules === game.version
  if (outcome === null || (isReplayed && same(outcome, table.outcome))) return recordOf(table)
  const { seats, options, seed } = match
  const { scores } = outcome
  const answers = standingAnswers(entries)
  return { game: game.id, rules, seats, options, seed, hash: hashSeed(seed), answers, scores }
}
