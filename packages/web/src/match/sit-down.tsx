import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { me } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { NameField } from '../parts/name-field.tsx'
import { useAction } from '../parts/use-action.ts'
import { invitationOfLink, hasWrongInvitation, join } from './joining.ts'

/** For who came and has no seat yet: a name if there is none, and the one button. */
export const SitDown: FunctionComponent<{ readonly match: MatchShape }> = ({ match }) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  const kept = match.seats.some(
    (who) => who.kind === 'open' && who.for !== undefined && who.for.id === me.value?.id,
  )
  const free = match.seats.some((who) => who.kind === 'open' && (who.for === undefined || kept))
  const isHost = match.host.id === me.value?.id
  if (isHost && !free) return null
  const wrong = hasWrongInvitation() && !kept && !isHost
  if (!free) return <p class="room__invited notice">{room.nothingFree}</p>
  if (!match.listed && !kept && !isHost && invitationOfLink() === null)
    return (
      <p
        class="room__invited notice"
        role={wrong ? 'alert' : undefined}
        data-tone={wrong ? 'bad' : undefined}
      >
        {wrong ? room.wrongInvitation : room.byInvitation}
      </p>
    )
  if (isHost) return null
  const nameless = me.value === null
  return (
    <section class="room__invited cluster terrace terrace--lapis">
      <div>
        <h2>{room.invited}</h2>
        <p>{room.invitedBy(match.host.name)}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => join(match.id))
        }}
      >
        {nameless && <NameField error={error.value} />}
        <button class="button button--do button--large" aria-disabled={busy.value}>
          {room.sitDown}
        </button>
        {!nameless && <ErrorText error={error.value} />}
      </form>
    </section>
  )
}
