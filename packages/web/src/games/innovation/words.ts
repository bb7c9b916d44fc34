import { signal } from '@preact/signals'
import { effectKinds } from '@ziggurat/innovation/facts'
import type { CardId, EffectKind, Options } from '@ziggurat/innovation/facts'

import { language, loadWords } from '../../core/language.ts'
import { wordsFrom } from '../../core/words.ts'
import { messages } from './manifest.ts'
import type { Own } from './messages/en.ts'

/** The board's own messages. */
export const own = loadWords(
  wordsFrom<Own>({
    en: () => import('./messages/en.ts'),
    cs: () => import('./messages/cs.ts'),
    hu: () => import('./messages/hu.ts'),
    pl: () => import('./messages/pl.ts'),
  }),
)

/** The game's messages. */
export const gameWords = loadWords(messages)

export const cardName = (card: CardId): string => {
  const { cards } = gameWords.value
  return Object.hasOwn(cards, card) ? cards[card as keyof typeof cards] : card
}

/** 'a, b and c' */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language.value).format(names)

export interface Sentence {
  readonly kind: EffectKind
  readonly text: string
  /** The third edition's text, if it differs and the edition is not known. */
  readonly later: string | null
}

type Edition = Options['edition']

/** The edition that is being played: faces then show only its texts; null in the almanac. */
export const played = signal<Edition | null>(null)

/** A card's effects, one sentence each; with null, of both editions. */
export function sentencesOf(card: CardId, edition: Edition | null): readonly Sentence[] {
  const { effects, thirdEdition } = gameWords.value
  const first: readonly string[] = Object.hasOwn(effects, card) ? effects[card as keyof typeof effects] : []
  const changed = Object.entries(thirdEdition.effects).find(([id]) => id === card)?.[1] ?? {}
  return effectKinds(card, edition ?? 'third').map((kind, at): Sentence => {
    const old = first[at]
    const later = changed[at]
    const text = edition === 'third' ? (later ?? old) : (old ?? later)
    const both = edition === null && old !== undefined && later !== undefined
    return { kind, text: bare(text ?? ''), later: both ? bare(later) : null }
  })
}

/** Without 'Demand:', which the board shows as an icon. */
function bare(text: string): string {
  const { demand } = gameWords.value
  if (!text.startsWith(demand)) return text
  const rest = text.slice(demand.length).trimStart()
  return rest.charAt(0).toLocaleUpperCase(language.value) + rest.slice(1)
}
