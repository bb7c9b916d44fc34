import type { ComponentChild, FunctionComponent } from 'preact'

import { say } from './core/language.ts'
import { fit, path } from './core/router.ts'
import { Home } from './pages/home.tsx'
import { lazy } from './parts/lazy.tsx'
import { Nowhere } from './parts/nowhere.tsx'
import { Site } from './parts/site.tsx'

const NewTable = lazy<{ readonly game: string }>(async () => (await import('./pages/new-table.tsx')).NewTable)
const Almanac = lazy<{ readonly game: string }>(async () => (await import('./pages/almanac.tsx')).Almanac)
const Rules = lazy<{ readonly game: string }>(async () => (await import('./pages/rules.tsx')).Rules)
const LookBack = lazy(async () => (await import('./pages/look-back.tsx')).LookBack)
const Account = lazy(async () => (await import('./pages/account.tsx')).Account)
const Settings = lazy(async () => (await import('./pages/settings.tsx')).Settings)
const About = lazy(async () => (await import('./pages/about.tsx')).About)
const MatchPage = lazy<{ readonly id: string }>(
  async () => (await import('./match/match-page.tsx')).MatchPage,
)
const Replay = lazy<{ readonly id: string }>(async () => (await import('./match/replay-page.tsx')).ReplayPage)

type Parts = Readonly<Record<string, string>>

/** The site's table of contents. Tables fill the screen; everything else stands under the site's head. */
const PAGES: readonly (readonly [string, (parts: Parts) => ComponentChild])[] = [
  ['/', () => <Home />],
  ['/new/:game?', ({ game = '' }) => <NewTable game={game} />],
  ['/almanac/:game?', ({ game = '' }) => <Almanac game={game} />],
  ['/rules/:game?', ({ game = '' }) => <Rules game={game} />],
  ['/back', () => <LookBack />],
  ['/account', () => <Account />],
  ['/settings', () => <Settings />],
  ['/about', () => <About />],
]

export const App: FunctionComponent = () => {
  const address = path.value.length > 1 ? path.value.replace(/\/$/, '') : '/'
  const table = fit('/table/:id', address)
  if (table?.['id'] !== undefined) return <MatchPage key={table['id']} id={table['id']} />
  const replay = fit('/replay/:id', address)
  if (replay?.['id'] !== undefined) return <Replay key={replay['id']} id={replay['id']} />
  for (const [pattern, page] of PAGES) {
    const parts = fit(pattern, address)
    if (parts !== null) return <Site>{page(parts)}</Site>
  }
  return (
    <Site>
      <Nowhere says={say.value.common.notFound} />
    </Site>
  )
}
