/** What players are asked, and the words that their answers begin with: every one of them has its texts. */

/** What one does with a card that one chooses: the question's kind, and the first word of its options. */
export const CARD_VERBS = [
  'return',
  'meld',
  'tuck',
  'score',
  'transfer',
  'take',
  'keep',
  'reveal',
  'exchange',
  'execute',
  'place',
] as const
export type CardVerb = (typeof CARD_VERBS)[number]

/** With a colour that one chooses: 'splay-left red'. */
export const COLOUR_VERBS = ['splay-left', 'splay-right', 'splay-up', 'measure', 'name', 'rearrange'] as const
export type ColourVerb = (typeof COLOUR_VERBS)[number]

/** With a player that one chooses: 'give-red 2'. */
export const SEAT_VERBS = ['give-red', 'give-points'] as const
export type SeatVerb = (typeof SEAT_VERBS)[number]

/** What one may do or leave: the question's kind and the one option beside 'decline'. */
export const OFFERS = [
  'return-three',
  'meld-all',
  'meld-highest',
  'tuck-some',
  'tuck-all',
  'score-all',
  'draw-and-tuck',
] as const
export type Offer = (typeof OFFERS)[number]

/** Options that stand for themselves; 'exchange' is an offer whose question is that of the card verb. */
export const PLAIN_OPTIONS = [
  'draw',
  'decline',
  'done',
  'exchange',
  'draw-and-score',
  'draw-higher',
  ...OFFERS,
] as const
export type PlainOption = (typeof PLAIN_OPTIONS)[number]

/** The value of the card that is drawn by an option that names one (Evolution, Canning). */
export const DRAWN = { 'draw-and-score': 8, 'draw-and-tuck': 6 } as const

export const QUESTION_KINDS = [
  'first-card',
  'action',
  ...CARD_VERBS,
  ...COLOUR_VERBS,
  ...SEAT_VERBS,
  ...OFFERS,
  'next',
  'value',
  'evolve',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
