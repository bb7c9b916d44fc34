import { useSignal } from '@preact/signals'
import { isProblem, readOptions } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

import { beginHere } from '../../core/begin-here.ts'
import { say } from '../../core/language.ts'
import { go } from '../../core/router.ts'
import { me, server } from '../../core/session.ts'
import { hasServer } from '../../core/site.ts'
import { GAMES, titleOf } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { clockText } from '../../match/match-words.ts'
import { settingName } from '../../match/setting-words.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { ensureEntered, NameField, ownName } from '../../parts/name-field.tsx'
import { problemText } from '../../parts/problem.ts'
import { useAction } from '../../parts/use-action.ts'
import { isPaceWrong } from './clock-form.tsx'
import { clockOf, isFull, localSeatsOf, openRequestOf, placeOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** Begins the game in this browser, or returns why its options are not possible. */
async function begin(draft: Draft): Promise<Problem | null> {
  const { game } = draft
  const options = readOptions(await GAMES[game].rules(), draft.options)
  if (isProblem(options)) return options
  beginHere({ game, options, seats: localSeatsOf(draft, ownName()) })
  return null
}

/** Opens the table on the server; a refusal is an error. */
async function open(draft: Draft): Promise<null> {
  await ensureEntered()
  const { match } = await server.ask('open', openRequestOf(draft))
  // No seat is open, so the game can start.
  if (isFull(draft)) await server.ask('start', {}, { match: match.id })
  go(`/table/${match.id}`)
  return null
}

/** What was chosen, and the button that opens the table. */
export const Summary: FunctionComponent<{ readonly draft: Draft; readonly texts: Texts | null }> = ({
  draft,
  texts,
}) => {
  const { room, here } = say.value
  const { error, busy, act } = useAction()
  const where = placeOf(draft)
  const refused = useSignal<Problem | null>(null)
  const start = async (): Promise<void> => {
    refused.value = await (where === 'here' ? begin : open)(draft)
  }
  const isEmpty = where === 'server' && !hasServer
  const wrong = where === null || isEmpty || (where === 'server' && isPaceWrong(draft.pace))
  const empty = draft.sitters.filter(({ who }) => who === 'open').length
  const bots = draft.sitters.filter(({ who }) => !['me', 'open', 'here'].includes(who)).length
  return (
    <section class="panel summary stack terrace" aria-labelledby="summary">
      <h2 id="summary">{room.summary}</h2>
      <ul class="summary__facts stack">
        <li>
          <strong>{titleOf(draft.game)}</strong>
        </li>
        <li>
          {[
            room.playersCount(draft.sitters.length),
            ...(empty > 0 ? [room.openCount(empty)] : []),
            ...(bots > 0 ? [room.botsCount(bots)] : []),
          ].join(' · ')}
        </li>
        <li>{where === null ? here.mixed : isEmpty ? here.nobody : here.place[where]}</li>
        {where === 'server' && !isEmpty && <li>{wrong ? '…' : clockText(clockOf(draft.pace))}</li>}
        {where === 'server' && empty > 0 && <li>{draft.listed ? room.listedMore : room.byLinkMore}</li>}
      </ul>
      {me.value === null && <NameField />}
      <button
        type="button"
        class="button button--do button--large"
        aria-disabled={busy.value || wrong}
        onClick={() => !wrong && void act(start)}
      >
        <Icon name={isFull(draft) ? 'play' : 'plus'} /> {isFull(draft) ? room.openAndStart : room.open}
      </button>
      <ErrorText error={error.value} name={settingName(texts)} />
      {refused.value !== null && (
        <p class="entry__problem" role="alert">
          {problemText(refused.value, refused.value.code, settingName(texts))}
        </p>
      )}
    </section>
  )
}
