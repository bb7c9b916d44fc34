import { eventFor } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

describe('drawing military cards as a military action', () => {
  const drawing = { drawing: 'action' } as const
  const hand = (game: ReturnType<typeof position>, seat = 0) => game.civ(seat).militaryHand.cards

  test('nothing is drawn at the end of a turn (TTA06-VAR-DRAW-01)', () => {
    const usual = position({ players: [{}, {}] }).plays(0, 'end turn')
    expect(hand(usual)).toHaveLength(2)
    const game = position({ players: [{}, {}], options: drawing }).plays(0, 'end turn')
    expect([hand(game), game.events('drew')]).toEqual([[], []])
  })

  test('a military action draws the next card (TTA06-VAR-DRAW-02)', () => {
    const game = position({ players: [{}, {}], militaryNext: ['rats', 'foray'], options: drawing })
    game.plays(0, 'draw')
    expect([hand(game), game.militaryActions(0)]).toEqual([['rats'], [1, 1]])
    game.plays(0, 'draw')
    expect([hand(game), game.militaryActions(0)]).toEqual([
      ['rats', 'foray'],
      [0, 2],
    ])
    expect(game.why(0, 'draw')).toEqual(['military-actions TTA06-VAR-DRAW-02'])
  })

  test('in the usual game there is no such action (TTA06-VAR-DRAW-02)', () => {
    const game = position({ players: [{}, {}] })
    expect([game.options(0).includes('draw'), game.why(0, 'draw')]).toEqual([false, []])
  })

  test('other actions may come before and in between (TTA06-VAR-DRAW-02)', () => {
    const game = position({
      players: [{ on: { bronze: [2, 4] }, unused: 2, government: 'monarchy' }, {}],
      militaryNext: ['rats', 'foray'],
      options: drawing,
    })
    game.plays(0, 'draw', 'build warriors', 'draw', 'build bronze')
    expect([hand(game), game.on(0, 'warriors')]).toEqual([
      ['rats', 'foray'],
      [2, 0],
    ])
  })

  test('only the actions limit it: five of them draw five cards (TTA06-VAR-DRAW-02)', () => {
    const game = position({ players: [{ government: 'communism' }, {}], age: 3, options: drawing })
    game.plays(0, 'draw', 'draw', 'draw', 'draw', 'draw')
    expect([hand(game).length, game.militaryActions(0)]).toEqual([5, [0, 5]])
    expect(game.options(0)).not.toContain('draw')
  })

  test('a tactic can be played in the turn in which it was drawn (TTA06-VAR-DRAW-02)', () => {
    const game = position({
      players: [{ on: { warriors: 3 } }, {}],
      militaryNext: ['legion'],
      options: drawing,
    })
    game.plays(0, 'draw', 'tactic legion')
    expect([game.civ(0).tactic, game.strength(0), game.militaryActions(0)]).toEqual(['legion', 5, [0, 2]])
  })

  test('only the owner sees what was drawn (TTA06-VAR-DRAW-02)', () => {
    const game = position({ players: [{}, {}], militaryNext: ['rats'], options: drawing }).plays(0, 'draw')
    const emitted = game.emitted.filter(({ event }) => event.kind === 'drew')
    expect(emitted.map((each) => eventFor(each, 0))).toEqual([
      { kind: 'drew', seat: 0, count: 1, cards: ['rats'] },
    ])
    expect(emitted.map((each) => eventFor(each, 1))).toEqual([{ kind: 'drew', seat: 0, count: 1 }])
    expect(game.table.view(1).players[0]?.militaryHand).toEqual([{ age: 1, card: null }])
  })

  test('the hand may exceed the limit until after the next political action (TTA06-VAR-DRAW-03)', () => {
    const game = position({
      players: [{ military: ['raid-i', 'rats'] }, {}],
      militaryNext: ['foray', 'legion'],
      options: drawing,
    })
    game.plays(0, 'draw', 'draw', 'end turn')
    expect(hand(game)).toHaveLength(4)
    game.plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay')
    expect([game.asked, hand(game).length]).toEqual(['0 politics', 4])
    game.plays(0, 'pass')
    expect(game.asked).toBe('0 discard')
    game.plays(0, 'discard foray raid-i')
    expect([game.asked, hand(game)]).toEqual(['0 action', ['rats', 'legion']])
  })

  test('actions paid for an attack draw nothing (TTA06-VAR-DRAW-02)', () => {
    const game = position({
      players: [{ military: ['raid-i'], on: { warriors: 4 } }, {}],
      stage: 'politics',
      options: drawing,
    })
    expect(game.options(0)).not.toContain('draw')
    game.plays(0, 'attack 1 raid-i', 'done').plays(1, 'yield').plays(0, 'draw')
    expect([hand(game).length, game.militaryActions(0)]).toEqual([1, [0, 2]])
    expect(game.options(0)).not.toContain('draw')
  })

  test('discards of the age are reshuffled; without them nothing can be drawn (TTA06-VAR-DRAW-02)', () => {
    const facts = { players: [{}, {}], shortDecks: true, options: drawing } as const
    const game = position({ ...facts, discards: ['rats'] }).plays(0, 'draw')
    expect(hand(game)).toEqual(['rats'])
    expect(game.why(0, 'draw')).toEqual(['no-cards TTA06-ADV-MIL-06'])
    const last = position({ ...facts, age: 4, lastRound: 6 })
    expect(last.why(0, 'draw')).toEqual([expect.stringContaining('no-cards')])
  })

  test('an uprising does not take back what was drawn (TTA06-VAR-DRAW-01, TTA06-VAR-DRAW-02)', () => {
    const game = position({ players: [{ yellowBank: 10, unused: 1 }, {}], options: drawing })
    game.plays(0, 'draw', 'end turn')
    expect(game.events('uprising')).toHaveLength(1)
    expect(hand(game)).toHaveLength(1)
  })
})

describe('the alternative rule of corruption', () => {
  const alternative = { corruption: 'alternative' } as const
  /** There is corruption if all mines work. */
  const rich: PlayerFacts = { on: { agriculture: [3, 1], bronze: [4, 3] }, yellowBank: 14, blueBank: 14 }

  test('one mine token less leaves 6 resources where corruption would leave 5 (TTA06-VAR-CORR-01, TTA06-EX-O07)', () => {
    const game = position({ players: [rich, {}], options: alternative }).plays(0, 'end turn')
    expect([game.asked, game.options(0)]).toEqual(['0 rest', ['produce', 'rest bronze']])
    game.plays(0, 'rest bronze')
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([3, 6, 9])
    expect(game.events('corruption')).toEqual([])
  })

  test('a player who lets all mines work pays as usual (TTA06-VAR-CORR-01, TTA06-EX-O07)', () => {
    const usual = position({ players: [rich, {}] }).plays(0, 'end turn')
    const game = position({ players: [rich, {}], options: alternative }).plays(0, 'end turn', 'produce')
    for (const each of [usual, game]) {
      expect([each.food(0), each.resources(0), each.civ(0).blueBank]).toEqual([3, 5, 10])
      expect(each.events('corruption')).toEqual([{ kind: 'corruption', seat: 0, resources: 2, food: 0 }])
    }
  })

  test('giving up a bronze token costs 1 resource instead of 2 (TTA06-VAR-CORR-01, TTA06-EX-R27)', () => {
    const nine: PlayerFacts = { on: { agriculture: 0, bronze: [1, 4] }, blueBank: 9 }
    const worn = position({ players: [nine, {}], options: alternative }).plays(0, 'end turn', 'produce')
    const spared = position({ players: [nine, {}], options: alternative }).plays(0, 'end turn', 'rest bronze')
    expect([worn.resources(0), spared.resources(0)]).toEqual([4 + 1 - 2, 4 + 1 - 1])
  })

  test('corruption is then determined as usual, and may still happen (TTA06-VAR-CORR-01)', () => {
    const six: PlayerFacts = { on: { agriculture: 0, bronze: [2, 4] }, blueBank: 6 }
    const game = position({ players: [six, {}], options: alternative }).plays(0, 'end turn', 'rest bronze')
    expect([game.resources(0), game.events('corruption')]).toEqual([
      3,
      [{ kind: 'corruption', seat: 0, resources: 2, food: 0 }],
    ])
  })

  test('the owner chooses the mine, at most one token (TTA06-VAR-CORR-01, TTA06-GAP-27)', () => {
    const mines: PlayerFacts = { on: { agriculture: 0, bronze: [2, 0], iron: [2, 0], coal: 0 }, blueBank: 12 }
    const game = position({ players: [mines, {}], age: 2, options: alternative }).plays(0, 'end turn')
    expect(game.options(0)).toEqual(['produce', 'rest iron', 'rest bronze'])
    game.plays(0, 'rest iron')
    expect([game.on(0, 'iron'), game.on(0, 'bronze'), game.asked]).toEqual([[2, 1], [2, 2], '1 resign'])
  })

  test('farms always work (TTA06-VAR-CORR-01)', () => {
    const farmer: PlayerFacts = { on: { agriculture: 2, bronze: 0 }, blueBank: 10 }
    const game = position({ players: [farmer, {}], options: alternative }).plays(0, 'end turn')
    expect([game.asked, game.food(0)]).toEqual(['1 resign', 2])
  })

  test('one token fewer leaves the bank, even if it is too small for all mines (TTA06-VAR-CORR-01)', () => {
    const short: PlayerFacts = { on: { agriculture: 0, bronze: [4, 6] }, blueBank: 3 }
    const worn = position({ players: [short, {}], options: alternative }).plays(0, 'end turn', 'produce')
    expect([worn.resources(0), worn.events('corruption')]).toMatchObject([3, [{ resources: 6 }]])
    const game = position({ players: [short, {}], options: alternative }).plays(0, 'end turn', 'rest bronze')
    expect([game.resources(0), game.events('corruption')]).toMatchObject([4, [{ resources: 4 }]])
  })

  test('the advanced game has the rule too, and nobody is asked in an uprising (TTA06-VAR-CORR-01)', () => {
    const options = { ...alternative, level: 'advanced' } as const
    expect(position({ players: [rich, {}], options }).plays(0, 'end turn').asked).toBe('0 rest')
    const angry = position({ players: [{ ...rich, unused: 0 }, {}], options }).plays(0, 'end turn')
    expect([angry.asked, angry.events('uprising').length]).toEqual(['1 politics', 1])
  })

  test('without the variant nobody is asked (TTA06-VAR-CORR-01)', () => {
    expect(position({ players: [rich, {}] }).plays(0, 'end turn').asked).toBe('1 resign')
  })

  test('when an event makes mines produce, each owner decides too (TTA06-VAR-CORR-01)', () => {
    const game = position({
      players: [{ military: ['rats'] }, rich],
      currentEvents: ['new-deposits', 'no-event'],
      stage: 'politics',
      options: alternative,
    })
    game.plays(0, 'event rats')
    expect(game.asked).toBe('0 rest')
    game.plays(0, 'produce')
    expect(game.asked).toBe('1 rest')
    game.plays(1, 'rest bronze')
    expect([game.resources(0), game.resources(1), game.asked]).toEqual([2, 6, '0 action'])
  })
})
