import { isProblem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { isGame, tableOf } from '../games.ts'
import { useKeys } from '../keys.ts'
import { say } from '../language.ts'
import { Failed, Loading, useLoaded } from '../lazy.tsx'
import { Icon } from '../look/icon.tsx'
import { Bar } from '../parts/bar.tsx'
import { Herald } from '../parts/herald.tsx'
import { Lens } from '../parts/lens.tsx'

import '../parts/table.css'
import type { GameTable } from '../table.ts'

import './after.css'
import { ReplayTable } from './replay-table.ts'

/** The same table with a slider: any position, with anybody's eyes. */
export const ReplayPage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const { value, failed, again } = useLoaded(async () => {
    const found = await ReplayTable.ofMatch(id)
    return isProblem(found) ? found : { table: found.table, game: await tableOf(found.table.game) }
  }, id)
  if (failed) return <Failed again={again} why={say.value.after.notReplayable} />
  if (value === null) return <Loading />
  if (isProblem(value))
    return <Failed again={again} why={`${say.value.after.notReplayable}: ${value.problem}`} />
  return <LookingBack id={id} table={value.table} game={value.game} />
}

interface Props {
  readonly id: string
  readonly table: ReplayTable
  readonly game: GameTable
}

const LookingBack: FunctionComponent<Props> = ({ id, table, game }) => {
  const words = say.value.after
  useEffect(() => () => table.close(), [table])
  const at = table.position.value
  const steps = {
    first: { icon: 'first', key: 'Home', go: () => table.go(0) },
    previous: { icon: 'previous', key: 'ArrowLeft', go: () => table.go(at - 1) },
    next: { icon: 'next', key: 'ArrowRight', go: () => table.go(at + 1) },
    last: { icon: 'last', key: 'End', go: () => table.go(table.length) },
  } as const
  useKeys(Object.fromEntries(Object.values(steps).map(({ key, go }) => [key, go])))
  const title = isGame(table.game) ? say.value.common.titles[table.game] : table.game
  document.title = `${words.replay} · ${title} · Ziggurat`
  return (
    <div class="court-table" data-game={table.game} data-seats={table.seats}>
      <Bar title={title} note={words.replay} progress={<game.Progress table={table} />}>
        <a class="button button--quiet" href={`/table/${id}`}>
          {words.backToTable}
        </a>
      </Bar>
      <main class="court-table__board">
        <game.Board table={table} />
      </main>
      <div class="replay" role="group" aria-label={words.replay}>
        {(['first', 'previous'] as const).map((each) => (
          <Step key={each} name={words[each]} icon={steps[each].icon} onClick={steps[each].go} />
        ))}
        <input
          type="range"
          min={0}
          max={table.length}
          value={at}
          aria-label={words.replay}
          aria-valuetext={words.position(at, table.length)}
          title={words.keys}
          onInput={({ currentTarget }) => table.go(currentTarget.valueAsNumber)}
        />
        {(['next', 'last'] as const).map((each) => (
          <Step key={each} name={words[each]} icon={steps[each].icon} onClick={steps[each].go} />
        ))}
        <span class="label">{words.position(at, table.length)}</span>
        <label>
          <span class="label">{words.eyes}</span>{' '}
          <select
            class="select"
            value={String(table.eyes.value)}
            onChange={({ currentTarget: { value } }) => {
              table.eyes.value = value === 'all' || value === 'spectator' ? value : Number(value)
            }}
          >
            <option value="all">{words.everything}</option>
            {Array.from({ length: table.seats }, (_, seat) => (
              <option key={seat} value={String(seat)}>
                {table.name(seat)}
              </option>
            ))}
            <option value="spectator">{words.spectator}</option>
          </select>
        </label>
      </div>
      <Lens table={table} game={game} />
      <Herald table={table} />
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly icon: 'first' | 'previous' | 'next' | 'last'
  readonly onClick: () => void
}

const Step: FunctionComponent<StepProps> = ({ name, icon, onClick }) => (
  <button type="button" class="button button--quiet" aria-label={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
)
