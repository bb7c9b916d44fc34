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
