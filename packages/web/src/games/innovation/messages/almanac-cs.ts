import type { AlmanacWords } from './almanac-en.ts'

export const almanac: AlmanacWords = {
  age: 'Epocha',
  dogma: 'Účinky podle',
  effects: 'Účinky',
  effectKinds: { demand: 'příkaz', shared: 'součinnost' },
  icons: {
    castle: 'hrad',
    leaf: 'list',
    lightbulb: 'žárovka',
    crown: 'koruna',
    factory: 'továrna',
    clock: 'hodiny',
  },
  kinds: {
    red: 'Červená',
    yellow: 'Žlutá',
    green: 'Zelená',
    blue: 'Modrá',
    purple: 'Fialová',
  },
}
