import type { CardId } from './catalogue.ts'

/** A card's English title, by which it is decided who starts (INN-SETUP-06). */
export const titleOf = (card: CardId): string =>
  card === 'ai'
    ? 'A.I.'
    : card
        .split('-')
        .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')
