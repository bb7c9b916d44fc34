import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readPng, writePng } from './png.ts'
import type { Picture } from './png.ts'

/** The share of pixels that may differ because of antialiasing. */
const NOISE = 0.0001

interface Difference {
  /** The share of pixels that differ. */
  readonly share: number
  /** Before, after, and the differences, side by side. */
  readonly picture: Picture
}

function differ(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixels = new Uint8Array(9 * width * height).fill(0xcc)
  let count = 0
  for (let y = 0; y < height; y++) {
    const at = 9 * width * y
    const was = rowOf(before, y, width)
    const is = rowOf(after, y, width)
    pixels.set(was, at)
    pixels.set(is, at + 3 * width)
    for (let x = 0; x < 3 * width; x += 3) {
      const isSame = was[x] === is[x] && was[x + 1] === is[x + 1] && was[x + 2] === is[x + 2]
      if (!isSame) count++
      pixels[at + 6 * width + x] = isSame ? 0xee : 0xcc
      pixels.fill(isSame ? 0xee : 0, at + 6 * width + x + 1, at + 6 * width + x + 3)
    }
  }
  return { share: count / (width * height), picture: { width: 3 * width, height, pixels } }
}

/** A row of a picture. Beyond the picture's size it is filled with a colour that no page uses. */
function rowOf({ width, height, pixels }: Picture, y: number, wanted: number): Uint8Array {
  const row = new Uint8Array(3 * wanted).map((_, at) => (at % 3 === 0 ? 0xff : 0))
  if (y < height) row.set(pixels.subarray(3 * width * y, 3 * width * (y + 1)))
  return row
}

/**
 * Writes the differences between both folders to `<after>/differences`. Returns the number of pictures that
 * differ.
 */
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
