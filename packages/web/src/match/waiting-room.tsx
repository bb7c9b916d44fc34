import { useSignal } from '@preact/signals'
import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { listText, say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { me, server } from '../core/session.ts'
import { titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { ErrorText } from '../parts/error-text.tsx'
import { Chat } from '../parts/log.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { problemText } from '../parts/problem.ts'
import { useTitle } from '../parts/title.ts'
import { useAction } from '../parts/use-action.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'
import type { LiveModel } from './live-model.ts'
import { clockText } from './match-words.ts'
import { RoomSeats } from './room-seats.tsx'
import { loadedTexts, optionsText } from './setting-words.ts'
import { SitDown } from './sit-down.tsx'

import './waiting-room.css'

/** A match before it starts. */
export const WaitingRoom: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const { room } = say.value
  const match = model.shape.value
  const title = titleOf(model.game)
  useTitle(`${title} · Ziggurat`)
  if (match === null) return null
  const free = match.seats.filter(({ kind }) => kind === 'open').length
  const isHost = match.host.id === me.value?.id
  const seated = model.seat.value !== null
  return (
    <div class="room page page--rail">
      <header class="page__head page__head--line">
        <h1>{title}</h1>
        <p>
          {room.tableOf(match.host.name)} · {room.waitsFor(free)}{' '}
          {free === 0 && (isHost ? room.youStart : room.hostStarts(match.host.name))}
        </p>
      </header>
      <div class="page__main stack">
        {!seated && <SitDown model={model} match={match} />}
        <RoomSeats model={model} match={match} isHost={isHost} />
        {isHost && <HostActions match={match} full={free === 0} />}
        <Details match={match} />
      </div>
      <div class="page__main stack">
        {(seated || isHost) && <InvitationLink match={match.id} />}
        <section class="room__talk panel stack terrace" aria-labelledby="talk">
          <h2 id="talk">{room.talk}</h2>
          <Chat model={model} chat={model.chat} />
          {model.problem.value !== null && (
            <p class="entry__problem" role="alert">
              {problemText(model.problem.value)}
            </p>
          )}
        </section>
      </div>
      <PersonCard />
      <ConfirmDialog />
    </div>
  )
}

const HostActions: FunctionComponent<{ readonly match: MatchShape; readonly full: boolean }> = ({
  match,
  full,
}) => {
  const { room, common } = say.value
  const { error, busy, act } = useAction()
  const closing = useSignal(false)
  const start = (): void => {
    if (full) void act(() => server.ask('start', {}, { match: match.id }))
  }
  const close = (): void => {
    void act(async () => {
      await server.ask('close', {}, { match: match.id })
      go('/')
    })
  }
  return (
    <div class="room__deeds cluster">
      <button
        type="button"
        class={full ? 'button button--do button--large' : 'button button--large'}
        aria-disabled={!full || busy.value}
        aria-describedby={full ? undefined : 'not-full'}
        onClick={start}
      >
        <Icon name="play" /> {room.start}
      </button>
      {closing.value ? (
        <span class="cluster" role="group" aria-label={room.closeTable}>
          {room.reallyClose}
          <button type="button" class="button button--danger" onClick={close}>
            {common.yes}
          </button>
          <button type="button" class="button" onClick={() => (closing.value = false)}>
            {common.no}
          </button>
        </span>
      ) : (
        <button type="button" class="button button--quiet" onClick={() => (closing.value = true)}>
          <Icon name="close" /> {room.closeTable}
        </button>
      )}
      {!full && (
        <p id="not-full" class="soft">
          {room.notFull}
        </p>
      )}
      <ErrorText error={error.value} />
    </div>
  )
}

/** The people who have sent a number for the shuffle. */
const contributors = ({ seats, contributions }: MatchShape): string[] =>
  seats.flatMap((who, seat) => (who.kind === 'person' && contributions[seat] !== '' ? [who.person.name] : []))

/** The match's clock and options, and what is settled of its shuffle. */
const Details: FunctionComponent<{ readonly match: MatchShape }> = ({ match }) => {
  const { room } = say.value
  const texts = loadedTexts(match.game)
  return (
    <section class="room__details panel stack terrace" aria-labelledby="details">
      <h2 id="details">{room.details}</h2>
      <dl>
        <div>
          <dt>{room.clock}</dt>
          <dd>{clockText(match.clock)}</dd>
        </div>
        {match.clock.kind !== 'none' && (
          <div>
            <dt>{room.atZero}</dt>
            <dd>{room.atZeroes[match.atZero]}</dd>
          </div>
        )}
        <div>
          <dt>{room.whoFinds}</dt>
          <dd>{match.listed ? room.listed : room.byLink}</dd>
        </div>
        {texts !== null &&
          optionsText(match.options, texts).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p class="room__seed">
        {room.seed(match.hash)} {room.numbers(listText(contributors(match)))}
      </p>
    </section>
  )
}
