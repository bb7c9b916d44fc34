import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Era',
  boards: 'Cuda świata',
  cost: 'Koszt',
  noCost: 'brak',
  coin: 'moneta',
  chainFrom: 'Za darmo po',
  chainTo: 'Daje za darmo',
  starts: (good) => `Miasto zaczyna z surowcem: ${good}`,
  kinds: {
    brown: 'Surowiec',
    grey: 'Wyrób',
    yellow: 'Handel',
    blue: 'Budowla cywilna',
    green: 'Nauka',
    red: 'Wojsko',
    purple: 'Gildia',
    wonder: 'Plansza cudu',
  },
}
