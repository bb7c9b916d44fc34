import { useSignal } from '@preact/signals'
import type { GameEvent } from '@ziggurat/kernel'
import type { ChatLine } from '@ziggurat/protocol'
import { Fragment } from 'preact'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { blocked } from '../core/blocked.ts'
import { say } from '../core/language.ts'
import type { Chat as MatchChat, GameUi, MatchModel } from '../core/match-model.ts'
import { me } from '../core/session.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import { ByOrder } from './by-order.tsx'
import { isOther, PersonButton } from './person-card.tsx'
import { AccountMark } from './player-marks.tsx'
import { SeatChangeLines } from './seat-change-lines.tsx'
import { Tabs } from './tabs.tsx'

import './log.css'

/** How many events are shown before the whole log is requested. */
const LATEST = 150

interface Props {
  readonly model: MatchModel
  readonly game: Pick<GameUi, 'actor' | 'opens' | 'aim' | 'depth'>
}

interface Chapter {
  readonly heading: string | null
  readonly isNew: boolean
  readonly events: readonly GameEvent[]
  /** The number of its first event. */
  readonly from: number
}

/** The first new event; in a replay nothing is new. */
const freshOf = (model: MatchModel): number =>
  model.playable ? model.fresh.value : model.events.value.length

/** New events first, then chapter by chapter, the latest first; events within a chapter are in order. */
function chapters({ model, game }: Props, first: number): readonly Chapter[] {
  const events = model.events.value
  const texts = model.texts.value
  const fresh = Math.max(first, freshOf(model))
  const found: Chapter[] = []
  let from = first
  for (let at = first; at < fresh; at++) {
    const event = events[at]
    if (event === undefined || !game.opens(event)) continue
    if (at > from) found.push({ heading: null, isNew: false, events: events.slice(from, at), from })
    from = at
  }
  if (fresh > from) found.push({ heading: null, isNew: false, events: events.slice(from, fresh), from })
  const titled = found.map((chapter): Chapter => {
    const [opening, ...rest] = chapter.events
    if (opening === undefined || !game.opens(opening)) return chapter
    const name = (seat: number): string => model.nameAt(seat, chapter.from)
    const heading = texts.event(opening, name).replace(/\.$/, '')
    return { ...chapter, heading, events: rest, from: chapter.from + 1 }
  })
  const news = {
    heading: say.value.table.sinceYourTurn,
    isNew: true,
    events: events.slice(fresh),
    from: fresh,
  }
  return [
    ...(freshOf(model) > 0 && news.events.length > 0 ? [news] : [{ ...news, heading: null }]),
    ...titled.filter((chapter) => chapter.events.length > 0).toReversed(),
  ]
}

const EventLog: FunctionComponent<Props> = ({ model, game }) => {
  const whole = useSignal(false)
  const words = say.value.table
  const count = model.events.value.length
  const first = whole.value ? 0 : Math.max(0, Math.min(count - LATEST, freshOf(model)))
  return (
    <div class="log" tabIndex={0} role="group" aria-label={words.log}>
      {chapters({ model, game }, first).map(({ heading, isNew, events, from }) => (
        <section key={from} data-new={isNew || undefined}>
          {heading !== null && <h3 class={isNew ? 'log__fresh' : undefined}>{heading}</h3>}
          <ol>
            {events.map((event, at) => (
              <Fragment key={from + at}>
                <SeatChangeLines
                  model={model}
                  from={at === 0 && heading !== null && !isNew ? from - 1 : from + at}
                  to={from + at}
                />
                <Line
                  model={model}
                  game={game}
                  event={event}
                  at={from + at}
                  depth={game.depth?.(model.events.value, from + at) ?? 0}
                />
              </Fragment>
            ))}
            {from + events.length === count && <SeatChangeLines model={model} from={count} to={count} />}
          </ol>
        </section>
      ))}
      {count > LATEST && (
        <button type="button" class="button button--quiet" onClick={() => (whole.value = !whole.value)}>
          {whole.value ? words.lately : words.wholeLog}
        </button>
      )}
    </div>
  )
}

interface LineProps extends Props {
  readonly event: GameEvent
  /** The event's number. */
  readonly at: number
  readonly depth: number
}

const Line: FunctionComponent<LineProps> = ({ model, game, event, at, depth }) => {
  const { value: seat } = model.seat
  const actor = game.actor(event)
  const aim = seat === null ? null : game.aim(event, seat, model.seats)
  return (
    <li data-at-me={aim ?? undefined} data-depth={depth === 0 ? undefined : depth}>
      {actor !== null && <SeatMark seat={actor} />}
      <span>
        {model.texts.value.event(event, (each) => model.nameAt(each, at))}{' '}
        <ByOrder model={model} event={at} />
      </span>
    </li>
  )
}

interface ChatProps {
  readonly model: MatchModel
  readonly chat: MatchChat
}

export const Chat: FunctionComponent<ChatProps> = ({ model, chat }) => {
  const words = say.value.table
  const text = useSignal('')
  const lines = chat.lines.value.filter(({ person }) => !blocked.value.has(person.id))
  useEffect(() => chat.markRead(), [lines.length])
  const send = async (): Promise<void> => {
    const line = text.value.trim()
    if (line === '') return
    text.value = ''
    if (!(await chat.send(line))) text.value = line
  }
  return (
    <div class="talk">
      <div class="talk__lines" role="log" aria-label={words.chat} tabIndex={0}>
        <div>
          {lines.length === 0 && <p class="soft">{words.nothingSaid}</p>}
          {lines.map((line) => (
            <ChatMessage key={line.number} model={model} match={chat.match} line={line} />
          ))}
        </div>
      </div>
      {me.value !== null && (
        <form
          class="talk__form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <input
            class="field"
            maxLength={500}
            aria-label={words.say}
            placeholder={words.say}
            value={text}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
          <button class="button" aria-label={words.send}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  )
}

interface MessageProps {
  readonly model: MatchModel
  readonly match: string
  readonly line: ChatLine
}

const ChatMessage: FunctionComponent<MessageProps> = ({ model, match, line }) => {
  const seat = model.occupants.value.findIndex(
    (who) => who.kind === 'person' && who.person.id === line.person.id,
  )
  return (
    <p>
      {seat >= 0 && <SeatMark seat={seat} />}{' '}
      {isOther(line.person) ? (
        <PersonButton class="talk__name" person={line.person} match={match} line={line}>
          {line.person.name}
        </PersonButton>
      ) : (
        <b>{line.person.name}</b>
      )}{' '}
      <AccountMark person={line.person} /> {line.text}
    </p>
  )
}

export const LogPanel: FunctionComponent<Props> = ({ model, game }) => (
  <LogAndChat model={model}>
    <EventLog model={model} game={game} />
  </LogAndChat>
)

interface Panel {
  readonly model: MatchModel
  readonly class?: string
  /** The log. */
  readonly children: ComponentChildren
}

/** Log and chat in one panel. */
export const LogAndChat: FunctionComponent<Panel> = ({ model, class: own = '', children }) => {
  const tab = useSignal<'log' | 'chat'>('log')
  const words = say.value.table
  const { chat } = model
  return (
    <section class={`log-panel terrace ${own}`}>
      {chat !== null && (
        <Tabs
          of={['log', 'chat'] as const}
          chosen={tab}
          label={(each) => (
            <>
              {words[each]} {each === 'chat' && <Unread model={model} />}
            </>
          )}
        />
      )}
      {tab.value === 'log' || chat === null ? children : <Chat model={model} chat={chat} />}
    </section>
  )
}

/** The number of unread chat lines. */
export const Unread: FunctionComponent<{ readonly model: MatchModel }> = ({ model }) => {
  const count = model.chat?.unread.value ?? 0
  return count === 0 ? null : <span class="badge count">{count}</span>
}
