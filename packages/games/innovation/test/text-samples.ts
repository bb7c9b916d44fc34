import { choiceOf } from '../src/answers.ts'
import type { Choice } from '../src/answers.ts'
import { COLOURS } from '../src/card.ts'
import { isCard } from '../src/catalogue.ts'
import type { Event, Reason } from '../src/index.ts'

/** An option as tests write it. */
export function option(id: string): Choice {
  const [does = '', what, value] = id.split(' ')
  if (what === undefined) return choiceOf(does)
  if (isCard(what)) return choiceOf(does, { card: what })
  const colour = COLOURS.find((each) => each === what)
  if (colour !== undefined) return choiceOf(does, { colour })
  if (does === 'achieve' || does === 'value') return choiceOf(does, { age: Number(what) })
  return choiceOf(does, { seat: Number(what), ...(value !== undefined && { age: Number(value) }) })
}

const PLAYERS = ['Ada', 'Bob', 'Cyril', 'Gustav Adolf the Magnificent']
export const name = (seat: number): string => PLAYERS[seat] ?? ''

/** Every kind of reason. */
export const reasons: { readonly [Kind in Reason['kind']]: readonly Extract<Reason, { kind: Kind }>[] } = {
  claimed: [{ kind: 'claimed', rule: 'INN-ACHIEVE-03', by: 1 }],
  points: [
    { kind: 'points', rule: 'INN-ACHIEVE-01', points: 0, needed: 5 },
    { kind: 'points', rule: 'INN-ACHIEVE-01', points: 1, needed: 45 },
  ],
  age: [
    { kind: 'age', rule: 'INN-ACHIEVE-01', highest: 0, needed: 1 },
    { kind: 'age', rule: 'INN-ACHIEVE-01', highest: 8, needed: 9 },
  ],
  'empty-hand': [{ kind: 'empty-hand', rule: 'INN-TURN-05' }],
  'no-top-card': [{ kind: 'no-top-card', rule: 'INN-TURN-05' }],
}

const ZONES = ['hand', 'score', 'board'] as const

/** Every kind of event, with and without what only some viewers may know. */
export const events: { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>[] } = {
  turn: [1, 2].map((actions) => ({ kind: 'turn', seat: 0, actions })),
  dogma: [
    { kind: 'dogma', seat: 0, card: 'oars', sharing: [], demanded: [] },
    { kind: 'dogma', seat: 0, card: 'oars', sharing: [1], demanded: [2, 3] },
  ],
  effect: (['demanded', 'sharing', 'own', 'alone'] as const).flatMap((role) => [
    { kind: 'effect', seat: 0, card: 'oars', effect: 1, role },
    { kind: 'effect', seat: 0, card: 'writing', effect: 0, role },
  ]),
  bonus: [{ kind: 'bonus', seat: 0 }],
  drew: [
    { kind: 'drew', seat: 0, age: 8 },
    { kind: 'drew', seat: 0, age: 1, card: 'writing' },
  ],
  revealed: [{ kind: 'revealed', seat: 0, card: 'writing' }],
  melded: ZONES.map((from) => ({ kind: 'melded', seat: 0, card: 'writing', from })),
  tucked: ZONES.map((from) => ({ kind: 'tucked', seat: 0, card: 'writing', from })),
  scored: ZONES.flatMap((from) => [
    { kind: 'scored', seat: 0, age: 1, from },
    { kind: 'scored', seat: 0, age: 1, from, card: 'writing' },
  ]),
  returned: ZONES.flatMap((from) => [
    { kind: 'returned', seat: 0, age: 1, from, owner: 0 },
    { kind: 'returned', seat: 0, age: 8, from, owner: 1, card: 'flight' },
  ]),
  transferred: ZONES.flatMap((source) =>
    ZONES.flatMap((target) => [
      { kind: 'transferred' as const, from: 0, to: 1, age: 8, source, target },
      { kind: 'transferred' as const, from: 0, to: 1, age: 1, source, target, card: 'writing' },
      { kind: 'transferred' as const, from: 0, to: 0, age: 1, source, target },
    ]),
  ),
  splayed: (['left', 'right', 'up'] as const).map((direction) => ({
    kind: 'splayed',
    seat: 0,
    colour: 'red',
    direction,
  })),
  unsplayed: [{ kind: 'unsplayed', seat: 0, colour: 'green' }],
  rearranged: [{ kind: 'rearranged', seat: 0, colour: 'blue', top: 'writing' }],
  declined: [{ kind: 'declined', seat: 0 }],
  had: [{ kind: 'had', seat: 0 }],
  lacked: [{ kind: 'lacked', seat: 0 }],
  named: ['red', '7'].map((what) => ({ kind: 'named', seat: 0, what })),
  claimed: [
    { kind: 'claimed', seat: 0, achievement: 3 },
    { kind: 'claimed', seat: 0, achievement: 'monument' },
  ],
  wiped: [{ kind: 'wiped', seat: 0, card: 'robotics' }],
  over: (['achievements', 'points', 'tie', 'card'] as const).flatMap((by) => [
    { kind: 'over', by, winners: [0] },
    { kind: 'over', by, winners: [0, 1] },
    { kind: 'over', by, winners: [0], card: 'ai' },
  ]),
}
