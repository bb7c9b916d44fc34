import type { AuditEntryShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { personName } from '../../core/occupants.ts'
import { server } from '../../core/session.ts'
import { Pages } from './pages.tsx'
import { administration, dateText } from './words.ts'

const load = async (after: string | undefined) => {
  const { entries, next } = await server.ask('auditLog', after === undefined ? {} : { after })
  return { rows: entries, next }
}

/** What administrators did, the latest first. */
export const AuditLog: FunctionComponent = () => (
  <section class="panel terrace stack" aria-label={administration.value.tabs.log}>
    <Pages load={load} version="log">
      {(entry) => (
        <span class="admin-list__what">
          <span class="soft">{dateText(entry.at)}</span> <strong>{personName(entry.administrator)}</strong>{' '}
          {[administration.value.did[entry.act], ...aboutOf(entry)].join(' · ')}
        </span>
      )}
    </Pages>
  </section>
)

/** What an act was about. */
function aboutOf({ person, match, details }: AuditEntryShape): readonly string[] {
  const words = administration.value
  const { until, from, to, address, settings, reason } = details
  const parts = [
    person !== null && personName(person),
    match,
    from !== undefined && `${from} → ${to}`,
    address,
    settings !== undefined && settingNames(`${settings}`),
    until !== undefined && words.until(dateText(Number(until))),
    reason,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').map(String)
}

/** The names of settings, given by their keys. */
function settingNames(keys: string): string {
  const words = administration.value
  const { serverName: name, legalNotice, privacy, guests, registration, guestGameDays } = words
  const names: Readonly<Record<string, string>> = {
    name,
    legalNotice,
    privacy,
    guests,
    registration,
    guestGameDays,
  }
  return keys
    .split(' ')
    .map((key) => names[key] ?? key)
    .join(' · ')
}
