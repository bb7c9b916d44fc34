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
 * Draws a pattern that fills its box; it may overlap the borders, which are drawn over it. A field makes the same choices
 * from `pick` and `random` whatever the size of the box, so that a card has the same pattern at every size.
 */
export type Field = (context: FieldContext) => void

/** The wanted number of rows, or fewer if they would be too small to see. */
export const rowsIn = (box: Box, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(box.h / 18)))

type DrawTile = (x: number, y: number, column: number, row: number) => void

/** Square tiles of side `s`, each row centred on a tile; with `margin` extra rows above and below. */
export function tiles(box: Box, s: number, draw: DrawTile, margin = 0): void {
  const columns = Math.ceil(box.w / s / 2) * 2 + 1
  const rows = Math.ceil(box.h / s)
  for (let j = -margin; j < rows + margin; j++) {
    for (let i = 0; i < columns; i++) {
      draw(box.w / 2 + (i - (columns - 1) / 2) * s, box.y + (j + 0.5) * s, i, j)
    }
  }
}
