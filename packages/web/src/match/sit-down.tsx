import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { me } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { NameField } from '../parts/name-field.tsx'
import { useAction } from '../parts/use-action.ts'
import { invitationOfLink, hasWrongInvitation, join } from './joining.ts'
import type { LiveModel } from './live-model.ts'

interface Props {
  readonly model: LiveModel
  readonly match: MatchShape
}

/** For visitors without a seat: a field for the name, if they have none, and the button to sit down. */
export const SitDown: FunctionComponent<Props> = ({ model, match }) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  if (model.removed.value)
    return (
      <p class="room__invited notice" role="alert" data-tone="bad">
        {room.removed}
      </p>
    )
  const isReserved = match.seats.some(
    (who) => who.kind === 'open' && who.for !== undefined && who.for.id === me.value?.id,
  )
  const free = match.seats.some((who) => who.kind === 'open' && (who.for === undefined || isReserved))
  const isHost = match.host.id === me.value?.id
  if (isHost && !free) return null
  const wrong = hasWrongInvitation() && !isReserved && !isHost
  if (!free) return <p class="room__invited notice">{room.nothingFree}</p>
  if (!match.listed && !isReserved && !isHost && invitationOfLink() === null)
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
          void act(() => join(match))
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
