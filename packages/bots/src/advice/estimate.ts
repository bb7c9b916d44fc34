/** A mean over redealt tables, and how far it may be off: the half of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly doubt: number
}

/** Student's t for 95 %, by degrees of freedom from 1; with more of them it hardly changes. */
const T = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12]
const T_OF_MANY = [2.09, 2.04, 2.0] as const
const [SOME, MORE, MANY] = [20, 30, 60] as const

function quantile(freedom: number): number {
  const exact = T[freedom - 1]
  if (exact !== undefined) return exact
  if (freedom < MORE) return freedom < SOME ? (T.at(-1) ?? 2) : T_OF_MANY[0]
  return freedom < MANY ? T_OF_MANY[1] : T_OF_MANY[2]
}

/** From one value nothing is known about the doubt: it is infinite. */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values
  if (length === 0) throw new RangeError('an estimate needs a value')
  const mean = values.reduce((sum, each) => sum + each, 0) / length
  if (length === 1) return { mean, doubt: Infinity }
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, doubt: quantile(length - 1) * Math.sqrt(squares / (length - 1) / length) }
}

/** Whether it is known on which side of zero it lies. */
export const isClear = ({ mean, doubt }: Estimate): boolean => Math.abs(mean) > doubt

/** Whether one is clearly above zero and the other clearly below. */
export const areOpposite = (one: Estimate, other: Estimate): boolean =>
  isClear(one) && isClear(other) && one.mean * other.mean < 0
