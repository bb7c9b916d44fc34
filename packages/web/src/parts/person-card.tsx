import { signal, useSignal } from '@preact/signals'
import type { ChatLine, PersonShape } from '@ziggurat/protocol'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useId } from 'preact/hooks'

import { block, blocked, loadBlocked, unblock } from '../core/blocked.ts'
import { say } from '../core/language.ts'
import { me, server } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'
import { ErrorText } from './error-text.tsx'
import { Sheet } from './sheet.tsx'
import { useAction } from './use-action.ts'

import './person-card.css'

interface About {
  readonly person: PersonShape
  readonly match: string
  /** The chat line that a report would be about. */
  readonly line?: ChatLine
}

const shown = signal<About | null>(null)

interface ButtonProps extends About {
  readonly class: string
  readonly label?: string
  readonly children: ComponentChildren
}

/** Opens the card of another person. For oneself, and for visitors who have not entered, it is no button. */
export const PersonButton: FunctionComponent<ButtonProps> = ({ class: look, label, children, ...about }) =>
  isOther(about.person) ? (
    <button
      type="button"
      class={look}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => (shown.value = about)}
    >
      {children}
    </button>
  ) : null

/** Whether this is somebody else who can be blocked and reported. */
export const isOther = ({ id, name }: PersonShape): boolean => !!me.value && me.value.id !== id && name !== ''

/** The card that `PersonButton` opens: who it is, and buttons to block and report them. */
export const PersonCard: FunctionComponent = () =>
  shown.value === null ? null : (
    <Sheet title={shown.value.person.name} onClose={() => (shown.value = null)}>
      <Card key={shown.value.person.id} {...shown.value} />
    </Sheet>
  )

const Card: FunctionComponent<About> = ({ person, match, line }) => {
  const { people, room } = say.value
  const { error, busy, act } = useAction()
  const reporting = useSignal(false)
  const sent = useSignal(false)
  useEffect(() => void loadBlocked(), [])
  const isBlocked = blocked.value.has(person.id)
  const report = (text: string): Promise<boolean> =>
    act(async () => {
      const where = { match, ...(line !== undefined && { line: line.number }) }
      await server.ask('report', { person: person.id, text, ...where })
      reporting.value = false
      sent.value = true
    })
  return (
    <div class="person-card stack">
      <p class="row soft">
        <Icon name={person.account ? 'key' : 'person'} /> {person.account ? room.account : room.guest}
      </p>
      {line !== undefined && <blockquote class="person-card__line">{line.text}</blockquote>}
      {reporting.value ? (
        <ReportForm busy={busy.value} onSend={report} onCancel={() => (reporting.value = false)} />
      ) : (
        <div class="cluster">
          <button
            type="button"
            class="button"
            aria-disabled={busy.value}
            onClick={() => void act(() => (isBlocked ? unblock(person) : block(person)))}
          >
            <Icon name={isBlocked ? 'eye' : 'mute'} /> {isBlocked ? people.unblock : people.block}
          </button>
          {!sent.value && (
            <button type="button" class="button" onClick={() => (reporting.value = true)}>
              <Icon name="flag" /> {people.report}
            </button>
          )}
        </div>
      )}
      <p role="status">{sent.value ? people.reported : isBlocked ? people.isBlocked(person.name) : ''}</p>
      {!reporting.value && <p class="soft">{people.blockMore}</p>}
      <ErrorText error={error.value} />
    </div>
  )
}

interface FormProps {
  readonly busy: boolean
  readonly onSend: (text: string) => Promise<boolean>
  readonly onCancel: () => void
}

const ReportForm: FunctionComponent<FormProps> = ({ busy, onSend, onCancel }) => {
  const { people, common } = say.value
  const id = useId()
  const text = useSignal('')
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(text.value.replaceAll(/\s+/gu, ' '))
      }}
    >
      <div class="entry">
        <label for={id}>{people.whatHappened}</label>
        <textarea
          ref={(field) => field?.focus()}
          id={id}
          class="field"
          maxLength={LIMITS.report}
          aria-describedby={`${id}-more`}
          value={text}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <p class="entry__hint" id={`${id}-more`}>
          {people.reportMore}
        </p>
      </div>
      <div class="cluster">
        <button class="button button--do" aria-disabled={busy}>
          {people.sendReport}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </form>
  )
}
