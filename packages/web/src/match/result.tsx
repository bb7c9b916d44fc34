import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { listText, say } from '../core/language.ts'
import type { GameUi, MatchModel } from '../core/match-model.ts'
import { go } from '../core/router.ts'
import { server } from '../core/session.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Tabs } from '../parts/tabs.tsx'

import './result.css'
import { mayMeet } from './joining.ts'
import type { LiveModel } from './live-model.ts'
import { ResultMarks } from './result-marks.tsx'
import { ShuffleCheck } from './shuffle-check.tsx'

const Curves = lazy<{ readonly match: string; readonly game: GameUi }>(
  async () => (await import('./curves.tsx')).Curves,
)

/** The winners, as a sentence. */
function victory(model: MatchModel): string {
  const words = say.value.after
  const winners = (model.outcome.value?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [first = 0] = winners
  const names = winners.map((seat) => model.name(seat))
  if (names.length > 1) return words.share(listText(names))
  return first === model.seat.value ? words.youWin : words.wins(model.name(first))
}

type Tab = 'scores' | 'curves' | 'table'

/** The result: winners, score sheet, curves, and links to the replay, the record and a rematch. */
export const Result: FunctionComponent<{ readonly model: LiveModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  const words = say.value.after
  const tab = useSignal<Tab>('scores')
  const rematch = async (): Promise<void> => {
    if (model.shape.value !== null && !(await mayMeet(model.shape.value))) return
    const { match } = await server.ask('rematch', {}, { match: model.id })
    go(`/table/${match.id}`)
  }
  const { rematch: another, outcome } = model.shape.value ?? {}
  const tabs: readonly Tab[] = ['scores', 'curves', 'table']
  return (
    // While the board is hidden, this is the page's main landmark.
    <section
      class="result"
      data-tab={tab.value}
      role={tab.value === 'table' ? undefined : 'main'}
      aria-label={words.over}
    >
      <header class="result__head cluster terrace terrace--lapis">
        <h1 class="row">
          <Icon name="trophy" /> {victory(model)}
        </h1>
        <ol class="result__places cluster" aria-label={words.ranking}>
          {(outcome?.places ?? [])
            .map((place, seat) => ({ place, seat, score: outcome?.scores[seat] }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ place, seat, score }) => (
              <li key={seat} class="row">
                <span class="label">{words.place(place)}</span> <SeatMark seat={seat} /> {model.name(seat)}{' '}
                <b class="number">{score}</b>
              </li>
            ))}
        </ol>
        {model.texts.value
          .ties?.(model.view.value, (seat) => model.name(seat))
          .map((tie) => (
            <p key={tie} class="result__tie">
              {tie}
            </p>
          ))}
        {model.shape.value !== null && <ResultMarks match={model.shape.value} />}
      </header>
      <div class="result__deeds cluster">
        <Tabs of={tabs} chosen={tab} label={(each) => words[each]} />
        <a class="button" href={`/replay/${model.id}`}>
          <Icon name="play" /> {words.replay}
        </a>
        <button type="button" class="button" onClick={() => void download(model.id)} title={words.seed}>
          <Icon name="download" /> {words.record}
        </button>
        <ShuffleCheck model={model} />
        {model.seat.value !== null && (
          <button type="button" class="button button--do" onClick={() => void rematch()}>
            <Icon name="rematch" /> {another === null ? words.rematch : words.toRematch}
          </button>
        )}
      </div>
      {tab.value === 'scores' && (
        <div class="result__panel terrace" tabIndex={0}>
          <h2 class="visually-hidden">{words.scores}</h2>
          {model.rulesChange.value === null ? (
            <game.Scores model={model} />
          ) : (
            <p class="soft">{words.asItStood}</p>
          )}
        </div>
      )}
      {tab.value === 'curves' && (
        <div class="result__panel terrace" tabIndex={0}>
          <h2 class="visually-hidden">{words.curves}</h2>
          <Curves match={model.id} game={game} />
        </div>
      )}
    </section>
  )
}

async function download(match: string): Promise<void> {
  const { record } = await server.ask('record', undefined, { match })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  link.download = `${match}.ziggurat`
  link.click()
  URL.revokeObjectURL(link.href)
}
