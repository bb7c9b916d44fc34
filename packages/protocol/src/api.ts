import { z } from 'zod'

import { must, OBJECT, text, yesOrNo } from './fields.ts'
import { LIMITS } from './limits.ts'
import { PATHS } from './paths.ts'
import type { Place, RouteName } from './paths.ts'
import {
  atZero,
  clock,
  hand,
  label,
  leftOrder,
  match,
  options,
  order,
  ownMatch,
  password,
  person,
  personName,
  seat,
  time,
  toldProblem,
} from './shapes.ts'

const body = <const Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, OBJECT)
const nothing = body({})

const token = z.object({ id: z.string(), label: z.string(), created: time })

/** An option of a game: what it can be, and what it usually is. */
const gameOption = z.object({ key: z.string(), values: z.array(z.string()), usual: z.string() })

const game = z.object({
  id: z.string(),
  title: z.string(),
  rules: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(gameOption),
  bots: z.array(z.string()),
})

/** Who gets a seat of a new table: the one who opens it, somebody else, a bot. */
const wish = z.union(
  [z.literal('me'), z.literal('open'), z.object({ bot: text(1, 40) })],
  must('field-seat', {}),
)

const SEATS = must('field-seats', { least: 1, most: 10 })

const newMatch = body({
  game: text(1, 40),
  options: options.default({}),
  seats: z.array(wish, SEATS).min(1, SEATS).max(10, SEATS),
  listed: yesOrNo.default(false),
  clock: clock.default({ kind: 'none' }),
  atZero: atZero.default('bot'),
})

interface Route extends Place {
  readonly says: string
  /** Who may: anybody, or somebody whom the server knows. */
  readonly who: 'anybody' | 'person'
  readonly body: z.ZodType
  readonly reply: z.ZodType
}

const route = <
  const Name extends RouteName,
  const Who extends Route['who'],
  const Body extends z.ZodType,
  const Reply extends z.ZodType,
>(
  name: Name,
  says: string,
  who: Who,
  body: Body,
  reply: Reply,
) => ({ ...PATHS[name], says, who, body, reply })

/** Everything that is asked by HTTP: the server's table of contents. */
export const ROUTES = {
  games: route(
    'games',
    'the games and their options',
    'anybody',
    nothing,
    z.object({ games: z.array(game) }),
  ),
  me: route('me', 'who I am; null if nobody', 'anybody', nothing, z.object({ person: person.nullable() })),
  enter: route(
    'enter',
    'enter as a guest with a name',
    'anybody',
    body({ name: personName }),
    z.object({ person }),
  ),
  rename: route(
    'rename',
    'another name for a guest',
    'person',
    body({ name: personName }),
    z.object({ person }),
  ),
  register: route(
    'register',
    'a guest becomes an account and keeps all games',
    'person',
    body({ name: personName, password }),
    z.object({ person }),
  ),
  changePassword: route(
    'changePassword',
    'another password for my account; everywhere else I am signed out',
    'person',
    body({ old: text(0, LIMITS.password.most), password }),
    nothing,
  ),
  signIn: route(
    'signIn',
    'sign in to an account',
    'anybody',
    body({ name: personName, password: text(0, LIMITS.password.most) }),
    z.object({ person }),
  ),
  signOut: route('signOut', 'sign out', 'person', nothing, nothing),
  tokens: route('tokens', 'my tokens for scripts', 'person', nothing, z.object({ tokens: z.array(token) })),
  addToken: route(
    'addToken',
    'a new token for a script, shown this once',
    'person',
    body({ label }),
    z.object({ id: z.string(), token: z.string() }),
  ),
  removeToken: route('removeToken', 'a token is valid no more', 'person', nothing, nothing),
  myMatches: route(
    'myMatches',
    'my games, the latest first',
    'person',
    nothing,
    z.object({ matches: z.array(ownMatch) }),
  ),
  matches: route(
    'matches',
    'tables that everybody may find: open ones, and running ones to look at',
    'anybody',
    nothing,
    z.object({ open: z.array(match), running: z.array(match) }),
  ),
  open: route('open', 'open a table', 'person', newMatch, z.object({ match, invitation: z.string() })),
  match: route('match', 'a table', 'anybody', nothing, z.object({ match, seat: seat.nullable() })),
  join: route(
    'join',
    'take an open seat, or with an invitation that of a bot that plays for nobody',
    'person',
    body({ seat: seat.optional(), invitation: text(0, 100).optional() }),
    z.object({ match, seat }),
  ),
  leave: route('leave', 'give up my seat; a bot plays on', 'person', nothing, z.object({ match })),
  seatBot: route(
    'seatBot',
    'the host gives an open seat to a bot, or opens it again',
    'person',
    body({ bot: text(1, 40).nullable() }),
    z.object({ match }),
  ),
  start: route('start', 'the host starts the game', 'person', nothing, z.object({ match })),
  close: route('close', 'the host closes a table that has not begun', 'person', nothing, nothing),
  invitation: route(
    'invitation',
    'what to send to somebody who is to join, for those at the table',
    'person',
    nothing,
    z.object({ invitation: z.string() }),
  ),
  tryInvitation: route(
    'tryInvitation',
    'whether an invitation is one to this table',
    'anybody',
    body({ invitation: text(0, 100) }),
    z.object({ valid: z.boolean() }),
  ),
  rematch: route('rematch', 'the same table again', 'person', nothing, z.object({ match })),
  orders: route(
    'orders',
    'my standing orders in a match, and all that I could leave',
    'person',
    nothing,
    z.object({ orders: z.array(leftOrder), possible: z.array(order) }),
  ),
  leaveOrder: route(
    'leaveOrder',
    'leave an order, in place of an older one about the same thing',
    'person',
    body({ id: text(1, LIMITS.answer) }),
    z.object({ orders: z.array(leftOrder) }),
  ),
  withdrawOrder: route(
    'withdrawOrder',
    'withdraw an order, or put away one that was dropped',
    'person',
    nothing,
    z.object({ orders: z.array(leftOrder) }),
  ),
  record: route(
    'record',
    'the record of a game that is over, its seed, when seats changed hands',
    'anybody',
    nothing,
    z.object({ record: z.string(), hands: z.array(hand) }),
  ),
  upload: route(
    'upload',
    'a record to look at: it is checked and kept as a game that is over',
    'person',
    body({ record: text(1, LIMITS.record) }),
    z.object({ match }),
  ),
} as const satisfies Record<RouteName, Route>

export type Body<Name extends RouteName> = z.input<(typeof ROUTES)[Name]['body']>
/** A body with what is usual filled in. */
export type Asked<Name extends RouteName> = z.output<(typeof ROUTES)[Name]['body']>
export type Reply<Name extends RouteName> = z.infer<(typeof ROUTES)[Name]['reply']>

/** What is said instead of a reply: a code with what it is about, and one English sentence. */
export const problem = z.object(toldProblem)
