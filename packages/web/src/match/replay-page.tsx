import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { query } from '../core/router.ts'
import { uiOf, titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { Lens } from '../parts/lens.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { problemText } from '../parts/problem.ts'
import { SiteFrame } from '../parts/site.tsx'

import '../parts/match-frame.css'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { storedRecord, LOCAL_REPLAY } from './local-record.ts'
import { ReplayBar } from './replay-bar.tsx'
import { isViewpoint, ReplayModel } from './replay-model.ts'

/** The board of a finished game, at any position and from any viewpoint. */
export const ReplayPage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const words = say.value.after
  const { value, failed, again } = useLoaded(
    async () => {
      const model = await modelOf(id)
      if (model === null || isProblem(model)) return { model, game: null }
      lookAsAsked(model)
      return { model, game: await uiOf(model.game) }
    },
    `${id} ${query.value.get('game')}`,
  )
  if (failed) return <Failed again={again} why={words.notReplayable} />
  if (value === null) return <Loading />
  const { model, game } = value
  if (model === null)
    return (
      <SiteFrame>
        <NotFound says={say.value.back.lost} href="/back" to={say.value.common.lookBack} />
      </SiteFrame>
    )
  if (isProblem(model)) return <Failed again={again} why={`${words.notReplayable}: ${problemText(model)}`} />
  return game === null ? <Loading /> : <LookingBack id={id} model={model} game={game} />
}

/** A match of the server, a game that this browser keeps, or the record that is stored in this tab. */
async function modelOf(id: string): Promise<ReplayModel | Problem | null> {
  if (id === LOCAL_REPLAY) {
    const game = query.peek().get('game')
    if (game !== null) return ReplayModel.ofKept(game)
    const record = storedRecord()
    return record === null ? null : ReplayModel.of(record)
  }
  const found = await ReplayModel.ofMatch(id)
  return isProblem(found) ? found : found.model
}

/** Sets the position and the viewpoint from the address: '?at=37&as=2'. */
function lookAsAsked(model: ReplayModel): void {
  const { value: asked } = query
  const as = asked.get('as') ?? 'all'
  const viewpoint = /^\d+$/u.test(as) ? Number(as) : as
  if (isViewpoint(viewpoint, model.seats)) model.viewpoint.value = viewpoint
  model.position.value = Math.max(0, Math.min(model.length, Math.trunc(Number(asked.get('at'))) || 0))
}

interface Props {
  readonly id: string
  readonly model: ReplayModel
  readonly game: GameUi
}

const LookingBack: FunctionComponent<Props> = ({ id, model, game }) => {
  const { after: words, common } = say.value
  const title = titleOf(model.game)
  document.title = `${words.replay} · ${title} · Ziggurat`
  const isLocal = id === LOCAL_REPLAY
  const kept = query.value.get('game')
  const back = !isLocal ? `/table/${id}` : kept === null ? '/back' : `/here?game=${kept}`
  return (
    <div class="match-frame" data-game={model.game} data-seats={model.seats} data-replay>
      <Bar
        title={title}
        note={isLocal ? words.fromRecord : words.replay}
        progress={<game.Progress model={model} />}
      >
        <a
          class="button button--quiet"
          href={back}
          aria-label={back === '/back' ? common.lookBack : words.backToTable}
        >
          <Icon name="door" />
          <span class="bar__wide">{back === '/back' ? common.lookBack : words.backToTable}</span>
        </a>
      </Bar>
      {model.cutShort !== null && (
        <p class="vote" role="status">
          {words.partly(model.length, model.cutShort.all, model.cutShort.rules, model.cutShort.today)}
        </p>
      )}
      <main class="match-frame__board">
        <h1 class="visually-hidden">
          {words.replay} · {title}
        </h1>
        <game.Board model={model} />
        <Lens model={model} game={game} />
      </main>
      <ReplayBar model={model} game={game} />
      <Announcer model={model} />
    </div>
  )
}
