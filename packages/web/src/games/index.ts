import type { GameOptions, Language, Texts } from '@ziggurat/kernel'

import type { GameTable } from '../core/table.ts'

/** How a game comes to the browser: its words by language, and its table, each when it is needed. */
interface Entry {
  readonly icon: 'ziggurat' | 'gear' | 'kind-blue'
  readonly glaze: 'blue' | 'purple' | 'orange'
  readonly players: readonly [number, number]
  readonly words: (language: Language) => Promise<Texts>
  readonly table: () => Promise<GameTable>
}

type Messages<Say> = Readonly<Record<Language, () => Promise<Say>>>

/** A game's texts are made of a function, the same for all languages, and one language's messages. */
const worded =
  <Say>(
    load: () => Promise<{ readonly textsIn: (language: Language, say: Say) => Texts }>,
    messages: Messages<Say>,
  ): Entry['words'] =>
  async (language) => {
    const [{ textsIn }, say] = await Promise.all([load(), messages[language]()])
    return textsIn(language, say)
  }

export const GAMES = {
  'seven-wonders': {
    icon: 'ziggurat',
    glaze: 'blue',
    players: [2, 7],
    words: worded(() => import('@ziggurat/seven-wonders/texts-in'), {
      en: async () => (await import('@ziggurat/seven-wonders/messages/en')).en,
      cs: async () => (await import('@ziggurat/seven-wonders/messages/cs')).cs,
      hu: async () => (await import('@ziggurat/seven-wonders/messages/hu')).hu,
      pl: async () => (await import('@ziggurat/seven-wonders/messages/pl')).pl,
    }),
    table: async () => (await import('./seven-wonders/table.tsx')).whenLearnt(),
  },
  innovation: {
    icon: 'gear',
    glaze: 'purple',
    players: [2, 4],
    words: worded(() => import('@ziggurat/innovation/texts-in'), {
      en: async () => (await import('@ziggurat/innovation/messages/en')).en,
      cs: async () => (await import('@ziggurat/innovation/messages/cs')).cs,
      hu: async () => (await import('@ziggurat/innovation/messages/hu')).hu,
      pl: async () => (await import('@ziggurat/innovation/messages/pl')).pl,
    }),
    table: async () => (await import('./innovation/table.tsx')).whenLearnt(),
  },
  'through-the-ages': {
    icon: 'kind-blue',
    glaze: 'orange',
    players: [2, 4],
    words: worded(() => import('@ziggurat/through-the-ages/texts-in'), {
      en: async () => (await import('@ziggurat/through-the-ages/messages/en')).en,
      cs: async () => (await import('@ziggurat/through-the-ages/messages/cs')).cs,
      hu: async () => (await import('@ziggurat/through-the-ages/messages/hu')).hu,
      pl: async () => (await import('@ziggurat/through-the-ages/messages/pl')).pl,
    }),
    table: async () => (await import('./through-the-ages/table.tsx')).whenLearnt(),
  },
} as const satisfies Readonly<Record<string, Entry>>

export type GameId = keyof typeof GAMES
export const GAME_IDS = Object.keys(GAMES) as GameId[]
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id)

const entryOf = (id: string): Entry => {
  if (!isGame(id)) throw new Error(`no game '${id}'`)
  return GAMES[id]
}

/** The words of a game before it is known how it is played. */
export const lobbyWordsOf = (id: string, language: Language): Promise<Texts> => entryOf(id).words(language)

export async function wordsOf(id: string, language: Language, options: GameOptions = {}): Promise<Texts> {
  const texts = await lobbyWordsOf(id, language)
  return texts.of?.(options) ?? texts
}

export const tableOf = (id: string): Promise<GameTable> => entryOf(id).table()
