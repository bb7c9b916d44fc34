import type { RulesWords } from '../messages.ts'

export const rules: RulesWords = {
  games: 'Játékok',
  contents: 'Tartalom',
  search: 'Keresés a szabályokban',
  found: (found) => (found === 0 ? 'Nincs találat' : `${found} bekezdés`),
  edition: 'Kiadás',
  editionOf: (year) => `${year}-${year === '2015' ? 'ös' : 'os'} kiadás`,
  copy: (id) => `${id} linkjének másolása`,
  copied: 'Kimásolva',
  see: (id) => `Ugrás ide: ${id}`,
}
