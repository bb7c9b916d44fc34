import { haveName } from '../pages/parts/entering.tsx'
import { query } from '../router.ts'
import { server } from '../session.ts'

/** What lets me sit down: it came with the link that brought me. */
export const broughtInvitation = (): string | null => query.value.get('invitation')

/** Enters first, if it must be. */
export async function join(match: string, seat?: number): Promise<void> {
  await haveName()
  const invitation = broughtInvitation() ?? (await ownInvitation(match))
  await server.ask(
    'join',
    { ...(seat !== undefined && { seat }), ...(invitation !== null && { invitation }) },
    { match },
  )
}

/** A host who stood up may sit down again at a table of his own. */
async function ownInvitation(match: string): Promise<string | null> {
  try {
    return (await server.ask('invitation', undefined, { match })).invitation
  } catch {
    return null
  }
}
