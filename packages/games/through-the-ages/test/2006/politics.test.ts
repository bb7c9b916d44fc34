import { describe, expect, test } from 'vitest'

import { position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

describe('the political action', () => {
  test('an event, a territory, an aggression, a pact offered or cancelled, or nothing (TTA06-ADV-POL-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [
        { military: ['rats', 'historic-territory-i', 'spy', 'open-borders-agreement', 'legion'] },
        {},
        { pact: { card: 'trade-routes-agreement', partner: 0 } },
      ],
      age: 2,
      stage: 'politics',
    })
    expect(table.options(0)).toEqual([
      'pass',
      'event rats',
      'event historic-territory-i',
      'attack 1 spy',
      'attack 2 spy',
      'offer 1 open-borders-agreement',
      'offer 2 open-borders-agreement',
      'cancel 2',
    ])
  })

  test('there is no second one after an event (TTA06-ADV-POL-01)', () => {
    const table = position({
      players: [{ military: ['rats', 'crusades'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 action')
    expect(table.options(0)).not.toContain('event crusades')
    expect(table.civ(0).militaryHand.cards).toEqual(['crusades'])
  })

  test('there is no second one after an aggression (TTA06-ADV-POL-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['spy', 'spy'] }, { on: { warriors: 0 }, science: 9 }],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 spy', 'done')
    expect(table.asked).toBe('0 action')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([5, 4])
  })

  test('a player who cancels a pact cannot attack in the same turn (TTA06-ADV-POL-01)', () => {
    const table = position({
      players: [{ military: ['spy'], pact: { card: 'acceptance-of-supremacy', partner: 1 } }, {}, {}],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'cancel 0')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['spy'])
  })

  test('it is optional (TTA06-ADV-POL-01)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science'],
      stage: 'politics',
    })
    table.plays(0, 'pass')
    expect(table.asked).toBe('0 action')
    expect([table.civ(0).culture, table.civ(0).science]).toEqual([0, 0])
  })

  test('the next turn brings a new one (TTA06-ADV-POL-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['rats', 'crusades'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts', 'no-event'],
      stage: 'politics',
    })
    table.plays(0, 'event rats', 'end turn').plays(1, 'pass', 'end turn')
    expect(table.asked).toBe('0 politics')
    expect(table.options(0)).toContain('event crusades')
  })

  test('in the full game it may be a war (TTA06-ADV-POL-01)', () => {
    const table = position({
      players: [{ government: 'monarchy', military: ['war-over-territory', 'rats'] }, {}],
      currentEvents: ['no-event'],
      age: 2,
      stage: 'politics',
    })
    expect(table.options(0)).toEqual(['pass', 'war 1 war-over-territory', 'event rats'])
    table.plays(0, 'war 1 war-over-territory')
    expect(table.asked).toBe('0 action')
  })

  test('with Columbus it may be a territory in hand (TTA06-ADV-POL-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ leader: 'christopher-columbus', military: ['historic-territory-i', 'rats'] }, {}],
      currentEvents: ['development-of-science'],
      stage: 'politics',
    })
    table.plays(0, 'use christopher-columbus historic-territory-i')
    expect(table.civ(0).colonies).toEqual(['historic-territory-i'])
    expect(table.asked).toBe('0 action')
  })
})

describe('what attacks cost', () => {
  test('an aggression uses military actions of this turn, which are then missing for units (TTA06-ADV-POL-02)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['spy'], on: { bronze: [2, 6] }, unused: 3 }, { on: { warriors: 0 } }],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 spy', 'done')
    expect(table.militaryActions(0)).toEqual([1, 1])
    table.plays(0, 'build warriors')
    expect(table.resources(0)).toBe(4)
    expect(table.why(0, 'build warriors')).toEqual(['military-actions TTA06-GEN-11'])
  })

  test('fewer cards are drawn in the turn of an aggression (TTA06-ADV-POL-02)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['spy'] }, { on: { warriors: 0 } }],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 spy', 'done', 'end turn')
    expect(table.events('drew')).toEqual([{ kind: 'drew', seat: 0, count: 1 }])
  })

  test('a war uses them as well (TTA06-ADV-POL-02)', () => {
    const table = position({
      players: [{ government: 'constitutional-monarchy', military: ['war-over-territory'] }, {}],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'war 1 war-over-territory')
    expect(table.militaryActions(0)).toEqual([1, 3])
    table.plays(0, 'end turn')
    expect(table.events('drew')).toEqual([{ kind: 'drew', seat: 0, count: 1 }])
  })

  test('without enough of them there is no attack (TTA06-ADV-POL-02)', () => {
    const table = position({
      players: [{ military: ['war-over-territory', 'plunder-ii'], militaryActions: 1 }, {}],
      age: 2,
      stage: 'politics',
    })
    expect(table.options(0)).toEqual(['pass'])
    expect(table.why(0, 'attack 1 plunder-ii')).toEqual(['military-actions TTA06-ADV-AGG-01'])
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['military-actions TTA06-FULL-WAR-01'])
  })
})
