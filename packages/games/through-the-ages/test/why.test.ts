import { readFileSync } from 'node:fs'

import { pick, fastRandom } from '@ziggurat/kernel'
import type { Refusal } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import type { Reason } from '../src/index.ts'
import { CARDS_2015, newGame, position } from './testing.ts'
import type { Position } from './testing.ts'

const refusals = (table: Position, seat: number) =>
  (table.table.question(seat)?.refused() ?? []) as readonly Refusal<Reason>[]

/** The reasons against an option with their numbers. */
const reasons = (table: Position, seat: number, id: string) =>
  refusals(table, seat).find((each) => each.id === id)?.reasons

describe('why a card cannot be taken', () => {
  test('how many civil actions it needs and how many there are (TTA-TAKE-01, TTA-WTAKE-02)', () => {
    const table = position({
      players: [{ civilActions: 1, wonders: ['colossus'] }, {}],
      row: ['pyramids', null, null, null, null, null, null, null, null, 'iron'],
    })
    expect(reasons(table, 0, 'take 10')).toEqual([
      { kind: 'civil-actions', rule: 'TTA-TAKE-01', need: 3, have: 1 },
    ])
    expect(reasons(table, 0, 'take 1')).toEqual([
      { kind: 'civil-actions', rule: 'TTA-WTAKE-02', need: 2, have: 1 },
    ])
  })

  test('all reasons against it (TTA-TAKE-01, TTA-TAKE-02, TTA-TAKE-03, TTA-TAKE-04)', () => {
    const table = position({
      players: [{ civilActions: 0, hand: ['iron', 'homer', 'drama', 'alchemy'] }, {}],
      row: ['iron', 'aristotle'],
    })
    const actions = 'civil-actions TTA-TAKE-01'
    expect(table.why(0, 'take 1')).toEqual([actions, 'hand-full TTA-TAKE-02', 'same-technology TTA-TAKE-03'])
    expect(table.why(0, 'take 2')).toEqual([actions, 'hand-full TTA-TAKE-02', 'leader-of-age TTA-TAKE-04'])
  })

  test('an unfinished wonder (TTA-WTAKE-04)', () => {
    const table = position({ players: [{ site: ['colossus', 0] }, {}], row: ['pyramids'] })
    expect(reasons(table, 0, 'take 1')).toEqual([{ kind: 'unfinished-wonder', rule: 'TTA-WTAKE-04' }])
  })
})

describe('why there can be no more workers, buildings or units', () => {
  test('food for the population (TTA-POP-01), or an empty bank (TTA-POP-03)', () => {
    const hungry = position({
      players: [{ yellowBank: 8, on: { agriculture: [2, 4] }, civilActions: 0 }, {}],
    })
    expect(reasons(hungry, 0, 'population')).toEqual([
      { kind: 'civil-actions', rule: 'TTA-ACT-03', need: 1, have: 0 },
      { kind: 'food', rule: 'TTA-POP-01', need: 5, have: 4 },
    ])
    const empty = position({ players: [{ yellowBank: 0 }, {}] })
    expect(reasons(empty, 0, 'population')).toEqual([{ kind: 'bank-empty', rule: 'TTA-POP-03' }])
  })

  test('a building needs an action, a worker, room and resources (TTA-BUILD-01, TTA-BUILD-03, TTA-ACT-03)', () => {
    const table = position({
      players: [
        {
          civilActions: 0,
          unused: 0,
          specials: ['masonry'],
          on: { bronze: [2, 1], philosophy: 1, alchemy: 1 },
        },
        {},
      ],
    })
    expect(reasons(table, 0, 'build alchemy')).toEqual([
      { kind: 'civil-actions', rule: 'TTA-ACT-03', need: 1, have: 0 },
      { kind: 'no-worker', rule: 'TTA-BUILD-01' },
      { kind: 'limit', rule: 'TTA-BUILD-03', limit: 2 },
      { kind: 'resources', rule: 'TTA-BUILD-01', need: 5, have: 1 },
    ])
  })

  test('an upgrade needs the difference (TTA-UPG-02)', () => {
    const table = position({ players: [{ on: { bronze: [2, 2], iron: 0 } }, {}] })
    expect(reasons(table, 0, 'upgrade bronze iron')).toEqual([
      { kind: 'resources', rule: 'TTA-UPG-02', need: 3, have: 2 },
    ])
  })

  test('units need what the rules for units say (TTA-UNIT-01, TTA-UNIT-03)', () => {
    const table = position({
      players: [
        { on: { bronze: [2, 0], swordsmen: 0 }, unused: 0, turn: { unitResources: 1 }, militaryActions: 0 },
        {},
      ],
    })
    const actions = { kind: 'military-actions', rule: 'TTA-ACT-03', need: 1, have: 0 }
    expect(reasons(table, 0, 'build swordsmen')).toEqual([
      actions,
      { kind: 'no-worker', rule: 'TTA-UNIT-01' },
      { kind: 'resources', rule: 'TTA-UNIT-01', need: 3, have: 1 },
    ])
    const poor = position({ players: [{ on: { bronze: 2, swordsmen: 0 } }, {}] })
    expect(reasons(poor, 0, 'upgrade warriors swordsmen')).toEqual([
      { kind: 'resources', rule: 'TTA-UNIT-03', need: 1, have: 0 },
    ])
  })

  test('destroying and disbanding need an action of their kind (TTA-DESTROY-01, TTA-UNIT-04, TTA-ACT-03)', () => {
    const table = position({ players: [{ civilActions: 0, militaryActions: 0 }, {}] })
    expect(table.why(0, 'destroy bronze')).toEqual(['civil-actions TTA-ACT-03'])
    expect(table.why(0, 'disband warriors')).toEqual(['military-actions TTA-ACT-03'])
  })
})

describe('why a card in hand cannot be played', () => {
  test('a leader needs a civil action (TTA-LEADER-01, TTA-ACT-03)', () => {
    const table = position({ players: [{ hand: ['moses'], civilActions: 0 }, {}] })
    expect(reasons(table, 0, 'lead moses')).toEqual([
      { kind: 'civil-actions', rule: 'TTA-ACT-03', need: 1, have: 0 },
    ])
  })

  test('a technology needs science, a government the higher amount (TTA-TECH-02, TTA-TECH-03)', () => {
    const table = position({ players: [{ hand: ['iron', 'monarchy'], science: 1 }, {}] })
    expect(reasons(table, 0, 'develop iron')).toEqual([
      { kind: 'science', rule: 'TTA-TECH-02', need: 5, have: 1 },
    ])
    expect(reasons(table, 0, 'develop monarchy')).toEqual([
      { kind: 'science', rule: 'TTA-TECH-03', need: 8, have: 1 },
    ])
  })

  test('a revolution needs all civil actions and the lower amount (TTA-REV-02, TTA-REV-06)', () => {
    const table = position({ players: [{ hand: ['monarchy'], science: 1, civilActions: 3 }, {}] })
    expect(reasons(table, 0, 'revolt monarchy')).toEqual([
      { kind: 'all-civil-actions', rule: 'TTA-REV-02', need: 4, have: 3 },
      { kind: 'science', rule: 'TTA-REV-06', need: 2, have: 1 },
    ])
  })

  test('an action card was just taken, or there is nothing that it could order (TTA-ACARD-02, TTA-ACARD-07)', () => {
    const table = position({ players: [{ hand: ['rich-land-a'], unused: 0 }, {}], row: ['reserves-i'] })
    expect(table.why(0, 'play rich-land-a')).toEqual(['nothing-to-order TTA-ACARD-07'])
    table.plays(0, 'take 1')
    expect(table.why(0, 'play reserves-i')).toEqual(['just-taken TTA-ACARD-02'])
  })

  test('a stage needs an unfinished wonder and its resources, two stages those of both (TTA-STAGE-01, TTA-STAGE-04)', () => {
    const none = position({ players: [{}, {}] })
    expect(none.why(0, 'stage 1')).toEqual(['no-wonder TTA-STAGE-01'])
    const table = position({
      players: [{ site: ['pyramids', 0], specials: ['masonry'], on: { bronze: [2, 4] } }, {}],
    })
    expect(reasons(table, 0, 'stage 2')).toEqual([
      { kind: 'resources', rule: 'TTA-STAGE-01', need: 5, have: 4 },
    ])
  })

  test('a tactic needs 1 military action, copying one needs 2, and only one of these per turn (TTA-TACTIC-06, TTA-TACTIC-08, TTA-TACTIC-09)', () => {
    const facts = { military: ['legion', 'phalanx'], militaryActions: 1 }
    const table = position({ players: [facts, {}], commonTactics: ['fighting-band'] })
    expect(reasons(table, 0, 'copy fighting-band')).toEqual([
      { kind: 'military-actions', rule: 'TTA-TACTIC-09', need: 2, have: 1 },
    ])
    table.plays(0, 'tactic legion')
    expect(reasons(table, 0, 'tactic phalanx')).toEqual([
      { kind: 'tactic-done', rule: 'TTA-TACTIC-08' },
      { kind: 'military-actions', rule: 'TTA-TACTIC-06', need: 1, have: 0 },
    ])
  })

  test('an ability was already used this turn (TTA-ACT-02)', () => {
    const table = position({ players: [{ leader: 'hammurabi' }, {}] }).plays(0, 'use hammurabi')
    expect(table.why(0, 'use hammurabi')).toEqual(['used-this-turn hammurabi'])
  })
})

describe('why a political action cannot be taken', () => {
  const facts = { stage: 'politics', currentEvents: ['development-of-science'] } as const

  test('an aggression needs military actions and more strength than the rival has (TTA-AGGR-02, TTA-AGGR-04)', () => {
    const table = position({ players: [{ military: ['enslave'], militaryActions: 1 }, {}], ...facts })
    expect(reasons(table, 0, 'attack 1 enslave')).toEqual([
      { kind: 'military-actions', rule: 'TTA-AGGR-02', need: 2, have: 1 },
      { kind: 'strength', rule: 'TTA-AGGR-04', own: 1, rival: 1 },
    ])
  })

  test('no war in the last round (TTA-WAR-08), without military actions (TTA-WAR-02)', () => {
    const table = position({
      players: [{ military: ['war-over-culture'] }, {}],
      ...facts,
      age: 4,
      round: 9,
      lastRound: 9,
    })
    expect(reasons(table, 0, 'war 1 war-over-culture')).toEqual([
      { kind: 'military-actions', rule: 'TTA-WAR-02', need: 3, have: 2 },
      { kind: 'last-round', rule: 'TTA-WAR-08' },
    ])
  })

  test('nobody resigns in Age IV (TTA-RESIGN-01)', () => {
    const table = position({ players: [{}, {}], ...facts, age: 4 })
    expect(table.why(0, 'resign')).toEqual(['age-four TTA-RESIGN-01'])
  })
})

test('players can ask on another player’s turn: the reasons are the same (TTA-POP-01, TTA-ACT-03)', () => {
  const player = { hand: ['iron'], civilActions: 1 }
  const table = position({ players: [player, player] })
  const why = (seat: number) => throughTheAges.why(table.state, seat).filter(({ id }) => id !== 'resign')
  expect(why(1)).toEqual(refusals(table, 0))
  expect(why(1).map(({ id }) => id)).toContain('population')
})

/** What a seat could try in an action phase with the cards that it has and sees. */
function ideas(table: Position, seat: number): readonly string[] {
  const kinds = new Map(CARDS_2015.map(({ id, kind }) => [id, kind]))
  const { row } = table.state
  const { civilHand, technologies } = table.civ(seat)
  const verbOf = (card: string) => {
    const kind = kinds.get(card)
    return kind === 'leader' ? 'lead' : kind === 'action' ? 'play' : 'develop'
  }
  const taking = row.flatMap((card, space) => (card === null ? [] : [`take ${space + 1}`]))
  if (table.state.round === 1) return taking
  return [
    ...taking,
    'population',
    'stage 1',
    ...technologies.map(({ card }) => `build ${card}`),
    ...civilHand.map((card) => `${verbOf(card)} ${card}`),
    ...civilHand.filter((card) => kinds.get(card) === 'government').map((card) => `revolt ${card}`),
  ]
}

test.each([2, 4])(
  'with %i players, exactly what is not offered has a reason with a rule and right numbers (TTA-ACT-03)',
  (players) => {
    const list = new URL('../rules.txt', import.meta.url)
    const rules = new Set(readFileSync(list, 'utf8').split('\n'))
    const wrong: string[] = []
    let checked = 0
    const game = newGame(players, `why ${players}`)
    const random = fastRandom(7)
    while (!game.state.over) {
      const question = pick(random, game.table.questions)
      const { seat, options } = question
      if (question.kind === 'action') {
        const offered = new Set(options.map(({ id }) => id))
        const refused = new Map(refusals(game, seat).map((each) => [each.id, each.reasons]))
        for (const id of ideas(game, seat)) {
          if (offered.has(id) === refused.has(id)) wrong.push(`${id} is both or neither`)
          checked++
        }
        for (const [id, against] of refused) {
          if (against.length === 0) wrong.push(`${id} without a reason`)
          for (const reason of against) {
            if (reason.rule !== undefined && !rules.has(reason.rule))
              wrong.push(`${id} by a rule ${reason.rule}`)
            if ('need' in reason && reason.need <= reason.have) wrong.push(`${id} has what it needs`)
          }
        }
      }
      game.table.answer(
        seat,
        pick(
          random,
          options.filter(({ id }) => id !== 'resign'),
        ).id,
      )
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(checked).toBeGreaterThan(1000)
  },
)
