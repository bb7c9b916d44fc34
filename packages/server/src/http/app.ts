import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import { fieldProblem, LIMITS, openApi, problem, ROUTES, statusOf, withSentence } from '@ziggurat/protocol'
import type { Asked, RouteName } from '@ziggurat/protocol'
import { pageAt } from '@ziggurat/protocol/pages'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { RecentAddresses } from '../administration/recent-addresses.ts'
import type { ServerEvents } from '../events.ts'
import type { Health } from '../health.ts'
import type { Logger } from '../logger.ts'
import type { MatchCache } from '../match/cache.ts'
import type { Metrics } from '../metrics.ts'
import { isSameOrigin, notAllowed, tokenIn } from '../request-auth.ts'
import { accountHandlers } from './account-handlers.ts'
import type { AccountParts } from './account-handlers.ts'
import { administratorHandlers } from './administrator-handlers.ts'
import type { AdministratorParts } from './administrator-handlers.ts'
import { headerIn } from './handlers.ts'
import type { Handlers } from './handlers.ts'
import { jsonLines } from './json-lines.ts'
import { matchHandlers } from './match-handlers.ts'
import type { MatchParts } from './match-handlers.ts'
import { peopleHandlers } from './people-handlers.ts'
import type { PeopleParts } from './people-handlers.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Site } from './site.ts'

interface AppParts extends AccountParts, MatchParts, PeopleParts, AdministratorParts {
  readonly recent: RecentAddresses
  readonly cache: MatchCache
  readonly events: ServerEvents
  readonly metrics: Metrics
  readonly health: Health
  readonly log: Logger
  readonly version: string
  /** The browser client, if it was built. */
  readonly site: Site | null
}

/** For the host of a server. */
export const NOT_BUILT =
  'The browser client is not built. Build it with npm run build, and start the server again.'

/** The HTTP API, the metrics and the browser client's files. */
export function httpApp(parts: AppParts): Hono {
  const { people, limits, events, metrics, log, version, health } = parts
  const app = new Hono()
  const fail = (context: Context, refused: Problem) => {
    events.emit('problem', refused.code)
    return context.json(withSentence(refused), statusOf(refused))
  }

  const handlers: Handlers = {
    ...accountHandlers(parts),
    ...matchHandlers(parts),
    ...peopleHandlers(parts),
    ...administratorHandlers(parts),
  }

  app.use('*', async (context, next) => {
    const started = performance.now()
    await next()
    metrics.request(context.res.status, performance.now() - started)
    addSecurityHeaders(context)
    log.debug('request', { method: context.req.method, path: context.req.path, status: context.res.status })
  })
  app.use('*', async (context, next) => {
    const isApi = context.req.path.startsWith('/api/')
    // The site's pages are served also to a banned address, so that they can say why nothing works.
    const banned = isApi ? parts.bans.ofAddress(parts.address(context)) : null
    if (banned !== null) return fail(context, banned)
    if (isApi) context.header('Cache-Control', 'no-store')
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
      const bearer = token === null ? null : await people.bearerOf(token)
      const refused = notAllowed(who, bearer)
      if (refused !== null) return fail(context, refused)
      const person = bearer?.person ?? null
      if (person !== null && !limits.may('ownRequests', person.id, parts.address(context)))
        return fail(context, problem('too-fast'))
      if (person !== null) parts.recent.add(person.id, parts.address(context))
      // Somebody who opens a table gets it into memory too.
      const loaded = name === 'open' ? '' : context.req.param('match')
      if (loaded !== undefined && !parts.cache.mayLoad(loaded, parts.address(context)))
        return fail(context, problem('server-busy'))
      const asked = { context, person, bearer, body, param: (key: string) => context.req.param(key) ?? '' }
      const handle = handlers[name] as (asked: unknown) => Promise<object>
      const reply = await handle(asked)
      if (isProblem(reply)) return fail(context, reply)
      return Symbol.asyncIterator in reply
        ? jsonLines(context, 'ziggurat.jsonl', reply as AsyncGenerator<object>)
        : context.json(reply)
    })
  }

  const document = JSON.stringify(openApi(version))
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/healthz', async (context) => {
    return (await health.check()) ? context.json({ ok: true, version }) : fail(context, problem('went-wrong'))
  })
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )
  app.get('*', (context) => {
    if (parts.site === null && pageAt(context.req.path) !== null) return context.text(`${NOT_BUILT}\n`, 503)
    return parts.site?.serve(context) ?? fail(context, problem('nothing-here'))
  })
  app.notFound((context) => fail(context, problem('nothing-here')))
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted || ('code' in error && error.code === 'ECONNRESET'))
      return fail(context, problem('request-broke-off'))
    log.error('a request failed', error, { method: context.req.method, path: context.req.path })
    return fail(context, problem('went-wrong'))
  })
  return app
}

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
