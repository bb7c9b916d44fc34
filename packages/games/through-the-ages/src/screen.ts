/** What a screen can ask of a view beside its texts: forecasts, calculations, what is printed on the boards. */
export { boardOf } from './board.ts'
export type { Board, YellowSection } from './board.ts'
export { forceOnTable, forecastOf, foreseen, leavingSpaces, priceOf } from './foresight.ts'
export type { Figure, Forecast } from './foresight.ts'
export { partsOf, RATINGS } from './rating-parts.ts'
export type { Part, Rating, Source } from './rating-parts.ts'
export { spaceCost } from './taking.ts'
