import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Epoka',
  dogma: 'Ikona efektów',
  effects: 'Efekty',
  effectKinds: { demand: 'żądanie', shared: 'efekt wspólny' },
  icons: {
    castle: 'zamek',
    leaf: 'liść',
    lightbulb: 'żarówka',
    crown: 'korona',
    factory: 'fabryka',
    clock: 'zegar',
  },
  kinds: {
    red: 'Czerwona',
    yellow: 'Żółta',
    green: 'Zielona',
    blue: 'Niebieska',
    purple: 'Fioletowa',
  },
}
