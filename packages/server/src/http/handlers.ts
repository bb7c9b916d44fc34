import type { Problem } from '@ziggurat/kernel'
import type { Asked, Reply, ROUTES, RouteName } from '@ziggurat/protocol'
import type { Bearer, Person } from '@ziggurat/store'
import type { Context } from 'hono'

/** One request, read and checked. */
interface Request<Name extends RouteName> {
  readonly context: Context
  readonly person: (typeof ROUTES)[Name]['who'] extends 'anybody' ? Person | null : Person
  /** Their token. */
  readonly bearer: (typeof ROUTES)[Name]['who'] extends 'anybody' ? Bearer | null : Bearer
  readonly body: Asked<Name>
  /** A parameter of the path. */
  readonly param: (name: string) => string
}

/** What a handler returns: the reply, or its lines. */
type Returned<Name extends RouteName> = (typeof ROUTES)[Name] extends { readonly lines: true }
  ? AsyncGenerator<Reply<Name>>
  : Reply<Name>
type Handler<Name extends RouteName> = (asked: Request<Name>) => Promise<Returned<Name> | Problem>
/** What the server does for each of these routes. */
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> }

export const headerIn =
  (context: Context) =>
  (name: string): string | undefined =>
    context.req.header(name)
