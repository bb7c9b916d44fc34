import type { Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { go } from '../../core/router.ts'
import { me, server } from '../../core/session.ts'
import { titleOf } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { clockText } from '../../match/match-words.ts'
import { settingName } from '../../match/setting-words.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { ensureEntered, NameField } from '../../parts/name-field.tsx'
import { useAction } from '../../parts/use-action.ts'
import { isPaceWrong } from './clock-form.tsx'
import { clockOf, isFull, openRequestOf } from './draft.ts'
import type { Draft } from './draft.ts'

async function open(draft: Draft): Promise<void> {
  await ensureEntered()
  const { match } = await server.ask('open', openRequestOf(draft))
  // No seat is open, so the game can start.
  if (isFull(draft)) await server.ask('start', {}, { match: match.id })
  go(`/table/${match.id}`)
}

/** What was chosen, and the button that opens the table. */
export const Summary: FunctionComponent<{ readonly draft: Draft; readonly texts: Texts | null }> = ({
  draft,
  texts,
}) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  const wrong = isPaceWrong(draft.pace)
  const empty = draft.sitters.filter(({ who }) => who === 'open').length
  const bots = draft.sitters.length - empty - (draft.sitters.some(({ who }) => who === 'me') ? 1 : 0)
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
        <li>{wrong ? '…' : clockText(clockOf(draft.pace))}</li>
        {empty > 0 && <li>{draft.listed ? room.listedMore : room.byLinkMore}</li>}
      </ul>
      {me.value === null && <NameField />}
      <button
        type="button"
        class="button button--do button--large"
        aria-disabled={busy.value || wrong}
        onClick={() => !wrong && void act(() => open(draft))}
      >
        <Icon name={isFull(draft) ? 'play' : 'plus'} /> {isFull(draft) ? room.openAndStart : room.open}
      </button>
      <ErrorText error={error.value} name={settingName(texts)} />
    </section>
  )
}
