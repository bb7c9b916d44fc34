import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'

import 'uplot/dist/uPlot.min.css'

import { say } from '../core/language.ts'
import { isDark, theme } from '../core/settings.ts'
import { SeatMark } from '../look/icon.tsx'
import { tokenValue } from './css-token.ts'
import { spread } from './spread-labels.ts'

import './plot.css'

/** Seats differ by dash as well as by colour. */
const DASHES = [[], [9, 4], [2, 4], [12, 3, 2, 3], [5, 5], [16, 4], [3, 8]]
const HEIGHT = 240
/** The distance between two names at the ends of the lines. */
const LABEL_GAP = 22
/** The room for the names. In a plot that is narrower than `NARROW` they stand below it. */
const LABEL_WIDTH = 168
const NARROW = 560

interface Props {
  /** Called with the answer that is clicked on. */
  readonly onPick: (at: number) => void
  readonly title: string
  /** For each seat, the value after every answer. */
  readonly seats: readonly (readonly number[])[]
  readonly name: (seat: number) => string
}

/** One number over the game: a line for each seat, with its name and value at the end. */
export const Plot: FunctionComponent<Props> = ({ onPick, title, seats, name }) => {
  const words = say.value.after
  const box = useRef<HTMLDivElement>(null)
  /** The answer under the pointer. */
  const pointedAt = useSignal<number | null>(null)
  const ends = useSignal<readonly number[] | null>(null)
  const dark = isDark()
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const place = (plot: UPlot): void => {
      const wanted = seats.map(
        (values) => plot.valToPos(values.at(-1) ?? 0, 'y') + plot.bbox.top / devicePixelRatio,
      )
      ends.value = plot.width < NARROW ? null : spread(wanted, LABEL_GAP, HEIGHT)
    }
    const plot = new UPlot(
      optionsOf(seats, current.clientWidth, (at) => (pointedAt.value = at), place),
      [Array.from(seats[0] ?? [], (_, at) => at), ...seats.map((values) => [...values])],
      current,
    )
    const fitted = new ResizeObserver(() => {
      if (current.clientWidth !== plot.width) plot.setSize({ width: current.clientWidth, height: HEIGHT })
    })
    fitted.observe(current)
    return () => {
      fitted.disconnect()
      plot.destroy()
    }
  }, [seats, dark, theme.value])
  const { value: at } = pointedAt
  const shown = (seat: number): number => seats[seat]?.at(at ?? -1) ?? 0
  const said = seats.map((values, seat) => `${name(seat)} ${values.at(-1) ?? 0}`).join(', ')
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3> <span class="soft">{at === null ? '' : words.move(at)}</span>
      </figcaption>
      <div class="plot__field">
        <div
          ref={box}
          class="plot__lines"
          role="img"
          aria-label={`${title}: ${said}`}
          onClick={() => at !== null && onPick(at)}
        />
        <ul class="plot__names" data-below={ends.value === null || undefined} aria-hidden="true">
          {seats.map((_, seat) => (
            <li key={seat} style={ends.value === null ? {} : { top: `${ends.value[seat] ?? 0}px` }}>
              <SeatMark seat={seat} /> <span class="plot__name">{name(seat)}</span> <b>{shown(seat)}</b>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}

const named = (label: string) => ({
  label,
  labelSize: 18,
  labelFont: `12px ${tokenValue('--text', 'fontFamily')}`,
  labelGap: 0,
})

function optionsOf(
  seats: Props['seats'],
  width: number,
  look: (at: number | null) => void,
  place: (plot: UPlot) => void,
): UPlot.Options {
  const axis = {
    stroke: tokenValue('--ink-soft'),
    font: `12px ${tokenValue('--text', 'fontFamily')}`,
    grid: { stroke: tokenValue('--line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    height: HEIGHT,
    padding: [12, width < NARROW ? 12 : LABEL_WIDTH, 0, 0],
    scales: {
      x: { time: false },
      y: { range: (_, low, high) => [Math.min(0, low), Math.max(4, high * 1.06)] },
    },
    axes: [
      { ...axis, ...named(say.value.after.answers), size: 28, grid: { show: false }, space: 64 },
      { ...axis, size: 40, space: 40, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
    ],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 9 } },
    hooks: {
      setCursor: [({ cursor: { idx } }) => look(idx ?? null)],
      draw: [place],
    },
    series: [
      {},
      ...seats.map((_, seat) => ({
        stroke: tokenValue(`--seat-${seat + 1}`),
        width: 2.5,
        dash: DASHES[seat] ?? [],
        points: { show: false },
      })),
    ],
  }
}
