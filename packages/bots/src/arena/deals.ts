/** The mean number of each deal's games. Games of one deal depend on each other, and deals do not: a doubt counts deals. */
export function meansOfDeals(
  numbers: readonly number[],
  dealOf: (game: number) => number,
): readonly number[] {
  const deals = Map.groupBy(numbers.keys(), dealOf)
  return [...deals.values()].map(
    (games) => games.reduce((sum, game) => sum + (numbers[game] as number), 0) / games.length,
  )
}
