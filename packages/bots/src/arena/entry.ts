import type { Games } from './cells.ts'
import type { Played } from './contest.ts'
import { withHappened } from './happenings.ts'
import type { Happened } from './happenings.ts'
import { gamesOfDeal, scoreAt, withThoughts } from './pairing.ts'
import type { Pairing, Score, Thought } from './pairing.ts'

/** What has been played of a pairing. */
export interface Entry extends Pairing, Games {
  /** Of the player and the others: an entry of other versions is played anew. */
  readonly versions: readonly [string, string]
  /** The day of the last game. */
  readonly date: string
  readonly thought: readonly [Thought, Thought]
  /** Of `games`, those that were given up because they did not end: they count as shared. */
  readonly unended: number
  /** In the games since events are counted. */
  readonly happened?: Happened
  readonly games: readonly Score[]
  /** Games that were over before earlier ones. */
  readonly ahead: readonly Ahead[]
}

/**
 * A game by its number. `unended` is added if it was given up. In older results it is missing, and the entry's `unended` counts
 * such games already.
 */
type Ahead = readonly [number: number, score: Score, unended?: 'unended']

export const newEntry = (pairing: Pairing, versions: Entry['versions']): Entry => ({
  ...pairing,
  versions,
  date: '',
  thought: [
    [0, 0],
    [0, 0],
  ],
  unended: 0,
  games: [],
  ahead: [],
})

export const isPlayed = ({ games, ahead }: Entry, number: number): boolean =>
  number < games.length || ahead.some(([each]) => each === number)

/** The entry with one more game: ahead of the others, until all before it are there. */
export function withGame(entry: Entry, played: Played, number: number, date: string): Entry {
  const at = number % gamesOfDeal(entry)
  return {
    ...entry,
    date,
    thought: withThoughts(entry.thought, played, at),
    happened: withHappened(entry.happened, played, at),
    ahead: [...entry.ahead, aheadOf(played, number, at)],
  }
}

function aheadOf(played: Played, number: number, at: number): Ahead {
  const score = scoreAt(played, at)
  return played.outcome === null ? [number, score, 'unended'] : [number, score]
}

/** The entry after its next game, if that has been played. */
export function withNext(entry: Entry): Entry | null {
  const { games, ahead, unended } = entry
  const next = ahead.find(([number]) => number === games.length)
  if (next === undefined) return null
  const [, score, isUnended] = next
  return {
    ...entry,
    games: [...games, score],
    unended: unended + (isUnended === undefined ? 0 : 1),
    ahead: ahead.filter((each) => each !== next),
  }
}
