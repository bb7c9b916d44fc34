import type { Seat } from '@ziggurat/kernel'

import type { CardId, Side } from './cards/card.ts'

/** What a player gains and loses: points and stored goods. */
export type Goods = 'food' | 'resources' | 'science' | 'culture'

/** What happens, as everybody may know it. Only viewers who may know them get the fields marked `?`. */
export type Event =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'swept'; readonly cards: readonly CardId[] }
  | { readonly kind: 'dealt'; readonly cards: readonly CardId[] }
  | { readonly kind: 'age'; readonly age: number; readonly lastRound: number }
  | { readonly kind: 'antiquated'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: CardId; readonly actions: number }
  | { readonly kind: 'population'; readonly seat: Seat; readonly by: number; readonly food: number }
  | { readonly kind: 'worker-lost'; readonly seat: Seat; readonly from: CardId | null }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: CardId; readonly paid: number }
  | {
      readonly kind: 'upgraded'
      readonly seat: Seat
      readonly from: CardId
      readonly card: CardId
      readonly paid: number
    }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'disbanded'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'led'; readonly seat: Seat; readonly card: CardId; readonly instead: CardId | null }
  | { readonly kind: 'slid'; readonly seat: Seat; readonly card: CardId; readonly under: CardId }
  | {
      readonly kind: 'stage'
      readonly seat: Seat
      readonly card: CardId
      readonly count: number
      readonly paid: number
    }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly card: CardId; readonly culture: number }
  | { readonly kind: 'developed'; readonly seat: Seat; readonly card: CardId; readonly paid: number }
  | { readonly kind: 'revolted'; readonly seat: Seat; readonly card: CardId; readonly paid: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'used'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'ruined'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly amount: number }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly goods: Goods; readonly amount: number }
  | { readonly kind: 'tokens'; readonly seat: Seat; readonly blue: number; readonly yellow: number }
  | { readonly kind: 'actions-lost'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  | {
      readonly kind: 'discarded'
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  | { readonly kind: 'tactic'; readonly seat: Seat; readonly card: CardId; readonly copied: boolean }
  | { readonly kind: 'shared'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'prepared'; readonly seat: Seat; readonly age: number; readonly card?: CardId }
  | { readonly kind: 'foresaw'; readonly seat: Seat; readonly card?: CardId }
  | { readonly kind: 'event'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'events-shuffled'; readonly count: number }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'sent'
      readonly seat: Seat
      readonly units: readonly CardId[]
      readonly bonuses: readonly CardId[]
      readonly discards: number
      readonly force: number
    }
  | { readonly kind: 'colonized'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'unclaimed'; readonly card: CardId }
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly rival: Seat
      readonly card: CardId
      readonly strength: number
    }
  /** Units that one side of an attack sacrifices, and the strength that they add. */
  | {
      readonly kind: 'sacrificed'
      readonly seat: Seat
      readonly units: readonly CardId[]
      readonly strength: number
    }
  | {
      readonly kind: 'defended'
      readonly seat: Seat
      readonly units: readonly CardId[]
      readonly bonuses: readonly CardId[]
      readonly discards: number
      readonly strength: number
      /** Whether the defence is sufficient. */
      readonly held: boolean
    }
  | { readonly kind: 'yielded'; readonly seat: Seat }
  | { readonly kind: 'declared'; readonly seat: Seat; readonly rival: Seat; readonly card: CardId }
  | {
      readonly kind: 'fought'
      readonly seat: Seat
      readonly rival: Seat
      readonly card: CardId
      readonly strengths: readonly [number, number]
    }
  | {
      readonly kind: 'taken'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardId
    }
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly partner: Seat
      readonly card: CardId
      readonly side: Side
    }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly partner: Seat; readonly card: CardId }
  | { readonly kind: 'refused'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'pact-ended'; readonly seat: Seat; readonly partner: Seat; readonly card: CardId }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'forfeited'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'uprising'; readonly seat: Seat }
  | { readonly kind: 'corruption'; readonly seat: Seat; readonly resources: number; readonly food: number }
  | {
      readonly kind: 'consumption'
      readonly seat: Seat
      readonly food: number
      /** Resources used as food. */
      readonly resources: number
      readonly missing: number
    }
  | {
      readonly kind: 'produced'
      readonly seat: Seat
      readonly goods: Goods
      readonly amount: number
    }
  | {
      readonly kind: 'statistics'
      readonly seat: Seat
      readonly round: number
      readonly culture: number
      readonly science: number
      readonly strength: number
      readonly cultureRating: number
      readonly scienceRating: number
      readonly food: number
      readonly resources: number
    }
  /** Age III events that will be scored at the end, as far as the viewer may know them. */
  | {
      readonly kind: 'set-aside'
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  | { readonly kind: 'turned-up'; readonly card: CardId }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'final'; readonly what: string; readonly scores: readonly number[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
