import type { Waiver } from './answers.ts'
import type { CardId } from './cards/index.ts'
import type { Neighbour } from './effects.ts'
import type { Payment } from './payment.ts'
import type { BoardId, Side } from './wonders.ts'

/** What happens, as everybody may know it. Only viewers who may know the card get the optional `card`. */
export type Event =
  | { readonly kind: 'board'; readonly city: number; readonly board: BoardId; readonly side: Side }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'drew'; readonly seat: number; readonly card?: CardId }
  | {
      readonly kind: 'built'
      readonly city: number
      readonly card: CardId
      readonly how: 'paid' | 'dug' | Waiver
      readonly bank: number
      readonly payment: Payment
    }
  | {
      readonly kind: 'stage'
      readonly city: number
      readonly stage: number
      readonly payment: Payment
      readonly card?: CardId
    }
  | { readonly kind: 'sold'; readonly city: number; readonly coins: number; readonly card?: CardId }
  | { readonly kind: 'gained'; readonly city: number; readonly coins: number }
  | { readonly kind: 'laid-off'; readonly city: number | null; readonly card?: CardId }
  | { readonly kind: 'looked'; readonly city: number; readonly cards?: readonly CardId[] }
  | { readonly kind: 'dug-nothing'; readonly city: number }
  | {
      readonly kind: 'conflict'
      readonly city: number
      readonly against: number
      readonly shields: number
      readonly theirs: number
      readonly token: number
    }
  | { readonly kind: 'passed'; readonly to: Neighbour | 'other' }
  | { readonly kind: 'over' }
