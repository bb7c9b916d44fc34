import { signal } from '@preact/signals'
import type { MatchShape } from '@ziggurat/protocol'

import { blocked, loadBlocked } from '../core/blocked.ts'
import { listText, say } from '../core/language.ts'
import { query } from '../core/router.ts'
import { server } from '../core/session.ts'
import { ensureEntered } from '../parts/name-field.tsx'
import { askToConfirm } from './confirm-dialog.tsx'

/** The invitation in the page's address, unless it is known to be wrong. */
export function invitationOfLink(): string | null {
  const brought = query.value.get('invitation')
  return brought === null || isWrong(brought) ? null : brought
}

/** Whether the page's address has an invitation that is not one to this match. */
export const hasWrongInvitation = (): boolean => {
  const brought = query.value.get('invitation')
  return brought !== null && isWrong(brought)
}

/** The last invitation that was checked. */
const checked = signal<{ readonly invitation: string; readonly valid: boolean } | null>(null)

const isWrong = (invitation: string): boolean =>
  checked.value !== null && checked.value.invitation === invitation && !checked.value.valid

/** Checks the invitation in the address before it is used. Without a reply it counts as right. */
export async function checkInvitation(match: string): Promise<void> {
  const invitation = query.value.get('invitation')
  if (invitation === null) return
  try {
    const { valid } = await server.ask('tryInvitation', { invitation: invitation.slice(0, 100) }, { match })
    checked.value = { invitation, valid }
  } catch {
    checked.value = null
  }
}

/** Takes a seat; enters as a guest first, if needed. */
export async function join(match: MatchShape, seat?: number): Promise<void> {
  await ensureEntered()
  if (!(await mayMeet(match))) return
  const { id } = match
  const invitation = invitationOfLink() ?? (await invitationOfHost(id))
  await server.ask(
    'join',
    { ...(seat !== undefined && { seat }), ...(invitation !== null && { invitation }) },
    { match: id },
  )
}

/** Warns somebody who is about to sit down with people whom they have blocked; false if they would rather not. */
export async function mayMeet({ host, seats }: Pick<MatchShape, 'host' | 'seats'>): Promise<boolean> {
  await loadBlocked()
  const seated = seats.flatMap((who) => (who.kind === 'person' ? [who.person] : []))
  const met = new Map([host, ...seated].map(({ id, name }) => [id, name]))
  const names = [...met].flatMap(([id, name]) => (blocked.value.has(id) ? [name] : []))
  const { people } = say.value
  return names.length === 0 || askToConfirm(people.meets(listText(names)), people.sitAnyway)
}

/** The host can get an invitation to their own match, to sit down again. */
async function invitationOfHost(match: string): Promise<string | null> {
  try {
    return (await server.ask('invitation', undefined, { match })).invitation
  } catch {
    return null
  }
}
