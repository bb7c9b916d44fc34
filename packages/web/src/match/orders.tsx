import { useSignal } from '@preact/signals'
import type { Order } from '@ziggurat/kernel'
import type { LeftOrderShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import type { GameUi, OrderNames } from '../core/match-model.ts'
import { server } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'
import { ErrorText } from '../parts/error-text.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useAction } from '../parts/use-action.ts'
import type { LiveModel } from './live-model.ts'

import './orders.css'

interface Props {
  readonly model: LiveModel
  readonly game: Pick<GameUi, 'orders'>
}

/** The game's texts for orders; null if it has none, for spectators, and after the game. */
const namesFor = ({ model, game }: Props): OrderNames | null =>
  model.seat.value === null || model.outcome.value !== null ? null : (game.orders ?? null)

/** An order as text; `among` are the orders that are listed with it. */
const sentence = (order: Order, names: OrderNames, model: LiveModel, among: readonly Order[]): string =>
  `${names.subject(order, model, among)}: ${names.does(order, model)}`

const ordersOf = (left: readonly LeftOrderShape[]): readonly Order[] => left.map(({ order }) => order)

/** Why an order was dropped: only the first fact that has changed. */
function whyDropped({ dropped }: LeftOrderShape, names: OrderNames): string {
  const [fact = ''] = dropped ?? []
  return names.changed(fact) ?? say.value.orders.rulesChanged
}

const leave = (model: LiveModel, { id }: Order): Promise<unknown> =>
  server.ask('leaveOrder', { id }, { match: model.id })

const withdraw = (model: LiveModel, { subject }: Order): Promise<unknown> =>
  server.ask('withdrawOrder', undefined, { match: model.id, subject })

/** In the bar: opens the orders and shows how many are in force. */
export const OrderButton: FunctionComponent<Props & { readonly onOpen: () => void }> = ({
  onOpen,
  ...props
}) => {
  const words = say.value.orders
  if (namesFor(props) === null) return null
  const inForce = props.model.orders.value.filter(({ dropped }) => dropped === null).length
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

/** A note about orders of mine that were dropped. It overlaps the board, which needs the room. */
export const OrderNotes: FunctionComponent<Props & { readonly onOpen: () => void }> = ({
  onOpen,
  ...props
}) => {
  const words = say.value.orders
  const names = namesFor(props)
  const { model } = props
  const { error, busy, act } = useAction()
  if (names === null) return null
  const dropped = model.orders.value.filter((left) => left.dropped !== null)
  const [first] = dropped
  const dismiss = async (): Promise<void> => {
    for (const { order } of dropped) await withdraw(model, order)
  }
  return (
    <div role="status">
      {first !== undefined && (
        <div class="order-note notice" data-tone="bad">
          <p>
            {dropped.length > 1
              ? words.severalDropped(dropped.length)
              : words.dropped(
                  sentence(first.order, names, model, ordersOf(model.orders.value)),
                  whyDropped(first, names),
                )}
          </p>
          <button type="button" class="button" onClick={onOpen}>
            {words.title}
          </button>
          <button type="button" class="button" aria-disabled={busy.value} onClick={() => void act(dismiss)}>
            {words.putAway}
          </button>
          <ErrorText error={error.value} />
        </div>
      )}
    </div>
  )
}

/** All orders that I have left or could leave, by subject. */
export const OrderSheet: FunctionComponent<Props & { readonly onClose: () => void }> = ({
  onClose,
  ...props
}) => {
  const { model } = props
  const words = say.value.orders
  const names = namesFor(props)
  const possible = useSignal<readonly Order[] | null>(null)
  const failed = useSignal<unknown>(null)
  const { error, busy, act } = useAction()
  // The possible orders change with the view.
  useEffect(() => {
    let current = true
    server.ask('orders', undefined, { match: model.id }).then(
      (found) => current && (possible.value = found.possible),
      (thrown: unknown) => (failed.value = thrown),
    )
    return () => {
      current = false
    }
  }, [model.view.value])
  if (names === null) return null
  const subjects = possible.value === null ? [] : bySubject(possible.value, model.orders.value)
  const among = [...(possible.value ?? []), ...ordersOf(model.orders.value)]
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p class="soft">{words.intro}</p>
      {possible.value !== null && subjects.length === 0 && <p>{words.nothing}</p>}
      <ul class="orders">
        {subjects.map((about) => (
          <Row
            key={about.subject}
            about={about}
            among={among}
            model={model}
            names={names}
            busy={busy.value}
            act={(action) => void act(action)}
          />
        ))}
      </ul>
      <ErrorText error={error.value ?? failed.value} />
    </Sheet>
  )
}

/** A subject, the order that was left for it, and those that are possible. */
interface SubjectOrders {
  readonly subject: string
  readonly left: LeftOrderShape | undefined
  readonly choices: readonly Order[]
}

function bySubject(possible: readonly Order[], left: readonly LeftOrderShape[]): readonly SubjectOrders[] {
  const subjects = [...possible, ...ordersOf(left)].map(({ subject }) => subject)
  return [...new Set(subjects)].map((subject) => ({
    subject,
    left: left.find(({ order }) => order.subject === subject),
    choices: possible.filter((order) => order.subject === subject),
  }))
}

interface RowProps {
  readonly about: SubjectOrders
  /** All orders that were left or are possible. */
  readonly among: readonly Order[]
  readonly model: LiveModel
  readonly names: OrderNames
  readonly busy: boolean
  readonly act: (action: () => Promise<unknown>) => void
}

/** One subject: its orders to choose from, a button that leaves or withdraws one, and why one was dropped. */
const Row: FunctionComponent<RowProps> = ({ about: { left, choices }, among, model, names, busy, act }) => {
  const words = say.value.orders
  const picked = useSignal<string | null>(null)
  const wanted = picked.value ?? left?.order.id
  const order = choices.find(({ id }) => id === wanted) ?? left?.order ?? choices[0]
  if (order === undefined) return null
  const isInForce = left?.dropped === null
  const isLeft = isInForce && left.order.id === order.id
  const mayLeave = choices.includes(order)
  const subject = names.subject(order, model, among)
  const said = sentence(order, names, model, among)
  const hint = names.hint(order)
  const press = (): void => {
    // After a withdrawal nothing is selected.
    picked.value = null
    act(() => (isLeft || !mayLeave ? withdraw(model, order) : leave(model, order)))
  }
  return (
    <li class="cluster" data-in-force={isInForce || undefined}>
      <p class="orders__subject">
        <b>{subject}</b> <span role="status">{isInForce && <small>{words.inForce}</small>}</span>
      </p>
      {choices.length > 1 ? (
        <select
          class="select select--low"
          aria-label={subject}
          value={order.id}
          onChange={({ currentTarget }) => (picked.value = currentTarget.value)}
        >
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {names.does(each, model)}
            </option>
          ))}
        </select>
      ) : (
        <span>{names.does(order, model)}</span>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={busy}
        aria-label={isLeft ? words.withdrawWhat(said) : mayLeave ? words.leaveWhat(said) : undefined}
        onClick={press}
      >
        {isLeft ? words.withdraw : mayLeave ? words.leave : words.putAway}
      </button>
      {hint !== undefined && <small class="soft">{hint}</small>}
      {left !== undefined && !isInForce && <em>{words.droppedBecause(whyDropped(left, names))}</em>}
    </li>
  )
}
