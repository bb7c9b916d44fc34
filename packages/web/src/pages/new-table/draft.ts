import type { Body, Clock } from '@ziggurat/protocol'

import type { GameId } from '../../games/index.ts'

/** The form of a new table as it is filled in. */
export interface Draft {
  readonly game: GameId
  readonly options: Readonly<Record<string, string>>
  readonly sitters: readonly Sitter[]
  readonly listed: boolean
  readonly pace: Pace
  readonly atZero: 'bot' | 'vote'
}

/** Who is to sit at a seat of the new table. */
export interface Sitter {
  /** Stays the same when the seat is moved up or down. */
  readonly key: number
  /** 'me', 'open', or a bot's name. */
  readonly who: string
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

export const newDraft = (game: GameId, players: number): Draft => ({
  game,
  options: {},
  sitters: Array.from({ length: players }, (_, seat) => sitter(seat === 0 ? 'me' : 'open')),
  listed: true,
  pace: { kind: 'none', live: '10+15', reserve: '10', increment: '15', days: '2' },
  atZero: 'bot',
})

/** Seats 'me', 'open' or a bot. I have at most one seat, so my old one becomes open. */
export const seated = (sitters: readonly Sitter[], at: number, who: string): readonly Sitter[] =>
  sitters.map((each, seat) => {
    if (seat === at) return { ...each, who }
    return who === 'me' && each.who === 'me' ? { ...each, who: 'open' } : each
  })

export function moved(sitters: readonly Sitter[], from: number, to: number): readonly Sitter[] {
  const one = sitters[from]
  if (one === undefined || to < 0 || to >= sitters.length) return sitters
  return sitters.toSpliced(from, 1).toSpliced(to, 0, one)
}

export const isFull = ({ sitters }: Draft): boolean => sitters.every(({ who }) => who !== 'open')

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
