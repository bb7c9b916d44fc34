import { innovation, innovationTexts } from '@ziggurat/innovation'
import type { Game, GameOptions } from '@ziggurat/kernel'
import { sevenWonders, sevenWondersTexts } from '@ziggurat/seven-wonders'
import type { Language, Texts } from '@ziggurat/texts'
import { throughTheAges, throughTheAgesTexts } from '@ziggurat/through-the-ages'

/** A game and its texts in all languages. */
export interface Entry {
  readonly game: Game
  readonly texts: Readonly<Record<Language, Texts>>
}

/** All games by id. */
export const GAMES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [sevenWonders.id, { game: sevenWonders, texts: sevenWondersTexts }],
  [innovation.id, { game: innovation, texts: innovationTexts }],
  [throughTheAges.id, { game: throughTheAges, texts: throughTheAgesTexts }],
])

/** The texts of a game with these options. */
export function textsOf(texts: Entry['texts'], language: Language, options: GameOptions): Texts {
  const usual = texts[language]
  return usual.of?.(options) ?? usual
}
