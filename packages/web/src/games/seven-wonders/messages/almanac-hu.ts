import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Kor',
  boards: 'Csodák',
  cost: 'Ár',
  noCost: 'nincs',
  coin: 'érme',
  chainFrom: 'Ingyenes ezután',
  chainTo: 'Ingyenessé teszi',
  starts: (good) => `A város ezzel kezd: ${good}`,
  kinds: {
    brown: 'Nyersanyag',
    grey: 'Késztermék',
    yellow: 'Kereskedelem',
    blue: 'Polgári épület',
    green: 'Tudomány',
    red: 'Hadászat',
    purple: 'Céh',
    wonder: 'Csodatábla',
  },
}
