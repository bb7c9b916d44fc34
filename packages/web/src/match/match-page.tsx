import { useComputed, useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { GameTable } from '../core/table.ts'
import { tableOf, titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { Lens } from '../parts/lens.tsx'
import { Nowhere } from '../parts/nowhere.tsx'
import { problemText } from '../parts/problem.ts'
import { Site } from '../parts/site.tsx'
import { After } from './after.tsx'
import { Announcer } from './announcer.tsx'
import { Bar, LineState } from './bar.tsx'
import { Invited } from './invited.tsx'

import '../parts/match-frame.css'
import { tryInvitation } from './joining.ts'
import { KeySheet, keySheetName } from './key-sheet.tsx'
import { LiveTable } from './live-table.ts'
import { Menu } from './menu.tsx'
import { OrderButton, OrderNotes, OrderSheet } from './orders.tsx'
import { Really } from './really.tsx'
import { RulesChanged } from './rules-changed.tsx'
import { SeatChangeNote } from './seat-change-note.tsx'
import { useChime } from './sound.ts'
import { useTurnTitle } from './turn-title.ts'
import { Rewound, UndoButton } from './undo.tsx'
import { Vote } from './vote.tsx'
import { WaitingRoom } from './waiting-room.tsx'

import './vote.css'

/** One match: the room before it begins, the table, and what is left when it is over. */
export const MatchPage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const table = useMemo(() => new LiveTable(id), [id])
  useEffect(() => {
    void tryInvitation(id)
    return () => table.close()
  }, [table])
  const game = useComputed(() => table.shape.value?.game ?? '').value
  const loaded = useLoaded(async () => (game === '' ? null : tableOf(game)), game)
  if (table.gone.value) {
    return (
      <Site>
        <Nowhere says={say.value.table.tableGone} />
      </Site>
    )
  }
  if (loaded.failed) return <Failed again={loaded.again} />
  if (!table.ready.value || loaded.value === null) return <Loading />
  if (table.shape.value?.status === 'open')
    return (
      <Site>
        <WaitingRoom table={table} />
      </Site>
    )
  if (!table.started.value) return <Loading />
  return <Playing table={table} game={loaded.value} />
}

const Playing: FunctionComponent<{ readonly table: LiveTable; readonly game: GameTable }> = ({
  table,
  game,
}) => {
  useChime(table)
  const words = say.value.table
  const sheet = useSignal<'menu' | 'keys' | 'orders' | null>(null)
  useKeys({ '?': () => (sheet.value = 'keys') })
  const shut = (): void => {
    sheet.value = null
  }
  const title = titleOf(table.game)
  useTurnTitle(table, title)
  return (
    <div class="match-frame" data-game={table.game} data-seats={table.seats}>
      <Bar title={title} progress={<game.Progress table={table} />} spectators={table.spectators.value}>
        <LineState />
        <OrderButton table={table} game={game} onOpen={() => (sheet.value = 'orders')} />
        {table.rewound.value && <Rewound />}
        {table.seat.value !== null && table.outcome.value === null && <UndoButton table={table} />}
        <button
          type="button"
          class="button button--quiet"
          aria-label={keySheetName()}
          onClick={() => (sheet.value = 'keys')}
        >
          <Icon name="question" />
        </button>
        <button
          type="button"
          class="button button--quiet"
          aria-label={words.menu}
          onClick={() => (sheet.value = 'menu')}
        >
          <Icon name="menu" />
        </button>
      </Bar>
      {table.outcome.value !== null && <After table={table} game={game} />}
      <RulesChanged table={table} />
      <Vote table={table} />
      <SeatChangeNote table={table} />
      <OrderNotes table={table} game={game} onOpen={() => (sheet.value = 'orders')} />
      <Invited table={table} />
      {table.problem.value !== null && (
        <p class="problem row" role="alert">
          {problemText(table.problem.value)}
        </p>
      )}
      <main class="match-frame__board">
        <game.Board table={table} />
        <Lens table={table} game={game} />
      </main>
      <Announcer table={table} />
      {sheet.value === 'menu' && <Menu table={table} onClose={shut} />}
      {sheet.value === 'orders' && <OrderSheet table={table} game={game} onClose={shut} />}
      {sheet.value === 'keys' && <KeySheet table={table} game={game} onClose={shut} />}
      <Really />
    </div>
  )
}
