import { LEVELS } from '@ziggurat/bots/names'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { botText } from '../../core/occupants.ts'
import { me } from '../../core/session.ts'
import { level } from '../../core/settings.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { moved, seated, sitter } from './draft.ts'
import type { Sitter } from './draft.ts'

interface Props {
  readonly sitters: readonly Sitter[]
  readonly least: number
  readonly most: number
  /** Whether seats can wait for somebody from elsewhere. */
  readonly canBeOpen: boolean
  readonly onChange: (sitters: readonly Sitter[]) => void
}

/** The seats in their order round the table. */
export const SeatForm: FunctionComponent<Props> = ({ sitters, least, most, canBeOpen, onChange }) => {
  const { room, here } = say.value
  const hasOthers = sitters.some(({ who }) => who === 'here')
  const another = hasOthers ? 'here' : canBeOpen ? 'open' : level.value
  return (
    <section class="panel stack terrace" aria-labelledby="seats">
      <h2 id="seats">
        {room.seats} <small>{room.playersCount(sitters.length)}</small>
      </h2>
      <p class="soft">{room.seatsHint}</p>
      <ol class="sitters stack">
        {sitters.map((each, seat) => (
          <li key={each.key}>
            <SeatMark seat={seat} />
            <select
              class="select"
              aria-label={room.seatNumber(seat + 1)}
              value={each.who}
              onChange={({ currentTarget }) => onChange(seated(sitters, seat, currentTarget.value))}
            >
              <option value="me">{me.value ? `${room.me} (${me.value.name})` : room.me}</option>
              {canBeOpen && <option value="open">{room.openSeat}</option>}
              <option value="here">{here.somebody}</option>
              {LEVELS.map((bot) => (
                <option key={bot} value={bot}>
                  {botText(bot)}
                </option>
              ))}
            </select>
            {each.who === 'here' && (
              <input
                class="field sitters__name"
                maxLength={LIMITS.name}
                aria-label={here.somebodyName(seat + 1)}
                placeholder={say.value.table.player(seat + 1)}
                value={each.name ?? ''}
                onInput={({ currentTarget: { value: name } }) =>
                  onChange(sitters.with(seat, { ...each, name }))
                }
              />
            )}
            <Step
              icon="arrow-up"
              label={room.seatUp(seat + 1)}
              can={seat > 0}
              onClick={() => onChange(moved(sitters, seat, seat - 1))}
            />
            <Step
              icon="arrow-down"
              label={room.seatDown(seat + 1)}
              can={seat < sitters.length - 1}
              onClick={() => onChange(moved(sitters, seat, seat + 1))}
            />
            <Step
              icon="close"
              label={room.removeSeat(seat + 1)}
              can={sitters.length > least}
              onClick={() => onChange(sitters.toSpliced(seat, 1))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        aria-disabled={sitters.length >= most}
        onClick={() => sitters.length < most && onChange([...sitters, sitter(another)])}
      >
        <Icon name="plus" /> {room.addSeat}
      </button>
    </section>
  )
}

interface StepProps {
  readonly icon: 'arrow-up' | 'arrow-down' | 'close'
  readonly label: string
  readonly can: boolean
  readonly onClick: () => void
}

const Step: FunctionComponent<StepProps> = ({ icon, label, can, onClick }) => (
  <button
    type="button"
    class="button button--quiet"
    aria-label={label}
    aria-disabled={!can}
    onClick={() => can && onClick()}
  >
    <Icon
      name={icon === 'arrow-down' ? 'arrow-up' : icon}
      class={icon === 'arrow-down' ? 'sitters__turned' : ''}
    />
  </button>
)
