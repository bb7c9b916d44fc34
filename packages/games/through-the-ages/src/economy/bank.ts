/** What the yellow bank requires with this many tokens in it (TTA-BOARD-02). */
interface Need {
  /** The food cost of increasing the population. */
  readonly population: number
  readonly consumption: number
  readonly faces: number
}

const need = (population: number, consumption: number, faces: number): Need => ({
  population,
  consumption,
  faces,
})

const EMPTY = need(Infinity, 6, 8)
const FULL = need(2, 0, 0)
const NEEDS: readonly Need[] = [
  EMPTY,
  need(7, 4, 7),
  need(7, 4, 7),
  need(7, 4, 6),
  need(7, 4, 6),
  need(5, 3, 5),
  need(5, 3, 5),
  need(5, 3, 4),
  need(5, 3, 4),
  need(4, 2, 3),
  need(4, 2, 3),
  need(4, 2, 2),
  need(4, 2, 2),
  need(3, 1, 1),
  need(3, 1, 1),
  need(3, 1, 1),
  need(3, 1, 1),
]

export const needOf = (yellowBank: number): Need => NEEDS[yellowBank] ?? FULL
