import type { Inputs } from './inputs.ts'

/** The outputs: the margin to the best rival, the chance to win as a logit, and the player's own points. */
export const OUTPUTS = 3
export const [MARGIN, CHANCE, POINTS] = [0, 1, 2] as const

/** The chance that a logit stands for. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** The number of inputs, and of units in the two hidden layers. */
export interface Shape {
  readonly inputs: number
  readonly first: number
  readonly second: number
}

/** One matrix for each layer: a row for each unit that it comes from, a column for each unit that it goes to. */
type Layers = readonly [Float32Array, Float32Array, Float32Array]

/** A small network with sparse inputs and two hidden layers of rectified units. */
export class Network {
  readonly shape: Shape
  readonly weights: Layers
  readonly biases: Layers
  /** The hidden units as the last evaluation left them. */
  readonly hidden: readonly [Float32Array, Float32Array]
  private readonly out = new Float32Array(OUTPUTS)

  constructor(shape: Shape) {
    const { inputs, first, second } = shape
    this.shape = shape
    this.weights = [
      new Float32Array(inputs * first),
      new Float32Array(first * second),
      new Float32Array(second * OUTPUTS),
    ]
    this.biases = [new Float32Array(first), new Float32Array(second), new Float32Array(OUTPUTS)]
    this.hidden = [new Float32Array(first), new Float32Array(second)]
  }

  /** The outputs; valid until the next evaluation. */
  evaluate({ places, values, count }: Inputs): Float32Array {
    return this.evaluatePart(places, values, 0, count)
  }

  /** The outputs for the inputs `from` to `to` of long lists. */
  evaluatePart(places: Uint16Array, values: Float32Array, from: number, to: number): Float32Array {
    const { out, hidden, weights, biases } = this
    const [one, two] = hidden
    one.set(biases[0])
    addRows(one, weights[0], places, values, from, to)
    two.set(biases[1])
    pass(one, weights[1], two)
    out.set(biases[2])
    pass(two, weights[2], out)
    return out
  }
}

/** Rectifies a layer's units, and passes them on to the next layer. */
function pass(units: Float32Array, weights: Float32Array, to: Float32Array): void {
  for (let i = 0; i < units.length; i++) {
    const value = units[i] as number
    if (value > 0) addRow(to, weights, i, value)
    else units[i] = 0
  }
}

/** Adds the rows at these places. Four at a time are twice as fast as one. */
function addRows(
  to: Float32Array,
  weights: Float32Array,
  places: Uint16Array,
  values: Float32Array,
  from: number,
  end: number,
): void {
  const { length } = to
  let at = from
  for (; at + 4 <= end; at += 4) {
    const [a, b] = [(places[at] as number) * length, (places[at + 1] as number) * length]
    const [c, d] = [(places[at + 2] as number) * length, (places[at + 3] as number) * length]
    const [va, vb] = [values[at] as number, values[at + 1] as number]
    const [vc, vd] = [values[at + 2] as number, values[at + 3] as number]
    for (let i = 0; i < length; i++)
      to[i] =
        (to[i] as number) +
        va * (weights[a + i] as number) +
        vb * (weights[b + i] as number) +
        vc * (weights[c + i] as number) +
        vd * (weights[d + i] as number)
  }
  for (; at < end; at++) addRow(to, weights, places[at] as number, values[at] as number)
}

function addRow(to: Float32Array, weights: Float32Array, row: number, value: number): void {
  const { length } = to
  const from = row * length
  for (let i = 0; i < length; i++) to[i] = (to[i] as number) + value * (weights[from + i] as number)
}
