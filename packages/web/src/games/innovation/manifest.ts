import type { Messages } from '@ziggurat/innovation/messages/messages'
import type { GameEvent } from '@ziggurat/kernel'

import { textsFrom } from '../../core/manifest.ts'
import type { GameManifest } from '../../core/manifest.ts'
import { wordsFrom } from '../../core/words.ts'

/** The game's own messages, the same in every client. */
export const messages = wordsFrom<Messages>({
  en: () => import('@ziggurat/innovation/messages/en'),
  cs: () => import('@ziggurat/innovation/messages/cs'),
  hu: () => import('@ziggurat/innovation/messages/hu'),
  pl: () => import('@ziggurat/innovation/messages/pl'),
})

export const innovation: GameManifest = {
  title: { en: 'Innovation', cs: 'Inovace', hu: 'Innováció', pl: 'Innowacje' },
  lasts: { en: 'an hour', cs: 'hodina', hu: 'egy óra', pl: 'godzina' },
  publisher: 'Asmadi Games',
  icon: 'gear',
  glaze: 'purple',
  picture: 'craftsmens-guild',
  players: [2, 4],
  usual: { atTable: 2, atOnce: 2 },
  rulebooks: [{ edition: '', prefix: 'INN', load: () => import('@ziggurat/innovation/rules.md?raw') }],
  texts: textsFrom(() => import('@ziggurat/innovation/texts-in'), messages),
  isNews: (event: GameEvent & { readonly seat?: unknown }, seat) =>
    event.kind !== 'turn' && event.seat !== seat,
  rules: async () => (await import('@ziggurat/innovation')).innovation,
  ui: async () => (await import('./ui.tsx')).loadUi(),
  almanac: async () => (await import('./almanac.tsx')).almanac,
}
