import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Epoka',
  dogma: 'Ikona efektów',
  effects: 'Efekty',
  effectKinds: { demand: 'żądanie', shared: 'efekt wspólny' },
  kinds: {
    red: 'Czerwona',
    yellow: 'Żółta',
    green: 'Zielona',
    blue: 'Niebieska',
    purple: 'Fioletowa',
  },
}
