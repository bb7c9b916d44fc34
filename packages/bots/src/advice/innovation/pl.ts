import { counting } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('pl')
const counted = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
const cards = (n: number) => count(n, counted('karta', 'karty', 'kart'))
/** In the fourth case: 'miałby 1 kartę'. */
const hasCards = (n: number) => count(n, counted('kartę', 'karty', 'kart'))
const points = (n: number) => count(n, counted('punkt', 'punkty', 'punktów'))

export const pl: Messages = {
  achievements: (own, other) => `Osiągnięcia: będzie ich ${own} zamiast ${other}.`,
  claimable: (own, other) => `Osiągnięcia: w zasięgu będzie ich ${own} zamiast ${other}.`,
  points: (own, other) => `Stos punktów: ${points(own)} zamiast ${other}.`,
  hand: (own, other) => `Ręka: ${cards(own)} zamiast ${other}.`,
  colours: (own, other) => `Plansza: ${count(own, counted('kolor', 'kolory', 'kolorów'))} zamiast ${other}.`,
  highest: (own, other) =>
    `Plansza: najwyższa wierzchnia karta będzie miała wartość ${own} zamiast ${other}.`,
  icons: (own, other) => `Ikony: widocznych będzie ${own} zamiast ${other}.`,
  leading: (own, other) => `Ikony: rodzaje, których masz więcej niż każdy z rywali: ${own} zamiast ${other}.`,
  demands: (own, other) => `Żądania: twoje wierzchnie karty, które mogą żądać: ${own} zamiast ${other}.`,
  threats: (own, other) =>
    `Żądania: wierzchnie karty rywali, które mogą żądać od ciebie: ${own} zamiast ${other}.`,
  splays: (own, other) => `Rozsunięcia: rozsunięte kolory: ${own} zamiast ${other}.`,
  drawAge: (own, other) => `Stosy dobierania: następna karta z epoki ${own} zamiast ${other}.`,
  rivalAchievements: (own, other) =>
    `Rywale: najsilniejszy będzie miał ${count(own, counted('osiągnięcie', 'osiągnięcia', 'osiągnięć'))} zamiast ${other}.`,
  rivalPoints: (own, other) => `Rywale: najsilniejszy będzie miał ${points(own)} zamiast ${other}.`,
  rivalHand: (own, other) => `Rywale: najsilniejszy będzie miał na ręce ${hasCards(own)} zamiast ${other}.`,
  rivalIcons: (own, other) =>
    `Rywale: najsilniejszy pokaże ${count(own, counted('ikonę', 'ikony', 'ikon'))} zamiast ${other}.`,
  wins: { for: 'To wygrywa grę.', against: 'Inny wybór wygrałby grę.' },
  loses: { for: 'Inny wybór przegrałby grę.', against: 'To przegrywa grę.' },
  general: {
    time: { for: 'Czas: to dobry moment.', against: 'Czas: to zły moment.' },
    achievements: {
      for: 'Osiągnięcia: do następnego będzie bliżej.',
      against: 'Osiągnięcia: do następnego będzie dalej.',
    },
    points: { for: 'Punkty: lepsza sytuacja.', against: 'Punkty: gorsza sytuacja.' },
    hand: { for: 'Ręka: lepsze karty do wyłożenia.', against: 'Ręka: gorsze karty do wyłożenia.' },
    board: {
      for: 'Plansza: twoje wierzchnie karty dadzą ci więcej.',
      against: 'Plansza: twoje wierzchnie karty dadzą ci mniej.',
    },
    icons: {
      for: 'Ikony: więcej tych, które się liczą.',
      against: 'Ikony: mniej tych, które się liczą.',
    },
    demands: { for: 'Żądania: wyjdą ci na lepsze.', against: 'Żądania: wyjdą ci na gorsze.' },
    splays: { for: 'Rozsunięcia: pokażą ci więcej.', against: 'Rozsunięcia: pokażą ci mniej.' },
    supply: {
      for: 'Stosy dobierania: to, co zostało, bardziej ci odpowiada.',
      against: 'Stosy dobierania: to, co zostało, mniej ci odpowiada.',
    },
    rivals: { for: 'Rywale: mniej na tym zyskają.', against: 'Rywale: więcej na tym zyskają.' },
    end: {
      for: 'Koniec: gra prędzej skończy się na twoją korzyść.',
      against: 'Koniec: gra prędzej skończy się na twoją niekorzyść.',
    },
  },
}
