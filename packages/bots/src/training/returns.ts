import { CHANCE, chanceOf, OUTPUTS } from '../learned/network.ts'
import type { Network } from '../learned/network.ts'
import type { Samples } from './samples.ts'

/**
 * Targets between how games ended and what the network expects of the positions that followed, as in TD(lambda): how a game
 * ends depends on much luck, and what is expected a little later does not.
 */
export function returnsOf(samples: Samples, network: Network, lambda: number): Float32Array {
  const { count, nexts, places, values, begins, targets } = samples
  const expected = new Float32Array(count * OUTPUTS)
  for (let sample = 0; sample < count; sample++) {
    const out = network.evaluatePart(places, values, begins[sample] as number, begins[sample + 1] as number)
    expected.set(out, sample * OUTPUTS)
    expected[sample * OUTPUTS + CHANCE] = chanceOf(out[CHANCE] as number)
  }
  const returns = targets.slice(0, count * OUTPUTS)
  // What comes next has a higher number.
  for (let sample = count - 1; sample >= 0; sample--) {
    const next = nexts[sample] as number
    if (next === 0) continue
    for (let i = 0; i < OUTPUTS; i++)
      returns[sample * OUTPUTS + i] =
        (1 - lambda) * (expected[next * OUTPUTS + i] as number) +
        lambda * (returns[next * OUTPUTS + i] as number)
  }
  return returns
}
