import { isProblem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { problemText } from '../parts/problem.ts'
import { Plot } from './plot.tsx'
import { ReplayModel } from './replay-model.ts'

/** A plot for each number that the game draws: a line for each seat, over the answers of the game. */
export const Curves: FunctionComponent<{ readonly match: string; readonly game: GameUi }> = ({
  match,
  game,
}) => {
  const words = say.value.after
  const { value, failed, again } = useLoaded(async () => {
    const found = await ReplayModel.ofMatch(match)
    return isProblem(found) ? found : { model: found.model, lines: linesOf(found.model, game) }
  }, match)
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  if (isProblem(value)) return <Failed again={again} why={problemText(value)} />
  const { model, lines } = value
  if (lines.size === 0) return <p class="soft">{words.noCurves}</p>
  return (
    <div class="curves stack">
      <p class="soft">{words.toMoment}</p>
      {[...lines].map(([key, seats]) => (
        <Plot
          key={key}
          match={match}
          title={game.curveName(key)}
          seats={seats}
          name={(seat) => model.name(seat)}
        />
      ))}
    </div>
  )
}

/** By key: for each seat, the value after every answer. */
function linesOf(model: ReplayModel, game: GameUi): ReadonlyMap<string, number[][]> {
  const lines = new Map<string, number[][]>()
  for (const { view } of model.everyPosition()) {
    for (const [key, values] of Object.entries(game.curves(view))) {
      const seats = lines.get(key) ?? values.map(() => [])
      for (const [seat, value] of values.entries()) seats[seat]?.push(value)
      lines.set(key, seats)
    }
  }
  return lines
}
