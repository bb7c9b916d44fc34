import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { readGame, writeGame } from '../core/kept-games.ts'
import { say } from '../core/language.ts'
import { server } from '../core/session.ts'
import { hasServer } from '../core/site.ts'
import { Icon } from '../look/icon.tsx'
import { ErrorText } from '../parts/error-text.tsx'
import { useLoaded } from '../parts/lazy.tsx'
import { ensureEntered } from '../parts/name-field.tsx'
import { useAction } from '../parts/use-action.ts'
import type { LocalModel } from './local-model.ts'

/** Hands a finished game to the server, where it stands among my games, marked as not dealt by it. */
export const HandIn: FunctionComponent<{ readonly model: LocalModel }> = ({ model }) => {
  const { here } = say.value
  const { error, busy, act } = useAction()
  const done = useSignal<string | null>(null)
  const { value: kept } = useLoaded(async () => readGame(model.id), model.id)
  const uploaded = done.value ?? kept?.uploaded ?? null
  if (uploaded !== null)
    return (
      <a class="button" href={`/table/${uploaded}`}>
        <Icon name="check" /> {here.atServer}
      </a>
    )
  if (!hasServer) return null
  const handIn = async (): Promise<void> => {
    await ensureEntered()
    const sitters = model.sitters.peek()
    const seat = sitters.findIndex(({ kind }) => kind === 'person')
    const bots = sitters.map((each) => (each.kind === 'bot' ? each.bot : null))
    const record = await model.record()
    const { match } = await server.ask('upload', { record, ...(seat >= 0 && { seat }), bots })
    done.value = match.id
    if (kept !== null) await writeGame({ ...kept, uploaded: match.id })
  }
  return (
    <>
      <button
        type="button"
        class="button"
        title={here.handInMore}
        aria-disabled={busy.value}
        onClick={() => void act(handIn)}
      >
        <Icon name="upload" /> {here.handIn}
      </button>
      <ErrorText error={error.value} />
    </>
  )
}
