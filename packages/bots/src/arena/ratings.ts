import { NORMAL_QUANTILE } from '../interval.ts'

/** How a pairing went: the player's victories in its games, alone among copies of the other. */
export interface Met {
  readonly player: string
  readonly against: string
  readonly seats: number
  readonly wins: number
  readonly games: number
}

export interface Rating {
  readonly name: string
  readonly rating: number
  /** Half of the 95 % interval of the difference to the first one's rating, which has none. */
  readonly doubt: number
}

/** The rating of the player that the others are compared with. */
const ANCHORED = 1000
/** 400 points more mean ten victories for each of the other's, at a table of two. */
const SCALE = 400 / Math.LN10

/**
 * Ratings by maximum likelihood (Bradley and Terry's model, at a table of more than two each seat wins in proportion to its
 * strength). Each pair counts as if it had also shared one victory evenly, so that a player who has won all games has a
 * rating. Only those who are connected with the anchor by games are rated; the highest come first.
 */
export function ratings(met: readonly Met[], anchor: string): readonly Rating[] {
  const names = connected(met, anchor)
  // The first strength is the anchor's, and stays.
  const strengths = names.map(() => 0)
  let curvature: Matrix = []
  for (let round = 0; round < 100; round++) {
    const likelihood = likelihoodAt(strengths, names, met)
    ;({ curvature } = likelihood)
    let largest = 0
    solved(curvature, likelihood.slope).forEach((newton, i) => {
      // Newton's steps may be too long far from the solution.
      const step = Math.max(-1, Math.min(1, newton))
      strengths[i + 1] = (strengths[i + 1] as number) + step
      largest = Math.max(largest, Math.abs(step))
    })
    if (largest < 1e-9) break
  }
  return names
    .map((name, i): Rating => ({
      name,
      rating: ANCHORED + SCALE * (strengths[i] as number),
      doubt: i === 0 ? 0 : NORMAL_QUANTILE * SCALE * Math.sqrt(variance(curvature, i - 1)),
    }))
    .toSorted((one, other) => other.rating - one.rating)
}

type Matrix = readonly (readonly number[])[]

/** The slope of the logarithm of the likelihood, and its curvature, by all strengths but the anchor's. */
function likelihoodAt(
  strengths: readonly number[],
  names: readonly string[],
  met: readonly Met[],
): { readonly slope: readonly number[]; readonly curvature: Matrix } {
  const size = names.length - 1
  const slope = Array.from({ length: size }, () => 0)
  const curvature = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const { player, against, seats, wins, games } of met) {
    const [one, other] = [names.indexOf(player), names.indexOf(against)]
    if (one < 0 || other < 0 || one === other) continue
    const ahead = (strengths[one] as number) - (strengths[other] as number) - Math.log(seats - 1)
    const chance = 1 / (1 + Math.exp(-ahead))
    const count = games + 1
    const surplus = wins + 1 / seats - count * chance
    const weight = count * chance * (1 - chance)
    add(slope, one - 1, surplus)
    add(slope, other - 1, -surplus)
    for (const [row, column, sign] of [
      [one, one, 1],
      [other, other, 1],
      [one, other, -1],
      [other, one, -1],
    ] as const)
      if (row > 0) add(curvature[row - 1] as number[], column - 1, sign * weight)
  }
  return { slope, curvature }
}

/** The anchor, and all who have met it, or have met somebody who has. */
function connected(met: readonly Met[], anchor: string): readonly string[] {
  const names = [anchor]
  for (const name of names)
    for (const { player, against } of met)
      for (const [one, other] of [
        [player, against],
        [against, player],
      ] as const)
        if (one === name && !names.includes(other)) names.push(other)
  return names
}

function add(list: number[], at: number, number: number): void {
  if (at >= 0) list[at] = (list[at] as number) + number
}

/** A diagonal element of the inverse. */
const variance = (matrix: Matrix, at: number): number =>
  solved(
    matrix,
    matrix.map((_, i) => (i === at ? 1 : 0)),
  )[at] as number

/** Solves a system of linear equations by elimination. */
function solved(matrix: Matrix, right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    const rest = rows.slice(i)
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[i] as number) > Math.abs(best[i] as number) ? row : best,
    )
    rows[rows.indexOf(pivot)] = rows[i] as number[]
    rows[i] = pivot
    for (const row of rows.slice(i + 1)) {
      const factor = (row[i] as number) / (pivot[i] as number)
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number)
    }
  }
  const solution = Array.from({ length: size }, () => 0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[]
    let sum = row[size] as number
    for (let j = i + 1; j < size; j++) sum -= (row[j] as number) * (solution[j] as number)
    solution[i] = sum / (row[i] as number)
  }
  return solution
}
