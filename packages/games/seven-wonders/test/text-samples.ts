import type { Event, Reason } from '../src/index.ts'
import { NOTHING } from '../src/payment.ts'

const PLAYERS = ['Ada', 'Bob', 'Cyril', 'Dora', 'Eva', 'Filip', 'Gustav Adolf the Magnificent']
/** The name of a city without a player is ''. */
export const named = (players: number) => (seat: number) => (seat < players ? (PLAYERS[seat] ?? '') : '')
export const name = named(7)

/** Every kind of reason. */
export const reasons: { readonly [Kind in Reason['kind']]: Extract<Reason, { kind: Kind }> } = {
  duplicate: { kind: 'duplicate', rule: '7W-BUILD-02', card: 'altar' },
  'wonder-complete': { kind: 'wonder-complete', rule: '7W-WONDER-02' },
  missing: {
    kind: 'missing',
    rule: '7W-TRADE-01',
    missing: { clay: 1, ore: 3, glass: 1 },
    left: [['ore'], ['ore'], ['clay', 'ore']],
    right: [],
  },
  'too-dear': { kind: 'too-dear', rule: '7W-TRADE-09', missing: { stone: 2 }, cheapest: 4, coins: 1 },
  'must-play': { kind: 'must-play', rule: '7W-TWO-08' },
  'must-chain': { kind: 'must-chain', rule: '7W-TWO-13', card: 'library' },
}

const payment = { left: 2, right: 1, buys: { left: { stone: 1 }, right: { ore: 1 } } }

/** Every kind of event, with and without what only some viewers may know. */
export const events: { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>[] } = {
  board: [{ kind: 'board', city: 0, board: 'giza', side: 'B' }],
  age: [{ kind: 'age', age: 2 }],
  drew: [
    { kind: 'drew', seat: 0 },
    { kind: 'drew', seat: 0, card: 'baths' },
  ],
  built: (['paid', 'chain', 'free', 'dug'] as const).map((how) => ({
    kind: 'built',
    city: 0,
    card: 'aqueduct',
    how,
    bank: how === 'paid' ? 1 : 0,
    payment: how === 'paid' ? payment : NOTHING,
  })),
  stage: [
    { kind: 'stage', city: 0, stage: 2, payment: NOTHING },
    { kind: 'stage', city: 0, stage: 2, payment, card: 'baths' },
  ],
  sold: [
    { kind: 'sold', city: 0, coins: 3 },
    { kind: 'sold', city: 0, coins: 3, card: 'baths' },
  ],
  gained: [1, 2, 5].map((coins) => ({ kind: 'gained', city: 0, coins })),
  'laid-off': [
    { kind: 'laid-off', city: 0 },
    { kind: 'laid-off', city: 0, card: 'baths' },
    { kind: 'laid-off', city: null },
  ],
  looked: [
    { kind: 'looked', city: 0 },
    { kind: 'looked', city: 0, cards: [] },
    { kind: 'looked', city: 0, cards: ['baths', 'altar'] },
  ],
  'dug-nothing': [{ kind: 'dug-nothing', city: 0 }],
  conflict: [5, -1].map((token) => ({ kind: 'conflict', city: 0, against: 1, shields: 2, theirs: 1, token })),
  passed: (['left', 'right', 'other'] as const).map((to) => ({ kind: 'passed', to })),
  over: [{ kind: 'over' }],
}
