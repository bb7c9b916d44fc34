import { useComputed, useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { uiOf, titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { Lens } from '../parts/lens.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { problemText } from '../parts/problem.ts'
import { SiteFrame } from '../parts/site.tsx'
import { Announcer } from './announcer.tsx'
import { Bar, ConnectionState } from './bar.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { checkInvitation } from './joining.ts'

import '../parts/match-frame.css'
import { KeySheet, keySheetName } from './key-sheet.tsx'
import { LiveModel } from './live-model.ts'
import { Menu } from './menu.tsx'
import { OrderButton, OrderNotes, OrderSheet } from './orders.tsx'
import { Result } from './result.tsx'
import { RulesChanged } from './rules-changed.tsx'
import { SeatChangeNote } from './seat-change-note.tsx'
import { useChime } from './sound.ts'
import { TakeOver } from './take-over.tsx'
import { useTurnTitle } from './turn-title.ts'
import { Rewound, UndoButton } from './undo.tsx'
import { Vote } from './vote.tsx'
import { WaitingRoom } from './waiting-room.tsx'

import './vote.css'

/** A match: the waiting room, the board, and the result. */
export const MatchPage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const model = useMemo(() => new LiveModel(id), [id])
  useEffect(() => {
    void checkInvitation(id)
    return () => model.close()
  }, [model])
  const game = useComputed(() => model.shape.value?.game ?? '').value
  const loaded = useLoaded(async () => (game === '' ? null : uiOf(game)), game)
  if (model.gone.value) {
    return (
      <SiteFrame>
        <NotFound says={say.value.table.tableGone} />
      </SiteFrame>
    )
  }
  if (loaded.failed) return <Failed again={loaded.again} />
  if (!model.ready.value || loaded.value === null) return <Loading />
  if (model.shape.value?.status === 'open')
    return (
      <SiteFrame>
        <WaitingRoom model={model} />
      </SiteFrame>
    )
  if (!model.started.value) return <Loading />
  return <Playing model={model} game={loaded.value} />
}

const Playing: FunctionComponent<{ readonly model: LiveModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  useChime(model)
  const words = say.value.table
  const sheet = useSignal<'menu' | 'keys' | 'orders' | null>(null)
  useKeys({ '?': () => (sheet.value = 'keys') })
  const shut = (): void => {
    sheet.value = null
  }
  const title = titleOf(model.game)
  useTurnTitle(model, title)
  return (
    <div class="match-frame" data-game={model.game} data-seats={model.seats}>
      <Bar title={title} progress={<game.Progress model={model} />} spectators={model.spectators.value}>
        <ConnectionState />
        <OrderButton model={model} game={game} onOpen={() => (sheet.value = 'orders')} />
        {model.rewound.value && <Rewound />}
        {model.seat.value !== null && model.outcome.value === null && !model.closed.value && (
          <UndoButton model={model} />
        )}
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
      {model.outcome.value !== null && <Result model={model} game={game} />}
      {model.closed.value && (
        <p class="vote row" role="status">
          {words.closed}
        </p>
      )}
      <RulesChanged model={model} />
      <Vote model={model} />
      <SeatChangeNote model={model} />
      <OrderNotes model={model} game={game} onOpen={() => (sheet.value = 'orders')} />
      <TakeOver model={model} />
      {model.problem.value !== null && (
        <p class="problem row" role="alert">
          {problemText(model.problem.value)}
        </p>
      )}
      <main class="match-frame__board">
        <game.Board model={model} />
        <Lens model={model} game={game} />
      </main>
      <Announcer model={model} />
      {sheet.value === 'menu' && <Menu model={model} onClose={shut} />}
      {sheet.value === 'orders' && <OrderSheet model={model} game={game} onClose={shut} />}
      {sheet.value === 'keys' && <KeySheet model={model} game={game} onClose={shut} />}
      <PersonCard />
      <ConfirmDialog />
    </div>
  )
}
