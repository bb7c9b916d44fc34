import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const alone = (player: PlayerFacts, age = 3): Position => position({ age, players: [player, {}] })

describe('action totals', () => {
  test('the totals are the sum of all symbols on cards in play (TTA-TOTAL-01, TTA-TOTAL-02)', () => {
    const p = alone({
      government: 'monarchy',
      specials: ['code-of-laws', 'strategy'],
      wonders: ['pyramids', 'kremlin'],
      leader: 'joan-of-arc',
      yellowBank: 18,
    })
    const [civil, military] = [5 + 1 + 1 + 1, 3 + 2 + 1 + 1]
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [civil, 0],
      [military, 0],
    ])
    p.plays(0, 'end turn')
    expect([p.civ(0).civil, p.civ(0).military]).toEqual([civil, military])
  })

  test('cards in hand, in the row or under construction give no actions (TTA-TOTAL-01)', () => {
    const p = position({
      players: [{ hand: ['code-of-laws'], site: ['pyramids', 2], on: { bronze: [2, 1] } }, {}],
      row: ['monarchy'],
    })
    expect(p.civilActions(0)).toEqual([4, 0])
    expect(p.plays(0, 'stage 1').civilActions(0)).toEqual([3 + 1, 1])
  })

  test('a pact gives its actions to both (TTA-TOTAL-02)', () => {
    const p = position({
      players: [{}, { pact: { card: 'open-borders-agreement', partner: 0 } }, {}],
    })
    expect([0, 1, 2].map((seat) => p.militaryActions(seat)[0])).toEqual([3, 3, 2])
  })

  test('a spent action is no longer available, but the total stays (TTA-TOTAL-03, TTA-TOTAL-07)', () => {
    const p = alone({ on: { bronze: [2, 9], agriculture: [2, 9] }, unused: 3 })
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    p.plays(0, 'population', 'build bronze', 'build warriors')
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  test('what needs more actions than are available cannot be done (TTA-TOTAL-04)', () => {
    const p = position({
      players: [{ on: { bronze: [2, 9] }, civilActions: 1, militaryActions: 0 }, {}],
      row: ['moses', null, null, null, null, 'homer'],
      commonTactics: ['legion'],
    })
    expect(p.options(0)).toEqual(expect.arrayContaining(['take 1', 'build bronze']))
    expect(p.why(0, 'take 6')).toEqual(['civil-actions TTA-TAKE-01'])
    expect(p.why(0, 'build warriors')).toEqual(['military-actions TTA-ACT-03'])
    expect(p.plays(0, 'build bronze').options(0)).toEqual(['end turn'])
  })

  test('hand limits follow the totals (TTA-TOTAL-12)', () => {
    const hand = ['homer', 'frugality-a', 'rich-land-a']
    const three = position({ players: [{ hand, civilActions: 1 }, {}], row: ['iron'] })
    expect(three.options(0)).toContain('take 1')
    const full = { hand: [...hand, 'urban-growth-a'], civilActions: 1 }
    expect(position({ players: [full, {}], row: ['iron'] }).why(0, 'take 1')).toEqual([
      'hand-full TTA-TAKE-02',
    ])
    const spent = { military: ['legion', 'phalanx'], militaryActions: 0 }
    expect(position({ players: [spent, {}] }).plays(0, 'end turn').asked).toBe('1 politics')
  })
})

describe('regained and temporary actions', () => {
  test('one spent action becomes available for a leader that is replaced (TTA-TOTAL-05)', () => {
    const p = alone({ leader: 'moses', hand: ['homer'], civilActions: 3 })
    expect(p.plays(0, 'lead homer').civilActions(0)).toEqual([3, 1])
  })

  test('with no action spent nothing comes back (TTA-TOTAL-05)', () => {
    const newton = { leader: 'isaac-newton', hand: ['iron'], science: 5 }
    const develops = (civilActions: number) =>
      reveal('development-of-civilization', [{ ...newton, civilActions }, {}], { age: 2 })
        .plays(0, 'develop iron')
        .civilActions(0)
    expect(develops(4)).toEqual([4, 0])
    expect(develops(3)).toEqual([4, 0])
    expect(develops(1)).toEqual([2, 2])
  })

  test('an action for this turn is not part of the total and is spent first (TTA-TOTAL-06)', () => {
    const p = alone({ on: { bronze: [2, 9] }, hand: ['patriotism-a'], unused: 3 }).plays(
      0,
      'play patriotism-a',
    )
    expect([p.militaryActions(0), p.civ(0).turn.extraMilitary]).toEqual([[2, 0], 1])
    p.plays(0, 'build warriors')
    expect([p.militaryActions(0), p.civ(0).turn.extraMilitary]).toEqual([[2, 0], 0])
    p.plays(0, 'build warriors', 'build warriors')
    expect([p.militaryActions(0), p.options(0)]).toEqual([
      [0, 2],
      expect.not.arrayContaining(['disband warriors']),
    ])
  })

  test('an action for this turn is lost at its end (TTA-TOTAL-06)', () => {
    const p = alone({ hand: ['patriotism-a'] }).plays(0, 'play patriotism-a', 'end turn')
    expect([p.militaryActions(0), p.civ(0).turn.extraMilitary]).toEqual([[2, 0], 0])
  })
})

describe('totals change', () => {
  test('new actions are available (TTA-TOTAL-08)', () => {
    const p = alone({ hand: ['code-of-laws', 'warfare'], science: 11, militaryActions: 0 })
    expect(p.plays(0, 'develop code-of-laws').civilActions(0)).toEqual([4, 1])
    expect(p.plays(0, 'develop warfare').militaryActions(0)).toEqual([1, 2])
  })

  test('those of a revolution are spent, its military ones available (TTA-TOTAL-09)', () => {
    const p = alone({ hand: ['monarchy'], science: 2, militaryActions: 1 }).plays(0, 'revolt monarchy')
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [0, 5],
      [2, 1],
    ])
  })

  test('those of a peaceful change are available (TTA-TOTAL-08)', () => {
    const p = alone({ hand: ['monarchy'], science: 8, militaryActions: 1 }).plays(0, 'develop monarchy')
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [4, 1],
      [2, 1],
    ])
  })

  test.each([
    [5, [4, 0]],
    [4, [4, 0]],
    [3, [3, 1]],
    [0, [0, 4]],
  ] as const)(
    'of %i available actions and a total one lower, %j are left (TTA-TOTAL-10)',
    (available, left) => {
      const p = reveal('ravages-of-time', [{ wonders: ['pyramids'], civilActions: available }, {}])
      expect(p.civilActions(0)).toEqual(left)
    },
  )

  test('a leader without actions replaces one with an action (TTA-TOTAL-10)', () => {
    const replaced = (militaryActions: number) =>
      alone({ leader: 'julius-caesar', hand: ['michelangelo'], militaryActions })
        .plays(0, 'lead michelangelo')
        .militaryActions(0)
    expect([replaced(3), replaced(2), replaced(1)]).toEqual([
      [2, 0],
      [2, 0],
      [1, 1],
    ])
  })

  test('a replacement is one step: spent actions do not become available (TTA-TOTAL-11, TTA-EX-14)', () => {
    const p = alone({ leader: 'julius-caesar', hand: ['joan-of-arc'], militaryActions: 1 })
    expect(p.plays(0, 'lead joan-of-arc').militaryActions(0)).toEqual([1, 2])
    const more = alone({ leader: 'julius-caesar', hand: ['napoleon-bonaparte'], militaryActions: 1 })
    expect(more.plays(0, 'lead napoleon-bonaparte').militaryActions(0)).toEqual([2, 2])
  })

  test('a better law technology gives only the difference (TTA-TOTAL-11)', () => {
    const p = alone({
      specials: ['justice-system'],
      hand: ['civil-service'],
      science: 10,
      civilActions: 2,
      blueBank: 0,
      on: { agriculture: [2, 1], bronze: [2, 1] },
    }).plays(0, 'develop civil-service')
    expect(p.civilActions(0)).toEqual([1 + 1, 4])
    expect([p.asked, p.civ(0).blueBank, p.events('tokens')]).toEqual(['0 action', 0, []])
  })

  test('a new government gives only the difference (TTA-TOTAL-11)', () => {
    const p = alone({
      government: 'monarchy',
      hand: ['republic'],
      science: 13,
      civilActions: 2,
      militaryActions: 1,
    })
    p.plays(0, 'develop republic')
    expect([p.civilActions(0), p.militaryActions(0)]).toEqual([
      [1 + 2, 4],
      [1, 1],
    ])
  })
})
