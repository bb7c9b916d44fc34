import { useComputed } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'

import { beginHere } from '../core/begin-here.ts'
import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { query } from '../core/router.ts'
import { uiOf } from '../games/index.ts'
import { PlayFrame } from '../match/play-frame.tsx'
import { Rematch } from '../match/rematch.tsx'
import { Result } from '../match/result.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { problemText } from '../parts/problem.ts'
import { SiteFrame } from '../parts/site.tsx'
import { Curtain } from './curtain.tsx'
import { personsAt } from './devices.ts'
import { HandIn } from './hand-in.tsx'
import { HandOver } from './hand-over.tsx'
import { LocalMenu } from './local-menu.tsx'
import { LocalModel } from './local-model.ts'
import { StoppedNote } from './stopped-note.tsx'

/** The page of a game in this browser: '/here?game=…'. */
export const LocalPage: FunctionComponent = () => {
  const { value: asked } = query
  const id = asked.get('game') ?? ''
  return <LocalGamePage key={id} id={id} />
}

const LocalGamePage: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const model = useMemo(() => new LocalModel(id), [id])
  useEffect(() => () => model.close(), [model])
  const game = useComputed(() => model.game).value
  const loaded = useLoaded(async () => (game === '' ? null : uiOf(game)), game)
  const { value: stopped } = model.stopped
  if (stopped?.type === 'missing')
    return (
      <SiteFrame>
        <NotFound says={say.value.here.missing} />
      </SiteFrame>
    )
  if (stopped !== null) return <StoppedNote stopped={stopped} />
  if (loaded.failed) return <Failed again={loaded.again} />
  // Its rules could not be loaded, or a newer program has kept it.
  if (!model.started.value && model.problem.value !== null)
    return <Failed again={() => location.reload()} why={problemText(model.problem.value)} />
  if (!model.ready.value || loaded.value === null) return <Loading />
  return model.isCovered.value ? <Curtain model={model} /> : <Playing model={model} game={loaded.value} />
}

const Playing: FunctionComponent<{ readonly model: LocalModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  const { here } = say.value
  const { value: sitters } = model.sitters
  const { value: next } = model.next
  // The button that lifted the curtain is gone.
  useEffect(() => {
    if (personsAt(model.sitters.peek()).length > 1)
      document.querySelector<HTMLElement>('.match-frame__board')?.focus({ preventScroll: true })
  }, [model])
  return (
    <PlayFrame
      model={model}
      game={game}
      turn={next === null || model.outcome.value !== null ? undefined : here.turnOf(model.name(next))}
      note={here.note}
      menu={(shut) => <LocalMenu model={model} onClose={shut} />}
    >
      {model.outcome.value !== null && (
        <Result model={model} game={game}>
          <Rematch
            bots={sitters.flatMap((who) => (who.kind === 'bot' ? [who.bot] : []))}
            onStart={(bot) =>
              beginHere({
                game: model.game,
                options: model.options,
                seats: sitters.map((who) => (who.kind === 'bot' ? { ...who, bot: bot ?? who.bot } : who)),
              })
            }
          />
          <HandIn model={model} />
        </Result>
      )}
      {!model.isKept.value && (
        <p class="notice" data-tone="bad" role="status">
          {here.notKept}
        </p>
      )}
      <HandOver model={model} />
    </PlayFrame>
  )
}
