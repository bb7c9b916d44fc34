import type { Option } from '@ziggurat/kernel'
import type { BoardId, Side, Stage } from '@ziggurat/seven-wonders/facts'
import { BOARD_IDS, BOARDS, stagesOf } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { NO_SET_RULES, clickOption } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import type { GameUi } from '../../core/match-model.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { LogPanel } from '../../parts/log.tsx'
import { QuestionPlaque } from '../../parts/question.tsx'
import { stageText } from './faces.tsx'
import type { SevenModel } from './model.ts'
import { CostSigns, EffectSigns } from './signs.tsx'
import { gameWords, words } from './words.ts'

import './choose-board.css'

interface Props {
  readonly model: SevenModel
  readonly game: GameUi
}

const boardIn = (option: Option): BoardId | undefined =>
  BOARD_IDS.find((board) => 'board' in option && option.board === board)

/** Before the first age, players choose their boards in seat order. */
export const ChooseBoard: FunctionComponent<Props> = ({ model, game }) => {
  const options = model.question.value?.options ?? []
  const picked = options.find(({ id }) => id === model.picked.value)
  const city = picked && boardIn(picked)
  const give = (option: Option | undefined): void => {
    if (option !== undefined) clickOption(model, NO_SET_RULES, option)
  }
  useKeys({
    ...Object.fromEntries(options.slice(0, 9).map((option, at) => [`${at + 1}`, () => give(option)])),
    Enter: picked && (() => give(picked)),
    Escape: picked && (() => (model.picked.value = null)),
  })
  return (
    <div class="sw sw--boards">
      <ul class="wonder-boards" aria-labelledby="question">
        {BOARD_IDS.map((board) => (
          <li key={board}>
            <BoardCard
              model={model}
              board={board}
              option={options.find((option) => boardIn(option) === board)}
              onChoose={give}
            />
          </li>
        ))}
      </ul>
      <LogPanel model={model} game={game} />
      <section class="sw-foot terrace" aria-labelledby="question">
        <QuestionPlaque model={model} />
        <div class="acts row">
          {city !== undefined && (
            <button type="button" class="button button--do" onClick={() => give(picked)}>
              {words.value.deeds.board(gameWords.value.cities[city])} <kbd class="key">↵</kbd>
            </button>
          )}
        </div>
      </section>
    </div>
  )
}

interface BoardProps {
  readonly model: SevenModel
  readonly board: BoardId
  readonly option: Option | undefined
  readonly onChoose: (option: Option | undefined) => void
}

/** The sides that may be dealt: the agreed one, or both. */
const sidesOf = ({ sides }: SevenModel['options']): readonly Side[] =>
  sides === 'A' || sides === 'B' ? [sides] : ['A', 'B']

const BoardCard: FunctionComponent<BoardProps> = ({ model, board, option, onChoose }) => {
  const { cities, wonders, goods } = gameWords.value
  const taken = model.view.value.cities.findIndex((city) => city.board === board)
  const { start } = BOARDS[board]
  const picked = option !== undefined && model.picked.value === option.id
  return (
    <button
      type="button"
      class="wonder-board stack terrace"
      data-board={board}
      data-state={picked ? 'chosen' : option === undefined ? undefined : 'can'}
      aria-pressed={picked}
      aria-disabled={option === undefined}
      onClick={() => onChoose(option)}
    >
      <span class="wonder-board__picture">
        <Mosaic id={board} kind="blue" height={64} />
      </span>
      <strong class="wonder-board__name">
        {cities[board]} <Icon name={start} label={goods[start]} />
      </strong>
      <em>{wonders[board]}</em>
      {taken >= 0 && (
        <b>
          <SeatMark seat={taken} /> {model.name(taken)}
        </b>
      )}
      {sidesOf(model.options).map((side) => (
        <span key={side} class="wonder-board__side">
          <b>{side}</b>
          <span>
            {stagesOf(board, side).map((stage, at) => (
              <StageLine key={at} stage={stage} />
            ))}
          </span>
        </span>
      ))}
    </button>
  )
}

const StageLine: FunctionComponent<{ readonly stage: Stage }> = ({ stage }) => (
  <span class="wonder-board__stage row">
    <CostSigns cost={stage.cost} />
    <span class="signs__to" aria-hidden="true">
      ▸
    </span>
    <EffectSigns of={stage} ability={stage.ability} />
    <span class="visually-hidden">{stageText(stage)}</span>
  </span>
)
