import type { PileView } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import type { InnovationModel } from './model.ts'
import { PileCaption, PileEffect } from './pile-words.tsx'
import { Pile, reach } from './pile.tsx'
import { own } from './words.ts'

import './piles.css'

/** Sizes in icons: a strip of a covered card, and a card with the gap after it. */
const STRIP = 1.37
const CARD = { wide: 6.1, high: 6.8 } as const

/** A line of piles, and the strips that they show to the sides and down. */
interface Line {
  readonly piles: readonly PileView[]
  readonly across: number
  readonly down: number
}

const lineOf = (piles: readonly PileView[]): Line => ({
  piles,
  across: piles.reduce((sum, pile) => sum + reach(pile).across, 0),
  down: Math.max(0, ...piles.map((pile) => reach(pile).down)),
})

const wideOf = ({ piles, across }: Line): number => piles.length * CARD.wide + across * STRIP

const widest = (lines: readonly Line[]): number => Math.max(1, ...lines.map(wideOf))

/** One line, or two of about equal width. */
function inLines(board: readonly PileView[], count: 1 | 2): readonly Line[] {
  if (count === 1 || board.length < 3) return [lineOf(board)]
  const splits = [2, 3].map((at) => [lineOf(board.slice(0, at)), lineOf(board.slice(at))])
  return splits.toSorted((one, other) => widest(one) - widest(other))[0] ?? [lineOf(board)]
}

/** Sizes for the style sheet; never 0, because it divides by them. */
const styleOf = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value || 0.01}`)
    .join(';')

interface Props {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly board: readonly PileView[]
  readonly lines?: 1 | 2
  /** Whether piles have captions. */
  readonly captioned?: boolean
  /** Whether top cards show their effects where there is room. */
  readonly told?: boolean
}

export const Piles: FunctionComponent<Props> = ({
  model,
  seat,
  board,
  lines: count = 1,
  captioned = false,
  told = true,
}) => {
  const lines = inLines(board, count)
  const falls = lines.reduce((sum, { down }) => sum + down, 0)
  const room = {
    lines: lines.length,
    falls,
    across: widest(lines),
    down: lines.length * CARD.high + falls * STRIP,
  }
  return (
    <div class="piles" style={styleOf(room)}>
      {board.length === 0 && <p class="soft piles__none">{own.value.noCards}</p>}
      {lines.map(({ piles, across }, line) => (
        <ol key={line} style={styleOf({ piles: piles.length, strips: across })}>
          {piles.map((pile) => (
            <li key={pile.colour} data-kind={pile.colour}>
              {captioned && <PileCaption pile={pile} />}
              <Pile model={model} seat={seat} pile={pile}>
                {told && <PileEffect model={model} seat={seat} card={pile.top} />}
              </Pile>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
