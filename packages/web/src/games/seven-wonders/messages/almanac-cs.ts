import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Věk',
  boards: 'Divy světa',
  cost: 'Cena',
  noCost: 'žádná',
  coin: 'mince',
  chainFrom: 'Zdarma po',
  chainTo: 'Dá zdarma',
  starts: (good) => `Město začíná se surovinou: ${good}`,
  kinds: {
    brown: 'Surovina',
    grey: 'Výrobek',
    yellow: 'Obchod',
    blue: 'Občanská stavba',
    green: 'Věda',
    red: 'Vojsko',
    purple: 'Cech',
    wonder: 'Deska divu',
  },
}
