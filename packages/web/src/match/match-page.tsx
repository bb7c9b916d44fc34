import { useComputed, useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'

import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { go } from '../core/router.ts'
import { server } from '../core/session.ts'
import { uiOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { SiteFrame } from '../parts/site.tsx'
import { ConnectionState } from './bar.tsx'
import { checkInvitation, mayMeet } from './joining.ts'
import { LiveModel } from './live-model.ts'
import { Menu } from './menu.tsx'
import { OrderButton, OrderNotes, OrderSheet } from './orders.tsx'
import { PlayFrame } from './play-frame.tsx'
import { Rematch } from './rematch.tsx'
import { ResultMarks } from './result-marks.tsx'
import { Result } from './result.tsx'
import { SeatChangeNote } from './seat-change-note.tsx'
import { ShuffleCheck } from './shuffle-check.tsx'
import { TakeOver } from './take-over.tsx'
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
  const words = say.value.table
  const showsOrders = useSignal(false)
  const openOrders = (): void => void (showsOrders.value = true)
  return (
    <PlayFrame
      model={model}
      game={game}
      spectators={model.spectators.value}
      tools={
        <>
          <ConnectionState />
          <OrderButton model={model} game={game} onOpen={openOrders} />
        </>
      }
      menu={(shut) => <Menu model={model} onClose={shut} />}
    >
      {model.outcome.value !== null && <MatchResult model={model} game={game} />}
      {model.closed.value && (
        <p class="vote row" role="status">
          {words.closed}
        </p>
      )}
      <Vote model={model} />
      <SeatChangeNote model={model} />
      <OrderNotes model={model} game={game} onOpen={openOrders} />
      <TakeOver model={model} />
      {showsOrders.value && (
        <OrderSheet model={model} game={game} onClose={() => (showsOrders.value = false)} />
      )}
      <PersonCard />
    </PlayFrame>
  )
}

/** The result, with what the server knows of the match: remarks, the shuffle, a rematch. */
const MatchResult: FunctionComponent<{ readonly model: LiveModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  const words = say.value.after
  const { value: match } = model.shape
  if (match === null) return null
  const rematch = async (bot?: string): Promise<void> => {
    if (!(await mayMeet(match))) return
    const { match: next } = await server.ask('rematch', bot === undefined ? {} : { bot }, { match: model.id })
    go(`/table/${next.id}`)
  }
  const bots = match.seats.flatMap((who) => (who.kind === 'bot' && who.for === null ? [who.bot] : []))
  return (
    <Result model={model} game={game} marks={<ResultMarks match={match} />}>
      <ShuffleCheck model={model} />
      {model.seat.value !== null && match.rematch === null && (
        <Rematch bots={bots} onStart={(bot) => void rematch(bot)} />
      )}
      {model.seat.value !== null && match.rematch !== null && (
        <button type="button" class="button button--do" onClick={() => void rematch()}>
          <Icon name="rematch" /> {words.toRematch}
        </button>
      )}
    </Result>
  )
}
