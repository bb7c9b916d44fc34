import { isProblem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { GameUi, PlayedModel } from '../core/match-model.ts'
import { go } from '../core/router.ts'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { problemText } from '../parts/problem.ts'
import { Plot } from './plot.tsx'
import { ReplayModel } from './replay-model.ts'

/** A plot for each number that the game draws: a line for each seat, over the answers of the game. */
export const Curves: FunctionComponent<{ readonly model: PlayedModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  const words = say.value.after
  const { value, failed, again } = useLoaded(async () => {
    const replay = await ReplayModel.of(await model.record())
    return isProblem(replay) ? replay : linesOf(replay, game)
  }, model.id)
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  if (isProblem(value)) return <Failed again={again} why={problemText(value)} />
  if (value.size === 0) return <p class="soft">{words.noCurves}</p>
  return (
    <div class="curves stack">
      <p class="soft">{words.toMoment}</p>
      {[...value].map(([key, seats]) => (
        <Plot
          key={key}
          onPick={(at) => go(model.replayAt(at))}
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
