import { hashSeed, isProblem, parseRecord, printRecord, recordOf, same, verifying } from '@ziggurat/kernel'
import type { GameRecord, Problem } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type { MatchShape, Reply } from '@ziggurat/protocol'
import type { Entry, Person, Store } from '@ziggurat/store'

import { handoversIn } from '../match/handovers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { NEW_MATCH_DATA } from '../match/match-data.ts'
import type { MatchData } from '../match/match-data.ts'
import { moveText, standingAnswers } from '../match/moves.ts'
import type { MatchReader } from '../match/reader.ts'
import { newId } from '../people.ts'
import { timeSliced } from '../time-slices.ts'
import type { Lobby } from './lobby.ts'

/** Exports finished games as records, and imports records. */
export class Records {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly lobby: Pick<Lobby, 'shown'>
  private readonly now: () => number

  constructor(store: Store, reader: MatchReader, lobby: Pick<Lobby, 'shown'>, now: () => number) {
    this.store = store
    this.reader = reader
    this.lobby = lobby
    this.now = now
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

  /** Verifies a record and adds it as a finished match. */
  async upload(person: Person, text: string): Promise<MatchShape | Problem> {
    const record = parseRecord(text)
    if (isProblem(record)) return record
    const entry = GAMES.get(record.game)
    if (entry === undefined) return problem('no-such-game', { game: record.game })
    if (record.seed === undefined) return problem('record-not-over')
    if (record.start !== undefined) return problem('record-without-beginning')
    const table = await timeSliced(verifying(entry.game, record))
    if (isProblem(table)) return table
    const { outcome } = table
    if (outcome === null) return problem('record-not-over')
    const now = this.now()
    const { secret, contributions } = record
    const isMixed = secret !== undefined && contributions !== undefined
    const shuffle = isMixed ? { shuffle: { secret, contributions } } : {}
    const data: MatchData = { ...NEW_MATCH_DATA, outcome, ...shuffle }
    const id = newId()
    const { game } = entry
    const { seats, options } = table.setting
    const settled = { id, game: game.id, rules: game.version, seats, options, seed: record.seed }
    const entries = table.answers.map((answer) => ({
      at: now,
      seat: answer.seat,
      text: moveText({ kind: 'answer', id: answer.id }),
    }))
    await this.store.addFinished({ ...settled, listed: false, host: person.id, created: now, data }, entries)
    return this.lobby.shown(id)
  }
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
