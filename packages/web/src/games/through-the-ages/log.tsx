import { useSignal } from '@preact/signals'
import type { View } from '@ziggurat/through-the-ages/facts'
import { Fragment } from 'preact'
import type { FunctionComponent } from 'preact'

import { say as common } from '../../core/language.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { ByOrder } from '../../parts/by-order.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { LogAndChat } from '../../parts/log.tsx'
import { SeatChangeLines } from '../../parts/seat-change-lines.tsx'
import { cardsIn } from './cards.ts'
import { eventGroupsOf, aimOf, effectsOf, isPublic, isStrike, eventsInWords } from './event-groups.ts'
import type { EventGroup } from './event-groups.ts'
import { actor, isOwnEvent } from './events.ts'
import { Signs } from './signs.tsx'
import { words } from './words.ts'

import './log.css'

/** How many events are shown until the player asks for the whole log. */
const LATEST = 120

interface Chapter {
  readonly fresh: boolean
  /** Its events, from `from` up to but not including `to`. */
  readonly from: number
  readonly to: number
  readonly groups: readonly EventGroup[]
}

/** The events since my last turn; those of my current turn come after `to`. */
interface NewEvents {
  readonly from: number
  readonly to: number
}

/** Spectators have no new events. */
function newEventsFor(model: MatchModel<View>): NewEvents {
  const { value: events } = model.events
  const { value: seat } = model.seat
  const end = events.length
  if (seat === null) return { from: end, to: end }
  const turns = events.flatMap((event, at) =>
    isOwnEvent(event) && event.kind === 'turn' ? [{ at, seat: event.seat }] : [],
  )
  const own = turns.filter((turn) => turn.seat === seat)
  const to = model.view.value.active === seat ? (own.pop()?.at ?? 0) : end
  const last = own.at(-1)?.at
  const from = last === undefined ? 0 : (turns.find((turn) => turn.at > last)?.at ?? to)
  return { from, to }
}

/** My current turn, then the new events, then earlier turns, latest first. */
function chaptersOf(model: MatchModel<View>, news: NewEvents, first: number): readonly Chapter[] {
  const { value: events } = model.events
  const starts = [first]
  for (let at = first + 1; at < news.from; at++) if (events[at]?.kind === 'turn') starts.push(at)
  const chapter = (from: number, to: number, fresh = false): Chapter => ({
    fresh,
    from,
    to,
    groups: eventGroupsOf(events, from, to),
  })
  const old = starts.map((start, at) => chapter(start, starts[at + 1] ?? news.from))
  const earlier = [chapter(news.from, news.to, true), ...old.toReversed()]
  // Seat changes after the last event belong to the latest chapter.
  return [chapter(news.to, events.length + 1), ...earlier.filter(({ groups }) => groups.length > 0)]
}

/** The log, turn by turn. */
const Chapters: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const whole = useSignal(false)
  const count = model.events.value.length
  const news = newEventsFor(model)
  const first = whole.value ? 0 : Math.max(0, Math.min(count - LATEST, news.from))
  return (
    <div class="log" tabIndex={0} role="region" aria-label={common.value.table.log}>
      {chaptersOf(model, news, first).map(({ fresh, from, to, groups }) => (
        <section key={fresh ? 'fresh' : from} data-new={fresh || undefined}>
          {fresh && <h3 class="log__fresh">{say.sinceYourTurn}</h3>}
          <ol>
            {groups.map((group, at) => (
              <Fragment key={group.key}>
                <SeatChangeLines model={model} from={(groups[at - 1]?.key ?? from - 1) + 1} to={group.key} />
                <GroupLine model={model} group={group} />
              </Fragment>
            ))}
            <SeatChangeLines model={model} from={(groups.at(-1)?.key ?? from - 1) + 1} to={to - 1} />
          </ol>
        </section>
      ))}
      {count > LATEST && (
        <button type="button" class="button button--quiet" onClick={() => (whole.value = !whole.value)}>
          {whole.value ? say.lately : say.wholeLog}
        </button>
      )}
    </div>
  )
}

interface GroupProps {
  readonly model: MatchModel<View>
  readonly group: EventGroup
}

const GroupLine: FunctionComponent<GroupProps> = ({ model, group }) => {
  const { events } = group
  const [event] = events
  const texts = model.texts.value
  const name = (each: number): string => model.nameAt(each, group.key)
  if (isPublic(group)) return <PublicGroup model={model} group={group} />
  const said = events.length > 1 ? (texts.digest?.(events, name) ?? []).join(' ') : texts.event(event, name)
  const who = actor(event)
  if (event.kind === 'turn')
    return (
      <li>
        {who !== null && <SeatMark seat={who} />}
        <b>{said}</b>
      </li>
    )
  return (
    <li data-at-me={aimOf(group, model.seat.value) ?? undefined}>
      {who !== null && <SeatMark seat={who} />}
      <span>
        {said} <ByOrder model={model} event={group.key} />
      </span>
    </li>
  )
}

/** An event, attack, war or pact, and what everybody gained and lost. */
const PublicGroup: FunctionComponent<GroupProps> = ({ model, group }) => {
  const [event] = group.events
  const texts = model.texts.value
  const name = (each: number): string => model.nameAt(each, group.key)
  const card = 'card' in event ? cardsIn(model.view.value.options).get(event.card ?? '') : undefined
  const rest = eventsInWords(group)
  return (
    <li
      class="tta-event-group"
      data-at-me={aimOf(group, model.seat.value) ?? undefined}
      data-strike={isStrike(group, model.seat.value) || undefined}
    >
      {card !== undefined && (
        <button type="button" class="tta-event-group__card" {...lensHandlers(model, card.id)}>
          <Icon name={card.icon} label={texts.card(card.id)?.name ?? card.id} />
        </button>
      )}
      <div class="stack">
        <p>{texts.event(event, name)}</p>
        {event.kind === 'event' && (
          <p class="soft">{texts.digest?.([event], name).join(' ').slice(texts.event(event, name).length)}</p>
        )}
        {rest.length > 0 && (
          <p>
            {rest.map(({ event: each, at }) => (
              <Fragment key={at}>
                {texts.event(each, name)} <ByOrder model={model} event={at} />{' '}
              </Fragment>
            ))}
          </p>
        )}
        <Effects model={model} group={group} />
      </div>
    </li>
  )
}

/** What everybody gained and lost, as icons. */
export const Effects: FunctionComponent<GroupProps> = ({ model, group }) => {
  const effects = effectsOf(group)
  if (effects.length === 0) return null
  return (
    <ul class="tta-effects cluster">
      {effects.map(({ seat, amounts }) => (
        <li key={seat} class="row" data-me={seat === model.seat.value || undefined}>
          <SeatMark seat={seat} />
          <span class="visually-hidden">{model.nameAt(seat, group.key)}</span>
          <Signs amounts={amounts} signed />
        </li>
      ))}
    </ul>
  )
}

/** Log and chat in one panel. */
export const Log: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => (
  <LogAndChat model={model} class="tta-log">
    <Chapters model={model} />
  </LogAndChat>
)
