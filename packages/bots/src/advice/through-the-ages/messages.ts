import type { Theme } from '../../through-the-ages/places.ts'
import type { GeneralMessages } from '../words.ts'
import type { Fact } from './why.ts'

/** Facts with a sentence that compares them. */
type Told = Exclude<Fact, 'rivalStrength' | 'strength' | 'uprising' | 'leader'>

/** Why one option is better or worse than another: numbers after the turn. Each sentence begins with what it is about. */
export interface Messages
  extends GeneralMessages<Theme>, Readonly<Record<Told, (own: number, other: number) => string>> {
  /** The last number is that of the strongest rival. */
  strength(own: number, other: number, rival: number): string
  readonly uprising: { readonly for: string; readonly against: string }
  readonly leader: { readonly for: string; readonly against: string }
}
