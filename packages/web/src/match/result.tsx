import { useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { listText, say } from '../core/language.ts'
import type { GameUi, MatchModel, PlayedModel } from '../core/match-model.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Tabs } from '../parts/tabs.tsx'

import './result.css'

const Curves = lazy<{ readonly model: PlayedModel; readonly game: GameUi }>(
  async () => (await import('./curves.tsx')).Curves,
)

/** The winners, as a sentence. */
function victory(model: MatchModel): string {
  const words = say.value.after
  const winners = (model.outcome.value?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [first = 0] = winners
  const names = winners.map((seat) => model.fullName(seat))
  if (names.length > 1) return words.share(listText(names))
  return first === model.seat.value ? words.youWin : words.wins(model.fullName(first))
}

type Tab = 'scores' | 'curves' | 'table'

interface Props {
  readonly model: PlayedModel
  readonly game: GameUi
  /** Remarks about the result. */
  readonly marks?: ComponentChildren
  /** What can be done next: a rematch and the like. */
  readonly children?: ComponentChildren
}

/** The result: winners, score sheet, curves, and links to the replay and the record. */
export const Result: FunctionComponent<Props> = ({ model, game, marks, children }) => {
  const words = say.value.after
  const tab = useSignal<Tab>('scores')
  const { value: outcome } = model.outcome
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
                <span class="label">{words.place(place)}</span> <SeatMark seat={seat} />{' '}
                {model.fullName(seat)} <b class="number">{score}</b>
              </li>
            ))}
        </ol>
        {model.texts.value
          .ties?.(model.view.value, (seat) => model.fullName(seat))
          .map((tie) => (
            <p key={tie} class="result__tie">
              {tie}
            </p>
          ))}
        {marks}
      </header>
      <div class="result__deeds cluster">
        <Tabs of={tabs} chosen={tab} label={(each) => words[each]} />
        <a class="button" href={model.replayAt()}>
          <Icon name="play" /> {words.replay}
        </a>
        <button type="button" class="button" onClick={() => void download(model)} title={words.seed}>
          <Icon name="download" /> {words.record}
        </button>
        {children}
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
          <Curves model={model} game={game} />
        </div>
      )}
    </section>
  )
}

async function download(model: PlayedModel): Promise<void> {
  const record = await model.record()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  link.download = `${model.id}.ziggurat`
  link.click()
  URL.revokeObjectURL(link.href)
}
