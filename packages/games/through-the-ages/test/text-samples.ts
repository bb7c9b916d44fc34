import { amongPieces, setOption } from '@ziggurat/kernel'
import type { Option, Refusal } from '@ziggurat/kernel'

import { answer } from '../src/answers.ts'
import type { Event, Reason } from '../src/index.ts'

/** An option as tests write it. */
export function option(id: string): Option {
  const [does = '', one = '', two = '', three] = id.split(' ')
  switch (does) {
    case 'take':
      return answer({ does, space: Number(one) - 1 })
    case 'upgrade':
      return answer({ does, from: one, card: two })
    case 'stage':
    case 'bid':
      return answer({ does, count: Number(one) })
    case 'use':
      return answer({ does, card: one, on: id.split(' ').slice(2) })
    case 'attack':
    case 'war':
    case 'raze':
      return answer({ does, seat: Number(one), card: two })
    case 'offer':
      return answer({
        does,
        seat: Number(one),
        card: two,
        side: three === 'A' || three === 'B' ? three : undefined,
      })
    case 'cancel':
      return answer({ does, seat: Number(one) })
    case 'keep': {
      const pieces = id
        .split(' ')
        .slice(1)
        .map((card) => answer({ does, card, count: 1 }))
      return setOption(amongPieces(pieces, { least: pieces.length }), pieces)
    }
  }
  if (does === 'food' && three !== undefined)
    return answer({ does: 'mix', food: Number(one), resources: Number(three) })
  return one === '' || does === 'end' ? answer({ does }) : answer({ does, card: one })
}

export const refusal = (id: string): Refusal => ({ ...option(id), reasons: [] })

const PLAYERS = ['Ada', 'Bob', 'Cyril', 'Gustav Adolf the Magnificent']
export const name = (seat: number): string => PLAYERS[seat] ?? ''

/** Every kind of reason. */
export const reasons: { readonly [Kind in Reason['kind']]: readonly (Reason & { kind: Kind })[] } = {
  'civil-actions': [
    { kind: 'civil-actions', rule: 'TTA-TAKE-01', need: 1, have: 0 },
    { kind: 'civil-actions', rule: 'TTA-TAKE-01', need: 5, have: 2 },
  ],
  'military-actions': [
    { kind: 'military-actions', rule: 'TTA-TACTIC-06', need: 1, have: 0 },
    { kind: 'military-actions', rule: 'TTA-TACTIC-09', need: 2, have: 1 },
  ],
  'all-civil-actions': [{ kind: 'all-civil-actions', rule: 'TTA-REV-02', need: 4, have: 3 }],
  'all-military-actions': [{ kind: 'all-military-actions', rule: 'TTA-REV-02', need: 2, have: 0 }],
  food: [
    { kind: 'food', rule: 'TTA-POP-01', need: 1, have: 0 },
    { kind: 'food', rule: 'TTA-POP-01', need: 5, have: 2 },
  ],
  resources: [
    { kind: 'resources', rule: 'TTA-BUILD-01', need: 1, have: 0 },
    { kind: 'resources', rule: 'TTA-BUILD-01', need: 3, have: 2 },
  ],
  science: [{ kind: 'science', rule: 'TTA-TECH-02', need: 8, have: 7 }],
  limit: [{ kind: 'limit', rule: 'TTA-BUILD-03', limit: 2 }],
  strength: [{ kind: 'strength', rule: 'TTA-AGGR-04', own: 3, rival: 5 }],
  'hand-full': [{ kind: 'hand-full', rule: 'TTA-TAKE-02' }],
  'same-technology': [{ kind: 'same-technology', rule: 'TTA-TAKE-03' }],
  'leader-of-age': [{ kind: 'leader-of-age', rule: 'TTA-TAKE-04' }],
  'unfinished-wonder': [{ kind: 'unfinished-wonder', rule: 'TTA-WTAKE-04' }],
  'no-wonder': [{ kind: 'no-wonder', rule: 'TTA-STAGE-01' }],
  'no-token': [{ kind: 'no-token', rule: 'TTA-STAGE-02' }],
  'no-worker': [{ kind: 'no-worker', rule: 'TTA-BUILD-01' }],
  'bank-empty': [{ kind: 'bank-empty', rule: 'TTA-POP-03' }],
  'just-taken': [{ kind: 'just-taken', rule: 'TTA-ACARD-02' }],
  'nothing-to-order': [{ kind: 'nothing-to-order', rule: 'TTA-ACARD-07' }],
  'tactic-done': [{ kind: 'tactic-done', rule: 'TTA-TACTIC-08' }],
  'current-tactic': [{ kind: 'current-tactic', rule: 'TTA-TACTIC-09' }],
  'first-round': [{ kind: 'first-round', rule: 'TTA-FIRST-03' }],
  'last-round': [{ kind: 'last-round', rule: 'TTA-WAR-08' }],
  'age-four': [{ kind: 'age-four', rule: 'TTA-RESIGN-01' }],
  'pact-forbids': [{ kind: 'pact-forbids', rule: 'TTA-AGGR-03' }],
  'card-forbids': [{ kind: 'card-forbids', rule: 'TTA-WAR-03' }],
  peaceful: [{ kind: 'peaceful', card: 'mahatma-gandhi' }],
  'no-colony': [{ kind: 'no-colony', card: 'annex' }],
  'no-leader-or-wonder': [{ kind: 'no-leader-or-wonder', card: 'infiltrate' }],
  'partner-without-science': [{ kind: 'partner-without-science', card: 'scientific-cooperation' }],
  'used-this-turn': [{ kind: 'used-this-turn', card: 'hammurabi' }],
  'used-this-game': [{ kind: 'used-this-game', rule: 'TTA06-CARD-07' }],
  'higher-special': [{ kind: 'higher-special', rule: 'TTA06-ADV-TECH-05' }],
  'no-cards': [{ kind: 'no-cards', rule: 'TTA06-ADV-MIL-06' }],
  'rival-without-leader': [{ kind: 'rival-without-leader', rule: 'TTA06-ADV-AGG-01' }],
  'rival-without-wonder': [{ kind: 'rival-without-wonder', rule: 'TTA06-ADV-AGG-01' }],
  'attacked-by-another': [{ kind: 'attacked-by-another', rule: 'TTA06-VAR-GANG-01' }],
  'acted-already': [{ kind: 'acted-already', rule: 'TTA06-SIMPLE-GOV-02' }],
  'no-science': [{ kind: 'no-science', rule: 'TTA06-CARD-16' }],
  'two-players': [{ kind: 'two-players', rule: 'TTA06-ADV-PACT-01' }],
}

const GOODS = ['food', 'resources', 'science', 'culture'] as const
/** One, few and many: the numbers that need different forms of nouns. */
const NUMBERS = [1, 2, 5]

const DEFENDED = {
  kind: 'defended',
  seat: 1,
  units: [],
  bonuses: [],
  discards: 0,
  strength: 7,
  held: true,
} as const

/** Every kind of event, with and without its optional parts. */
export const events: { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>[] } = {
  turn: [{ kind: 'turn', seat: 0, round: 7 }],
  swept: [{ kind: 'swept', cards: ['moses', 'rich-land-a'] }],
  dealt: [{ kind: 'dealt', cards: ['iron'] }],
  age: [
    { kind: 'age', age: 1, lastRound: 0 },
    { kind: 'age', age: 4, lastRound: 15 },
  ],
  antiquated: [{ kind: 'antiquated', seat: 0, card: 'moses' }],
  took: [0, ...NUMBERS].map((actions) => ({ kind: 'took', seat: 0, card: 'moses', actions })),
  population: [
    { kind: 'population', seat: 0, by: 1, food: 2 },
    { kind: 'population', seat: 0, by: 2, food: 0 },
  ],
  'worker-lost': [
    { kind: 'worker-lost', seat: 0, from: null },
    { kind: 'worker-lost', seat: 0, from: 'bronze' },
  ],
  built: [0, ...NUMBERS].map((paid) => ({ kind: 'built', seat: 0, card: 'bronze', paid })),
  upgraded: [0, 3].map((paid) => ({ kind: 'upgraded', seat: 0, from: 'bronze', card: 'iron', paid })),
  destroyed: [{ kind: 'destroyed', seat: 0, card: 'bronze' }],
  disbanded: [{ kind: 'disbanded', seat: 0, card: 'warriors' }],
  led: [
    { kind: 'led', seat: 0, card: 'moses', instead: null },
    { kind: 'led', seat: 0, card: 'michelangelo', instead: 'moses' },
  ],
  slid: [{ kind: 'slid', seat: 0, card: 'homer', under: 'pyramids' }],
  stage: [
    { kind: 'stage', seat: 0, card: 'pyramids', count: 1, paid: 3 },
    { kind: 'stage', seat: 0, card: 'pyramids', count: 2, paid: 0 },
  ],
  completed: [0, 16].map((culture) => ({ kind: 'completed', seat: 0, card: 'fast-food-chains', culture })),
  developed: [0, ...NUMBERS].map((paid) => ({ kind: 'developed', seat: 0, card: 'iron', paid })),
  revolted: [{ kind: 'revolted', seat: 0, card: 'monarchy', paid: 2 }],
  played: [{ kind: 'played', seat: 0, card: 'stockpile' }],
  used: [{ kind: 'used', seat: 0, card: 'hammurabi' }],
  removed: [{ kind: 'removed', seat: 0, card: 'moses' }],
  ruined: [{ kind: 'ruined', seat: 0, card: 'colossus' }],
  gained: GOODS.flatMap((goods) => NUMBERS.map((amount) => ({ kind: 'gained', seat: 0, goods, amount }))),
  lost: GOODS.flatMap((goods) => NUMBERS.map((amount) => ({ kind: 'lost', seat: 0, goods, amount }))),
  tokens: [
    { kind: 'tokens', seat: 0, blue: 3, yellow: 0 },
    { kind: 'tokens', seat: 0, blue: 0, yellow: -1 },
    { kind: 'tokens', seat: 0, blue: -1, yellow: 4 },
  ],
  'actions-lost': NUMBERS.map((count) => ({ kind: 'actions-lost', seat: 0, count })),
  drew: [
    ...NUMBERS.map((count) => ({ kind: 'drew' as const, seat: 0, count })),
    { kind: 'drew', seat: 0, count: 2, cards: ['rats', 'plunder-i'] },
  ],
  discarded: [
    ...NUMBERS.map((count) => ({ kind: 'discarded' as const, seat: 0, count })),
    { kind: 'discarded', seat: 0, count: 1, cards: ['rats'] },
  ],
  tactic: [false, true].map((copied) => ({ kind: 'tactic', seat: 0, card: 'legion', copied })),
  shared: [{ kind: 'shared', seat: 0, card: 'legion' }],
  prepared: [
    { kind: 'prepared', seat: 0, age: 1 },
    { kind: 'prepared', seat: 0, age: 1, card: 'rats' },
  ],
  foresaw: [
    { kind: 'foresaw', seat: 0 },
    { kind: 'foresaw', seat: 0, card: 'rats' },
  ],
  event: [{ kind: 'event', seat: 0, card: 'rats' }],
  'events-shuffled': NUMBERS.map((count) => ({ kind: 'events-shuffled', count })),
  bid: [{ kind: 'bid', seat: 0, amount: 4 }],
  passed: [{ kind: 'passed', seat: 0 }],
  sent: [
    { kind: 'sent', seat: 0, units: ['warriors', 'warriors'], bonuses: [], discards: 0, force: 2 },
    { kind: 'sent', seat: 0, units: ['warriors'], bonuses: ['military-bonus-i'], discards: 2, force: 4 },
  ],
  colonized: [{ kind: 'colonized', seat: 0, card: 'vast-territory-i' }],
  unclaimed: [{ kind: 'unclaimed', card: 'vast-territory-i' }],
  attacked: [{ kind: 'attacked', seat: 0, rival: 1, card: 'plunder-i', strength: 6 }],
  defended: [
    { ...DEFENDED, bonuses: ['military-bonus-i'] },
    { ...DEFENDED, bonuses: ['military-bonus-i'], discards: 1, strength: 8 },
    { ...DEFENDED, discards: 2 },
    { ...DEFENDED, units: ['warriors', 'warriors'] },
    { ...DEFENDED, units: ['warriors'], bonuses: ['military-bonus-i'], held: false },
  ],
  sacrificed: NUMBERS.map((strength) => ({ kind: 'sacrificed', seat: 0, units: ['warriors'], strength })),
  'set-aside': [
    { kind: 'set-aside', seat: 0, count: 1 },
    { kind: 'set-aside', seat: 0, count: 2, cards: ['impact-of-science', 'impact-of-wonders'] },
  ],
  'turned-up': [{ kind: 'turned-up', card: 'impact-of-science' }],
  rested: [{ kind: 'rested', seat: 0, card: 'bronze' }],
  yielded: [{ kind: 'yielded', seat: 1 }],
  declared: [{ kind: 'declared', seat: 0, rival: 1, card: 'war-over-culture' }],
  fought: [{ kind: 'fought', seat: 0, rival: 1, card: 'war-over-culture', strengths: [12, 9] }],
  taken: [{ kind: 'taken', seat: 0, from: 1, card: 'vast-territory-i' }],
  offered: [
    { kind: 'offered', seat: 0, partner: 1, card: 'peace-treaty', side: 'A' },
    { kind: 'offered', seat: 0, partner: 1, card: 'acceptance-of-supremacy', side: 'A' },
    { kind: 'offered', seat: 0, partner: 1, card: 'acceptance-of-supremacy', side: 'B' },
  ],
  agreed: [{ kind: 'agreed', seat: 0, partner: 1, card: 'peace-treaty' }],
  refused: [{ kind: 'refused', seat: 1, card: 'peace-treaty' }],
  'pact-ended': [{ kind: 'pact-ended', seat: 0, partner: 1, card: 'peace-treaty' }],
  resigned: [{ kind: 'resigned', seat: 0 }],
  forfeited: [{ kind: 'forfeited', seat: 0 }],
  declined: [{ kind: 'declined', seat: 0 }],
  uprising: [{ kind: 'uprising', seat: 0 }],
  corruption: [
    { kind: 'corruption', seat: 0, resources: 2, food: 0 },
    { kind: 'corruption', seat: 0, resources: 1, food: 1 },
  ],
  consumption: [
    { kind: 'consumption', seat: 0, food: 3, resources: 0, missing: 0 },
    { kind: 'consumption', seat: 0, food: 1, resources: 0, missing: 2 },
    { kind: 'consumption', seat: 0, food: 1, resources: 1, missing: 0 },
  ],
  produced: GOODS.flatMap((goods) => NUMBERS.map((amount) => ({ kind: 'produced', seat: 0, goods, amount }))),
  statistics: [
    {
      kind: 'statistics',
      seat: 0,
      round: 7,
      culture: 12,
      science: 1,
      strength: 3,
      cultureRating: 2,
      scienceRating: 4,
      food: 2,
      resources: 5,
    },
  ],
  final: [
    { kind: 'final', what: 'impact-of-science', scores: [10, 0] },
    { kind: 'final', what: 'happiness', scores: [16, 2] },
  ],
  over: [
    { kind: 'over', winners: [0] },
    { kind: 'over', winners: [0, 1, 2] },
  ],
}
