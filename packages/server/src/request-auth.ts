import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { ROUTES, RouteName } from '@ziggurat/protocol'
import type { Bearer, TokenKind } from '@ziggurat/store'

/** Reads a request header, of an HTTP request or of a socket's upgrade request. */
type Header = (name: string) => string | undefined

export const COOKIE = 'ziggurat'
const IN_COOKIES = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`)
const BEARER = 'Bearer '

/** Browsers never send a bearer token by themselves. They do send Basic credentials for a proxy in front of the server. */
const isScript = (header: Header): boolean => header('authorization')?.startsWith(BEARER) === true

/** The bearer token of a script, or the token in a browser's cookie. */
export function tokenIn(header: Header): string | null {
  if (isScript(header)) return header('authorization')?.slice(BEARER.length) ?? null
  return IN_COOKIES.exec(header('cookie') ?? '')?.[1] ?? null
}

/** Guards against cross-site request forgery: false for a browser request from another site's page. */
export function isSameOrigin(header: Header): boolean {
  if (isScript(header)) return true
  const origin = header('origin')
  if (origin === undefined) return header('sec-fetch-site') !== 'cross-site'
  return URL.canParse(origin) && new URL(origin).host === header('host')
}

/** Whether the client uses https: then a proxy in front of the server says so. */
export const isSecure = (header: Header): boolean => header('x-forwarded-proto') === 'https'

/** What each kind of token may do, from least to most. */
const RIGHTS: readonly TokenKind[] = ['read', 'play', 'session']

export const isAdministrator = (bearer: Bearer | null): boolean =>
  bearer?.standing.administrator === true && bearer.token.kind === 'session'

/** Why a request with this kind of token, or without a token, may not do what needs this right; null if it may. */
export function notAllowed(who: (typeof ROUTES)[RouteName]['who'], bearer: Bearer | null): Problem | null {
  if (who === 'anybody') return null
  if (bearer === null) return problem('enter-first')
  if (who === 'administrator') return isAdministrator(bearer) ? null : problem('administrators-only')
  const { kind } = bearer.token
  if (RIGHTS.indexOf(kind) >= RIGHTS.indexOf(who)) return null
  return problem(who === 'session' ? 'session-only' : 'read-only-token')
}
