import { shownPlaces } from '@ziggurat/innovation/facts'
import type { PileView } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { lensHandlers } from '../../parts/lens.tsx'
import { CardFace, Strip } from './card.tsx'
import { optionAt } from './model.ts'
import type { InnovationModel } from './model.ts'
import { OptionButton } from './option-button.tsx'
import { gameWords } from './words.ts'

/** How far a splayed pile reaches, in strips. */
export const reach = ({ splay, beneath }: PileView): { readonly across: number; readonly down: number } => ({
  across: splay === 'left' || splay === 'right' ? beneath.length : 0,
  down: splay === 'up' ? beneath.length : 0,
})

interface Props {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly pile: PileView
  /** Shown on the top card, below its name. */
  readonly children?: ComponentChildren
}

/** A pile. The visible part of a covered card is exactly what gives icons. */
export const Pile: FunctionComponent<Props> = ({ model, seat, pile, children }) => {
  const { colour, top, splay, size, beneath } = pile
  const mine = seat === model.seat.value
  const option = optionAt(model, `card ${top}`) ?? (mine ? optionAt(model, `colour ${colour}`) : undefined)
  const count = beneath.length
  const { across, down } = reach(pile)
  const topAt = splay === 'right' ? count : 0
  return (
    <div
      class={splay === 'none' && size > 1 ? 'ipile ipile--flat' : 'ipile'}
      data-kind={colour}
      data-splay={splay}
      data-icons={`${seat} ${colour}`}
      style={`--across:${across};--down:${down}`}
    >
      {splay !== 'none' &&
        beneath.toReversed().map((covered, index) => {
          const at = count - 1 - index
          const card = typeof covered === 'string' ? covered : null
          const offset = splay === 'right' ? count - 1 - at : at + 1
          return (
            <span
              key={card ?? `at ${at}`}
              class="icard icard--strip"
              style={splay === 'up' ? `--y:${offset}` : `--x:${offset}`}
              data-flies={card ?? undefined}
              {...(card === null ? {} : lensHandlers(model, card))}
            >
              <Strip
                colour={colour}
                splay={splay}
                icons={typeof covered === 'string' ? shownPlaces(covered, splay) : covered}
                card={card}
                id={`${colour} beneath`}
              />
            </span>
          )
        })}
      <OptionButton
        key={top}
        model={model}
        option={option}
        class="icard"
        style={splay === 'right' ? `--x:${topAt}` : ''}
        data-flies={top}
        data-from={`seat ${seat}`}
        data-card={top}
        {...lensHandlers(model, top)}
      >
        <span class="visually-hidden">{gameWords.value.colours[colour].card} </span>
        <CardFace card={top}>{children}</CardFace>
      </OptionButton>
    </div>
  )
}
