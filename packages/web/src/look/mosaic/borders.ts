/** The bands above and below a field. */
import type { Brush } from './brush.ts'
import { disc, petal, rect, triangle, ziggurat } from './shapes.ts'

export interface Band {
  readonly brush: Brush
  readonly ground: string
  readonly figure: string
  readonly rule: string
  readonly y: number
  readonly w: number
  readonly h: number
  /** Whether it is the lower band, which is upside down. */
  readonly hangs: boolean
}

export type Border = (band: Band) => void

const QUARTER = Math.PI / 2

function along({ w }: Band, step: number, draw: (x: number) => void): void {
  const count = Math.ceil(w / step / 2)
  for (let i = -count; i <= count; i++) draw(w / 2 + i * step)
}

const beads: Border = (band) => {
  const { brush, y, h } = band
  along(band, h * 0.9, (x) => {
    brush.fill(band.figure, disc(x, y + h / 2, h * 0.25))
    brush.fill(band.ground, disc(x, y + h / 2, h * 0.1))
  })
}

const teeth: Border = (band) => {
  const { y, h } = band
  const [foot, tip] = band.hangs ? [y + h * 0.2, y + h * 0.8] : [y + h * 0.8, y + h * 0.2]
  along(band, h * 0.8, (x) =>
    band.brush.fill(band.figure, triangle(x - h * 0.36, foot, x + h * 0.36, foot, x, tip)),
  )
}

const checks: Border = (band) => {
  const { brush, y, h } = band
  const s = h * 0.3
  along(band, s * 2, (x) => {
    brush.fill(band.figure, rect(x - s, y + h / 2 - s, s - 0.5, s - 0.5))
    brush.fill(band.figure, rect(x, y + h / 2, s - 0.5, s - 0.5))
  })
}

const steps: Border = (band) => {
  const { y, h } = band
  const [foot, height] = band.hangs ? [y + h * 0.2, -h * 0.6] : [y + h * 0.8, h * 0.6]
  along(band, h * 1.2, (x) => band.brush.fill(band.figure, ziggurat(x, foot, h * 1.05, height, 3)))
}

const bars: Border = (band) => {
  const { brush, y, h } = band
  along(band, h * 1.6, (x) => {
    brush.fill(band.figure, rect(x - h * 0.42, y + h * 0.32, h * 0.84, h * 0.36))
    brush.fill(band.rule, disc(x + h * 0.8, y + h / 2, h * 0.16))
  })
}

const petals: Border = (band) => {
  const { y, h } = band
  const foot = band.hangs ? y + h * 0.2 : y + h * 0.8
  const turn = band.hangs ? QUARTER : -QUARTER
  along(band, h * 0.62, (x) => band.brush.fill(band.figure, petal(x, foot, 0, h * 0.6, h * 0.21, turn)))
}

export const BORDERS = [beads, teeth, checks, steps, bars, petals] as const

export function layBorder(border: Border, band: Band): void {
  const { brush, y, w, h } = band
  brush.fill(band.ground, rect(0, y, w, h))
  brush.fill(band.rule, rect(0, y + h * 0.06, w, h * 0.07) + rect(0, y + h * 0.87, w, h * 0.07))
  border(band)
}
