import type { GameEvent } from '@ziggurat/kernel'
import type { Messages } from '@ziggurat/seven-wonders/facts'

import { textsFrom } from '../../core/manifest.ts'
import type { GameManifest } from '../../core/manifest.ts'
import { wordsFrom } from '../../core/words.ts'

/** The game's own messages, the same in every client. */
export const messages = wordsFrom<Messages>({
  en: () => import('@ziggurat/seven-wonders/messages/en'),
  cs: () => import('@ziggurat/seven-wonders/messages/cs'),
  hu: () => import('@ziggurat/seven-wonders/messages/hu'),
  pl: () => import('@ziggurat/seven-wonders/messages/pl'),
})

export const sevenWonders: GameManifest = {
  title: { en: '7 Wonders', cs: '7 divů světa', hu: '7 Csoda', pl: '7 Cudów Świata' },
  lasts: { en: 'half an hour', cs: 'půl hodiny', hu: 'fél óra', pl: 'pół godziny' },
  publisher: 'Repos Production (2010)',
  icon: 'ziggurat',
  glaze: 'blue',
  picture: 'senate',
  players: [2, 7],
  usual: { atTable: 4, atOnce: 3 },
  rulebooks: [{ edition: '', prefix: '7W', load: () => import('@ziggurat/seven-wonders/rules.md?raw') }],
  texts: textsFrom(() => import('@ziggurat/seven-wonders/texts-in'), messages),
  isNews: (event: GameEvent & { readonly city?: unknown; readonly seat?: unknown }, seat) =>
    event.kind !== 'passed' && (event.city ?? event.seat) !== seat,
  rules: async () => (await import('@ziggurat/seven-wonders')).sevenWonders,
  ui: async () => (await import('./ui.tsx')).loadUi(),
  almanac: async () => (await import('./almanac.tsx')).almanac,
}
