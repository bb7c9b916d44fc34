import { counting } from '@ziggurat/texts'

import type { AlmanacWords } from '../messages.ts'

const count = counting('cs')

export const almanac: AlmanacWords = {
  search: 'Hledat v názvech a účincích',
  kind: 'Druh',
  players: 'Hráčů',
  icon: 'Symbol',
  any: 'vše',
  none: 'Taková karta není.',
  clear: 'Ukázat vše',
  ageOf: (word, age) => `${word} ${age}`,
  cards: (cards) => count(cards, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' }),
  shown: (shown, of) => (shown === of ? `Karet: ${of}` : `Karet: ${shown} z ${of}`),
  copies: 'Počet kusů ve hře podle počtu hráčů',
  copiesShort: 'Kusů',
  rulings: 'V pravidlech',
  noRulings: 'Pravidla o ní jmenovitě nemluví.',
  previous: 'Předchozí karta',
  next: 'Další karta',
}
