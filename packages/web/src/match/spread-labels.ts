/** Places between 0 and `limit`, at least `gap` apart, and as near to the wanted ones as possible. */
export function spread(wanted: readonly number[], gap: number, limit: number): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => at(wanted, one) - at(wanted, other))
  const places = [...wanted]
  let least = gap / 2
  for (const index of order) {
    places[index] = Math.max(at(places, index), least)
    least = at(places, index) + gap
  }
  // Push back what went beyond the lower edge.
  let most = limit - gap / 2
  for (const index of order.toReversed()) {
    places[index] = Math.min(at(places, index), most)
    most = at(places, index) - gap
  }
  return places
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0
