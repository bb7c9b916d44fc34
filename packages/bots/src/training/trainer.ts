import type { Random } from '@ziggurat/kernel'

import { Inputs } from '../learned/inputs.ts'
import { CHANCE, chanceOf, OUTPUTS } from '../learned/network.ts'
import type { Network } from '../learned/network.ts'
import { correctionOf, Part } from './adam.ts'
import type { Fitting } from './recipe.ts'
import { listOf, sampleOf } from './samples.ts'
import type { Samples } from './samples.ts'

/** The mean error of each output: squared, and for the chance the cross entropy. */
export type Errors = readonly number[]

/** Brings a network closer to the targets of samples, batch by batch. */
export class Trainer {
  private readonly network: Network
  private readonly lists: readonly Samples[]
  private readonly fitting: Fitting
  private readonly random: Random
  /** What is learnt: for each list, the targets of its samples. */
  targets: readonly Float32Array[]
  private readonly parts: readonly Part[]
  private readonly errors: readonly [Float32Array, Float32Array, Float32Array]
  /** The inputs that a batch has, and that any sample had. */
  private readonly touched: Uint8Array
  private readonly inBatch: number[] = []
  private readonly seen: Uint8Array
  private steps = 0
  /** A sample without the inputs that are left out. */
  private readonly thinned = new Inputs()

  constructor(network: Network, lists: readonly Samples[], fitting: Fitting, random: Random) {
    const { inputs, first, second } = network.shape
    this.network = network
    this.lists = lists
    this.fitting = fitting
    this.random = random
    this.targets = lists.map(({ targets }) => targets)
    this.parts = [...network.weights, ...network.biases].map((values) => new Part(values))
    this.errors = [new Float32Array(first), new Float32Array(second), new Float32Array(OUTPUTS)]
    this.touched = new Uint8Array(inputs)
    this.seen = new Uint8Array(inputs)
  }

  /** Learns from all samples in their order; what is left after the last full batch, it leaves out. */
  learn(samples: Float64Array, rateOf: (step: number) => number): Errors {
    const { batch } = this.fitting
    const sums = [0, 0, 0]
    const steps = Math.floor(samples.length / batch)
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < batch; i++) this.study(samples[step * batch + i] as number, sums)
      this.step(rateOf(step + 1))
    }
    return means(sums, steps * batch)
  }

  /** The errors on samples that are not learnt from. */
  errorsOf(samples: readonly number[]): Errors {
    const sums = [0, 0, 0]
    for (const sample of samples) this.tryOut(sample, sums)
    return means(sums, samples.length)
  }

  /** An input that no sample had means nothing. */
  forgetUnseen(): void {
    const width = this.network.shape.first
    for (let place = 0; place < this.seen.length; place++)
      if (this.seen[place] === 0) this.network.weights[0].fill(0, place * width, (place + 1) * width)
  }

  /** Adds a sample's errors, and what they say about the weights. */
  private study(sample: number, errors: number[]): void {
    const { network, parts, thinned } = this
    this.thinOut(sample)
    this.compare(network.evaluate(thinned), this.targets[listOf(sample)] as Float32Array, sample, errors)
    const [toFirst, toSecond, toOut, first, second, out] = parts as readonly [
      Part,
      Part,
      Part,
      Part,
      Part,
      Part,
    ]
    const [errorsOne, errorsTwo, errorsOut] = this.errors
    const [one, two] = network.hidden
    addTo(out.gradient, errorsOut)
    passBack(two, network.weights[2], toOut.gradient, errorsOut, errorsTwo)
    addTo(second.gradient, errorsTwo)
    passBack(one, network.weights[1], toSecond.gradient, errorsTwo, errorsOne)
    addTo(first.gradient, errorsOne)
    const { length } = errorsOne
    for (let i = 0; i < thinned.count; i++) {
      const place = thinned.places[i] as number
      if (this.touched[place] === 0) {
        this.touched[place] = 1
        this.inBatch.push(place)
      }
      const value = thinned.values[i] as number
      const row = place * length
      for (let unit = 0; unit < length; unit++)
        toFirst.gradient[row + unit] =
          (toFirst.gradient[row + unit] as number) + value * (errorsOne[unit] as number)
    }
  }

  /** The inputs that are left make up for those that are left out. */
  private thinOut(sample: number): void {
    const { thinned, random } = this
    const { places, values, begins } = this.lists[listOf(sample)] as Samples
    const at = sampleOf(sample)
    const { leftOut = 0 } = this.fitting
    const more = 1000 / (1000 - leftOut)
    thinned.clear()
    for (let i = begins[at] as number; i < (begins[at + 1] as number); i++)
      if (leftOut === 0 || random.int(1000) >= leftOut)
        thinned.add(places[i] as number, more * (values[i] as number))
  }

  /** Evaluates a sample, and adds its errors. */
  private tryOut(sample: number, errors: number[]): void {
    const { places, values, begins, targets } = this.lists[listOf(sample)] as Samples
    const at = sampleOf(sample)
    const out = this.network.evaluatePart(places, values, begins[at] as number, begins[at + 1] as number)
    this.compare(out, targets, sample, errors)
  }

  private compare(out: Float32Array, targets: Float32Array, sample: number, errors: number[]): void {
    const at = sampleOf(sample) * OUTPUTS
    for (let i = 0; i < OUTPUTS; i++) {
      const [given, wanted] = [out[i] as number, targets[at + i] as number]
      const guess = i === CHANCE ? chanceOf(given) : given
      const difference = guess - wanted
      errors[i] =
        (errors[i] as number) + (i === CHANCE ? crossEntropy(guess, wanted) : difference * difference)
      this.errors[2][i] = difference * (this.fitting.counts[i] as number)
    }
  }

  /** Moves the weights by what a batch has said about them. */
  private step(rate: number): void {
    const { batch, decay } = this.fitting
    const step = { rate, decay, batch, correction: correctionOf(++this.steps) }
    const [toFirst, ...others] = this.parts as readonly [Part, ...Part[]]
    const width = this.network.shape.first
    for (const place of this.inBatch) {
      toFirst.take(step, place * width, (place + 1) * width)
      this.touched[place] = 0
      this.seen[place] = 1
    }
    this.inBatch.length = 0
    for (const part of others) part.take(step)
  }
}

/** Adds to the gradient of a layer's weights, and computes the errors of the units that they come from. */
function passBack(
  units: Float32Array,
  weights: Float32Array,
  gradient: Float32Array,
  errors: Float32Array,
  back: Float32Array,
): void {
  const { length } = errors
  for (let i = 0; i < units.length; i++) {
    const value = units[i] as number
    let sum = 0
    if (value > 0) {
      for (let j = 0; j < length; j++) {
        const at = i * length + j
        const error = errors[j] as number
        sum += error * (weights[at] as number)
        gradient[at] = (gradient[at] as number) + error * value
      }
    }
    back[i] = sum
  }
}

function addTo(sums: Float32Array, values: Float32Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (values[i] as number)
}

const crossEntropy = (guess: number, wanted: number): number =>
  -(wanted * Math.log(guess + 1e-7) + (1 - wanted) * Math.log(1 - guess + 1e-7))

const means = (sums: readonly number[], count: number): Errors => sums.map((sum) => sum / Math.max(1, count))
