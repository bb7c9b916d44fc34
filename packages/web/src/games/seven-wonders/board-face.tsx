import type { BoardText } from '@ziggurat/seven-wonders/board-text'
import type { BoardId, Good, Side } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { words } from './words.ts'

import './board-face.css'

interface Props {
  readonly id: BoardId
  readonly side: Side
  readonly text: BoardText
  readonly start: Good
  /** What each stage costs, first stage first. */
  readonly costs: readonly (readonly Good[])[]
}

/** One side of a wonder's board: its terraces, the first stage lowest. */
export const BoardFace: FunctionComponent<Props> = ({ id, side, text, start, costs }) => {
  const { almanac } = words.value
  return (
    <article class="board-face" data-kind="wonder">
      <div class="board-face__picture">
        <Mosaic id={`${id} ${side}`} kind="orange" height={110} />
        <span class="plaque board-face__start">
          <Icon name={start} label={almanac.starts(text.start)} />
        </span>
      </div>
      <h3 class="board-face__name">{text.wonder}</h3>
      <p class="board-face__city">
        <Icon name="ziggurat" /> {text.city} · {side}
      </p>
      <ol class="board-face__stages" reversed>
        {text.stages
          .map(({ cost, effect }, at) => (
            <li key={at} style={{ '--tier': at }}>
              <span class="board-face__effect">{effect}</span>
              <span class="board-face__cost" role="img" aria-label={cost}>
                {costs[at]?.map((good, unit) => (
                  <Icon key={unit} name={good} />
                ))}
              </span>
            </li>
          ))
          .toReversed()}
      </ol>
    </article>
  )
}
