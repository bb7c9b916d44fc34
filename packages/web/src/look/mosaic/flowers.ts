import { type Field, rowsIn, tiles } from './field.ts'
/** Fields with a centre: rosettes, suns, stars, leaves, arches. */
import { nth } from './random.ts'
import { arch, diamond, disc, petal, rect, sector, star, tooth, wedge } from './shapes.ts'

const TAU = Math.PI * 2

export const rosettes: Field = ({ brush, colours: c, box, pick }) => {
  const s = box.h / pick([1, 2, 2])
  const petals = pick([8, 12, 12, 16])
  const grounds = pick([
    [c.base, c.deep],
    [c.base, c.base],
    [c.deep, c.base],
  ])
  const [leaf, ring, heart] = pick([
    [c.cream, c.accent, c.deep],
    [c.pale, c.cream, c.accent],
    [c.cream, c.mid, c.accent],
  ])
  tiles(box, s, (x, y, i, j) => {
    const ground = nth(grounds, (i + j) & 1)
    brush.tile(ground, rect(x - s / 2 + 0.7, y - s / 2 + 0.7, s - 1.4, s - 1.4))
    for (const dy of [-1, 1]) {
      for (const dx of [-1, 1]) {
        brush.fill(c.mid, wedge(x + (dx * s) / 2, y + (dy * s) / 2, -dx, -dy, s * 0.16))
      }
    }
    brush.fill(ring, disc(x, y, s * 0.44))
    brush.fill(ground, disc(x, y, s * 0.405))
    for (let k = 0; k < petals; k++) {
      const turn = ((k + 0.5) * TAU) / petals
      brush.tile(leaf, petal(x, y, s * 0.12, s * 0.385, (s * 1.02) / petals, turn))
    }
    brush.fill(ring, disc(x, y, s * 0.15))
    brush.fill(heart, disc(x, y, s * 0.085))
  })
}

export const sun: Field = ({ brush, colours: c, box, pick }) => {
  const cx = box.w / 2
  const cy = box.y + box.h / 2
  const radius = box.h * 0.47
  const rays = pick([16, 20, 24])
  for (let k = 0; k < rays * 2; k++) {
    brush.tile(k % 2 ? c.base : c.deep, sector(cx, cy, box.w, k, rays * 2))
  }

  const spokes = pick([12, 16])
  const plate = (size: number, ink: string) => brush.fill(ink, disc(cx, cy, radius * size))
  const leaves = (size: number, ink: string) => {
    const r = radius * size
    for (let i = 0; i < spokes; i++) {
      brush.tile(ink, petal(cx, cy, r * 0.28, r, (r * 2.5) / spokes, ((i + 0.5) * TAU) / spokes))
    }
  }
  const cog = (size: number, ink: string, under: string) => {
    plate(size, under)
    const r = radius * size
    for (let i = 0; i < spokes * 2; i++) brush.tile(ink, tooth(cx, cy, r * 0.78, r, i, spokes * 2))
  }
  const beads = (size: number, ink: string) => {
    const r = radius * (size - 0.08)
    for (let i = 0; i < spokes * 2; i++) {
      const turn = (i * TAU) / spokes / 2
      brush.tile(ink, disc(cx + Math.cos(turn) * r, cy + Math.sin(turn) * r, radius * 0.052))
    }
  }
  const face = pick(['toothed', 'leafy', 'beaded'])
  if (face === 'toothed') {
    plate(1, c.accent)
    plate(0.93, c.deep)
    cog(0.9, c.cream, c.base)
    plate(0.66, c.accent)
    plate(0.61, c.base)
    leaves(0.58, c.cream)
    plate(0.2, c.accent)
    plate(0.12, c.deep)
  } else if (face === 'leafy') {
    plate(1, c.cream)
    plate(0.95, c.base)
    leaves(0.92, c.pale)
    plate(0.52, c.accent)
    plate(0.47, c.deep)
    beads(0.45, c.cream)
    plate(0.3, c.cream)
    plate(0.25, c.mid)
    plate(0.12, c.accent)
  } else {
    plate(1, c.deep)
    beads(0.97, c.accent)
    plate(0.8, c.cream)
    plate(0.76, c.mid)
    leaves(0.74, c.cream)
    plate(0.3, c.deep)
    cog(0.26, c.accent, c.deep)
    plate(0.1, c.cream)
  }

  for (const side of [-1, 1]) {
    for (const [away, size] of [
      [1.62, 0.36],
      [2.1, 0.2],
    ] as const) {
      const x = cx + side * radius * away
      const r = radius * size
      brush.fill(c.accent, star(x, cy, r))
      brush.fill(c.deep, disc(x, cy, r * 0.56))
      brush.fill(c.cream, disc(x, cy, r * 0.34))
    }
  }
}

export const stars: Field = ({ brush, colours: c, box, pick }) => {
  const s = box.h / pick([1.5, 2, 2.5])
  const [ink, cross, heart] = pick([
    [c.cream, c.base, c.accent],
    [c.accent, c.deep, c.cream],
    [c.pale, c.deep, c.accent],
    [c.mid, c.deep, c.cream],
  ])
  brush.fill(cross, rect(0, box.y, box.w, box.h))
  tiles(box, s, (x, y) => {
    brush.fill(c.deep, star(x, y, s * 0.555))
    brush.tile(ink, star(x, y, s * 0.5))
    brush.fill(c.deep, star(x, y, s * 0.33))
    brush.tile(heart, star(x, y, s * 0.28))
    brush.fill(cross, disc(x, y, s * 0.13))
    brush.tile(c.cream, disc(x, y, s * 0.07))
    brush.tile(c.mid, diamond(x + s / 2, y + s / 2, s * 0.2))
    brush.fill(c.deep, diamond(x + s / 2, y + s / 2, s * 0.1))
  })
}

export const foils: Field = ({ brush, colours: c, box, pick }) => {
  const s = box.h / rowsIn(box, pick([2, 3]))
  const [ground, leaf, eye] = pick([
    [c.base, c.cream, c.accent],
    [c.deep, c.pale, c.accent],
    [c.deep, c.accent, c.cream],
    [c.mid, c.cream, c.deep],
  ])
  brush.fill(ground, rect(0, box.y, box.w, box.h))
  const draw = (x: number, y: number, i: number, j: number) => {
    for (let k = 0; k < 4; k++) {
      const turn = TAU / 8 + (k * TAU) / 4
      brush.tile((i + j + k) & 1 ? leaf : c.pale, petal(x, y, s * 0.07, s * 0.68, s * 0.2, turn))
    }
    brush.tile(eye, diamond(x + s / 2, y, s * 0.2))
    brush.fill(c.deep, diamond(x + s / 2, y, s * 0.1))
    brush.tile(eye, diamond(x, y + s / 2, s * 0.2))
    brush.fill(c.deep, diamond(x, y + s / 2, s * 0.1))
    brush.fill(c.deep, disc(x, y, s * 0.13))
    brush.tile(eye, disc(x, y, s * 0.08))
  }
  tiles(box, s, draw, 1)
}

export const palmettes: Field = ({ brush, colours: c, box, pick }) => {
  const w = pick([66, 88])
  const fronds = pick([7, 9])
  const [ground, leaf, stem] = pick([
    [c.base, c.cream, c.accent],
    [c.mid, c.pale, c.accent],
    [c.base, c.pale, c.cream],
    [c.mid, c.cream, c.accent],
  ])
  brush.fill(ground, rect(0, box.y, box.w, box.h))
  const foot = box.y + box.h
  const reach = box.h * 0.84
  const side = (w * 0.42) / reach
  const aside = Math.ceil(box.w / 2 / w)
  const middles = Array.from({ length: 2 * aside + 1 }, (_, i) => box.w / 2 + (i - aside) * w)
  for (const x of middles) {
    brush.fill(stem, arch(x, foot, w * 0.48, box.h * 0.97))
    brush.fill(c.deep, arch(x, foot, w * 0.44, box.h * 0.93))
  }
  for (const x of middles) {
    for (let k = 0; k < fronds; k++) {
      const lean = (2 * k) / (fronds - 1) - 1
      const length = reach * (1 - (1 - side) * Math.abs(lean) ** 0.8)
      const turn = -TAU / 4 + lean * TAU * 0.22
      brush.tile(k % 2 ? c.mid : leaf, petal(x, foot - box.h * 0.04, reach * 0.14, length, w * 0.11, turn))
    }
    brush.tile(stem, disc(x, foot - box.h * 0.04, w * 0.16))
    brush.fill(c.deep, disc(x, foot - box.h * 0.04, w * 0.08))
    brush.tile(leaf, disc(x + w / 2, box.y + box.h * 0.11, w * 0.075))
  }
}

export const arcade: Field = ({ brush, colours: c, box, pick }) => {
  const w = pick([44, 52.8, 66])
  const [ground, outer, gap, inner] = pick([
    [c.base, c.cream, c.deep, c.mid],
    [c.deep, c.accent, c.base, c.pale],
    [c.base, c.pale, c.deep, c.accent],
  ])
  brush.fill(ground, rect(0, box.y, box.w, box.h))
  const foot = box.y + box.h + 1
  const count = Math.ceil(box.w / w) + 1
  for (let i = -1; i <= count; i++) {
    const x = box.w / 2 + (i - Math.floor(count / 2)) * w
    brush.tile(outer, arch(x, foot, w * 0.47, box.h * 0.86))
    brush.fill(gap, arch(x, foot, w * 0.4, box.h * 0.79))
    brush.tile(inner, arch(x, foot, w * 0.31, box.h * 0.66))
    brush.fill(gap, arch(x, foot, w * 0.23, box.h * 0.56))
    brush.tile(inner === c.accent ? c.cream : c.accent, star(x, foot - box.h * 0.34, w * 0.15))
    brush.tile(outer, rect(x - w * 0.11, foot - box.h * 0.15, w * 0.22, box.h * 0.15))
    brush.tile(inner, disc(x + w / 2, box.y + box.h * 0.15, w * 0.12))
    brush.fill(ground, disc(x + w / 2, box.y + box.h * 0.15, w * 0.055))
  }
}
