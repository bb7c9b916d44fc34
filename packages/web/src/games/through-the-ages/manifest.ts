import type { GameEvent } from '@ziggurat/kernel'
import type { Messages } from '@ziggurat/through-the-ages/messages/messages'

import { textsFrom } from '../../core/manifest.ts'
import type { GameManifest } from '../../core/manifest.ts'
import { wordsFrom } from '../../core/words.ts'

/** The game's own messages, the same in every client. */
const messages = wordsFrom<Messages>({
  en: () => import('@ziggurat/through-the-ages/messages/en'),
  cs: () => import('@ziggurat/through-the-ages/messages/cs'),
  hu: () => import('@ziggurat/through-the-ages/messages/hu'),
  pl: () => import('@ziggurat/through-the-ages/messages/pl'),
})

export const throughTheAges: GameManifest = {
  title: {
    en: 'Through the Ages',
    cs: 'Through the Ages',
    hu: 'Through the Ages',
    pl: 'Cywilizacja: Poprzez wieki',
  },
  lasts: { en: 'an evening', cs: 'celý večer', hu: 'egy este', pl: 'cały wieczór' },
  publisher: 'Czech Games Edition (2006, 2015)',
  icon: 'kind-blue',
  glaze: 'orange',
  picture: 'excavation',
  players: [2, 4],
  usual: { atTable: 3, atOnce: 2 },
  rulebooks: [
    { edition: '2015', prefix: 'TTA', load: () => import('@ziggurat/through-the-ages/rules-2015.md?raw') },
    { edition: '2006', prefix: 'TTA06', load: () => import('@ziggurat/through-the-ages/rules-2006.md?raw') },
  ],
  texts: textsFrom(() => import('@ziggurat/through-the-ages/texts-in'), messages),
  isNews: (event: GameEvent & { readonly seat?: unknown }, seat) =>
    !['turn', 'swept', 'dealt'].includes(event.kind) && event.seat !== seat,
  rules: async () => (await import('@ziggurat/through-the-ages')).throughTheAges,
  ui: async () => (await import('./ui.tsx')).loadUi(),
  almanac: async () => (await import('./almanac.ts')).almanac,
}
