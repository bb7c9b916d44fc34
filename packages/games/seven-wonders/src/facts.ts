/** What a screen needs to know about the game besides its texts, without the rules. */

export type { Find, Play, Waiver } from './answers.ts'
export type { Age, Card, Cost } from './card.ts'
export { cardOf, CARDS, isCard } from './cards/index.ts'
export type { CardId } from './cards/index.ts'
export type { Purchase } from './demand.ts'
export { COLOURS, SIDES_OF_TRADE, SYMBOLS } from './effects.ts'
export type { Colour, Discount, Effect, Neighbour, Per, ScienceSymbol } from './effects.ts'
export type { Event } from './events.ts'
export { paidFor } from './coins.ts'
export {
  cityAsked,
  foreseen,
  isFind,
  isPlay,
  productionOf,
  salesOf,
  scoredSoFar,
  symbolsIn,
} from './foresight.ts'
export type { Figure, Foreseen, Production, Sales } from './foresight.ts'
export { GOODS, MADE, RAW } from './goods.ts'
export type { Good, Goods } from './goods.ts'
export type { Payment } from './payment.ts'
export type { Reason } from './plays.ts'
export { CATEGORIES, conflictToken, SALE, science } from './scoring.ts'
export type { Category, ScoreSheet, Symbols } from './scoring.ts'
export { cityCount, FREE_CITY, isFreeCity, LAST_TURN, neighbour, OPTIONS, passingIn } from './state.ts'
export type { Options } from './state.ts'
export type { CityView, View } from './view.ts'
export { BOARD_IDS, BOARDS, stagesOf } from './wonders.ts'
export type { Ability, Board, BoardId, Side, Stage } from './wonders.ts'
export { AGE_NUMERALS, signed, Wording } from './wording.ts'
export type { Messages } from './messages/messages.ts'
