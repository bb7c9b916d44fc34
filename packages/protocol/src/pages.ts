/**
 * The pages of the site, for the server and the browser client. ':id' is a required parameter of the path, ':game?' an
 * optional one.
 */
export const PAGES = {
  home: '/',
  newTable: '/new/:game?',
  /** A game in this browser; its id is a parameter of the query, so that a plain file server has the page. */
  here: '/here',
  table: '/table/:id',
  replay: '/replay/:id',
  almanac: '/almanac/:game?',
  rules: '/rules/:game?',
  lookBack: '/back',
  account: '/account',
  settings: '/settings',
  about: '/about',
  admin: '/admin',
  claim: '/claim/:code',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type PageName = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as PageName[]

/** The id in the address of a replay whose record is only in this browser. */
export const LOCAL_REPLAY = 'here'

/** Pages that only show what a server has. */
const ON_SERVER: readonly PageName[] = ['table', 'account', 'admin', 'claim']

/** Whether a page can be shown only with a server. */
export const needsServer = (page: PageName, { id }: PathParts): boolean =>
  ON_SERVER.includes(page) || (page === 'replay' && id !== LOCAL_REPLAY)

/** The paths of all pages that can be shown without a server. Of a page with an id, it is the path without it. */
export const pathsWithoutServer = (games: readonly string[]): readonly string[] => [
  ...NAMES.filter((name) => !ON_SERVER.includes(name)).flatMap((name) => {
    const path = PAGES[name].replace(/(?<=.)\/:\w+\??$/, '')
    return PAGES[name].endsWith(':game?') ? [path, ...games.map((game) => `${path}/${game}`)] : [path]
  }),
  `/replay/${LOCAL_REPLAY}`,
]

/** The parameters of a path by name; '' for an optional one that is missing. */
export type PathParts = Readonly<Record<string, string>>

/** The page at a path, with its parameters; null if there is none. */
export function pageAt(path: string): { readonly page: PageName; readonly named: PathParts } | null {
  // One trailing slash is ignored.
  const address = path.replace(/(?<=[^/])\/$/, '')
  for (const page of NAMES) {
    const named = fit(PAGES[page], address)
    if (named !== null) return { page, named }
  }
  return null
}

/** The parameters of a path that fits a pattern: '/table/:id' and '/table/x' give { id: 'x' }. */
export function fit(pattern: string, address: string): PathParts | null {
  const wanted = pattern.split('/')
  const given = address.split('/')
  const parts: Record<string, string> = {}
  if (given.length > wanted.length) return null
  for (const [at, want] of wanted.entries()) {
    const part = given[at] ?? ''
    if (want.startsWith(':')) {
      const value = decoded(part)
      if (value === null || (value === '' && !want.endsWith('?'))) return null
      parts[want.replace(/^:|\?$/g, '')] = value
    } else if (want !== part) return null
  }
  return parts
}

/** Null if it is not valid percent-encoding. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
