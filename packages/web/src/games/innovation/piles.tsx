import type { PileView } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import type { InnovationTable } from './model.ts'
import { PileCaption, PileEffect } from './pile-words.tsx'
import { Pile, reach } from './pile.tsx'
import { own } from './words.ts'

/** The sizes of cards at their largest; they shrink together until all piles fit. */
const SIZES = {
  large: { width: 148, height: 168, peek: 37, gap: 18, caption: 24 },
  phone: { width: 106, height: 84, peek: 28, gap: 8, caption: 0 },
  rival: { width: 90, height: 70, peek: 21, gap: 10, caption: 0 },
  crowd: { width: 52, height: 48, peek: 18, gap: 6, caption: 0 },
} as const
export type Size = keyof typeof SIZES

/** How much room lines of piles want, in pixels. */
function wanted(lines: readonly (readonly PileView[])[], size: Size): { across: number; down: number } {
  const { width, height, peek, gap, caption } = SIZES[size]
  const widths = lines.map((piles) =>
    piles.reduce((sum, pile) => sum + width + gap + reach(pile).across * peek, 0),
  )
  const heights = lines.map(
    (piles) => caption + gap + height + Math.max(0, ...piles.map((pile) => reach(pile).down * peek)),
  )
  return { across: Math.max(1, ...widths), down: heights.reduce((sum, each) => sum + each, 0) }
}

/** Whether piles have so much room at their full size, or near it. */
export function fits(board: readonly PileView[], size: Size, width: number, height: number): boolean {
  const { across, down } = wanted([board], size)
  return across <= width && down <= height * 1.1
}

/** On a phone the piles stand in two lines, about equally wide. */
function inLines(board: readonly PileView[], size: Size): readonly (readonly PileView[])[] {
  if (size !== 'phone' || board.length < 3) return [board]
  const splits = [2, 3].map((at) => [board.slice(0, at), board.slice(at)])
  const best = splits.toSorted((one, other) => wanted(one, size).across - wanted(other, size).across)
  return best[0] ?? [board]
}

interface Props {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly board: readonly PileView[]
  readonly size: Size
}

export const Piles: FunctionComponent<Props> = ({ table, seat, board, size }) => {
  const lines = inLines(board, size)
  const { across, down } = wanted(lines, size)
  const { width, height, peek, gap } = SIZES[size]
  const style = `--wanted-across:${across};--wanted-down:${down};--width:${width};--height:${height};--strip:${peek};--gap:${gap}`
  return (
    <div class="piles" data-size={size} style={style}>
      {board.length === 0 && <p class="soft piles__none">{own.value.noCards}</p>}
      {lines.map((piles, line) => (
        <ol key={line}>
          {piles.map((pile) => (
            <li key={pile.colour} data-kind={pile.colour}>
              {size === 'large' && <PileCaption pile={pile} />}
              <Pile table={table} seat={seat} pile={pile}>
                {size === 'large' && <PileEffect table={table} seat={seat} card={pile.top} />}
              </Pile>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
