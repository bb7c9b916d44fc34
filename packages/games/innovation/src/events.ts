import type { Seat } from '@ziggurat/kernel'

import type { Colour } from './card.ts'
import type { CardId } from './catalogue.ts'
import type { Direction, Ending, Special } from './state.ts'

export type Zone = 'hand' | 'score' | 'board'

/** What happens, as everybody may know it. Only viewers who may know the card get the optional `card`. */
export type Event =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly actions: number }
  | {
      readonly kind: 'dogma'
      readonly seat: Seat
      readonly card: CardId
      readonly sharing: readonly Seat[]
      readonly demanded: readonly Seat[]
    }
  | {
      readonly kind: 'effect'
      readonly seat: Seat
      readonly card: CardId
      readonly effect: number
      readonly role: 'demanded' | 'sharing' | 'own' | 'alone'
    }
  | { readonly kind: 'bonus'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly age: number; readonly card?: CardId }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'melded'; readonly seat: Seat; readonly card: CardId; readonly from: Zone }
  | { readonly kind: 'tucked'; readonly seat: Seat; readonly card: CardId; readonly from: Zone }
  | {
      readonly kind: 'scored'
      readonly seat: Seat
      readonly age: number
      readonly from: Zone
      readonly card?: CardId
    }
  | {
      readonly kind: 'returned'
      readonly seat: Seat
      readonly age: number
      readonly from: Zone
      readonly owner: Seat
      readonly card?: CardId
    }
  | {
      readonly kind: 'transferred'
      readonly from: Seat
      readonly to: Seat
      readonly age: number
      readonly source: Zone
      readonly target: Zone
      readonly card?: CardId
    }
  | { readonly kind: 'splayed'; readonly seat: Seat; readonly colour: Colour; readonly direction: Direction }
  | { readonly kind: 'unsplayed'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'rearranged'; readonly seat: Seat; readonly colour: Colour; readonly top: CardId }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'had'; readonly seat: Seat }
  | { readonly kind: 'lacked'; readonly seat: Seat }
  | { readonly kind: 'named'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly achievement: number | Special }
  | { readonly kind: 'wiped'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'over'; readonly by: Ending; readonly winners: readonly Seat[]; readonly card?: CardId }
