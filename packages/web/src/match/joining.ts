import { signal } from '@preact/signals'

import { query } from '../core/router.ts'
import { server } from '../core/session.ts'
import { ensureEntered } from '../parts/name-field.tsx'

/** The invitation of the link that brought me; what is wrong is as good as none. */
export function invitationOfLink(): string | null {
  const brought = query.value.get('invitation')
  return brought === null || isWrong(brought) ? null : brought
}

/** Whether the link that brought me has an invitation that does not lead to this table. */
export const hasWrongInvitation = (): boolean => {
  const brought = query.value.get('invitation')
  return brought !== null && isWrong(brought)
}

/** The last invitation that was tried, and whether it is one to its table. */
const checked = signal<{ readonly invitation: string; readonly valid: boolean } | null>(null)

const isWrong = (invitation: string): boolean =>
  checked.value !== null && checked.value.invitation === invitation && !checked.value.valid

/** Who comes with an invitation hears at once if it is wrong. A server that does not answer says nothing against it. */
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

/** Enters first, if it must be. */
export async function join(match: string, seat?: number): Promise<void> {
  await ensureEntered()
  const invitation = invitationOfLink() ?? (await invitationOfHost(match))
  await server.ask(
    'join',
    { ...(seat !== undefined && { seat }), ...(invitation !== null && { invitation }) },
    { match },
  )
}

/** A host who stood up may sit down again at a table of their own. */
async function invitationOfHost(match: string): Promise<string | null> {
  try {
    return (await server.ask('invitation', undefined, { match })).invitation
  } catch {
    return null
  }
}
