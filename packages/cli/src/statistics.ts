export interface Spread {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly median: number
  readonly max: number
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = mean(sorted)
  const squares = sorted.reduce((sum, each) => sum + (each - middle) ** 2, 0)
  const half = sorted.length >> 1
  return {
    mean: middle,
    sd: sorted.length > 1 ? Math.sqrt(squares / (sorted.length - 1)) : 0,
    min: sorted[0] ?? 0,
    median: sorted.length % 2 === 1 ? (sorted[half] ?? 0) : mean(sorted.slice(half - 1, half + 1)),
    max: sorted.at(-1) ?? 0,
  }
}

/** Each seat's share of the victory: 1 for the winner, or equal shares if several are first. */
export function winShares(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

export const rounded = (number: number, digits = 4): number => Number(number.toFixed(digits))

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`
