import type { Brush } from './brush.ts'
import type { Colours } from './glazes.ts'
import type { Pick, Random } from './random.ts'

/** The part of the picture between the borders. */
export interface Box {
  readonly y: number
  readonly w: number
  readonly h: number
}

interface FieldContext {
  readonly brush: Brush
  readonly colours: Colours
  readonly box: Box
  readonly random: Random
  readonly pick: Pick
}

/**
 * Fills its box and may run past it; the borders are laid on top. A field makes all its choices from `pick`
 * and `random` whatever the box, so that a card has the same pattern at every size.
 */
export type Field = (context: FieldContext) => void

/** As many rows as wanted, or fewer where they would be too fine to see. */
export const rowsIn = (box: Box, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(box.h / 18)))

type DrawTile = (x: number, y: number, column: number, row: number) => void

/** Square tiles of side `s`, with one in the middle of each row; `margin` more rows above and below. */
export function tiles(box: Box, s: number, draw: DrawTile, margin = 0): void {
  const columns = Math.ceil(box.w / s / 2) * 2 + 1
  const rows = Math.ceil(box.h / s)
  for (let j = -margin; j < rows + margin; j++) {
    for (let i = 0; i < columns; i++) {
      draw(box.w / 2 + (i - (columns - 1) / 2) * s, box.y + (j + 0.5) * s, i, j)
    }
  }
}
