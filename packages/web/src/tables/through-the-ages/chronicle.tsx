import { useSignal } from '@preact/signals'
import type { GameEvent } from '@ziggurat/kernel'
import type { Event, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { SeatMark } from '../../look/icon.tsx'
import type { LiveTable } from '../../match/live-table.ts'
import { ByOrder } from '../../parts/by-order.tsx'
import { Chat } from '../../parts/log.tsx'
import type { Table } from '../../table.ts'
import { actor, aim, isOurs } from './story.ts'
import { words } from './words/index.ts'

/** So many events are told unless somebody wants the whole game. */
const LATEST = 120

/** What lies on the table when one reads of it, and what is for curves. */
const UNTOLD: readonly string[] = ['dealt', 'statistics', 'swept']
/** Told in one line if they follow upon one another for one player. */
const TOGETHER: readonly string[] = ['produced', 'corruption', 'consumption']

interface Told {
  readonly key: number
  readonly events: readonly Event[]
}

/** The events of one line each, with a production in one. */
function linesOf(events: readonly GameEvent[], from: number, to: number): readonly Told[] {
  const lines: Told[] = []
  for (let at = from; at < to; at++) {
    const event = events[at]
    if (event === undefined || !isOurs(event) || UNTOLD.includes(event.kind)) continue
    const last = lines.at(-1)
    const before = last?.events.at(-1)
    const joins =
      last !== undefined &&
      before !== undefined &&
      TOGETHER.includes(event.kind) &&
      TOGETHER.includes(before.kind) &&
      actor(before) === actor(event)
    if (joins) lines[lines.length - 1] = { ...last, events: [...last.events, event] }
    else lines.push({ key: at, events: [event] })
  }
  return lines
}

interface Chapter {
  readonly fresh: boolean
  readonly lines: readonly Told[]
}

/** What is new first; then turn by turn, the latest before the earlier. */
function chaptersOf(table: Table<View>, first: number): readonly Chapter[] {
  const { value: events } = table.events
  // To somebody who only looks on nothing is newer than the rest.
  const told = table.seat.value === null ? events.length : table.fresh.value
  const fresh = Math.max(first, Math.min(told, events.length))
  const starts = [first]
  for (let at = first + 1; at < fresh; at++) if (events[at]?.kind === 'turn') starts.push(at)
  const old = starts.map((start, at) => ({
    fresh: false,
    lines: linesOf(events, start, starts[at + 1] ?? fresh),
  }))
  const news = { fresh: true, lines: linesOf(events, fresh, events.length) }
  return [news, ...old.toReversed()].filter(({ lines }) => lines.length > 0)
}

/** What happened, told turn by turn. */
const Story: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const whole = useSignal(false)
  const count = table.events.value.length
  const first = whole.value
    ? 0
    : Math.max(0, Math.min(count - LATEST, table.seat.value === null ? count : table.fresh.value))
  return (
    <div class="log" tabIndex={0} role="region" aria-label={say.log}>
      {chaptersOf(table, first).map(({ fresh, lines }) => (
        <section key={fresh ? 'fresh' : lines[0]?.key} data-new={fresh || undefined}>
          {fresh && table.fresh.value > 0 && <h3 class="log__fresh">{say.sinceYourTurn}</h3>}
          <ol>
            {lines.map((line) => (
              <Line key={line.key} table={table} at={line.key} events={line.events} />
            ))}
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

interface LineProps {
  readonly table: Table<View>
  /** The number of its first event. */
  readonly at: number
  readonly events: readonly Event[]
}

const Line: FunctionComponent<LineProps> = ({ table, at, events }) => {
  const [event] = events
  if (event === undefined) return null
  const seat = table.seat.value
  const texts = table.texts.value
  const name = (each: number): string => table.name(each)
  const said =
    events.length > 1 || event.kind === 'event'
      ? (texts.digest?.(events, name) ?? []).join(' ')
      : texts.event(event, name)
  const who = actor(event)
  if (event.kind === 'turn')
    return (
      <li class="tta-turn">
        {who !== null && <SeatMark seat={who} />}
        <b>{said}</b>
      </li>
    )
  return (
    <li data-at-me={(seat === null ? null : aim(event, seat)) ?? undefined}>
      {who !== null && <SeatMark seat={who} />}
      <span>
        {said} <ByOrder table={table} event={at} />
      </span>
    </li>
  )
}

const isLive = (table: Table<View>): table is LiveTable & Table<View> => table.live

/** Log and chat in one panel. */
export const Chronicle: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const tab = useSignal<'log' | 'chat'>('log')
  const live = isLive(table) ? table : null
  return (
    <section class="annals terrace tta-annals">
      {live !== null && (
        <div class="tabs" role="tablist">
          {(['log', 'chat'] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab.value === each}
              onClick={() => (tab.value = each)}
            >
              {say[each]}
            </button>
          ))}
        </div>
      )}
      {tab.value === 'log' || live === null ? <Story table={table} /> : <Chat table={live} />}
    </section>
  )
}
