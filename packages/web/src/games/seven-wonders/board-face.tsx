import type { BoardText } from '@ziggurat/seven-wonders/board-text'
import type { BoardId, Good, Side } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { words } from './words.ts'

import './board-face.css'
import './faces.css'

interface Props {
  readonly id: BoardId
  readonly side: Side
  readonly text: BoardText
  readonly start: Good
  /** What each stage costs, first stage first. */
  readonly costs: readonly (readonly Good[])[]
}

/** One side of a wonder board, the first stage lowest. */
export const BoardFace: FunctionComponent<Props> = ({ id, side, text, start, costs }) => {
  const { almanac } = words.value
  return (
    <article class="card face board-face" data-size="large" data-kind="orange">
      <div class="card__picture">
        <Mosaic id={`${id} ${side}`} kind="orange" height={110} />
      </div>
      <span class="card__effect plaque">
        <Icon name={start} label={almanac.starts(text.start)} />
      </span>
      <h3 class="board-face__name">{text.wonder}</h3>
      <p class="card__kind row">
        <Icon name="ziggurat" /> {text.city} · {side}
      </p>
      <ol class="board-face__stages" reversed>
        {text.stages
          .map(({ cost, effect }, at) => (
            <li key={at} class="row" style={{ '--stage': at }}>
              <span class="board-face__effect">{effect}</span>
              <span class="board-face__cost cluster" role="img" aria-label={cost}>
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
