import { needOf } from '../economy/bank.ts'
import { editionOf } from '../editions/editions.ts'
import type { Options } from '../options.ts'

/** What a player's board shows for a bank with this many yellow tokens. */
export interface YellowSection {
  /** The printed food cost of the next worker; null if there is none. */
  readonly population: number | null
  readonly consumption: number
  readonly faces: number
}

/** What is printed on a player's board. */
export interface Board {
  /** By the number of yellow tokens, from none to all at the start. */
  readonly yellow: readonly YellowSection[]
  /** Resources lost, by the number of blue tokens. */
  readonly blue: readonly number[]
  readonly lastAge: number
  /** Whether there are no military cards and no discontent. */
  readonly simple: boolean
}

export function boardOf(options: Options): Board {
  const edition = editionOf(options)
  const { blueTokens, lastAge, yellowTokens } = edition
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, at) => at)
  return {
    yellow: upTo(yellowTokens).map((tokens) => {
      const { consumption, population } = needOf(tokens)
      return { population: tokens === 0 ? null : population, consumption, faces: edition.facesNeeded(tokens) }
    }),
    blue: upTo(blueTokens).map((tokens) => edition.corruption(tokens)),
    lastAge,
    simple: options.level === 'simple',
  }
}
