import { Memo } from '@ziggurat/kernel'

import type { CardId } from './catalogue.ts'

const TITLES = new Memo((id: CardId) =>
  id === 'ai'
    ? 'A.I.'
    : id
        .split('-')
        .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' '),
)

/** A card's English title. It decides who starts (INN-SETUP-06). */
export const titleOf = (card: CardId): string => TITLES.get(card)
