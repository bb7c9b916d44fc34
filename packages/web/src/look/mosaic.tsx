import { mosaicUrl } from './mosaic.ts'
import type { Glaze } from './mosaic/glazes.ts'

interface Props {
  readonly id: string
  readonly kind: Glaze
  /** How high the place is that it fills, if it were 264 wide: 168 on a card, 110 on a brick, less on a band. */
  readonly height?: number
}

/** The picture of a card. It fills its parent and is cropped, never stretched. */
export function Mosaic({ id, kind, height }: Props) {
  return (
    <span class="mosaic" aria-hidden="true">
      <img alt="" src={mosaicUrl(id, kind, height)} draggable={false} />
    </span>
  )
}
