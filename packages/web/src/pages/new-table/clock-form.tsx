import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { say } from '../../core/language.ts'
import { Choice } from '../choice.tsx'
import { CUSTOM, LIVE_PACES, SLOW_PACES } from './draft.ts'
import type { Draft, Pace } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly onChange: (change: Partial<Draft>) => void
}

const isKind = (value: string): value is Pace['kind'] => ['none', 'live', 'slow'].includes(value)

/** The least and the most that can be typed, in minutes and in seconds. */
const RESERVE = [1, 1440] as const
const INCREMENT = [0, 3600] as const

const fits = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/** Whether the typed times are not numbers within the bounds. */
export const isPaceWrong = ({ kind, live, reserve, increment }: Pace): boolean =>
  kind === 'live' && live === CUSTOM && !(fits(reserve, RESERVE) && fits(increment, INCREMENT))

export const ClockForm: FunctionComponent<Props> = ({ draft, onChange }) => {
  const { room } = say.value
  const { pace, atZero } = draft
  const set = (change: Partial<Pace>): void => onChange({ pace: { ...pace, ...change } })
  return (
    <section class="panel stack terrace" aria-labelledby="clock">
      <h2 id="clock">{room.clock}</h2>
      <Choice
        quiet
        legend={room.clock}
        hint={room.clockMore[pace.kind]}
        values={(['none', 'live', 'slow'] as const).map((kind) => [kind, room.clocks[kind]])}
        value={pace.kind}
        onChoose={(kind) => isKind(kind) && set({ kind })}
      />
      {pace.kind === 'live' && (
        <Choice
          quiet
          legend={room.clocks.live}
          values={[
            ...LIVE_PACES.map(
              ([minutes, seconds]) => [`${minutes}+${seconds}`, room.pace(minutes, seconds)] as const,
            ),
            [CUSTOM, room.custom],
          ]}
          value={pace.live}
          onChoose={(live) => set({ live })}
        />
      )}
      {pace.kind === 'live' && pace.live === CUSTOM && (
        <div class="new-table__pair">
          <NumberField
            label={room.reserve}
            value={pace.reserve}
            bounds={RESERVE}
            onInput={(reserve) => set({ reserve })}
          />
          <NumberField
            label={room.increment}
            value={pace.increment}
            bounds={INCREMENT}
            onInput={(increment) => set({ increment })}
          />
        </div>
      )}
      {pace.kind === 'slow' && (
        <Choice
          quiet
          legend={room.clocks.slow}
          values={SLOW_PACES.map((days) => [String(days), room.days(days)])}
          value={pace.days}
          onChoose={(days) => set({ days })}
        />
      )}
      {pace.kind !== 'none' && (
        <Choice
          legend={room.atZero}
          hint={room.atZeroMore[atZero]}
          values={(['bot', 'vote'] as const).map((each) => [each, room.atZeroes[each]])}
          value={atZero}
          onChoose={(value) => onChange({ atZero: value === 'vote' ? 'vote' : 'bot' })}
        />
      )}
    </section>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: string
  readonly bounds: readonly [number, number]
  readonly onInput: (value: string) => void
}

const NumberField: FunctionComponent<NumberProps> = ({ label, value, bounds, onInput }) => {
  const id = useId()
  const wrong = !fits(value, bounds)
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        inputMode="numeric"
        autocomplete="off"
        aria-invalid={wrong}
        aria-describedby={`${id}-more`}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <p id={`${id}-more`} class="entry__problem">
        {wrong && say.value.problems.number(...bounds)}
      </p>
    </div>
  )
}
