import type { Glaze } from './mosaic/glazes.ts'
import { pictureOf } from './painter.ts'

interface Props {
  readonly id: string
  readonly kind: Glaze
  /** The height of its place, for a width of 264: 168 on a card, 110 on a brick, less on a band. */
  readonly height?: number
}

/** The picture of a card; a plain colour until it is painted. It fills its parent and is cropped, never stretched. */
export function Mosaic({ id, kind, height = 168 }: Props) {
  const { value: source } = pictureOf(id, kind, height)
  return (
    <span class="mosaic" aria-hidden="true">
      {source !== null && <img alt="" src={source} draggable={false} />}
    </span>
  )
}
