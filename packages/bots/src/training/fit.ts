import type { Random } from '@ziggurat/kernel'

import { CHANCE, Network, OUTPUTS } from '../learned/network.ts'
import type { Shape } from '../learned/network.ts'
import type { Fitting } from './recipe.ts'
import { returnsOf } from './returns.ts'
import type { Samples } from './samples.ts'
import { split } from './split.ts'
import { Trainer } from './trainer.ts'
import type { Errors } from './trainer.ts'

export interface Epoch {
  readonly epoch: number
  readonly learnt: Errors
  readonly heldOut: Errors
}

/** The steps of the learning rate: it rises at first, and then falls to a twentieth. */
const WARM_UP = 200
const LAST_SHARE = 0.05

/** Fits a network to samples. */
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
  const trainer = new Trainer(network, lists, fitting, random)
  let epoch = 0
  const learn = (epochs: number, rate: number): void => {
    const perEpoch = Math.floor(learnt.length / batch)
    const rateAt = (step: number): number =>
      rate * Math.min(1, step / WARM_UP) * (1 - ((1 - LAST_SHARE) * step) / (epochs * perEpoch))
    for (let done = 0; done < epochs; done++) {
      shuffleAll(learnt, random)
      const errors = trainer.learn(learnt, (step) => rateAt(done * perEpoch + step))
      epoch++
      onEpoch?.({ epoch, learnt: errors, heldOut: trainer.errorsOf(heldOut) })
    }
  }
  learn(fitting.epochs, fitting.rate)
  if (returns !== undefined)
    for (let time = 0; time < returns.times; time++) {
      trainer.targets = lists.map((list) => returnsOf(list, network, returns.lambda))
      learn(returns.epochs, returns.rate)
    }
  trainer.forgetUnseen()
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
