import type { Body, Clock } from '@ziggurat/protocol'

import type { LocalSeat } from '../../core/kept-games.ts'
import type { GamePlace } from '../../core/settings.ts'
import type { GameId } from '../../games/index.ts'

/** The form of a new table as it is filled in. */
export interface Draft {
  readonly game: GameId
  readonly options: Readonly<Record<string, string>>
  readonly sitters: readonly Sitter[]
  /** Where a game against bots alone is played. */
  readonly place: GamePlace
  readonly listed: boolean
  readonly pace: Pace
  readonly atZero: 'bot' | 'vote'
}

/** Who is to sit at a seat of the new table. */
export interface Sitter {
  /** Stays the same when the seat is moved up or down. */
  readonly key: number
  /** 'me', 'open', 'here' for somebody else at this device, or a bot's name. */
  readonly who: string
  /** The name of somebody at this device. */
  readonly name?: string
}

/** The clock. The values of the other kinds stay while one is selected. */
export interface Pace {
  readonly kind: Clock['kind']
  readonly live: string
  /** As typed: minutes, and seconds. */
  readonly reserve: string
  readonly increment: string
  readonly days: string
}

export const LIVE_PACES = [
  [5, 10],
  [10, 15],
  [20, 30],
  [45, 60],
] as const
export const SLOW_PACES = [1, 2, 3, 7] as const
export const CUSTOM = 'custom'

let keys = 0
export const sitter = (who: string): Sitter => ({ key: keys++, who })

/** Others sit on the usual seats: open ones, or bots where there is no server. */
export const newDraft = (game: GameId, players: number, others = 'open'): Draft => ({
  game,
  options: {},
  sitters: Array.from({ length: players }, (_, seat) => sitter(seat === 0 ? 'me' : others)),
  place: 'here',
  listed: true,
  pace: { kind: 'none', live: '10+15', reserve: '10', increment: '15', days: '2' },
  atZero: 'bot',
})

/**
 * Seats somebody. I have at most one seat: whoever had the new one gets my old one. Once somebody is at this device, the open
 * seats are for people at this device too, because nobody from elsewhere can come here.
 */
export function seated(sitters: readonly Sitter[], at: number, who: string): readonly Sitter[] {
  const before = sitters[at]
  return sitters.map((each, seat) => {
    if (seat === at) return { ...each, who }
    if (who === 'me' && each.who === 'me' && before !== undefined) return { ...before, key: each.key }
    return who === 'here' && each.who === 'open' ? { ...each, who } : each
  })
}

export function moved(sitters: readonly Sitter[], from: number, to: number): readonly Sitter[] {
  const one = sitters[from]
  if (one === undefined || to < 0 || to >= sitters.length) return sitters
  return sitters.toSpliced(from, 1).toSpliced(to, 0, one)
}

const has = ({ sitters }: Pick<Draft, 'sitters'>, who: string): boolean =>
  sitters.some((each) => each.who === who)

export const isFull = (draft: Draft): boolean => !has(draft, 'open')

/** Whether several people are to play at this device. */
export const hasOthersHere = (draft: Pick<Draft, 'sitters'>): boolean => has(draft, 'here')

/** Whether I play alone against bots, so that the place is mine to choose. */
export const isAlone = (draft: Draft): boolean => isFull(draft) && !hasOthersHere(draft) && has(draft, 'me')

/** Where the table is: people at this device have it here, open seats are filled on the server. Null if it has both. */
export function placeOf(draft: Draft): GamePlace | null {
  if (hasOthersHere(draft)) return isFull(draft) ? 'here' : null
  return isAlone(draft) ? draft.place : 'server'
}

/** The seats of a game on this device. */
export const localSeatsOf = ({ sitters }: Draft, me: string): readonly LocalSeat[] =>
  sitters.map(({ who, name = '' }) => {
    if (who === 'me') return { kind: 'person', name: me }
    return who === 'here' ? { kind: 'person', name: name.trim() } : { kind: 'bot', bot: who }
  })

export function clockOf(pace: Pace): Clock {
  if (pace.kind === 'none') return { kind: 'none' }
  if (pace.kind === 'slow') return { kind: 'slow', days: Number(pace.days) }
  const [minutes, seconds] =
    pace.live === CUSTOM ? [pace.reserve, pace.increment] : (pace.live.split('+') as [string, string])
  return { kind: 'live', reserve: Math.round(Number(minutes) * 60), increment: Number(seconds) }
}

export const openRequestOf = ({ game, options, sitters, listed, pace, atZero }: Draft): Body<'open'> => ({
  game,
  options: { ...options },
  seats: sitters.map(({ who }) => (who === 'me' || who === 'open' ? who : { bot: who })),
  listed,
  clock: clockOf(pace),
  atZero,
})
