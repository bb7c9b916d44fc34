import { useSignal } from '@preact/signals'
import type { Order } from '@ziggurat/kernel'
import type { LeftOrderShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

import { say } from '../language.ts'
import { Icon } from '../look/icon.tsx'
import { useActing } from '../pages/parts/acting.ts'
import { Trouble } from '../pages/parts/trouble.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { server } from '../session.ts'
import type { GameTable, OrderNames } from '../table.ts'
import type { LiveTable } from './live-table.ts'

import './orders.css'

interface Props {
  readonly table: LiveTable
  readonly game: Pick<GameTable, 'orders'>
}

/** Where orders can be left: at a game that has them, by who plays, while it is played. */
const namesFor = ({ table, game }: Props): OrderNames | null =>
  table.seat.value === null || table.outcome.value !== null ? null : (game.orders ?? null)

const sentence = (order: Order, names: OrderNames, table: LiveTable): string =>
  `${names.subject(order, table)}: ${names.does(order)}`

/** Why an order was dropped; the first thing that has changed says enough. */
function because({ dropped }: LeftOrderShape, names: OrderNames): string {
  const [fact = ''] = dropped ?? []
  return names.changed(fact) ?? say.value.orders.rulesChanged
}

const leave = (table: LiveTable, { id }: Order): Promise<unknown> =>
  server.ask('leaveOrder', { id }, { match: table.id })

const withdraw = (table: LiveTable, { subject }: Order): Promise<unknown> =>
  server.ask('withdrawOrder', undefined, { match: table.id, subject })

/** In the bar: how many orders are in force. */
export const OrderButton: FunctionComponent<Props & { readonly onOpen: () => void }> = ({
  onOpen,
  ...props
}) => {
  const words = say.value.orders
  if (namesFor(props) === null) return null
  const inForce = props.table.orders.value.filter(({ dropped }) => dropped === null).length
  return (
    <button
      type="button"
      class="button button--quiet"
      aria-label={inForce === 0 ? words.title : `${words.title}: ${words.count(inForce)}`}
      title={words.title}
      data-deed="orders"
      onClick={onOpen}
    >
      <Icon name="tablet" /> {inForce > 0 && <span class="badge">{inForce}</span>}
    </button>
  )
}

/** Tells the owner of orders that were dropped. */
export const OrderNotes: FunctionComponent<Props & { readonly onOpen: () => void }> = ({
  onOpen,
  ...props
}) => {
  const words = say.value.orders
  const names = namesFor(props)
  const { table } = props
  const { error, busy, act } = useActing()
  if (names === null) return null
  const dropped = table.orders.value.filter((left) => left.dropped !== null)
  return (
    <div role="status">
      {dropped.map((left) => (
        <div key={left.order.id} class="vote order-note">
          <p>{words.dropped(sentence(left.order, names, table), because(left, names))}</p>
          <button type="button" class="button" onClick={onOpen}>
            {words.title}
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={busy.value}
            onClick={() => void act(() => withdraw(table, left.order))}
          >
            {words.putAway}
          </button>
        </div>
      ))}
      <Trouble error={error.value} />
    </div>
  )
}

/** All orders that I have left, and all that I could leave. */
export const OrderSheet: FunctionComponent<Props & { readonly onClose: () => void }> = ({
  onClose,
  ...props
}) => {
  const { table } = props
  const words = say.value.orders
  const names = namesFor(props)
  const possible = useSignal<readonly Order[] | null>(null)
  const failed = useSignal<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { error, busy, act } = useActing()
  // What can be left changes with the table.
  useEffect(() => {
    let current = true
    server.ask('orders', undefined, { match: table.id }).then(
      (found) => current && (possible.value = found.possible),
      (thrown: unknown) => (failed.value = thrown),
    )
    return () => {
      current = false
    }
  }, [table.view.value])
  /** The button may be gone afterwards: who came by keyboard stays here. */
  const actHere: Doing['act'] = async (deed) => {
    const done = await act(deed)
    if (done) heading.current?.focus()
    return done
  }
  if (names === null) return null
  const { value: left } = table.orders
  const subjects = possible.value === null ? [] : bySubject(possible.value)
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p class="soft">{words.intro}</p>
      <section aria-labelledby="orders-left" aria-live="polite">
        <h3 id="orders-left" ref={heading} tabIndex={-1}>
          {words.inForce}
        </h3>
        {left.length === 0 && <p class="soft">{words.none}</p>}
        <ul class="orders">
          {left.map((each) => (
            <Left
              key={each.order.id}
              table={table}
              names={names}
              left={each}
              mayLeave={possible.value?.some(({ id }) => id === each.order.id) ?? false}
              busy={busy.value}
              act={actHere}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="orders-possible">
        <h3 id="orders-possible">{words.give}</h3>
        {possible.value !== null && subjects.length === 0 && <p class="soft">{words.nothing}</p>}
        {subjects.map((choices) => (
          <Leave
            key={choices[0]?.subject}
            table={table}
            names={names}
            choices={choices}
            busy={busy.value}
            act={act}
          />
        ))}
      </section>
      <Trouble error={error.value ?? failed.value} />
    </Sheet>
  )
}

interface Doing {
  readonly table: LiveTable
  readonly names: OrderNames
  readonly busy: boolean
  readonly act: (deed: () => Promise<unknown>) => Promise<boolean>
}

/** The orders about the same thing beside each other. */
function bySubject(orders: readonly Order[]): readonly (readonly Order[])[] {
  const groups = new Map<string, Order[]>()
  for (const order of orders) groups.set(order.subject, [...(groups.get(order.subject) ?? []), order])
  return [...groups.values()]
}

const Left: FunctionComponent<Doing & { readonly left: LeftOrderShape; readonly mayLeave: boolean }> = ({
  table,
  names,
  left,
  mayLeave,
  busy,
  act,
}) => {
  const words = say.value.orders
  const { order, dropped } = left
  const said = sentence(order, names, table)
  return (
    <li data-dropped={dropped !== null || undefined}>
      <span class="orders__what">
        <b>{names.subject(order, table)}</b> {names.does(order)}
        {dropped !== null && <em>{words.droppedBecause(because(left, names))}</em>}
      </span>
      {dropped !== null && mayLeave && (
        <button
          type="button"
          class="button"
          aria-disabled={busy}
          onClick={() => void act(() => leave(table, order))}
        >
          {words.again}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={busy}
        aria-label={dropped === null ? words.withdrawWhat(said) : undefined}
        onClick={() => void act(() => withdraw(table, order))}
      >
        {dropped === null ? words.withdraw : words.putAway}
      </button>
    </li>
  )
}

/** One thing about which an order can be left: which one, and that it is left. */
const Leave: FunctionComponent<Doing & { readonly choices: readonly Order[] }> = ({
  table,
  names,
  choices,
  busy,
  act,
}) => {
  const words = say.value.orders
  const [first] = choices
  const left = table.orders.value.find(
    ({ order, dropped }) => dropped === null && order.subject === first?.subject,
  )
  const picked = useSignal<string | null>(null)
  const wanted = picked.value ?? left?.order.id
  const order = choices.find(({ id }) => id === wanted) ?? first
  if (order === undefined) return null
  const isLeft = left?.order.id === order.id
  const subject = names.subject(order, table)
  return (
    <form
      class="orders__row"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLeft) void act(() => leave(table, order))
      }}
    >
      <b>{subject}</b>
      {choices.length === 1 ? (
        <span>{names.does(order)}</span>
      ) : (
        <select
          class="select select--low"
          aria-label={subject}
          value={order.id}
          onChange={({ currentTarget }) => (picked.value = currentTarget.value)}
        >
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {names.does(each)}
            </option>
          ))}
        </select>
      )}
      <button
        class="button"
        aria-disabled={isLeft || busy}
        aria-label={words.leaveWhat(sentence(order, names, table))}
      >
        {words.leave}
      </button>
    </form>
  )
}
