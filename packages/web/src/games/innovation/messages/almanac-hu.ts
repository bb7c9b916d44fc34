import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Kor',
  dogma: 'A hatások jele',
  effects: 'Hatások',
  effectKinds: { demand: 'követelés', shared: 'megosztott hatás' },
  kinds: {
    red: 'Piros',
    yellow: 'Sárga',
    green: 'Zöld',
    blue: 'Kék',
    purple: 'Lila',
  },
}
