import { signal } from '@preact/signals'
import type { ReadonlySignal, Signal } from '@preact/signals'

import { mosaic } from './mosaic.ts'
import type { Glaze } from './mosaic/glazes.ts'

/*
 * A board shows sixty cards at once, each a mosaic of hundreds of shapes. As SVG they would take the browser seconds, so
 * each is drawn once, as pixels, one after the other.
 */

/** Pixels for each unit of a mosaic, which is 264 units wide: sharp on high-density screens at the size of a card. */
const FINE = 1.5

const pictures = new Map<string, Signal<string | null>>()
let before: Promise<void> = Promise.resolve()

/** Lets the browser handle input between two pictures. */
const pause = (): Promise<void> => new Promise((passed) => setTimeout(passed, 0))

/** Draws the paths of the SVG on a canvas, which is far quicker than drawing it as an image. */
async function paint(id: string, kind: Glaze, height: number, picture: Signal<string | null>): Promise<void> {
  await pause()
  const text = mosaic(id, kind, { height })
  const [x = 0, y = 0, width = 1, tall = 1] = (/viewBox="([^"]*)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (brush === null) return
  const scale = (height * FINE) / tall
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * FINE)
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
  // If it fails, the card keeps its plain colour.
  await painted().catch(() => undefined)
}

/** The URL of a mosaic; null until it is painted. */
export function pictureOf(id: string, kind: Glaze, height: number): ReadonlySignal<string | null> {
  const key = `${kind} ${height} ${id}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const picture = signal<string | null>(null)
  pictures.set(key, picture)
  before = paintNext(before, () => paint(id, kind, height, picture))
  return picture
}
