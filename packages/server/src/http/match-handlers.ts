import { BOTS } from '@ziggurat/bots'
import { isProblem } from '@ziggurat/kernel'
import type { Problem, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type { MatchShape } from '@ziggurat/protocol'
import type { Context } from 'hono'

import type { Limits } from '../limits.ts'
import type { Invitations } from '../lobby/invitations.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Records } from '../lobby/records.ts'
import type { Seating } from '../lobby/seating.ts'
import { seatIn } from '../lobby/shape-maker.ts'
import type { Orders } from '../match/standing-orders.ts'
import type { Votes } from '../match/voting.ts'
import type { Handlers } from './handlers.ts'

export interface MatchParts {
  readonly lobby: Lobby
  readonly seating: Seating
  readonly records: Records
  readonly invitations: Invitations
  readonly orders: Orders
  readonly votes: Votes
  readonly limits: Limits
  /** The address that a request came from. */
  readonly address: (request: Context) => string
}

type MatchRoute =
  | 'games'
  | 'myMatches'
  | 'matches'
  | 'open'
  | 'match'
  | 'join'
  | 'leave'
  | 'seatBot'
  | 'removePlayer'
  | 'callAbsent'
  | 'start'
  | 'close'
  | 'invitation'
  | 'tryInvitation'
  | 'rematch'
  | 'orders'
  | 'leaveOrder'
  | 'withdrawOrder'
  | 'record'
  | 'upload'

/** Tables: who sits at them, their standing orders and their records. */
export function matchHandlers(parts: MatchParts): Handlers<MatchRoute> {
  const { lobby, seating, records, orders, votes, limits } = parts

  const matchAfter = async (id: string, done: Problem | null): Promise<Problem | { match: MatchShape }> => {
    if (done !== null) return done
    const match = await lobby.asKnown(id)
    return isProblem(match) ? match : { match }
  }

  return {
    games: async () => ({
      games: [...GAMES.values()].map(({ game, texts }) => ({
        id: game.id,
        title: texts.en.title,
        rules: game.version,
        seats: game.seats,
        options: Object.entries(game.options).map(([key, { values, usual }]) => ({
          key,
          values: [...values],
          usual,
        })),
        bots: [...BOTS],
      })),
    }),
    myMatches: async ({ person }) => ({ matches: await lobby.own(person) }),
    matches: async () => lobby.listed(),
    open: async ({ context, person, body }) => {
      const match = await lobby.open(person, body, parts.address(context))
      return isProblem(match) ? match : { match, invitation: parts.invitations.to(match.id) }
    },
    match: async ({ person, param }) => {
      const match = await lobby.shown(param('match'))
      if (isProblem(match)) return match
      return { match, seat: person === null ? null : seatIn(match, person) }
    },
    join: async ({ context, person, body, param }) => {
      const wish = { ...body, address: parts.address(context) }
      const seat = await seating.join(person, param('match'), wish)
      if (typeof seat === 'object' && seat !== null) return seat
      const match = await lobby.asKnown(param('match'))
      return isProblem(match) ? match : { match, seat }
    },
    leave: async ({ person, param }) =>
      matchAfter(param('match'), await seating.leave(person, param('match'))),
    seatBot: async ({ person, body, param }) =>
      atSeat(param, async (seat) =>
        matchAfter(param('match'), await seating.seatBot(person, param('match'), seat, body.bot)),
      ),
    removePlayer: async ({ person, param }) =>
      atSeat(param, async (seat) =>
        matchAfter(param('match'), await seating.remove(person, param('match'), seat)),
      ),
    callAbsent: async ({ person, param }) =>
      atSeat(param, async (seat) => (await votes.callAbsent(person, param('match'), seat)) ?? {}),
    start: async ({ person, body, param }) =>
      matchAfter(param('match'), await seating.start(person, param('match'), body.contribution)),
    close: async ({ person, param }) => (await lobby.close(person, param('match'))) ?? {},
    invitation: async ({ person, param }) => lobby.invited(person, param('match')),
    tryInvitation: async ({ body, param }) => lobby.isInvitation(param('match'), body.invitation),
    rematch: async ({ context, person, body, param }) => {
      const match = await lobby.rematch(person, param('match'), parts.address(context), body)
      return isProblem(match) ? match : { match }
    },
    orders: async ({ person, param }) => orders.shown(person, param('match')),
    leaveOrder: async ({ person, body, param }) => orders.leave(person, param('match'), body.id),
    withdrawOrder: async ({ person, param }) => orders.withdraw(person, param('match'), param('subject')),
    record: async ({ param }) => records.record(param('match')),
    upload: async ({ context, person, body }) => {
      const address = parts.address(context)
      if (!limits.may('uploads', person.id, address) || !limits.may('uploadsFrom', address))
        return problem('too-many-records')
      const match = await records.upload(person, body)
      return isProblem(match) ? match : { match }
    },
  }
}

/** Acts on the seat in a path. */
async function atSeat<T>(
  param: (name: string) => string,
  act: (seat: Seat) => Promise<T | Problem>,
): Promise<T | Problem> {
  const text = param('seat')
  return /^\d$/.test(text) ? act(Number(text)) : problem('no-such-seat', { seat: text })
}
