import { signal } from '@preact/signals'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Colour } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { mosaic } from '../../look/mosaic.ts'

/*
 * A board shows sixty cards at once, each a mosaic of hundreds of shapes. Drawn as shapes again and again they would
 * take the browser seconds; so each is drawn once, as pixels, one after the other.
 */

const HEIGHT = 62
const FINE = 1.5

const pictures = new Map<string, Signal<string | null>>()
let before: Promise<void> = Promise.resolve()

/** Lets the page breathe between two pictures. */
const pause = (): Promise<void> => new Promise((passed) => setTimeout(passed, 0))

/** A mosaic consists of filled paths in a box: a canvas draws them far quicker than an image of them. */
async function paint(id: string, colour: Colour, picture: Signal<string | null>): Promise<void> {
  await pause()
  const text = mosaic(id, colour, { height: HEIGHT })
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (brush === null) return
  const scale = (HEIGHT * FINE) / height
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(HEIGHT * FINE)
  const glaze = brush.fill.bind(brush)
  brush.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  for (const [, fill = '', path = ''] of text.matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)) {
    brush.fillStyle = fill
    glaze(new Path2D(path))
  }
  picture.value = canvas.toDataURL('image/webp', 0.9)
}

async function paintNext(turn: Promise<void>, painted: () => Promise<void>): Promise<void> {
  await turn
  // A picture that cannot be painted leaves the plain glaze.
  await painted().catch(() => undefined)
}

function pictureOf(id: string, colour: Colour): ReadonlySignal<string | null> {
  const key = `${colour} ${id}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const picture = signal<string | null>(null)
  pictures.set(key, picture)
  before = paintNext(before, () => paint(id, colour, picture))
  return picture
}

/** A card's mosaic as a band; its plain glaze until it is painted. */
export const Picture: FunctionComponent<{ readonly id: string; readonly colour: Colour }> = ({
  id,
  colour,
}) => {
  const { value: source } = pictureOf(id, colour)
  return (
    <span class="mosaic picture" aria-hidden="true">
      {source !== null && <img alt="" src={source} draggable={false} />}
    </span>
  )
}
