import type { Theme } from '../../innovation/places.ts'
import type { GeneralMessages } from '../words.ts'

/** A number after the option, and after the other one. */
type Sentence = (own: number, other: number) => string

/** Why one option is better or worse than another. Each sentence begins with what it is about. */
export interface Messages extends GeneralMessages<Theme> {
  readonly achievements: Sentence
  /** Achievements that could be claimed. */
  readonly claimable: Sentence
  readonly points: Sentence
  readonly hand: Sentence
  readonly colours: Sentence
  readonly highest: Sentence
  /** All visible icons. */
  readonly icons: Sentence
  /** The kinds of icons of which one has more than every rival. */
  readonly leading: Sentence
  /** Own top cards whose demands somebody would have to obey. */
  readonly demands: Sentence
  /** Rivals' top cards whose demands one would have to obey oneself. */
  readonly threats: Sentence
  readonly splays: Sentence
  readonly drawAge: Sentence
  readonly rivalAchievements: Sentence
  readonly rivalPoints: Sentence
  readonly rivalHand: Sentence
  readonly rivalIcons: Sentence
  readonly wins: { readonly for: string; readonly against: string }
  readonly loses: { readonly for: string; readonly against: string }
}
