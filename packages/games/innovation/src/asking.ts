/** The kinds of questions and the verbs of their answers. Every one of them has its texts. */

/** Verbs for a chosen card: the question's kind, and the first word of its options. */
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

/** Verbs for a chosen colour: 'splay-left red'. */
export const COLOUR_VERBS = ['splay-left', 'splay-right', 'splay-up', 'measure', 'name', 'rearrange'] as const
export type ColourVerb = (typeof COLOUR_VERBS)[number]

/** Verbs for a chosen player: 'give-red 2'. */
export const SEAT_VERBS = ['give-red', 'give-points'] as const
export type SeatVerb = (typeof SEAT_VERBS)[number]

/** Things that a player may do or decline: the question's kind, and its only option besides 'decline'. */
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

/** Options without an object. 'exchange' is an offer whose question has the kind of the card verb. */
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

/** The value of the card that such an option draws (Evolution, Canning). */
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
