import { BOTS } from '@ziggurat/bots'
import { isProblem } from '@ziggurat/kernel'
import type { Problem, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { fieldProblem, LIMITS, openApi, problem, ROUTES, statusOf, withSentence } from '@ziggurat/protocol'
import type { Asked, MatchShape, Reply, RouteName } from '@ziggurat/protocol'
import { nameKey } from '@ziggurat/store'
import type { Person, Store } from '@ziggurat/store'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'

import type { Limits } from '../limits.ts'
import type { Invitations } from '../lobby/invitations.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Records } from '../lobby/records.ts'
import type { Seating } from '../lobby/seating.ts'
import { seatIn, shapeOf } from '../lobby/shape-maker.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import type { Logger } from '../logger.ts'
import type { Orders } from '../match/standing-orders.ts'
import type { Votes } from '../match/votes.ts'
import type { Metrics } from '../metrics.ts'
import { SESSION } from '../people.ts'
import type { People } from '../people.ts'
import { COOKIE, isSameOrigin, tokenIn } from '../request-auth.ts'
import type { Site } from './site.ts'

export interface AppParts {
  readonly store: Store
  readonly people: People
  readonly lobby: Lobby
  readonly seating: Seating
  readonly records: Records
  readonly shapes: ShapeMaker
  readonly invitations: Invitations
  readonly orders: Orders
  readonly votes: Votes
  readonly limits: Limits
  readonly metrics: Metrics
  readonly log: Logger
  readonly version: string
  /** The browser client, if it was built. */
  readonly site: Site | null
  /** The address that a request came from. */
  readonly address: (request: Context) => string
}

/** One request, read and checked. */
interface Request<Name extends RouteName> {
  readonly context: Context
  readonly person: (typeof ROUTES)[Name]['who'] extends 'person' ? Person : Person | null
  readonly body: Asked<Name>
  /** A parameter of the path. */
  readonly param: (name: string) => string
}

type Handler<Name extends RouteName> = (asked: Request<Name>) => Promise<Reply<Name> | Problem>
type Handlers = { readonly [Name in RouteName]: Handler<Name> }

/** The HTTP API, the metrics and the browser client's files. */
export function httpApp(parts: AppParts): Hono {
  const { people, lobby, seating, records, shapes, orders, votes, limits, metrics, log, version } = parts
  const app = new Hono()

  const nameTaken = problem('name-taken')
  const hasAccount = problem('has-account')
  const tooManyTries = problem('too-many-tries')
  const mayTry = (context: Context, name: string): boolean =>
    limits.may('passwords', parts.address(context)) && limits.may('triesAtName', nameKey(name))

  const matchAfter = async (id: string, done: Problem | null): Promise<Problem | { match: MatchShape }> => {
    if (done !== null) return done
    const match = await lobby.asKnown(id)
    return isProblem(match) ? match : { match }
  }

  const handlers: Handlers = {
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
    me: async ({ context, person }) => {
      if (person === null && tokenIn(headerIn(context)) !== null) forget(context)
      return { person: person === null ? null : shapeOf(person) }
    },
    enter: async ({ context, body }) => {
      if (!limits.may('guests', parts.address(context))) return problem('too-many-guests')
      const entered = await people.enter(body.name)
      if (entered === null) return nameTaken
      remember(context, entered.token)
      return { person: shapeOf(entered.person) }
    },
    rename: async ({ person, body }) => {
      if (person.account) return problem('account-keeps-name')
      if (!(await people.rename(person, body.name))) return nameTaken
      shapes.forgetNames(person)
      return { person: { ...shapeOf(person), name: body.name } }
    },
    register: async ({ context, person, body }) => {
      if (person.account) return hasAccount
      if (!limits.may('passwords', parts.address(context))) return tooManyTries
      const account = await people.register(person, body.name, body.password)
      shapes.forgetNames(person)
      if (account !== null) return { person: shapeOf(account) }
      // Of two concurrent requests by one guest, the second finds that they have an account already.
      const now = await parts.store.person(person.id)
      return now?.account === true ? hasAccount : nameTaken
    },
    changePassword: async ({ context, person, body }) => {
      if (!person.account) return problem('guest-without-password')
      if (!mayTry(context, person.name)) return tooManyTries
      const token = tokenIn(headerIn(context)) ?? ''
      const done = await people.changePassword(person, body.old, body.password, token)
      return done ? {} : problem('wrong-password')
    },
    signIn: async ({ context, body }) => {
      if (!mayTry(context, body.name)) return tooManyTries
      const found = await people.signIn(body.name, body.password)
      if (found === null) return problem('wrong-name-or-password')
      remember(context, found.token)
      return { person: shapeOf(found.person) }
    },
    signOut: async ({ context }) => {
      const token = tokenIn(headerIn(context))
      if (token !== null) await people.signOut(token)
      forget(context)
      return {}
    },
    tokens: async ({ person }) => ({
      tokens: (await people.tokens(person)).map(({ id, label, created }) => ({ id, label, created })),
    }),
    addToken: async ({ person, body }) =>
      (await people.addToken(person, body.label)) ?? problem('too-many-tokens'),
    removeToken: async ({ person, param }) =>
      (await people.removeToken(person, param('token'))) ? {} : problem('no-such-token'),
    myMatches: async ({ person }) => ({ matches: await lobby.own(person) }),
    matches: async () => lobby.listed(),
    open: async ({ person, body }) => {
      const match = await lobby.open(person, body)
      return isProblem(match) ? match : { match, invitation: parts.invitations.to(match.id) }
    },
    match: async ({ person, param }) => {
      const match = await lobby.shown(param('match'))
      if (isProblem(match)) return match
      return { match, seat: person === null ? null : seatIn(match, person) }
    },
    join: async ({ person, body, param }) => {
      const seat = await seating.join(person, param('match'), body.seat, body.invitation)
      if (typeof seat !== 'number') return seat
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
    start: async ({ person, param }) =>
      matchAfter(param('match'), await seating.start(person, param('match'))),
    close: async ({ person, param }) => (await lobby.close(person, param('match'))) ?? {},
    invitation: async ({ person, param }) => lobby.invited(person, param('match')),
    tryInvitation: async ({ body, param }) => lobby.isInvitation(param('match'), body.invitation),
    rematch: async ({ person, param }) => {
      const match = await lobby.rematch(person, param('match'))
      return isProblem(match) ? match : { match }
    },
    orders: async ({ person, param }) => orders.shown(person, param('match')),
    leaveOrder: async ({ person, body, param }) => orders.leave(person, param('match'), body.id),
    withdrawOrder: async ({ person, param }) => orders.withdraw(person, param('match'), param('subject')),
    record: async ({ param }) => records.record(param('match')),
    upload: async ({ context, person, body }) => {
      // Also by address: guests are easy to create, and uploads are permanent.
      if (!limits.may('uploads', person.id) || !limits.may('uploads', parts.address(context)))
        return problem('too-many-records')
      const match = await records.upload(person, body.record)
      return isProblem(match) ? match : { match }
    },
  }

  app.use('*', async (context, next) => {
    const started = performance.now()
    await next()
    metrics.request(context.res.status, performance.now() - started)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'same-origin')
    context.header('X-Frame-Options', 'DENY')
    log.debug('request', { method: context.req.method, path: context.req.path, status: context.res.status })
  })
  app.use('/api/*', async (context, next) => {
    if (!limits.may('requests', parts.address(context))) return fail(context, problem('too-fast'))
    context.header('Cache-Control', 'no-store')
    return next()
  })
  const tooLarge = (context: Context) => fail(context, problem('too-large'))
  app.use('/api/records', bodyLimit({ maxSize: LIMITS.record * 2, onError: tooLarge }))
  app.use('/api/*', async (context, next) =>
    context.req.path === '/api/records'
      ? next()
      : bodyLimit({ maxSize: 65_536, onError: tooLarge })(context, next),
  )

  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path, who } = ROUTES[name]
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      if (method !== 'GET' && !isSameOrigin(headerIn(context))) return fail(context, problem('other-site'))
      if (Object.values<string>(context.req.param()).some((value) => !/^[\w-]{1,40}$/.test(value)))
        return fail(context, problem('nothing-here'))
      const body = method === 'POST' ? await bodyIn(context, name) : {}
      if (isProblem(body)) return fail(context, body)
      const token = tokenIn(headerIn(context))
      const person = token === null ? null : await people.personOfToken(token)
      if (who === 'person' && person === null) return fail(context, problem('enter-first'))
      if (person !== null && !limits.may('ownRequests', person.id)) return fail(context, problem('too-fast'))
      const asked = { context, person, body, param: (key: string) => context.req.param(key) ?? '' }
      const handle = handlers[name] as (asked: unknown) => Promise<object>
      const reply = await handle(asked)
      return isProblem(reply) ? fail(context, reply) : context.json(reply)
    })
  }

  const document = openApi(version)
  app.get('/api/openapi.json', (context) => context.json(document))
  app.get('/healthz', async (context) => {
    await parts.store.ping()
    return context.json({ ok: true, version })
  })
  const prometheus = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }
  app.get('/metrics', (context) => context.body(metrics.text(), 200, prometheus))
  app.get('*', (context) => parts.site?.serve(context) ?? fail(context, problem('nothing-here')))
  app.notFound((context) => fail(context, problem('nothing-here')))
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted || ('code' in error && error.code === 'ECONNRESET'))
      return fail(context, problem('request-broke-off'))
    log.error('a request failed', error, { method: context.req.method, path: context.req.path })
    return fail(context, problem('went-wrong'))
  })
  return app
}

/** Acts on the seat in a path. */
async function atSeat<T>(
  param: (name: string) => string,
  act: (seat: Seat) => Promise<T | Problem>,
): Promise<T | Problem> {
  const text = param('seat')
  return /^\d$/.test(text) ? act(Number(text)) : problem('no-such-seat', { seat: text })
}

/** Stores the token in a cookie that scripts cannot read. */
const remember = (context: Context, token: string, maxAge = SESSION / 1000): void =>
  setCookie(context, COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge,
    secure: isSecure(context),
  })

const forget = (context: Context): void => remember(context, '', 0)

const fail = (context: Context, refused: Problem) => context.json(withSentence(refused), statusOf(refused))

const headerIn =
  (context: Context) =>
  (name: string): string | undefined =>
    context.req.header(name)

/** Whether the client uses https, with this server or with a proxy in front of it. */
const isSecure = (context: Context): boolean =>
  new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https'

async function bodyIn<Name extends RouteName>(context: Context, name: Name): Promise<Asked<Name> | Problem> {
  const type = context.req.header('content-type') ?? ''
  const text = await context.req.text()
  if (text !== '' && !type.startsWith('application/json')) return problem('body-type')
  let data: unknown
  try {
    data = text === '' ? {} : JSON.parse(text)
  } catch {
    return problem('body-json')
  }
  const parsed = ROUTES[name].body.safeParse(data)
  if (parsed.success) return parsed.data as Asked<Name>
  return fieldProblem(parsed.error, 'body')
}
