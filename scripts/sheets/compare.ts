import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readPng, writePng } from './png.ts'
import type { Picture } from './png.ts'

/** So small a share of the pixels may differ by how edges happened to be drawn. */
const NOISE = 0.0001

interface Difference {
  /** Of all pixels, those that are not the same. */
  readonly share: number
  /** Before, after, and where they differ, side by side. */
  readonly picture: Picture
}

function differ(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixels = new Uint8Array(9 * width * height).fill(0xcc)
  const paint = (picture: number, x: number, y: number, colour: readonly number[]): void =>
    pixels.set(colour, 3 * (3 * width * y + picture * width + x))
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [was, is] = [pixelOf(before, x, y), pixelOf(after, x, y)]
      const isSame = was.every((channel, at) => channel === is[at]) && was.length === is.length
      if (!isSame) count++
      paint(0, x, y, was)
      paint(1, x, y, is)
      paint(2, x, y, isSame ? was.map((channel) => 0xcc + (channel >> 3)) : [0xcc, 0, 0])
    }
  return { share: count / (width * height), picture: { width: 3 * width, height, pixels } }
}

/** Nothing if the picture is not so large. */
function pixelOf({ width, height, pixels }: Picture, x: number, y: number): readonly number[] {
  const at = 3 * (width * y + x)
  return x < width && y < height ? [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] : []
}

/** Writes to `<after>/differences` what is not the same in both folders; how many pictures that are. */
export function compare(before: string, after: string, only: readonly string[]): number {
  const names = globSync('*.png', { cwd: before })
    .filter((name) => only.length === 0 || only.some((each) => name.includes(each)))
    .sort()
  const to = join(after, 'differences')
  mkdirSync(to, { recursive: true })
  const lines: string[] = []
  for (const name of names) {
    if (!existsSync(join(after, name))) {
      lines.push(`missing ${name}`)
      continue
    }
    const [was, is] = [readFileSync(join(before, name)), readFileSync(join(after, name))]
    if (was.equals(is)) continue
    const { share, picture } = differ(readPng(was), readPng(is))
    if (share < NOISE) continue
    writeFileSync(join(to, name), writePng(picture))
    lines.push(`${(100 * share).toFixed(3).padStart(7)}% ${name}`)
  }
  const list = lines.sort().reverse().join('\n')
  writeFileSync(join(to, 'list.txt'), `${list}\n`)
  console.log(`${list}\n${lines.length} of ${names.length} differ`)
  return lines.length
}
