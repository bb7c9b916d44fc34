import { useSignal, useSignalEffect } from '@preact/signals'
import type { Update } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'

import { listText, say } from '../core/language.ts'
import { personOf } from '../core/occupants.ts'
import { me, server } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { NameField } from '../parts/name-field.tsx'
import { useAction } from '../parts/use-action.ts'
import { invitationOfLink, hasWrongInvitation, join } from './joining.ts'
import type { LiveModel } from './live-model.ts'

import './take-over.css'

interface Props {
  readonly model: LiveModel
}

/** Offers people with an invitation to a running game the seat of a bot that plays for nobody. The people at the table must agree. */
export const TakeOver: FunctionComponent<Props> = ({ model }) => {
  const { room } = say.value
  const { request, isRefused, withdraw } = useRequest(model)
  if (model.seat.value !== null || model.shape.value?.status !== 'running') return null
  if (request !== undefined) return <Request model={model} request={request} onWithdraw={withdraw} />
  if (hasWrongInvitation())
    return (
      <p class="take-over notice" role="alert" data-tone="bad">
        {room.wrongInvitation}
      </p>
    )
  return (
    <>
      {isRefused && (
        <p class="take-over notice" role="status">
          {room.notGiven}
        </p>
      )}
      {invitationOfLink() !== null && <Offer model={model} />}
    </>
  )
}

const Offer: FunctionComponent<Props> = ({ model }) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  const chosen = useSignal<number | null>(null)
  const { value: occupants } = model.occupants
  // A player who has left may take that seat again, without asking, but no other.
  const held = (model.shape.value?.past ?? []).flatMap((past) =>
    past.who.kind === 'person' && past.who.person.id === me.value?.id ? [past.seat] : [],
  )
  const free = occupants.flatMap((who, seat) =>
    who.kind === 'bot' && who.for === null && (held.length === 0 || held.includes(seat)) ? [seat] : [],
  )
  const seat = free.find((each) => each === chosen.value) ?? free[0]
  if (seat === undefined) return null
  const isAsked = held.length === 0 && occupants.some((who) => personOf(who) !== null)
  return (
    <form
      class="take-over notice"
      aria-label={room.invited}
      onSubmit={(event) => {
        event.preventDefault()
        const match = model.shape.value
        if (match !== null) void act(() => join(match, seat))
      }}
    >
      <p>
        <strong>{room.invited}</strong> {isAsked ? room.takeOverIfAgreed : room.takeOver}
      </p>
      {free.length > 1 && (
        <select
          class="select select--low"
          aria-label={room.whichSeat}
          value={String(seat)}
          onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
        >
          {free.map((each) => (
            <option key={each} value={String(each)}>
              {model.fullName(each)}
            </option>
          ))}
        </select>
      )}
      {me.value === null && <NameField error={error.value} />}
      <button class="button" aria-disabled={busy.value}>
        {isAsked ? room.askFor(model.fullName(seat)) : room.takeOverFrom(model.fullName(seat))}
      </button>
      {me.value !== null && <ErrorText error={error.value} />}
    </form>
  )
}

type SeatRequest = Update['votes'][number]

interface RequestProps extends Props {
  readonly request: SeatRequest
  readonly onWithdraw: () => Promise<void>
}

/** My request for a seat, while people have yet to agree. */
const Request: FunctionComponent<RequestProps> = ({ model, request, onWithdraw }) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  const { by, needed, agreed } = request
  const missing = needed.filter((seat) => !agreed.includes(seat)).map((seat) => model.fullName(seat))
  return (
    <section class="take-over notice" aria-label={room.myRequest}>
      <p role="status">{room.youAskFor(model.fullName(by), listText(missing))}</p>
      <button type="button" class="button" aria-disabled={busy.value} onClick={() => void act(onWithdraw)}>
        {room.withdraw}
      </button>
      <ErrorText error={error.value} />
    </section>
  )
}

interface OwnRequest {
  readonly request: SeatRequest | undefined
  /** Whether my last request has ended, and I have not withdrawn it. */
  readonly isRefused: boolean
  readonly withdraw: () => Promise<void>
}

function useRequest(model: LiveModel): OwnRequest {
  const find = (): SeatRequest | undefined =>
    model.votes.value.find(({ asker }) => asker !== null && asker.id === me.value?.id)
  const isOpen = useRef(false)
  const isRefused = useSignal(false)
  useSignalEffect(() => {
    const open = find() !== undefined
    if (open || isOpen.current) isRefused.value = !open
    isOpen.current = open
  })
  const withdraw = async (): Promise<void> => {
    isOpen.current = false
    await server.ask('leave', {}, { match: model.id })
  }
  return { request: find(), isRefused: isRefused.value, withdraw }
}
