import type { Random } from '@ziggurat/kernel'

import { Inputs } from '../learned/inputs.ts'
import { CHANCE, Network, OUTPUTS } from '../learned/network.ts'
import type { Shape } from '../learned/network.ts'
import { returnsOf } from './returns.ts'
import type { Samples } from './samples.ts'

/** How a network is fitted. */
export interface Fitting {
  readonly shape: Omit<Shape, 'inputs'>
  readonly epochs: number
  /** The largest step of a weight. */
  readonly rate: number
  /** Samples for each step. */
  readonly batch: number
  /** Draws weights towards zero. */
  readonly decay: number
  /** How much the error of each output counts. */
  readonly counts: readonly [number, number, number]
  /** Of ten thousand games, how many are not learnt from: they show how well the network does on new ones. */
  readonly heldOut: number
  /** Of a thousand inputs, how many are left out at random while learning, so that the network does not rely on single ones. */
  readonly leftOut?: number
  /** Goes on learning from what the network itself expects of later positions. */
  readonly returns?: Returns
}

/** How much of it: `times` as often, new targets are computed and learnt from for some epochs. */
interface Returns {
  /** From 1 to 0: how far the end of the game counts, and how much the positions on the way. */
  readonly lambda: number
  readonly times: number
  readonly epochs: number
  readonly rate: number
}

/** The mean error of each output: squared, and for the chance the cross entropy. */
export type Errors = readonly number[]

export interface Epoch {
  readonly epoch: number
  readonly learnt: Errors
  readonly heldOut: Errors
}

/** The steps of the learning rate: it rises at first, and then falls to a twentieth. */
const WARM_UP = 200
const LAST_SHARE = 0.05

/** Momentum and variance of the steps (Adam). */
const [MOMENTUM, VARIANCE] = [0.9, 0.999]
/** Denormal numbers are a hundred times as slow to compute with. */
const TINY = 1e-30

/** Fits a network to samples. The last ones of each list are held out: they are from other games. */
export function fit(
  inputs: number,
  lists: readonly Samples[],
  fitting: Fitting,
  random: Random,
  onEpoch?: (epoch: Epoch) => void,
): Network {
  const { shape, batch, returns } = fitting
  const network = begin({ inputs, ...shape }, random)
  network.biases[2].set(usualOutputs(lists))
  const { learnt, heldOut } = split(lists, fitting.heldOut)
  const steps = new Steps(network, lists, fitting, random)
  let epoch = 0
  const learn = (epochs: number, rate: number): void => {
    const total = epochs * Math.floor(learnt.length / batch)
    for (let step = 0, last = epoch + epochs; epoch < last;) {
      epoch++
      shuffleAll(learnt, random)
      const sum = [0, 0, 0]
      for (let from = 0; from + batch <= learnt.length; from += batch) {
        for (let i = from; i < from + batch; i++) steps.learn(learnt[i] as number, sum)
        step++
        steps.take(rate * Math.min(1, step / WARM_UP) * (1 - ((1 - LAST_SHARE) * step) / total))
      }
      const mean = (sums: readonly number[], count: number) => sums.map((each) => each / Math.max(1, count))
      const unseen = [0, 0, 0]
      for (const each of heldOut) steps.tryOut(each, unseen)
      onEpoch?.({
        epoch,
        learnt: mean(sum, learnt.length - (learnt.length % batch)),
        heldOut: mean(unseen, heldOut.length),
      })
    }
  }
  learn(fitting.epochs, fitting.rate)
  if (returns !== undefined)
    for (let time = 0; time < returns.times; time++) {
      steps.targets = lists.map((list) => returnsOf(list, network, returns.lambda))
      learn(returns.epochs, returns.rate)
    }
  steps.forgetUnseen()
  return network
}

/** What a network would say if it knew nothing of a position. */
function usualOutputs(lists: readonly Samples[]): readonly number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (const list of lists) {
    count += list.count
    for (let i = 0; i < list.count * OUTPUTS; i++)
      sums[i % OUTPUTS] = (sums[i % OUTPUTS] as number) + (list.targets[i] as number)
  }
  const means = sums.map((sum) => sum / count)
  return means.map((mean, at) => (at === CHANCE ? Math.log(mean / (1 - mean)) : mean))
}

/** Samples are numbered over all lists. */
const LIST = 2 ** 32
const listOf = (sample: number): number => Math.floor(sample / LIST)

function split(
  lists: readonly Samples[],
  heldOutOf10000: number,
): { readonly learnt: Float64Array; readonly heldOut: readonly number[] } {
  const [learnt, heldOut]: [number[], number[]] = [[], []]
  lists.forEach(({ count }, list) => {
    const last = Math.floor(count * (1 - heldOutOf10000 / 10_000))
    for (let i = 0; i < count; i++) (i < last ? learnt : heldOut).push(list * LIST + i)
  })
  return { learnt: Float64Array.from(learnt), heldOut }
}

function shuffleAll(list: Float64Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.int(i + 1)
    const each = list[i] as number
    list[i] = list[j] as number
    list[j] = each
  }
}

/** Random weights. Those of the inputs are small: an input that is never learnt of does little harm before it is forgotten. */
function begin(shape: Shape, random: Random): Network {
  const network = new Network(shape)
  const uniform = (): number => (random.int(2 ** 30) + 1) / 2 ** 30
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const spreads = [0.08, Math.sqrt(2 / shape.first), 0.3 * Math.sqrt(1 / shape.second)]
  network.weights.forEach((layer, at) => {
    for (let i = 0; i < layer.length; i++) layer[i] = (spreads[at] as number) * normal()
  })
  return network
}

/** Gradients and steps. */
class Steps {
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
  private count = 0
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

  /** Adds a sample's errors, and what they say about the weights. */
  learn(sample: number, errors: number[]): void {
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
    const at = sample % LIST
    const { leftOut = 0 } = this.fitting
    const more = 1000 / (1000 - leftOut)
    thinned.clear()
    for (let i = begins[at] as number; i < (begins[at + 1] as number); i++)
      if (leftOut === 0 || random.int(1000) >= leftOut)
        thinned.add(places[i] as number, more * (values[i] as number))
  }

  /** Evaluates a sample, and adds its errors. */
  tryOut(sample: number, errors: number[]): void {
    const { places, values, begins, targets } = this.lists[listOf(sample)] as Samples
    const at = sample % LIST
    const out = this.network.evaluatePart(places, values, begins[at] as number, begins[at + 1] as number)
    this.compare(out, targets, sample, errors)
  }

  private compare(out: Float32Array, targets: Float32Array, sample: number, errors: number[]): void {
    const at = (sample % LIST) * OUTPUTS
    for (let i = 0; i < OUTPUTS; i++) {
      const [given, wanted] = [out[i] as number, targets[at + i] as number]
      const guess = i === CHANCE ? 1 / (1 + Math.exp(-given)) : given
      const difference = guess - wanted
      errors[i] =
        (errors[i] as number) + (i === CHANCE ? crossEntropy(guess, wanted) : difference * difference)
      this.errors[2][i] = difference * (this.fitting.counts[i] as number)
    }
  }

  take(rate: number): void {
    const { batch, decay } = this.fitting
    const [toFirst, ...others] = this.parts as readonly [Part, ...Part[]]
    const width = this.network.shape.first
    const correction = 1 / (1 - VARIANCE ** ++this.count)
    for (const place of this.inBatch) {
      toFirst.step(place * width, (place + 1) * width, rate, decay, batch, correction)
      this.touched[place] = 0
      this.seen[place] = 1
    }
    this.inBatch.length = 0
    for (const part of others) part.step(0, part.values.length, rate, decay, batch, correction)
  }

  /** An input that no sample had means nothing. */
  forgetUnseen(): void {
    const width = this.network.shape.first
    for (let place = 0; place < this.seen.length; place++)
      if (this.seen[place] === 0) this.network.weights[0].fill(0, place * width, (place + 1) * width)
  }
}

/** Values that are learnt. */
class Part {
  readonly values: Float32Array
  readonly gradient: Float32Array
  private readonly mean: Float32Array
  private readonly variance: Float32Array

  constructor(values: Float32Array) {
    this.values = values
    this.gradient = new Float32Array(values.length)
    this.mean = new Float32Array(values.length)
    this.variance = new Float32Array(values.length)
  }

  step(from: number, to: number, rate: number, decay: number, batch: number, correction: number): void {
    const { values, gradient, mean, variance } = this
    for (let i = from; i < to; i++) {
      const slope = (gradient[i] as number) / batch + decay * (values[i] as number)
      gradient[i] = 0
      const m = MOMENTUM * (mean[i] as number) + (1 - MOMENTUM) * slope
      const v = VARIANCE * (variance[i] as number) + (1 - VARIANCE) * slope * slope
      mean[i] = m < TINY && m > -TINY ? 0 : m
      variance[i] = v < TINY ? 0 : v
      values[i] = (values[i] as number) - (rate * m) / (Math.sqrt(v * correction) + 1e-8)
    }
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
