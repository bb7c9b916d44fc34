import { Network } from './network.ts'
import type { Shape } from './network.ts'

/** How a network was made. People read it. */
export interface Made {
  readonly date: string
  readonly command: string
  /** One line for each round of self-play. */
  readonly rounds: readonly string[]
}

/** A network as a file: every weight is a byte, times a factor for each row. */
export interface WeightsFile {
  readonly made: Made
  readonly shape: Shape
  /** Base64: the factors, the biases and the weights, layer by layer. */
  readonly factors: string
  readonly biases: string
  readonly weights: string
}

/** Of a byte with a sign. */
const LARGEST = 127

export function encode(network: Network, made: Made): WeightsFile {
  const factors: number[] = []
  const bytes: number[] = []
  network.weights.forEach((layer, at) => {
    const columns = network.biases[at]?.length ?? 0
    for (let from = 0; from < layer.length; from += columns) {
      const row = layer.subarray(from, from + columns)
      const factor = Math.fround(row.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / LARGEST)
      factors.push(factor)
      for (const each of row) bytes.push(factor === 0 ? 0 : Math.round(each / factor))
    }
  })
  return {
    made,
    shape: network.shape,
    factors: toText(Float32Array.from(factors)),
    biases: toText(Float32Array.from(network.biases.flatMap((each) => [...each]))),
    weights: toText(Int8Array.from(bytes)),
  }
}

export function decode(file: WeightsFile): Network {
  const network = new Network(file.shape)
  const factors = new Float32Array(toBytes(file.factors).buffer)
  const biases = new Float32Array(toBytes(file.biases).buffer)
  const bytes = new Int8Array(toBytes(file.weights).buffer)
  let [row, bias, at] = [0, 0, 0]
  network.weights.forEach((layer, number) => {
    const into = network.biases[number] ?? layer
    into.set(biases.subarray(bias, bias + into.length))
    bias += into.length
    for (let i = 0; i < layer.length; i++) {
      if (i > 0 && i % into.length === 0) row++
      layer[i] = (bytes[at++] as number) * (factors[row] as number)
    }
    row++
  })
  return network
}

/** The base64 functions that every browser and Node have. */
function toText({ buffer }: Float32Array | Int8Array): string {
  let text = ''
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
