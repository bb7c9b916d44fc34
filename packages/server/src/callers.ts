/** A header of a request, whether it comes by HTTP or opens a socket. */
type Header = (name: string) => string | undefined

export const COOKIE = 'ziggurat'
const IN_COOKIES = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`)
const BEARER = 'Bearer '

/** No browser sends this by itself; it does repeat the Basic credentials that a proxy before us asked for. */
const isScript = (header: Header): boolean => header('authorization')?.startsWith(BEARER) === true

/** The token that a script sends, or else the one in a browser's cookie. */
export function tokenIn(header: Header): string | null {
  if (isScript(header)) return header('authorization')?.slice(BEARER.length) ?? null
  return IN_COOKIES.exec(header('cookie') ?? '')?.[1] ?? null
}

/** Another site's page cannot act for a person who is signed in here: browsers say where a request comes from. */
export function isOurs(header: Header): boolean {
  if (isScript(header)) return true
  const origin = header('origin')
  if (origin === undefined) return header('sec-fetch-site') !== 'cross-site'
  return URL.canParse(origin) && new URL(origin).host === header('host')
}
