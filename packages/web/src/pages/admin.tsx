import { useSignal } from '@preact/signals'
import type { Reply } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import { me, server } from '../core/session.ts'
import { Loading } from '../parts/lazy.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { errorText } from '../parts/problem.ts'
import { Tabs } from '../parts/tabs.tsx'
import { useTitle } from '../parts/title.ts'
import { useAction } from '../parts/use-action.ts'
import { Addresses } from './admin/addresses.tsx'
import { AuditLog } from './admin/audit-log.tsx'
import { Overview } from './admin/overview.tsx'
import { People } from './admin/people.tsx'
import { Reports } from './admin/reports.tsx'
import { ServerSettings } from './admin/server-settings.tsx'
import { Tables } from './admin/tables.tsx'
import { administration } from './admin/words.ts'

import './admin.css'

const TABS = ['overview', 'reports', 'people', 'tables', 'addresses', 'log', 'settings'] as const
type Tab = (typeof TABS)[number]

/** What administrators see and do; everybody else is told why there is nothing for them. */
export const Admin: FunctionComponent = () => {
  const words = administration.now
  useTitle(`${say.value.common.administration} · Ziggurat`)
  const overview = useSignal<Reply<'overview'> | null>(null)
  const tab = useSignal<Tab>('overview')
  const { error, act } = useAction()
  const look = (): void =>
    void act(async () => {
      await administration.ready()
      overview.value = await server.ask('overview')
    })
  useEffect(look, [me.value?.id, tab.value === 'overview'])
  if (error.value !== null)
    return <NotFound says={errorText(error.value)} href="/account" to={say.value.common.account} />
  if (words === null || overview.value === null) return <Loading />
  return (
    <div class="page admin">
      <h1>{words.title}</h1>
      <Tabs of={TABS} chosen={tab} label={(each) => words.tabs[each]} />
      {tab.value === 'overview' && <Overview overview={overview.value} again={look} />}
      {tab.value === 'reports' && <Reports />}
      {tab.value === 'people' && <People />}
      {tab.value === 'tables' && <Tables />}
      {tab.value === 'addresses' && <Addresses />}
      {tab.value === 'log' && <AuditLog />}
      {tab.value === 'settings' && <ServerSettings />}
    </div>
  )
}
