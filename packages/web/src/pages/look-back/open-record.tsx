import { useSignal } from '@preact/signals'
import { isProblem } from '@ziggurat/kernel'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { go } from '../../core/router.ts'
import { me, server } from '../../core/session.ts'
import { hasServer } from '../../core/site.ts'
import { Icon } from '../../look/icon.tsx'
import { storeRecord, LOCAL_REPLAY } from '../../match/local-record.ts'
import { problemText, errorText } from '../../parts/problem.ts'

/** Opens a record from a file or a text: in this browser only, or uploaded to the server. */
export const OpenRecord: FunctionComponent = () => {
  const words = say.value.back
  const text = useSignal('')
  const problem = useSignal<string | null>(null)
  const over = useSignal(false)
  const busy = useSignal(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > LIMITS.record) problem.value = words.tooLong
    else await openHere(await file.text())
  }
  const attempt = async (act: () => Promise<string | null>): Promise<void> => {
    if (busy.value) return
    busy.value = true
    problem.value = null
    problem.value = await act().catch((error: unknown) => errorText(error))
    busy.value = false
  }
  const openHere = (record: string): Promise<void> =>
    attempt(async () => {
      text.value = record
      const { ReplayModel } = await import('../../match/replay-model.ts')
      const model = await ReplayModel.of(record)
      if (isProblem(model))
        return model.line === undefined
          ? words.wrong(problemText(model))
          : words.wrongLine(model.line, problemText(model))
      storeRecord(record)
      go(`/replay/${LOCAL_REPLAY}`)
      return null
    })
  const upload = (): Promise<void> =>
    attempt(async () => {
      const { match } = await server.ask('upload', { record: text.value })
      go(`/table/${match.id}`)
      return null
    })
  const isEmpty = text.value.trim() === ''
  const mayUpload = Boolean(me.value) && !isEmpty
  return (
    <section class="terrace upload" aria-labelledby="upload">
      <header class="head">
        <h2 id="upload">{words.record}</h2>
      </header>
      <div class="upload__body stack">
        <p class="soft">{words.about}</p>
        <div
          class="upload__drop"
          data-over={over.value || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            over.value = true
          }}
          onDragLeave={() => (over.value = false)}
          onDrop={(event) => {
            event.preventDefault()
            over.value = false
            void take(event.dataTransfer?.files[0])
          }}
        >
          <Icon name="upload" />
          <span>{words.drop}</span>
          <label class="button">
            {words.choose}
            <input
              type="file"
              class="visually-hidden"
              accept=".ziggurat,.txt,text/plain"
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <label class="entry">
          <span>{words.paste}</span>
          <textarea
            class="field upload__text"
            rows={4}
            spellcheck={false}
            placeholder={words.pasteHint}
            value={text}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        {problem.value !== null && (
          <p class="notice" data-tone="bad" role="alert">
            {problem.value}
          </p>
        )}
        <div class="upload__ways stack">
          <div>
            <button
              type="button"
              class="button"
              aria-disabled={isEmpty}
              aria-describedby="open-hint"
              onClick={() => !isEmpty && void openHere(text.value)}
            >
              <Icon name="eye" /> {words.open}
            </button>
            <p class="entry__hint" id="open-hint">
              {words.openHint}
            </p>
          </div>
          {hasServer && (
            <div>
              <button
                type="button"
                class="button"
                aria-disabled={!mayUpload}
                aria-describedby="keep-hint"
                onClick={() => mayUpload && void upload()}
              >
                <Icon name="upload" /> {words.keep}
              </button>
              <p class="entry__hint" id="keep-hint">
                {me.value ? words.keepHint : words.keepEnter}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
