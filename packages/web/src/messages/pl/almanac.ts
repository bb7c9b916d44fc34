import { counting } from '@ziggurat/texts'

import type { AlmanacWords } from '../messages.ts'

const count = counting('pl')

export const almanac: AlmanacWords = {
  search: 'Szukaj w nazwach i efektach',
  kind: 'Rodzaj',
  players: 'Graczy',
  icon: 'Ikona',
  any: 'wszystkie',
  none: 'Nie ma takiej karty.',
  clear: 'Pokaż wszystkie',
  ageOf: (word, age) => `${word} ${age}`,
  cards: (cards) => count(cards, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
  shown: (shown, of) => (shown === of ? `Kart: ${of}` : `Kart: ${shown} z ${of}`),
  copies: 'Liczba egzemplarzy w grze zależnie od liczby graczy',
  copiesShort: 'Sztuk',
  rulings: 'W zasadach',
  noRulings: 'Zasady nie wymieniają jej z nazwy.',
  previous: 'Poprzednia karta',
  next: 'Następna karta',
}
