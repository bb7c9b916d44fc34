import type { AlmanacWords } from '../messages.ts'

export const almanac: AlmanacWords = {
  search: 'Keresés a nevekben és hatásokban',
  kind: 'Fajta',
  players: 'Játékosok',
  icon: 'Jel',
  any: 'mind',
  none: 'Ilyen kártya nincs.',
  clear: 'Mind látszódjon',
  ageOf: (_, age) => (age === 'A' ? 'A kor' : `${age}. kor`),
  cards: (cards) => `${cards} kártya`,
  shown: (shown, of) => (shown === of ? `${of} kártya` : `${of} kártyából ${shown}`),
  copies: 'Hány példány van a játékban, a játékosok száma szerint',
  copiesShort: 'Példány',
  rulings: 'A szabályokban',
  noRulings: 'A szabályok név szerint nem említik.',
  previous: 'Az előző kártya',
  next: 'A következő kártya',
}
