import { counting } from '@ziggurat/texts'

import type { RulesWords } from '../messages.ts'

const count = counting('cs')

export const rules: RulesWords = {
  games: 'Hry',
  contents: 'Obsah',
  search: 'Hledat v pravidlech',
  found: (found) =>
    found === 0
      ? 'Nic se nenašlo'
      : count(found, { one: 'odstavec', few: 'odstavce', many: 'odstavce', other: 'odstavců' }),
  edition: 'Vydání',
  editionOf: (year) => `Vydání ${year}`,
  copy: (id) => `Zkopírovat odkaz na ${id}`,
  copied: 'Zkopírováno',
  see: (id) => `K pravidlu ${id}`,
}
