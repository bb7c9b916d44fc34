import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { server } from '../core/session.ts'
import { CopyField } from '../parts/copy-field.tsx'
import { useLoaded } from '../parts/lazy.tsx'

/** The invitation to send to a friend: as a link, and as a code to type. */
export const InvitationLink: FunctionComponent<{ readonly match: string }> = ({ match }) => {
  const { room } = say.value
  const { value: code } = useLoaded(
    async () => (await server.ask('invitation', undefined, { match })).invitation,
    match,
  )
  return (
    <section class="room__invite panel stack terrace" aria-labelledby="invite">
      <h2 id="invite">{room.invite}</h2>
      {code !== null && (
        <>
          <CopyField
            label={room.link}
            value={`${location.origin}/table/${match}?invitation=${code}`}
            hint={room.inviteMore}
          />
          <CopyField label={room.code} value={`${match}.${code}`} hint={room.codeMore} />
        </>
      )}
    </section>
  )
}
