export const almanac = {
  search: 'Search names and effects',
  kind: 'Kind',
  players: 'Players',
  icon: 'Icon',
  any: 'all',
  none: 'No card is like this.',
  clear: 'Show all',
  ageOf: (word: string, age: string) => `${word} ${age}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  shown: (count: number, of: number) =>
    `${count === of ? '' : `${count} of `}${of === 1 ? '1 card' : `${of} cards`}`,
  copies: 'Copies in the game by number of players',
  copiesShort: 'Copies',
  rulings: 'In the rules',
  noRulings: 'The rules do not speak of it by name.',
  previous: 'The card before',
  next: 'The next card',
}
