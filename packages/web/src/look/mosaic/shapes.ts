/** Shapes as SVG path data, rounded to a tenth so that the text stays short. */

const TAU = Math.PI * 2

export const n = (value: number): number => Math.round(value * 10) / 10

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

export const triangle = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): string =>
  `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}z`

export const diamond = (x: number, y: number, a: number, b = a): string =>
  `M${n(x)} ${n(y - b)}L${n(x + a)} ${n(y)}L${n(x)} ${n(y + b)}L${n(x - a)} ${n(y)}z`

export const arch = (x: number, foot: number, r: number, h: number): string =>
  `M${n(x - r)} ${n(foot)}V${n(foot - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(foot - h + r)}V${n(foot)}z`

/** The corner of a square, at (x, y) and pointing along (dx, dy). */
export const wedge = (x: number, y: number, dx: number, dy: number, r: number): string =>
  `M${n(x)} ${n(y)}h${n(dx * r)}L${n(x)} ${n(y + dy * r)}z`

/** A petal on a ray from (x, y), between two distances; `turn` is in radians. */
export function petal(x: number, y: number, from: number, to: number, width: number, turn: number): string {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const at = (along: number, across: number) =>
    `${n(x + along * cos - across * sin)} ${n(y + along * sin + across * cos)}`
  const neck = from + (to - from) * 0.25
  const belly = from + (to - from) * 0.7
  return `M${at(from, 0)}C${at(neck, width * 0.9)} ${at(belly, width * 1.25)} ${at(to, 0)}C${at(belly, -width * 1.25)} ${at(neck, -width * 0.9)} ${at(from, 0)}z`
}

/** Slice `k` of a disc that is cut into `of` slices. */
export function sector(x: number, y: number, r: number, k: number, of: number): string {
  const a = (k * TAU) / of
  const b = ((k + 1) * TAU) / of
  return triangle(x, y, x + Math.cos(a) * r, y + Math.sin(a) * r, x + Math.cos(b) * r, y + Math.sin(b) * r)
}

/** Tooth `k` of `of` on a wheel, pointing outwards. */
export function tooth(x: number, y: number, inner: number, outer: number, k: number, of: number): string {
  const at = (r: number, t: number) =>
    [x + Math.cos((t * TAU) / of) * r, y + Math.sin((t * TAU) / of) * r] as const
  return triangle(...at(inner, k), ...at(outer, k + 0.5), ...at(inner, k + 1))
}

export function star(x: number, y: number, r: number): string {
  let path = ''
  for (let k = 0; k < 16; k++) {
    const reach = k % 2 ? r * 0.765 : r
    const turn = (k * TAU) / 16
    path += `${k ? 'L' : 'M'}${n(x + Math.cos(turn) * reach)} ${n(y + Math.sin(turn) * reach)}`
  }
  return path + 'z'
}

/** A stepped tower; with a negative height it is upside down. */
export function ziggurat(x: number, foot: number, w: number, h: number, steps: number): string {
  const dx = w / 2 / (steps + 0.35)
  const dy = h / steps
  let path = `M${n(x - w / 2)} ${n(foot)}`
  for (let k = 0; k < steps; k++) path += `v${n(-dy)}${k < steps - 1 ? `h${n(dx)}` : ''}`
  path += `H${n(x + w / 2 - dx * (steps - 1))}`
  for (let k = 0; k < steps; k++) path += `v${n(dy)}${k < steps - 1 ? `h${n(dx)}` : ''}`
  return path + 'z'
}
