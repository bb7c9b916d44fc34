/** A measured number and its 95 % interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % quantile of the normal distribution: 95 % lie between it and its negative. */
export const NORMAL_QUANTILE = 1.959964

/** Wilson's interval of a share: it is honest near 0 and 1 too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { value: 0, low: 0, high: 1 }
  const square = NORMAL_QUANTILE ** 2
  const rate = wins / games
  const shrink = 1 + square / games
  const centre = (rate + square / (2 * games)) / shrink
  const half = (NORMAL_QUANTILE / shrink) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2))
  return { value: rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** The mean of numbers that do not depend on each other, and its doubt: half of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly doubt: number
}

/** One number says nothing about the doubt: it is infinite. */
export function estimate(numbers: readonly number[]): Estimate {
  const { length } = numbers
  if (length === 0) throw new RangeError('an estimate needs a number')
  const mean = numbers.reduce((sum, each) => sum + each, 0) / length
  if (length === 1) return { mean, doubt: Infinity }
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (length - 1)
  return { mean, doubt: studentQuantile(length - 1) * Math.sqrt(variance / length) }
}

/** What the same 32-bit numbers may differ by when they are added in another order. */
const ROUNDING = 1e-5

/** Whether it is known on which side of zero it lies. */
export const isClear = ({ mean, doubt }: Estimate): boolean => Math.abs(mean) > doubt + ROUNDING

/** Whether one is clearly above zero and the other clearly below. */
export const areOpposite = (one: Estimate, other: Estimate): boolean =>
  isClear(one) && isClear(other) && one.mean * other.mean < 0

/** The 97.5 % quantile of Student's distribution: exact for 1 and 2, else the first terms of its expansion. */
function studentQuantile(freedom: number): number {
  if (freedom === 1) return 12.7062
  if (freedom === 2) return 4.3027
  const z = NORMAL_QUANTILE
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}
