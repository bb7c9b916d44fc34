import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { query } from '../core/router.ts'
import type { GameTable } from '../core/table.ts'
import { tableOf, titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { Lens } from '../parts/lens.tsx'
import { Nowhere } from '../parts/nowhere.tsx'
import { problemText } from '../parts/problem.ts'
import { Site } from '../parts/site.tsx'

import '../parts/match-frame.css'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { keptRecord, LOCAL } from './local-record.ts'
import { ReplayBar } from './replay-bar.tsx'
import { isEyes, ReplayTable } from './replay-table.ts'

/** The same table with a slider: any position, with anybody's eyes. */
export const ReplayPage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const words = say.value.after
  const { value, failed, again } = useLoaded(async () => {
    const table = await tableWith(id)
    if (table === null || isProblem(table)) return { table, game: null }
    lookAsAsked(table)
    return { table, game: await tableOf(table.game) }
  }, id)
  if (failed) return <Failed again={again} why={words.notReplayable} />
  if (value === null) return <Loading />
  const { table, game } = value
  if (table === null)
    return (
      <Site>
        <Nowhere says={say.value.back.lost} href="/back" to={say.value.common.lookBack} />
      </Site>
    )
  if (isProblem(table)) return <Failed again={again} why={`${words.notReplayable}: ${problemText(table)}`} />
  return game === null ? <Loading /> : <LookingBack id={id} table={table} game={game} />
}

/** A match of the server, or a record that was opened in this tab. */
async function tableWith(id: string): Promise<ReplayTable | Problem | null> {
  if (id === LOCAL) {
    const record = keptRecord()
    return record === null ? null : ReplayTable.of(record)
  }
  const found = await ReplayTable.ofMatch(id)
  return isProblem(found) ? found : found.table
}

/** A link leads to a position and says whose eyes see it: '?at=37&as=2'. */
function lookAsAsked(table: ReplayTable): void {
  const { value: asked } = query
  const as = asked.get('as') ?? 'all'
  const eyes = /^\d+$/u.test(as) ? Number(as) : as
  if (isEyes(eyes, table.seats)) table.eyes.value = eyes
  table.position.value = Math.max(0, Math.min(table.length, Math.trunc(Number(asked.get('at'))) || 0))
}

interface Props {
  readonly id: string
  readonly table: ReplayTable
  readonly game: GameTable
}

const LookingBack: FunctionComponent<Props> = ({ id, table, game }) => {
  const { after: words, common } = say.value
  const title = titleOf(table.game)
  document.title = `${words.replay} · ${title} · Ziggurat`
  const isLocal = id === LOCAL
  return (
    <div class="match-frame" data-game={table.game} data-seats={table.seats} data-replay>
      <Bar
        title={title}
        note={isLocal ? words.fromRecord : words.replay}
        progress={<game.Progress table={table} />}
      >
        <a
          class="button button--quiet"
          href={isLocal ? '/back' : `/table/${id}`}
          aria-label={isLocal ? common.lookBack : words.backToTable}
        >
          <Icon name="door" />
          <span class="bar__wide">{isLocal ? common.lookBack : words.backToTable}</span>
        </a>
      </Bar>
      {table.partly !== null && (
        <p class="vote" role="status">
          {words.partly(table.length, table.partly.all, table.partly.rules, table.partly.today)}
        </p>
      )}
      <main class="match-frame__board">
        <h1 class="visually-hidden">
          {words.replay} · {title}
        </h1>
        <game.Board table={table} />
        <Lens table={table} game={game} />
      </main>
      <ReplayBar table={table} game={game} />
      <Announcer table={table} />
    </div>
  )
}
