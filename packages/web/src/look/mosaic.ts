/**
 * A card's picture: a mosaic of glazed bricks, generated from the card's id in the colours of its kind. The same id always
 * gives the same picture. A mosaic is a field between two borders. Each kind has five fields, so that kinds differ by
 * pattern as well as by colour; the id decides which field, its scale and its colours.
 */
import { BORDERS, layBorder } from './mosaic/borders.ts'
import { brush } from './mosaic/brush.ts'
import {
  chevrons,
  courses,
  facets,
  guilloche,
  kilim,
  lozenges,
  merlons,
  scales,
  weave,
} from './mosaic/courses.ts'
import type { Field } from './mosaic/field.ts'
import { arcade, foils, palmettes, rosettes, stars, sun } from './mosaic/flowers.ts'
import { coloursOf, type Glaze } from './mosaic/glazes.ts'
import { randomFrom, pickBy, type NonEmpty } from './mosaic/random.ts'
import { n, rect } from './mosaic/shapes.ts'

const FIELDS: Readonly<Record<Glaze, NonEmpty<Field>>> = {
  brown: [courses, merlons, kilim, lozenges, scales],
  grey: [weave, lozenges, facets, foils, kilim],
  blue: [rosettes, sun, arcade, scales, palmettes],
  green: [foils, stars, palmettes, sun, facets],
  yellow: [guilloche, scales, arcade, rosettes, weave],
  red: [chevrons, merlons, facets, kilim, lozenges],
  purple: [stars, sun, guilloche, rosettes, foils],
  orange: [chevrons, palmettes, courses, stars, scales],
  teal: [guilloche, foils, scales, arcade, rosettes],
}

const WIDTH = 264
const HEIGHT = 168
/** In a lower field tiles would be too small to see, or have no size. */
const LOWEST = 88
const TALLEST = 264

/** How much a low picture is scaled down at most; beyond this it is cropped, so that its SVG text stays short. */
const FARTHEST = 2

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** A picture 264 wide and `height` high, as the text of an SVG image. */
export function mosaic(
  id: string,
  kind: Glaze,
  { height = HEIGHT }: { readonly height?: number } = {},
): string {
  const asked = Number.isFinite(height) ? clamp(height, 1, 2000) : HEIGHT
  // A low picture shows a longer wall, a high one a part of a wall: tiles keep their size relative to the picture.
  const scale = Math.min(FARTHEST, clamp(asked, LOWEST, TALLEST) / asked)
  const view = { w: WIDTH * scale, h: asked * scale }
  const wall = { w: Math.max(WIDTH, view.w), h: Math.max(LOWEST, view.h) }
  const x = (wall.w - view.w) / 2
  const y = (wall.h - view.h) / 2
  const box = `${n(x)} ${n(y)} ${n(view.w)} ${n(view.h)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${n(asked)}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${paint(id, kind, wall.w, wall.h)}</svg>`
}

function paint(id: string, kind: Glaze, w: number, h: number): string {
  const random = randomFrom(id)
  const pick = pickBy(random)
  const colours = coloursOf[kind]
  const { deep, base, pale, cream, accent } = colours
  const field = pick(FIELDS[kind])
  const edge = Math.min(h * 0.24, pick([18, 22, 22, 26]))
  const ground = pick([deep, base])
  // Borders and tints have random numbers of their own: how many a field uses must not change them.
  const pickBorder = pickBy(randomFrom(`${id} border`))
  const border = pickBorder(BORDERS)
  const tones = pickBorder([
    [deep, cream, accent],
    [deep, accent, pale],
    [base, cream, deep],
    [deep, pale, cream],
  ])

  const canvas = brush(randomFrom(`${id} kiln`))
  canvas.fill(ground, rect(0, 0, w, h))
  field({ brush: canvas, colours, box: { y: edge, w, h: h - 2 * edge }, random, pick })
  for (const y of [0, h - edge]) {
    layBorder(border, {
      brush: canvas,
      ground: tones[0],
      figure: tones[1],
      rule: tones[2],
      y,
      w,
      h: edge,
      hangs: y > 0,
    })
  }
  return canvas.svg()
}
