import { counting } from '@ziggurat/texts'

import type { RulesWords } from '../messages.ts'

const count = counting('pl')

export const rules: RulesWords = {
  games: 'Gry',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  found: (found) =>
    found === 0
      ? 'Nic nie znaleziono'
      : count(found, { one: 'akapit', few: 'akapity', many: 'akapitów', other: 'akapitu' }),
  edition: 'Wydanie',
  editionOf: (year) => `Wydanie z ${year} r.`,
  copy: (id) => `Skopiuj link do ${id}`,
  copied: 'Skopiowano',
  see: (id) => `Do zasady ${id}`,
}
