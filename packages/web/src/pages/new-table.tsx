import { useSignal } from '@preact/signals'
import type { Reply } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { server } from '../core/session.ts'
import { hasServer } from '../core/site.ts'
import { FIRST_GAME, GAMES, isGame } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { loadedTexts } from '../match/setting-words.ts'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { useTitle } from '../parts/title.ts'
import { Choice } from './choice.tsx'
import { ClockForm } from './new-table/clock-form.tsx'
import { newDraft } from './new-table/draft.ts'
import type { Draft } from './new-table/draft.ts'
import { OptionForm } from './new-table/option-form.tsx'
import { SeatForm } from './new-table/seat-form.tsx'
import { Summary } from './new-table/summary.tsx'
import { WhichGame } from './new-table/which-game.tsx'

import './new-table.css'

const draftOf = (game: GameId): Draft => newDraft(game, GAMES[game].usual.atTable)

type Games = Reply<'games'>['games']

export const NewTable: FunctionComponent<{ readonly game: string }> = ({ game }) =>
  hasServer ? <TableOnServer game={game} /> : <NotFound says={say.value.common.needsServer} />

const TableOnServer: FunctionComponent<{ readonly game: string }> = ({ game }) => {
  const { room } = say.value
  useTitle(`${room.newTable} · Ziggurat`)
  const { value, failed, again } = useLoaded(async () => (await server.ask('games')).games, 'games')
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  return <Form key="form" games={value} first={isGame(game) ? game : FIRST_GAME} />
}

const Form: FunctionComponent<{ readonly games: Games; readonly first: GameId }> = ({ games, first }) => {
  const { room } = say.value
  const draft = useSignal<Draft>(draftOf(first))
  // The drafts of the other games, so that nothing is lost when the game is changed.
  const drafts = useSignal<Partial<Record<GameId, Draft>>>({})
  const { game } = draft.value
  const texts = loadedTexts(game)
  const rules = games.find(({ id }) => id === game)
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part }
  }
  const choose = (next: GameId): void => {
    drafts.value = { ...drafts.value, [game]: draft.value }
    draft.value = drafts.value[next] ?? draftOf(next)
    go(`/new/${next}`, { replace: true })
  }
  if (rules === undefined) return null
  return (
    <div class="new-table page page--rail">
      <h1>{room.newTable}</h1>
      <div class="page__main stack">
        <WhichGame game={game} onChoose={choose} />
        <SeatForm
          sitters={draft.value.sitters}
          bots={rules.bots.toReversed()}
          least={rules.seats.min}
          most={rules.seats.max}
          onChange={(sitters) => change({ sitters })}
        />
        {texts !== null && (
          <OptionForm
            key={game}
            options={rules.options}
            chosen={draft.value.options}
            texts={texts}
            onChoose={(key, value) => change({ options: { ...draft.value.options, [key]: value } })}
          />
        )}
        <section class="panel stack terrace">
          <Choice
            legend={room.whoFinds}
            hint={draft.value.listed ? room.listedMore : room.byLinkMore}
            values={[
              ['listed', room.listed],
              ['link', room.byLink],
            ]}
            value={draft.value.listed ? 'listed' : 'link'}
            onChoose={(value) => change({ listed: value === 'listed' })}
          />
        </section>
        <ClockForm draft={draft.value} onChange={change} />
      </div>
      <Summary draft={draft.value} texts={texts} />
    </div>
  )
}
