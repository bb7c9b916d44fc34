import { useSignal } from '@preact/signals'
import { RESIGN } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { PlayedModel } from '../core/match-model.ts'
import { server } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'
import { isOther, PersonButton } from '../parts/person-card.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { LanguageChoice } from '../parts/site.tsx'
import { askToConfirm } from './confirm-dialog.tsx'
import type { LiveModel } from './live-model.ts'
import { undo } from './undo.tsx'

import './menu.css'

/** Actions that are rarely needed: invite, undo, resign, leave, the cards of the others, and links to other pages. */
export const Menu: FunctionComponent<{ readonly model: LiveModel; readonly onClose: () => void }> = ({
  model,
  onClose,
}) => {
  const { table: words } = say.value
  const copied = useSignal(false)
  const seat = model.seat.value
  const running = model.outcome.value === null && !model.closed.value
  const invite = async (): Promise<void> => {
    const { invitation } = await server.ask('invitation', undefined, { match: model.id })
    await navigator.clipboard.writeText(`${location.origin}/table/${model.id}?invitation=${invitation}`)
    copied.value = true
  }
  const leave = async (): Promise<void> => {
    if (!(await askToConfirm(words.reallyLeave, words.leave))) return
    await server.ask('leave', {}, { match: model.id })
    onClose()
  }
  return (
    <Sheet title={words.menu} onClose={onClose}>
      <div class="menu stack">
        {seat !== null && running && (
          <>
            <button type="button" class="button" onClick={() => void invite()}>
              <Icon name="share" /> {copied.value ? words.copied : words.invite}
            </button>
            <MoveActions model={model} onClose={onClose} />
            <button type="button" class="button" onClick={() => void leave()}>
              <Icon name="door" /> {words.leave}
            </button>
          </>
        )}
        <PeopleAtTable model={model} />
        <MenuLinks game={model.game} />
      </div>
    </Sheet>
  )
}

interface MoveProps {
  readonly model: PlayedModel
  readonly onClose: () => void
}

/** Takes back a move, or resigns. */
export const MoveActions: FunctionComponent<MoveProps> = ({ model, onClose }) => {
  const words = say.value.table
  const { value: undoing } = model.undoing
  const resigning = model.question.value?.options.find(({ id }) => id === RESIGN)
  const resign = async (answer: string): Promise<void> => {
    if (!(await askToConfirm(words.reallyResign, words.resign))) return
    model.answer(answer)
    onClose()
  }
  return (
    <>
      {undoing !== null && model.given.value === null && (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose()
            void undo(model)
          }}
        >
          <Icon name="undo" /> {undoing.costs === 'consent' ? words.askUndo : words.takeBack}
        </button>
      )}
      {resigning !== undefined && (
        <button type="button" class="button" onClick={() => void resign(resigning.id)}>
          <Icon name="flag" /> {words.resign}
        </button>
      )}
    </>
  )
}

/** The language, the settings, and the pages about the game. */
export const MenuLinks: FunctionComponent<{ readonly game: string }> = ({ game }) => {
  const { common } = say.value
  return (
    <>
      <LanguageChoice />
      <a class="button" href="/settings">
        <Icon name="settings" /> {common.settings}
      </a>
      <a class="button" href={`/rules/${game}`} target="_blank" rel="noopener">
        <Icon name="book" /> {common.rules}
      </a>
      <a class="button" href={`/almanac/${game}`} target="_blank" rel="noopener">
        <Icon name="cards" /> {common.almanac}
      </a>
    </>
  )
}

/** The other people at the table, also those for whom a bot plays. */
const PeopleAtTable: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const people = model.occupants.value.flatMap((who) => {
    const person = who.kind === 'person' ? who.person : who.kind === 'bot' ? who.for : null
    return person !== null && isOther(person) ? [person] : []
  })
  if (people.length === 0) return null
  return (
    <div class="stack" role="group" aria-label={say.value.people.atTable}>
      {people.map((person) => (
        <PersonButton key={person.id} class="button" person={person} match={model.id}>
          <Icon name="person" /> {say.value.people.aboutPerson(person.name)}
        </PersonButton>
      ))}
    </div>
  )
}
