import { useSignal } from '@preact/signals'
import { LEVELS } from '@ziggurat/bots/names'
import type { MatchShape, Occupant } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { botName, botText } from '../core/occupants.ts'
import { me, server } from '../core/session.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import { ErrorText } from '../parts/error-text.tsx'
import { PersonButton } from '../parts/person-card.tsx'
import { useAction } from '../parts/use-action.ts'
import { askToConfirm } from './confirm-dialog.tsx'
import { invitationOfLink, join } from './joining.ts'
import type { LiveModel } from './live-model.ts'

interface Props {
  readonly model: LiveModel
  readonly match: MatchShape
  readonly isHost: boolean
}

/** The seats, with buttons to take and leave one; the host can seat bots. */
export const RoomSeats: FunctionComponent<Props> = ({ model, match, isHost }) => {
  const { room, people } = say.value
  const { error, act } = useAction()
  const tried = useSignal<number | null>(null)
  const mine = model.seat.value
  const run = (seat: number, action: () => Promise<unknown>): void => {
    tried.value = seat
    void act(action)
  }
  const give = (seat: number, bot: string | null): void =>
    run(seat, () => server.ask('seatBot', { bot }, { match: match.id, seat }))
  const remove = async (seat: number, name: string): Promise<void> => {
    if (!(await askToConfirm(room.reallyRemove(name), room.remove))) return
    run(seat, () => server.ask('removePlayer', undefined, { match: match.id, seat }))
  }
  return (
    <section class="room__seats terrace" aria-labelledby="room-seats">
      <h2 id="room-seats">{room.seats}</h2>
      <ol>
        {match.seats.map((who, seat) => (
          <li key={seat} data-kind={who.kind}>
            <SeatMark seat={seat} />
            <SeatOccupant model={model} match={match} who={who} seat={seat} />
            <span class="room__change cluster">
              {who.kind === 'open' && !model.removed.value && mayTake(who, mine, match, isHost) && (
                <button type="button" class="button" onClick={() => run(seat, () => join(match, seat))}>
                  {room.takeSeat}
                </button>
              )}
              {who.kind === 'person' && (
                <PersonButton
                  class="button button--quiet"
                  person={who.person}
                  match={match.id}
                  label={people.aboutPerson(who.person.name)}
                >
                  <Icon name="person" />
                </PersonButton>
              )}
              {mine === seat && (
                <button
                  type="button"
                  class="button"
                  onClick={() => run(seat, () => server.ask('leave', {}, { match: match.id }))}
                >
                  {room.leaveSeat}
                </button>
              )}
              {isHost && who.kind === 'person' && mine !== seat && (
                <button
                  type="button"
                  class="button button--quiet"
                  aria-label={room.removeFrom(who.person.name)}
                  onClick={() => void remove(seat, who.person.name)}
                >
                  <Icon name="close" /> {room.remove}
                </button>
              )}
              {isHost && who.kind !== 'person' && (
                <select
                  class="select select--low"
                  aria-label={room.giveToBot(seat + 1)}
                  value={who.kind === 'bot' ? who.bot : ''}
                  onChange={({ currentTarget }) => give(seat, currentTarget.value || null)}
                >
                  <option value="">{room.openSeat}</option>
                  {levelsBeside(who).map((bot) => (
                    <option key={bot} value={bot}>
                      {botText(bot)}
                    </option>
                  ))}
                </select>
              )}
            </span>
            {tried.value === seat && <ErrorText error={error.value} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The levels that a seat's bot can have; another bot that sits there stays one of them. */
const levelsBeside = (who: Occupant): readonly string[] =>
  who.kind === 'bot' ? [...new Set<string>([...LEVELS, who.bot])] : LEVELS

/** Whether the server would accept this person at an open seat. */
function mayTake(who: Occupant, mine: number | null, match: MatchShape, isHost: boolean): boolean {
  if (mine !== null || who.kind !== 'open') return false
  if (who.for !== undefined) return who.for.id === me.value?.id
  return me.value !== null && (isHost || match.listed || invitationOfLink() !== null)
}

interface SeatOccupantProps {
  readonly model: LiveModel
  readonly match: MatchShape
  readonly who: Occupant
  readonly seat: number
}

const SeatOccupant: FunctionComponent<SeatOccupantProps> = ({ model, match, who, seat }) => {
  const { room } = say.value
  if (who.kind === 'open')
    return <span class="soft">{who.for === undefined ? room.empty : room.reserved(who.for.name)}</span>
  if (who.kind === 'bot')
    return (
      <span class="room__who">
        <strong>{botName(seat)}</strong>
        <span class="room__note row">
          <Icon name="bot" /> {botText(who.bot)}
        </span>
      </span>
    )
  const here = model.present.value.includes(seat)
  const notes = [
    ...(who.person.id === me.value?.id ? [room.you] : []),
    ...(who.person.id === match.host.id ? [room.host] : []),
    who.person.account ? room.account : room.guest,
    here ? room.here : room.away,
  ]
  return (
    <span class="room__who">
      <strong>{who.person.name}</strong>
      <span class="room__note row" data-here={here || undefined}>
        <Icon name={here ? 'link-ok' : 'clock'} /> {notes.join(' · ')}
      </span>
    </span>
  )
}
