import { signal } from '@preact/signals'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import type { ClockState, MatchModel } from '../core/match-model.ts'
import { clockOffset } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'

const now = signal(Date.now())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Ticks while a running clock is on the screen. */
function useTicking(runs: boolean): void {
  useEffect(() => {
    if (!runs) return
    watchers++
    now.value = Date.now()
    timer ??= setInterval(() => (now.value = Date.now()), 1000)
    return () => {
      if (--watchers > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }, [runs])
}

/** The milliseconds left on a clock at a time. */
const leftOn = ({ left, running }: ClockState, time: number): number =>
  Math.max(0, running === null ? left : left - (time - running))

/** 6:42, or 5 hours, or 2 days. */
export function timeText(milliseconds: number): string {
  const { table } = say.value
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds >= 172_800) return table.days(Math.floor(seconds / 86_400))
  if (seconds >= 7_200) return table.hours(Math.floor(seconds / 3_600))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const Clock: FunctionComponent<{ readonly model: MatchModel; readonly seat: Seat }> = ({
  model,
  seat,
}) => {
  const face = model.clocks.value?.[seat]
  useTicking(face !== undefined && face.running !== null)
  if (face === undefined) return null
  const time = timeText(leftOn(face, now.value + clockOffset.value))
  return (
    <span class="clock" data-runs={face.running !== null || undefined}>
      <Icon name="clock" />
      <span aria-hidden="true">{time}</span>
      <span class="visually-hidden">{say.value.table.timeLeft(model.name(seat), time)}</span>
    </span>
  )
}
