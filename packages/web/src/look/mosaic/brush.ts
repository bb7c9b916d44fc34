import type { Random } from './random.ts'

/** Collects shapes, each drawn over those before it. Consecutive shapes of one colour share a path. */
export interface Brush {
  /** A shape in exactly this colour. */
  readonly fill: Lay
  /** A tile: its colour is made a little lighter or darker at random, as if fired in a kiln. */
  readonly tile: Lay
  /** Tiles that do not overlap: those of one colour share a path, wherever they lie. */
  readonly pave: (lay: (tile: Lay) => void) => void
  readonly svg: () => string
}

type Lay = (ink: string, shape: string) => void

export function brush(kiln: Random): Brush {
  const fired = (ink: string) => tint(ink, Math.floor(kiln() * 3) - 1)
  const strokes: { readonly ink: string; shapes: string }[] = []
  const fill = (ink: string, shape: string) => {
    const last = strokes.at(-1)
    if (last?.ink === ink) last.shapes += shape
    else strokes.push({ ink, shapes: shape })
  }
  return {
    fill,
    tile: (ink, shape) => fill(fired(ink), shape),
    pave: (lay) => {
      const shapes = new Map<string, string>()
      lay((ink, shape) => {
        const colour = fired(ink)
        shapes.set(colour, (shapes.get(colour) ?? '') + shape)
      })
      for (const [colour, shape] of shapes) fill(colour, shape)
    },
    svg: () => strokes.map(({ ink, shapes }) => `<path fill="${ink}" d="${shapes}"/>`).join(''),
  }
}

function tint(hex: string, step: number): string {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) + step * 7
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
