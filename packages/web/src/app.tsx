import { needsServer } from '@ziggurat/protocol/pages'
import type { PathParts, PageName } from '@ziggurat/protocol/pages'
import type { ComponentChild, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from './core/language.ts'
import { page, path } from './core/router.ts'
import { dismissal } from './core/session.ts'
import { hasServer } from './core/site.ts'
import { Home } from './pages/home.tsx'
import { lazy } from './parts/lazy.tsx'
import { NotFound } from './parts/not-found.tsx'
import { problemText } from './parts/problem.ts'
import { SiteFrame } from './parts/site.tsx'

const NewTable = lazy<{ readonly game: string }>(async () => (await import('./pages/new-table.tsx')).NewTable)
const Almanac = lazy<{ readonly game: string }>(async () => (await import('./pages/almanac.tsx')).Almanac)
const Rules = lazy<{ readonly game: string }>(async () => (await import('./pages/rules.tsx')).Rules)
const LookBack = lazy(async () => (await import('./pages/look-back.tsx')).LookBack)
const Account = lazy(async () => (await import('./pages/account.tsx')).Account)
const Settings = lazy(async () => (await import('./pages/settings.tsx')).Settings)
const About = lazy(async () => (await import('./pages/about.tsx')).About)
const Admin = lazy(async () => (await import('./pages/admin.tsx')).Admin)
const Claim = lazy<{ readonly code: string }>(async () => (await import('./pages/claim.tsx')).Claim)
const MatchPage = lazy<{ readonly id: string }>(
  async () => (await import('./match/match-page.tsx')).MatchPage,
)
const LocalPage = lazy(async () => (await import('./local/local-page.tsx')).LocalPage)
const Replay = lazy<{ readonly id: string }>(async () => (await import('./match/replay-page.tsx')).ReplayPage)

/** The component of each page. A match fills the screen; other pages have the site's header and footer. */
const PAGE_VIEWS: Readonly<Record<PageName, (named: PathParts) => ComponentChild>> = {
  home: () => inSite(<Home />),
  newTable: ({ game = '' }) => inSite(<NewTable game={game} />),
  here: () => <LocalPage />,
  table: ({ id = '' }) => <MatchPage key={id} id={id} />,
  replay: ({ id = '' }) => <Replay key={id} id={id} />,
  almanac: ({ game = '' }) => inSite(<Almanac game={game} />),
  rules: ({ game = '' }) => inSite(<Rules game={game} />),
  lookBack: () => inSite(<LookBack />),
  account: () => inSite(<Account />),
  settings: () => inSite(<Settings />),
  about: () => inSite(<About />),
  admin: () => inSite(<Admin />),
  claim: ({ code = '' }) => inSite(<Claim code={code} />),
}

const inSite = (page: ComponentChild): ComponentChild => <SiteFrame>{page}</SiteFrame>

export const App: FunctionComponent = () => {
  useEffect(() => {
    dismissal.value = null
  }, [path.value])
  if (dismissal.value !== null) return inSite(<NotFound says={problemText(dismissal.value)} />)
  const shown = page.value
  if (shown === null) return inSite(<NotFound says={say.value.common.notFound} />)
  if (!hasServer && needsServer(shown.page, shown.named))
    return inSite(<NotFound says={say.value.common.needsServer} />)
  return PAGE_VIEWS[shown.page](shown.named)
}
