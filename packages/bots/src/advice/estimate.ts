import type { Estimate } from '../interval.ts'

/** Whether it is known on which side of zero it lies. */
export const isClear = ({ mean, doubt }: Estimate): boolean => Math.abs(mean) > doubt

/** Whether one is clearly above zero and the other clearly below. */
export const areOpposite = (one: Estimate, other: Estimate): boolean =>
  isClear(one) && isClear(other) && one.mean * other.mean < 0
