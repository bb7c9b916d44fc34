/** A measured number and its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval of a share: it is honest near 0 and 1 too. */
export function wilson(wins: number, games: number): Estimate {
  if (games === 0) return { value: 0, low: 0, high: 1 }
  const rate = wins / games
  const shrink = 1 + Z ** 2 / games
  const centre = (rate + Z ** 2 / (2 * games)) / shrink
  const reach = (Z / shrink) * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2))
  return { value: rate, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}

/** The interval of a mean, from numbers that do not depend on each other. */
export function meanOf(numbers: readonly number[]): Estimate {
  const { length } = numbers
  const value = length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / length
  if (length < 2) return { value, low: -Infinity, high: Infinity }
  const variance = numbers.reduce((sum, each) => sum + (each - value) ** 2, 0) / (length - 1)
  const reach = student(length - 1) * Math.sqrt(variance / length)
  return { value, low: value - reach, high: value + reach }
}

/** The 97.5 % quantile of Student's distribution, by the first terms of its expansion; exact for 1 and 2. */
function student(freedom: number): number {
  if (freedom === 1) return 12.7062
  if (freedom === 2) return 4.3027
  const first = (Z ** 3 + Z) / 4
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}
