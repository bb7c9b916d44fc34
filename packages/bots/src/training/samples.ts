import type { Inputs } from '../learned/inputs.ts'
import { OUTPUTS } from '../learned/network.ts'

/** The bytes of what a file begins with: its length, and how many samples, inputs and games it has. */
const HEAD = 32

/** Positions as a network sees them, with what became of them. Lists grow as needed. */
export class Samples {
  places = new Uint16Array(1 << 16)
  values = new Float32Array(1 << 16)
  /** Where the inputs of each sample begin; one entry more than there are samples. */
  begins = new Float64Array(1 << 10)
  targets = new Float32Array((1 << 10) * OUTPUTS)
  /** For each sample the next one of the same game and seat; 0 after the last one. */
  nexts = new Uint32Array(1 << 10)
  /** The first sample of each game. */
  firsts: number[] = []
  count = 0

  /** The inputs of all samples. */
  private get used(): number {
    return this.begins[this.count] as number
  }

  add(inputs: Inputs): void {
    const { used, count } = this
    const end = used + inputs.count
    this.places = withRoom(this.places, end)
    this.values = withRoom(this.values, end)
    this.begins = withRoom(this.begins, count + 2)
    this.targets = withRoom(this.targets, (count + 1) * OUTPUTS)
    this.nexts = withRoom(this.nexts, count + 1)
    this.nexts[count] = 0
    this.places.set(inputs.places.subarray(0, inputs.count), used)
    this.values.set(inputs.values.subarray(0, inputs.count), used)
    this.begins[++this.count] = end
  }

  /** What became of a sample, in the order of the outputs. */
  setTargets(sample: number, targets: readonly number[]): void {
    this.targets.set(targets, sample * OUTPUTS)
  }

  /** As bytes, for a file. */
  toBytes(): Uint8Array {
    const { count, used, firsts } = this
    const head = Float64Array.from([0, count, used, firsts.length])
    const parts = [
      head,
      this.begins.subarray(0, count + 1),
      this.targets.subarray(0, count * OUTPUTS),
      this.values.subarray(0, used),
      this.places.subarray(0, used),
      this.nexts.subarray(0, count),
      Uint32Array.from(firsts),
    ]
    head[0] = parts.reduce((sum, each) => sum + each.byteLength, 0)
    const bytes = new Uint8Array(head[0])
    let at = 0
    for (const { buffer, byteOffset, byteLength } of parts) {
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
      at += byteLength
    }
    return bytes
  }

  /** Null: bytes are missing. */
  static fromBytes(bytes: Uint8Array): Samples | null {
    if (bytes.byteLength < HEAD) return null
    let at = bytes.byteOffset
    const part = (length: number): ArrayBuffer => bytes.buffer.slice(at, (at += length)) as ArrayBuffer
    const [length = 0, count = 0, used = 0, games = 0] = new Float64Array(part(HEAD))
    if (bytes.byteLength !== length) return null
    const samples = new Samples()
    samples.count = count
    samples.begins = new Float64Array(part((count + 1) * 8))
    samples.targets = new Float32Array(part(count * OUTPUTS * 4))
    samples.values = new Float32Array(part(used * 4))
    samples.places = new Uint16Array(part(used * 2))
    samples.nexts = new Uint32Array(part(count * 4))
    samples.firsts = [...new Uint32Array(part(games * 4))]
    return samples
  }
}

/** Samples are numbered over several lists of them. */
const LIST = 2 ** 32
export const numberOf = (list: number, sample: number): number => list * LIST + sample
export const listOf = (number: number): number => Math.floor(number / LIST)
export const sampleOf = (number: number): number => number % LIST

type List = Uint16Array | Uint32Array | Float32Array | Float64Array

/** The same list, or a copy with at least twice the room. */
function withRoom<L extends List>(list: L, length: number): L {
  if (length <= list.length) return list
  const longer = new (list.constructor as new (length: number) => L)(Math.max(length, list.length * 2))
  longer.set(list)
  return longer
}
