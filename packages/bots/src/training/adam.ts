/** Momentum and variance of the steps (Adam). */
const [MOMENTUM, VARIANCE] = [0.9, 0.999]
/** Denormal numbers are a hundred times as slow to compute with. */
const TINY = 1e-30

/** How far all values move after a batch. */
export interface Step {
  readonly rate: number
  /** Draws the values towards zero. */
  readonly decay: number
  /** The samples that the gradient was summed over. */
  readonly batch: number
  /** Makes up for the variance that begins at zero. */
  readonly correction: number
}

/** The correction of a step, the first one being 1. */
export const correctionOf = (step: number): number => 1 / (1 - VARIANCE ** step)

/** Values that are learnt, with the momentum and the variance of their steps (Adam). */
export class Part {
  readonly values: Float32Array
  readonly gradient: Float32Array
  private readonly mean: Float32Array
  private readonly variance: Float32Array

  constructor(values: Float32Array) {
    this.values = values
    this.gradient = new Float32Array(values.length)
    this.mean = new Float32Array(values.length)
    this.variance = new Float32Array(values.length)
  }

  /** Moves the values `from` to `to` against their gradient, and begins a new one. */
  take({ rate, decay, batch, correction }: Step, from = 0, to = this.values.length): void {
    const { values, gradient, mean, variance } = this
    for (let i = from; i < to; i++) {
      const slope = (gradient[i] as number) / batch + decay * (values[i] as number)
      gradient[i] = 0
      const m = MOMENTUM * (mean[i] as number) + (1 - MOMENTUM) * slope
      const v = VARIANCE * (variance[i] as number) + (1 - VARIANCE) * slope * slope
      mean[i] = m < TINY && m > -TINY ? 0 : m
      variance[i] = v < TINY ? 0 : v
      values[i] = (values[i] as number) - (rate * m) / (Math.sqrt(v * correction) + 1e-8)
    }
  }
}
