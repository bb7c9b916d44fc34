import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Epocha',
  dogma: 'Účinky podle',
  effects: 'Účinky',
  effectKinds: { demand: 'příkaz', shared: 'součinnost' },
  kinds: {
    red: 'Červená',
    yellow: 'Žlutá',
    green: 'Zelená',
    blue: 'Modrá',
    purple: 'Fialová',
  },
}
