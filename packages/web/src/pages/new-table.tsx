import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { level, PLACES } from '../core/settings.ts'
import { hasServer } from '../core/site.ts'
import { FIRST_GAME, GAMES, isGame } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { loadedTexts } from '../match/setting-words.ts'
import { Failed, useLoaded } from '../parts/lazy.tsx'
import { useTitle } from '../parts/title.ts'
import { Choice } from './choice.tsx'
import { ClockForm } from './new-table/clock-form.tsx'
import { hasOthersHere, isAlone, newDraft, placeOf } from './new-table/draft.ts'
import type { Draft } from './new-table/draft.ts'
import { OptionForm } from './new-table/option-form.tsx'
import { SeatForm } from './new-table/seat-form.tsx'
import { Summary } from './new-table/summary.tsx'
import { WhichGame } from './new-table/which-game.tsx'

import './new-table.css'

/** Without a server nobody can come to an open seat. */
const draftOf = (game: GameId): Draft =>
  newDraft(game, GAMES[game].usual.atTable, hasServer ? 'open' : level.value)

export const NewTable: FunctionComponent<{ readonly game: string }> = ({ game }) => {
  const { room } = say.value
  useTitle(`${room.newTable} · Ziggurat`)
  return <Form key="form" first={isGame(game) ? game : FIRST_GAME} />
}

const Form: FunctionComponent<{ readonly first: GameId }> = ({ first }) => {
  const { room, here } = say.value
  const draft = useSignal<Draft>(draftOf(first))
  // The drafts of the other games, so that nothing is lost when the game is changed.
  const drafts = useSignal<Partial<Record<GameId, Draft>>>({})
  const { game } = draft.value
  const texts = loadedTexts(game)
  const { value: rules, failed, again } = useLoaded(GAMES[game].rules, game)
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part }
  }
  const choose = (next: GameId): void => {
    drafts.value = { ...drafts.value, [game]: draft.value }
    draft.value = drafts.value[next] ?? draftOf(next)
    go(`/new/${next}`, { replace: true })
  }
  const where = placeOf(draft.value)
  return (
    <div class="new-table page page--rail">
      <h1>{room.newTable}</h1>
      <div class="page__main stack">
        <WhichGame game={game} onChoose={choose} />
        <SeatForm
          sitters={draft.value.sitters}
          least={GAMES[game].players[0]}
          most={GAMES[game].players[1]}
          canBeOpen={hasServer}
          onChange={(sitters) => change({ sitters })}
        />
        {hasServer && isAlone(draft.value) && (
          <section class="panel stack terrace">
            <Choice
              legend={here.where}
              hint={here.placeMore[draft.value.place]}
              values={PLACES.map((each) => [each, here.place[each]])}
              value={draft.value.place}
              onChoose={(value) => change({ place: value === 'server' ? 'server' : 'here' })}
            />
          </section>
        )}
        {hasOthersHere(draft.value) && <p class="notice">{where === null ? here.mixed : here.several}</p>}
        {failed && <Failed again={again} />}
        {texts !== null && rules !== null && (
          <OptionForm
            key={game}
            options={rules.options}
            chosen={draft.value.options}
            texts={texts}
            onChoose={(key, value) => change({ options: { ...draft.value.options, [key]: value } })}
          />
        )}
        {where === 'server' && <ServerForm draft={draft.value} onChange={change} />}
      </div>
      <Summary draft={draft.value} texts={texts} />
    </div>
  )
}

interface ServerProps {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

/** What only a table on the server has: who finds it, and its clock. */
const ServerForm: FunctionComponent<ServerProps> = ({ draft, onChange }) => {
  const { room } = say.value
  return (
    <>
      <section class="panel stack terrace">
        <Choice
          legend={room.whoFinds}
          hint={draft.listed ? room.listedMore : room.byLinkMore}
          values={[
            ['listed', room.listed],
            ['link', room.byLink],
          ]}
          value={draft.listed ? 'listed' : 'link'}
          onChoose={(value) => onChange({ listed: value === 'listed' })}
        />
      </section>
      <ClockForm draft={draft} onChange={onChange} />
    </>
  )
}
