import { numberOf } from './samples.ts'
import type { Samples } from './samples.ts'

/** The fractions of its multiples are spread evenly from 0 to 1, also if only every twelfth multiple is taken. */
const ROOT = Math.SQRT2

/**
 * The samples to learn from, and those of whole games that are held out. Recipes go through their tables game by game: the games
 * that are held out are spread over all of them.
 */
export function split(
  lists: readonly Samples[],
  heldOutOf10000: number,
): { readonly learnt: Float64Array; readonly heldOut: readonly number[] } {
  const [learnt, heldOut]: [number[], number[]] = [[], []]
  let game = 0
  lists.forEach(({ firsts, count }, list) => {
    firsts.forEach((first, at) => {
      const isHeldOut = (game++ * ROOT) % 1 < heldOutOf10000 / 10_000
      const into = isHeldOut ? heldOut : learnt
      for (let i = first; i < (firsts[at + 1] ?? count); i++) into.push(numberOf(list, i))
    })
  })
  return { learnt: Float64Array.from(learnt), heldOut }
}
