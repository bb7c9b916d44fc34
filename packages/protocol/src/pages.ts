/**
 * The pages of the site: the server gives each of them, the browser client shows it. ':id' stands for something that an
 * address must name, ':game?' for something that it may.
 */
export const PAGES = {
  home: '/',
  newTable: '/new/:game?',
  table: '/table/:id',
  replay: '/replay/:id',
  almanac: '/almanac/:game?',
  rules: '/rules/:game?',
  lookBack: '/back',
  account: '/account',
  settings: '/settings',
  about: '/about',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type PageName = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as PageName[]

/** What an address names, by the names in the pattern; '' for what it may name and does not. */
export type Named = Readonly<Record<string, string>>

/** The page that a path leads to, and what the path names; null if there is none. */
export function pageAt(path: string): { readonly page: PageName; readonly named: Named } | null {
  // A slash at the end does not matter, two of them do.
  const address = path.replace(/(?<=[^/])\/$/, '')
  for (const page of NAMES) {
    const named = fit(PAGES[page], address)
    if (named !== null) return { page, named }
  }
  return null
}

/** The parts of a path that fit a pattern: '/table/:id' and '/table/x' give { id: 'x' }. */
export function fit(pattern: string, address: string): Named | null {
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

/** Null if nobody can have meant it. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
