import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture: its pixels row by row, as red, green and blue. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const DEPTH = 8
/** Bytes per pixel by the colour type in the header: with or without transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Reads what a browser writes: eight bits per channel, not interlaced. */
export function readPng(file: Buffer): Picture {
  const head = file.subarray(16, 29)
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const channels = CHANNELS[head[9] ?? 0]
  if (head[8] !== DEPTH || channels === undefined || head[12] !== 0) throw new Error('not a screenshot')
  const packed: Buffer[] = []
  for (let at = SIGNATURE.length; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  const rows = unfiltered(inflateSync(Buffer.concat(packed)), width * channels, channels)
  const pixels = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      pixels[3 * pixel + channel] = rows[channels * pixel + channel] ?? 0
  return { width, height, pixels }
}

/** Every row begins with the number of the filter that was applied to its bytes. */
function unfiltered(data: Uint8Array, stride: number, channels: number): Uint8Array {
  const rows = new Uint8Array((data.length / (stride + 1)) * stride)
  for (let from = 0, to = 0; from < data.length; from += stride + 1, to += stride) {
    const filter = data[from]
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (rows[to + x - channels] ?? 0)
      const above = rows[to + x - stride] ?? 0
      const corner = x < channels ? 0 : (rows[to + x - stride - channels] ?? 0)
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? above
            : filter === 3
              ? (left + above) >> 1
              : filter === 4
                ? nearest(left, above, corner)
                : 0
      rows[to + x] = (data[from + 1 + x] ?? 0) + guess
    }
  }
  return rows
}

/** Of three neighbours, the one nearest to the linear prediction (Paeth). */
function nearest(left: number, above: number, corner: number): number {
  const slope = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(slope - each)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

export function writePng({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc(height * (3 * width + 1))
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(3 * width * y, 3 * width * (y + 1)), y * (3 * width + 1) + 1)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([DEPTH, 2], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND'),
  ])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
