import { isProblem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'

import 'uplot/dist/uPlot.min.css'

import { say } from '../language.ts'
import { Failed, Loading, useLoaded } from '../lazy.tsx'
import { SeatMark } from '../look/icon.tsx'
import type { GameTable } from '../table.ts'
import { ReplayTable } from './replay-table.ts'

/** One curve a seat for each number that a game draws, over the answers of the game. */
export const Curves: FunctionComponent<{ readonly match: string; readonly game: GameTable }> = ({
  match,
  game,
}) => {
  const { value, failed, again } = useLoaded(async () => {
    const found = await ReplayTable.ofMatch(match)
    return isProblem(found) ? found : { table: found.table, lines: linesOf(found.table, game) }
  }, match)
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  if (isProblem(value)) return <Failed again={again} why={value.problem} />
  const { table, lines } = value
  return (
    <div class="curves">
      <p class="curves__key">
        {Array.from({ length: table.seats }, (_, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {table.name(seat)}
          </span>
        ))}
      </p>
      {[...lines].map(([key, seats]) => (
        <figure key={key}>
          <h3>{game.curveName(key)}</h3>
          <Plot seats={seats} name={(seat) => table.name(seat)} title={game.curveName(key)} />
        </figure>
      ))}
    </div>
  )
}

/** For each number its values, seat by seat, after every answer. */
function linesOf(table: ReplayTable, game: GameTable): ReadonlyMap<string, number[][]> {
  const lines = new Map<string, number[][]>()
  for (const { view } of table.walk()) {
    for (const [key, values] of Object.entries(game.curves(view))) {
      const seats = lines.get(key) ?? values.map(() => [])
      for (const [seat, value] of values.entries()) seats[seat]?.push(value)
      lines.set(key, seats)
    }
  }
  return lines
}

/** Seats differ by dash as well as by colour. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [12, 4], [3, 6]]

interface PlotProps {
  readonly seats: readonly (readonly number[])[]
  readonly name: (seat: number) => string
  readonly title: string
}

const Plot: FunctionComponent<PlotProps> = ({ seats, name, title }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const style = getComputedStyle(document.documentElement)
    const ink = style.getPropertyValue('--ink-soft')
    const axis = {
      stroke: ink,
      grid: { stroke: style.getPropertyValue('--line'), width: 1 },
      ticks: { show: false },
    }
    const count = seats[0]?.length ?? 0
    const plot = new UPlot(
      {
        width: current.clientWidth,
        height: 220,
        scales: { x: { time: false } },
        axes: [{ ...axis, label: say.value.after.answers }, axis],
        legend: { show: false },
        series: [
          {},
          ...seats.map((_, seat) => ({
            label: name(seat),
            stroke: style.getPropertyValue(`--seat-${seat + 1}`),
            width: 2,
            dash: DASHES[seat] ?? [],
            points: { show: false },
          })),
        ],
      },
      [Array.from({ length: count }, (_, at) => at), ...seats.map((values) => [...values])],
      current,
    )
    const fitted = new ResizeObserver(() => plot.setSize({ width: current.clientWidth, height: 220 }))
    fitted.observe(current)
    return () => {
      fitted.disconnect()
      plot.destroy()
    }
  }, [seats])
  const ends = seats.map((values, seat) => `${name(seat)} ${values.at(-1) ?? 0}`).join(', ')
  return <div ref={box} role="img" aria-label={`${title}: ${ends}`} />
}
