import { z } from 'zod'

import { ADMINISTRATOR_ROUTES } from './administrator-api.ts'
import { fieldRule, text, whole, yesOrNo } from './fields.ts'
import { LIMITS } from './limits.ts'
import type { RouteName } from './paths.ts'
import { personalData } from './personal-data.ts'
import { body, nothing, route } from './route.ts'
import type { Route } from './route.ts'
import {
  atZero,
  clock,
  contribution,
  count,
  handover,
  id,
  label,
  leftOrder,
  match,
  options,
  order,
  ownMatch,
  password,
  person,
  personName,
  reportText,
  scope,
  seat,
  time,
  problemWithSentence,
} from './shapes.ts'

const onlyContribution = body({ contribution: contribution.optional() })

const token = z.object({
  id: z.string(),
  label: z.string(),
  scope,
  created: time,
  /** Null for a token from before tokens expired. */
  expires: time.nullable(),
})

/** An option of a game: its values, and its default. */
const gameOption = z.object({ key: z.string(), values: z.array(z.string()), usual: z.string() })

const game = z.object({
  id: z.string(),
  title: z.string(),
  rules: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(gameOption),
  bots: z.array(z.string()),
})

/** Who gets a seat of a new table: the host, somebody who joins, or a bot. */
const wish = z.union(
  [z.literal('me'), z.literal('open'), z.object({ bot: text(1, 40) })],
  fieldRule('field-seat', {}),
)

const SEATS = fieldRule('field-seats', { least: 1, most: 10 })

const newMatch = body({
  game: text(1, 40),
  options: options.default({}),
  seats: z.array(wish, SEATS).min(1, SEATS).max(10, SEATS),
  listed: yesOrNo.default(false),
  clock: clock.default({ kind: 'none' }),
  atZero: atZero.default('bot'),
  contribution: contribution.optional(),
})

/** All routes of the HTTP API. */
export const ROUTES = {
  games: route(
    'games',
    'the games and their options',
    'anybody',
    nothing,
    z.object({ games: z.array(game) }),
  ),
  me: route(
    'me',
    'who I am, and whether I am an administrator; null if nobody',
    'anybody',
    nothing,
    z.object({ person: person.nullable(), administrator: z.literal(true).optional() }),
  ),
  enter: route(
    'enter',
    'enter as a guest with a name',
    'anybody',
    body({ name: personName }),
    z.object({ person }),
  ),
  rename: route('rename', 'rename a guest', 'session', body({ name: personName }), z.object({ person })),
  register: route(
    'register',
    'make a guest an account, which keeps all games; all other sessions end, and this one gets a new token',
    'session',
    body({ name: personName, password }),
    z.object({ person }),
  ),
  changePassword: route(
    'changePassword',
    'change my password; all other sessions end',
    'session',
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
  signOut: route('signOut', 'sign out', 'session', nothing, nothing),
  tokens: route('tokens', 'my API tokens', 'session', nothing, z.object({ tokens: z.array(token) })),
  addToken: route(
    'addToken',
    'a new API token, shown only this once',
    'session',
    body({
      label,
      scope: scope.default('play'),
      days: whole(1, LIMITS.tokenDays.most).default(LIMITS.tokenDays.usual),
    }),
    z.object({ id: z.string(), token: z.string(), expires: time }),
  ),
  removeToken: route('removeToken', 'remove an API token', 'session', nothing, nothing),
  deleteMe: route(
    'deleteMe',
    'delete me, at once and for good; an account gives its password again',
    'session',
    body({ password: text(0, LIMITS.password.most).default('') }),
    nothing,
  ),
  exportMe: {
    ...route(
      'exportMe',
      'download everything that the server stores about me, as JSON lines',
      'session',
      nothing,
      personalData,
    ),
    lines: true,
  },
  blocked: route(
    'blocked',
    'the people I have blocked',
    'session',
    nothing,
    z.object({ people: z.array(person) }),
  ),
  block: route(
    'block',
    'block a person: I do not get their chat lines, and they cannot sit down at a table where I sit or that I host',
    'session',
    body({ person: id }),
    nothing,
  ),
  unblock: route('unblock', 'unblock a person', 'session', nothing, nothing),
  myMatches: route(
    'myMatches',
    'my games, the latest first',
    'read',
    nothing,
    z.object({ matches: z.array(ownMatch) }),
  ),
  matches: route(
    'matches',
    'listed tables: open ones, and running ones to watch',
    'anybody',
    nothing,
    z.object({ open: z.array(match), running: z.array(match) }),
  ),
  open: route('open', 'open a table', 'play', newMatch, z.object({ match, invitation: z.string() })),
  match: route('match', 'a table', 'anybody', nothing, z.object({ match, seat: seat.nullable() })),
  join: route(
    'join',
    'take an open seat; with an invitation, also ask for the seat of a bot that does not play for a person',
    'play',
    body({
      seat: seat.optional(),
      invitation: text(0, 100).optional(),
      contribution: contribution.optional(),
    }),
    z.object({ match, seat: seat.nullable() }),
  ),
  leave: route(
    'leave',
    'leave my seat; during the game a bot takes over. Without a seat: withdraw my request for one',
    'play',
    nothing,
    z.object({ match }),
  ),
  seatBot: route(
    'seatBot',
    'the host gives an open seat to a bot, or opens it again',
    'play',
    body({ bot: text(1, 40).nullable() }),
    z.object({ match }),
  ),
  removePlayer: route(
    'removePlayer',
    'the host removes a player before the start; the player cannot come back to this table',
    'play',
    nothing,
    z.object({ match }),
  ),
  callAbsent: route(
    'callAbsent',
    'call a vote on going on without a player whose answer a table without a clock has waited for a day',
    'play',
    nothing,
    nothing,
  ),
  start: route('start', 'the host starts the game', 'play', onlyContribution, z.object({ match })),
  close: route('close', 'the host closes a table that has not started', 'play', nothing, nothing),
  invitation: route(
    'invitation',
    'the invitation to send to others, for the players and the host',
    'play',
    nothing,
    z.object({ invitation: z.string() }),
  ),
  tryInvitation: route(
    'tryInvitation',
    'whether an invitation to this table is valid',
    'anybody',
    body({ invitation: text(0, 100) }),
    z.object({ valid: z.boolean() }),
  ),
  rematch: route(
    'rematch',
    'open or join a rematch',
    'play',
    body({
      contribution: contribution.optional(),
      /** Who plays at the seats of the bots; by default the same ones again. */
      bot: text(1, 40).optional(),
    }),
    z.object({ match }),
  ),
  orders: route(
    'orders',
    'my standing orders in a match, and all that I can leave now',
    'read',
    nothing,
    z.object({ orders: z.array(leftOrder), possible: z.array(order) }),
  ),
  leaveOrder: route(
    'leaveOrder',
    'leave an order; it replaces mine on the same subject',
    'play',
    body({ id: text(1, LIMITS.answer) }),
    z.object({ orders: z.array(leftOrder) }),
  ),
  withdrawOrder: route(
    'withdrawOrder',
    'withdraw an order, or dismiss one that was dropped',
    'play',
    nothing,
    z.object({ orders: z.array(leftOrder) }),
  ),
  record: route(
    'record',
    'the record of a finished game with its seed, and its handovers',
    'anybody',
    nothing,
    z.object({ record: z.string(), handovers: z.array(handover) }),
  ),
  report: route(
    'report',
    'report a person to the administrators, at most once a day; `line` is the number of their chat line at the match',
    'session',
    body({ person: id, match: id.optional(), line: count.optional(), text: reportText }),
    nothing,
  ),
  upload: route(
    'upload',
    'upload a record: it is verified and stored as a finished game; with `seat`, as a game of mine',
    'play',
    body({
      record: text(1, LIMITS.record),
      /** My seat in the game. */
      seat: seat.optional(),
      /** By seat, the name of the bot that had it, or null. */
      bots: z.array(text(1, 40).nullable(), SEATS).max(10, SEATS).optional(),
    }),
    z.object({ match }),
  ),
  about: route(
    'about',
    'what the host of the server says about it',
    'anybody',
    nothing,
    z.object({ name: z.string(), legalNotice: z.string(), privacy: z.string() }),
  ),
  claim: route(
    'claim',
    'become the administrator of this server, with the code of a link that only its host can make',
    'session',
    body({ code: text(1, 100) }),
    nothing,
  ),
  ...ADMINISTRATOR_ROUTES,
} as const satisfies Record<RouteName, Route>

export type Body<Name extends RouteName> = z.input<(typeof ROUTES)[Name]['body']>
/** A body with defaults filled in. */
export type Asked<Name extends RouteName> = z.output<(typeof ROUTES)[Name]['body']>
export type Reply<Name extends RouteName> = z.infer<(typeof ROUTES)[Name]['reply']>

/** The reply when something was not done: a code with parameters, and one English sentence. */
export const problem = z.object(problemWithSentence)
