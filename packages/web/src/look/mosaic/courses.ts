import { type Field, rowsIn } from './field.ts'
/** Fields without a centre: brickwork, weaving, waves. */
import { nth, type NonEmpty } from './random.ts'
import { diamond, disc, n, rect, triangle, ziggurat } from './shapes.ts'

export const scales: Field = ({ brush, colours: c, box, pick }) => {
  const r = pick([24, 29, 36])
  const inks = pick([
    [c.deep, c.pale, c.base, c.cream, c.accent],
    [c.cream, c.base, c.pale, c.deep, c.accent],
    [c.deep, c.accent, c.deep, c.mid, c.cream],
    [c.base, c.cream, c.mid, c.deep, c.pale],
  ])
  const sizes = [1, 0.9, 0.68, 0.46, 0.24] as const
  const rows = Math.ceil(box.h / (r / 2)) + 4
  const columns = Math.ceil(box.w / (r * 2)) + 2
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = (i - 0.5) * r * 2 + (j % 2 ? r : 0) + ((box.w / 2) % (2 * r)) - r
      const y = box.y + ((j - 1) * r) / 2
      sizes.forEach((size, k) => brush.tile(nth(inks, k), disc(x, y, r * size)))
    }
  }
}

export const chevrons: Field = ({ brush, colours: c, box, pick }) => {
  const s = pick([33, 44, 52.8])
  const swing = s * pick([0.42, 0.5, 0.6])
  const stripes: NonEmpty<string> = pick([
    [c.deep, c.cream, c.base, c.accent, c.base, c.cream],
    [c.base, c.pale, c.deep, c.accent, c.deep, c.pale],
    [c.deep, c.mid, c.cream, c.mid],
    [c.base, c.deep, c.accent, c.deep, c.base, c.cream],
  ])
  const t = box.h / pick([6, 7, 8])
  const rows = Math.ceil((box.h + swing * 2.2) / t)
  const columns = Math.ceil(box.w / (s / 2)) + 3
  brush.pave((tile) => {
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const x = ((i - 1) * s) / 2
        const y = box.y - swing * 1.2 + j * t
        const [left, right] = i % 2 ? [y, y + swing] : [y + swing, y]
        const shape = `M${n(x)} ${n(left)}L${n(x + s / 2)} ${n(right)}v${n(t - 0.9)}L${n(x)} ${n(left + t - 0.9)}z`
        tile(nth(stripes, j), shape)
      }
    }
  })
}

export const merlons: Field = ({ brush, colours: c, box, pick }) => {
  const steps = pick([3, 4])
  const rows = pick([1, 2])
  const h = box.h / rows
  const w = (h * pick([1.1, 1.3])) / (rows === 1 ? 1.25 : 1)
  const layers = pick([
    [c.cream, c.base, c.accent, c.deep],
    [c.accent, c.deep, c.pale, c.base],
    [c.pale, c.deep, c.cream, c.mid],
  ])
  brush.fill(c.deep, rect(0, box.y, box.w, box.h))
  const count = Math.ceil(box.w / w) + 1
  const start = (box.w - count * w) / 2
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < count; i++) {
      const x = start + (i + 0.5) * w
      const foot = box.y + (j + 1) * h
      layers.forEach((ink, k) =>
        brush.tile(ink, ziggurat(x, foot, w * (0.96 - k * 0.225), h * (0.9 - k * 0.2), steps)),
      )
      const y = box.y + j * h + h * 0.2
      brush.tile(layers[0], diamond(x + w / 2, y, h * 0.13))
      brush.tile(layers[2], diamond(x + w / 2, y, h * 0.06))
    }
  }
}

type Distance = (x: number, y: number) => number

export const courses: Field = ({ brush, colours: c, box, pick }) => {
  const w = pick([22, 26.4, 33])
  const rows = pick([7, 9])
  const h = box.h / rows
  const inks: NonEmpty<string> = pick([
    [c.cream, c.pale, c.mid, c.base],
    [c.accent, c.base, c.deep, c.base, c.mid],
    [c.pale, c.accent, c.mid, c.deep, c.base],
    [c.deep, c.accent, c.base, c.pale],
  ])
  const distance = pick<Distance>([
    (x, y) => x + y * 0.8,
    (x, y) => Math.max(x, y * 1.15),
    (x, y) => Math.abs(x - y * 0.9),
    (x, y) => Math.hypot(x, y) * 1.1,
  ])
  const period = pick<number | 'none'>([4, 5, 'none'])
  brush.fill(c.deep, rect(0, box.y, box.w, box.h))
  const columns = Math.ceil(box.w / w) + 1
  brush.pave((tile) => {
    for (let j = 0; j < rows; j++) {
      for (let i = -1; i <= columns; i++) {
        const x = i * w + (j % 2 ? w / 2 : 0)
        const away = Math.abs((x + w / 2 - box.w / 2) / w)
        const folded = period === 'none' ? away : Math.abs(((away + period / 2) % period) - period / 2) * 1.3
        const k = Math.floor(distance(folded, Math.abs(j - (rows - 1) / 2)))
        tile(nth(inks, k), rect(x + 0.8, box.y + j * h + 0.8, w - 1.6, h - 1.6))
      }
    }
  })
}

export const lozenges: Field = ({ brush, colours: c, box, pick }) => {
  const rows = rowsIn(box, pick([1, 2, 2, 3]))
  const h = box.h / rows
  const w = h * pick([0.7, 1, 1.4])
  const rings = pick([
    [c.cream, c.base, c.accent, c.deep],
    [c.deep, c.pale, c.base, c.cream],
    [c.accent, c.deep, c.cream, c.mid],
    [c.pale, c.deep, c.mid, c.accent],
  ])
  const count = Math.ceil(box.w / w) + 2
  const start = (box.w - count * w) / 2
  for (let j = 0; j <= rows * 2; j++) {
    for (let i = 0; i < count; i++) {
      const x = start + (i + (j % 2 ? 1 : 0.5)) * w
      const y = box.y + (j * h) / 2
      for (let k = 0; k < rings.length; k++) {
        const size = (0.97 - k * 0.25) / 2
        brush.tile(nth(rings, j % 2 ? k : k + 2), diamond(x, y, w * size, h * size))
      }
    }
  }
}

export const facets: Field = ({ brush, colours: c, box, random, pick }) => {
  const rows = pick([4, 4, 6])
  const s = box.h / rows
  const inks = pick([
    [c.base, c.pale, c.deep, c.mid],
    [c.deep, c.accent, c.base, c.cream],
    [c.mid, c.cream, c.base, c.deep],
  ])
  const facet = () => {
    const ink = Math.floor(random() * 4)
    const other = Math.floor(random() * 4)
    return { ink, other: other === ink ? ink + 1 : other, flip: random() < 0.5 }
  }
  const quarter: NonEmpty<ReturnType<typeof facet>> = [facet(), ...Array.from({ length: 15 }, facet)]
  const columns = Math.ceil(box.w / s / 2) * 2
  const start = (box.w - columns * s) / 2
  const fold = pick([2, 3, 4])
  brush.pave((tile) => {
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const left = i % (fold * 2) < fold
        const top = j < rows / 2
        const u = left ? i % fold : fold - 1 - (i % fold)
        const v = top ? j : rows - 1 - j
        const { ink, other, flip } = nth(quarter, u + v * fold)
        const [west, east] = [start + i * s + 0.6, start + (i + 1) * s - 0.6]
        const [north, south] = [box.y + j * s + 0.6, box.y + (j + 1) * s - 0.6]
        const falling = flip !== (left === top)
        tile(nth(inks, ink), triangle(west, north, east, north, falling ? west : east, south))
        tile(nth(inks, other), triangle(falling ? east : west, north, east, south, west, south))
      }
    }
  })
}

export const kilim: Field = ({ brush, colours: c, box, pick }) => {
  const rows = pick([9, 11])
  const s = box.h / rows
  const period = pick([8, 10, 12])
  const inks: NonEmpty<string> = pick([
    [c.deep, c.accent, c.base, c.cream, c.mid],
    [c.base, c.cream, c.deep, c.accent, c.pale],
    [c.deep, c.pale, c.base, c.accent, c.base],
  ])
  const half = (rows - 1) / 2
  const aside = Math.ceil(box.w / s / 2) + 1
  brush.pave((tile) => {
    for (let j = 0; j < rows; j++) {
      for (let i = -aside; i <= aside; i++) {
        const along = Math.abs(i) % period
        const x = Math.min(along, period - along)
        const y = Math.abs(j - half)
        const k = Math.floor(Math.abs(x - (y * (period / 2)) / half) * 0.9 + (x + y) * 0.35)
        const left = box.w / 2 + (i - 0.5) * s + 0.6
        tile(nth(inks, k), rect(left, box.y + j * s + 0.6, s - 1.2, s - 1.2))
      }
    }
  })
}

export const guilloche: Field = ({ brush, colours: c, box, pick }) => {
  const rows = pick([1, 2, 2])
  const h = box.h / rows
  const s = h * pick([0.9, 1.1])
  const [one, two, eye] = pick([
    [c.cream, c.mid, c.accent],
    [c.accent, c.pale, c.cream],
    [c.pale, c.cream, c.accent],
  ])
  const strand = (x: number, y: number, swing: number, thick: number) => {
    const curve = (side: 1 | -1, t: number) =>
      `C${n(x - side * s * 0.22)} ${n(y + t)} ${n(x - side * s * 0.25)} ${n(y + swing + t)} ${n(x)} ${n(y + swing + t)}S${n(x + side * s * 0.22)} ${n(y + t)} ${n(x + (side * s) / 2)} ${n(y + t)}`
    return `M${n(x - s / 2)} ${n(y - thick)}${curve(1, -thick)}V${n(y + thick)}${curve(-1, thick)}z`
  }
  brush.fill(c.deep, rect(0, box.y, box.w, box.h))
  const thick = h * 0.15
  const aside = Math.ceil(box.w / s / 2) + 1
  for (let j = 0; j < rows; j++) {
    const y = box.y + (j + 0.5) * h
    for (let i = -aside; i <= aside; i++) {
      const x = box.w / 2 + i * s
      const [upper, lower] = i & 1 ? [two, one] : [one, two]
      for (const [ink, swing] of [[upper, -h * 0.36] as const, [lower, h * 0.36] as const]) {
        brush.fill(c.deep, strand(x, y, swing, thick / 2 + 1.6))
        brush.tile(ink, strand(x, y, swing, thick / 2))
        brush.fill(c.base, strand(x, y, swing, thick * 0.1))
      }
      brush.tile(eye, disc(x, y, h * 0.13))
      brush.fill(c.deep, disc(x, y, h * 0.065))
      brush.tile(c.mid, diamond(x + s / 2, y - h * 0.36, h * 0.1))
      brush.tile(c.mid, diamond(x + s / 2, y + h * 0.36, h * 0.1))
    }
  }
}

type Binding = (column: number, row: number) => boolean

export const weave: Field = ({ brush, colours: c, box, pick }) => {
  const rows = pick([4, 5, 6])
  const s = box.h / rows
  const columns = Math.ceil(box.w / s) + 1
  const start = (box.w - columns * s) / 2
  const warp = pick([
    [c.cream, c.pale],
    [c.pale, c.mid],
    [c.accent, c.cream],
  ])
  const weft = pick([
    [c.base, c.mid],
    [c.base, c.base],
    [c.mid, c.base],
  ])
  const over = pick<Binding>([
    (i, j) => (i + j) % 2 === 1,
    (i, j) => (i + j) % 3 === 0,
    (i, j) => (i - j + 8) % 4 < 2,
    (i, j) => (Math.abs(i - Math.floor(columns / 2)) + j) % 2 === 1,
  ])
  brush.fill(c.deep, rect(0, box.y, box.w, box.h))
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = start + i * s
      const y = box.y + j * s
      const [middle, side] = over(i, j) ? warp : weft
      for (let k = 0; k < 3; k++) {
        const offset = s * (0.1 + k * 0.28)
        const thread = over(i, j)
          ? rect(x + offset, y - s * 0.06, s * 0.24, s * 1.12)
          : rect(x - s * 0.06, y + offset, s * 1.12, s * 0.24)
        brush.tile(k === 1 ? middle : side, thread)
      }
    }
  }
}
