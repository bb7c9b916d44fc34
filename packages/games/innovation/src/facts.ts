/** What a screen needs to know about the game besides its texts, without the rules. */

export { achievementsToWin, priceOf } from './achievements.ts'
export type { Reason } from './achievements.ts'
export type { Choice } from './answers.ts'
export { COLOURS, ICONS } from './card.ts'
export type { Age, Card, Colour, Count, EffectKind, Icon } from './card.ts'
export { ageOf, cardOf, effectKinds, isCard } from './catalogue.ts'
export type { CardId } from './catalogue.ts'
export type { Event, Zone } from './events.ts'
export { ageProgress, dogmaOf, drawingOf, meldChanges, progressOf } from './foresight.ts'
export type {
  AgeProgress,
  DogmaPreview,
  Drawing,
  EffectPreview,
  Melding,
  Part,
  SpecialPart,
  SpecialProgress,
} from './foresight.ts'
export { shownPlaces } from './icons.ts'
export { CARDS } from './printed.ts'
export type { InnovationCard } from './printed.ts'
export { NOBODY, OPTIONS, SPECIALS } from './state.ts'
export type { Direction, Ending, Options, Special, Splay } from './state.ts'
export { verdict } from './verdict.ts'
export type { Back, PileView, PlayerView, View } from './view.ts'
