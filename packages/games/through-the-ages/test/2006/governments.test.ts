import { describe, expect, test } from 'vitest'

import { reveal, YEAR_2006 } from '../testing.ts'
import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts, row: readonly string[] = []) =>
  position({ players: [player, {}], row, options: { level: 'simple' } })

describe('playing a technology', () => {
  test('costs a civil action and its science points (TTA06-SIMPLE-TECH-01)', () => {
    const game = simple({ hand: ['irrigation', 'alchemy'], science: 6 }).plays(0, 'develop irrigation')
    expect(game.civ(0)).toMatchObject({ science: 3, civilHand: ['alchemy'] })
    expect([game.on(0, 'irrigation'), game.civilActions(0)]).toEqual([
      [0, 0],
      [3, 1],
    ])
    expect(game.options(0)).not.toContain('develop alchemy')
    expect(game.why(0, 'develop alchemy')).toEqual(['science TTA06-SIMPLE-TECH-01'])
  })

  test('it may have been taken in the same turn (TTA06-SIMPLE-TECH-02)', () => {
    const game = simple({ science: 3 }, ['irrigation']).plays(0, 'take 1', 'develop irrigation')
    expect([game.on(0, 'irrigation'), game.civilActions(0)]).toEqual([
      [0, 0],
      [2, 2],
    ])
  })

  test('it needs no earlier one of its type (TTA06-SIMPLE-TECH-03)', () => {
    const game = position({ players: [{ hand: ['oil', 'opera'], science: 16 }, {}], age: 3 })
    game.plays(0, 'develop oil', 'develop opera')
    expect([game.on(0, 'oil'), game.on(0, 'opera'), game.on(0, 'iron')]).toEqual([[0, 0], [0, 0], null])
  })

  test('workers and tokens stay on the lower card; the new one is empty (TTA06-SIMPLE-TECH-04)', () => {
    const game = simple({ on: { bronze: [2, 5] }, hand: ['iron', 'drama'], science: 9 })
    game.plays(0, 'develop iron', 'develop drama')
    expect([game.on(0, 'bronze'), game.on(0, 'iron'), game.on(0, 'drama')]).toEqual([
      [2, 5],
      [0, 0],
      [0, 0],
    ])
    expect([game.resources(0), game.cultureRating(0)]).toEqual([5, 0])
  })

  test('a special technology works at once and permanently, without a worker (TTA06-SIMPLE-TECH-05)', () => {
    const game = simple({ hand: ['warfare', 'code-of-laws'], science: 10, unused: 0 })
    game.plays(0, 'develop warfare', 'develop code-of-laws')
    expect([game.strength(0), game.civilActions(0), game.militaryActions(0)]).toEqual([2, [3, 2], [3, 0]])
    game.plays(0, 'end turn').plays(1, 'end turn')
    expect([game.strength(0), game.civilActions(0), game.militaryActions(0)]).toEqual([2, [5, 0], [3, 0]])
  })
})

describe('changing the government', () => {
  test('by revolution it costs the lower number of science points, peacefully the higher one (TTA06-SIMPLE-GOV-01)', () => {
    const ready = (science: number) => simple({ hand: ['monarchy', 'theocracy'], science })
    expect(ready(9).plays(0, 'revolt monarchy').civ(0).science).toBe(9 - 3)
    expect(ready(9).plays(0, 'develop monarchy').civ(0).science).toBe(0)
    expect(ready(9).plays(0, 'revolt theocracy').civ(0).science).toBe(9 - 2)
    expect(ready(9).plays(0, 'develop theocracy').civ(0).science).toBe(9 - 7)
    expect(ready(2).why(0, 'revolt monarchy')).toEqual(['science TTA06-SIMPLE-GOV-02'])
    expect(ready(6).why(0, 'develop theocracy')).toEqual(['science TTA06-SIMPLE-GOV-03'])
  })

  const hammurabi = (science: number) => simple({ leader: 'hammurabi', science }, ['monarchy'])

  test('after taking Monarchy, a revolution must wait for the next turn; then all 6 civil actions are spent (TTA06-EX-R07, TTA06-SIMPLE-GOV-02)', () => {
    const game = hammurabi(2)
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [5, 0],
      [1, 0],
    ])
    game.plays(0, 'take 1')
    expect(game.options(0)).not.toContain('revolt monarchy')
    game.plays(0, 'end turn').plays(1, 'end turn')
    expect(game.civ(0).science).toBe(3)
    game.plays(0, 'revolt monarchy')
    expect(game.civ(0)).toMatchObject({ government: 'monarchy', science: 0 })
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [0, 6],
      [2, 0],
    ])
  })

  test('a revolution must be the first civil action of a turn (TTA06-SIMPLE-GOV-02)', () => {
    const game = simple({ hand: ['monarchy'], science: 3, civilActions: 3 })
    expect(game.options(0)).not.toContain('revolt monarchy')
    expect(game.why(0, 'revolt monarchy')).toEqual(['acted-already TTA06-SIMPLE-GOV-02'])
  })

  test('an earlier civil action counts, even if its token has gone to the box (TTA06-SIMPLE-GOV-02)', () => {
    const game = simple({ leader: 'hammurabi', hand: ['michelangelo', 'monarchy'], science: 3 })
    game.plays(0, 'lead michelangelo')
    expect(game.options(0)).not.toContain('revolt monarchy')
  })

  test('there is none while an event has taken a white token from the government (TTA06-SIMPLE-GOV-02)', () => {
    // One discontent worker.
    const unhappy = { hand: ['monarchy', 'breakthrough-i'], science: 3, yellowBank: 14, unused: 3 }
    const game = reveal('rebellion', [{}, unhappy], { options: YEAR_2006 })
    game.plays(0, 'end turn').plays(1, 'stay', 'pass')
    expect(game.civilActions(1)).toEqual([2, 2])
    expect(game.why(1, 'revolt monarchy')).toEqual(['all-civil-actions TTA06-SIMPLE-GOV-02'])
    expect(game.options(1)).not.toContain('play breakthrough-i')
    game.plays(1, 'end turn').plays(0, 'stay', 'pass', 'end turn').plays(1, 'stay', 'pass')
    expect(game.options(1)).toContain('revolt monarchy')
  })

  test('nor for the player who reveals the event and would revolt in the same turn (TTA06-SIMPLE-GOV-02)', () => {
    const unhappy = { hand: ['monarchy'], science: 3, yellowBank: 14, unused: 3 }
    const game = reveal('rebellion', [unhappy, {}], { options: YEAR_2006 })
    expect(game.civilActions(0)).toEqual([2, 2])
    expect(game.why(0, 'revolt monarchy')).toEqual(['all-civil-actions TTA06-SIMPLE-GOV-02'])
  })

  test('after it spent military actions stay spent and the others can be used (TTA06-SIMPLE-GOV-02)', () => {
    const game = simple({ hand: ['monarchy'], science: 3, militaryActions: 1 }).plays(0, 'revolt monarchy')
    expect(game.militaryActions(0)).toEqual([2, 1])
    expect(game.options(0)).toEqual(['disband warriors', 'end turn'])
  })

  test('leader, wonders and special technologies count in the new number of actions (TTA06-SIMPLE-GOV-02)', () => {
    const game = simple({
      hand: ['monarchy'],
      science: 3,
      leader: 'julius-caesar',
      wonders: ['pyramids'],
      specials: ['code-of-laws'],
    }).plays(0, 'revolt monarchy')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [0, 7],
      [4, 0],
    ])
  })

  test('a peaceful change to the Monarchy just taken leaves 4 of 6 civil actions (TTA06-EX-R08, TTA06-SIMPLE-GOV-03)', () => {
    const game = hammurabi(9).plays(0, 'take 1', 'develop monarchy')
    expect(game.civ(0)).toMatchObject({ government: 'monarchy', science: 0 })
    expect(game.civilActions(0)).toEqual([4, 2])
    expect(game.militaryActions(0)).toEqual([2, 0])
  })

  test('after a peaceful change spent military actions stay spent, and new ones are available (TTA06-SIMPLE-GOV-03, TTA06-EX-R08)', () => {
    const game = simple({ hand: ['monarchy'], science: 9, civilActions: 1, militaryActions: 0 })
    game.plays(0, 'develop monarchy')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [1, 4],
      [1, 2],
    ])
  })

  test('after a peaceful change to fewer actions one more is spent than before (TTA06-SIMPLE-GOV-03)', () => {
    const game = simple({ government: 'monarchy', hand: ['theocracy'], science: 7 })
    expect(game.plays(0, 'develop theocracy').civilActions(0)).toEqual([3, 1])
  })

  test.each([['revolt republic'], ['develop republic']])(
    "after '%s' with fewer military actions, the number of spent ones stays (TTA06-SIMPLE-GOV-02, TTA06-SIMPLE-GOV-03)",
    (change) => {
      const game = position({
        players: [{ government: 'monarchy', hand: ['republic'], science: 14, militaryActions: 1 }, {}],
        age: 2,
      })
      expect(game.militaryActions(0)).toEqual([1, 2])
      expect(game.plays(0, change).militaryActions(0)).toEqual([0, 2])
    },
  )

  test('all its effects change at once, and the old one leaves the game (TTA06-SIMPLE-GOV-05)', () => {
    const game = simple({
      government: 'monarchy',
      hand: ['theocracy'],
      science: 7,
      on: { religion: 3 },
    })
    game.plays(0, 'develop theocracy')
    expect([game.cultureRating(0), game.happiness(0)]).toEqual([3 + 1, 3 + 2])
    expect(game.state.gone).toContain('monarchy')
  })

  test('a higher urban limit applies at once (TTA06-SIMPLE-GOV-05)', () => {
    const game = simple({ hand: ['monarchy'], science: 9, on: { bronze: [2, 3], philosophy: 2 } })
    expect(game.options(0)).not.toContain('build philosophy')
    expect(game.plays(0, 'develop monarchy', 'build philosophy').on(0, 'philosophy')).toEqual([3, 0])
  })

  test('a lower urban limit destroys nothing, but allows nothing new (TTA06-SIMPLE-GOV-05, TTA06-GAP-32)', () => {
    const on = { bronze: [2, 9], philosophy: 2, alchemy: 2 } as const
    const game = position({
      players: [{ government: 'democracy', hand: ['republic'], science: 14, on, unused: 2 }, {}],
      age: 3,
    }).plays(0, 'develop republic')
    expect([game.on(0, 'philosophy')?.[0], game.on(0, 'alchemy')?.[0]]).toEqual([2, 2])
    expect(game.options(0)).not.toContain('build philosophy')
    expect(game.why(0, 'build philosophy')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
    game.plays(0, 'upgrade philosophy alchemy', 'destroy philosophy')
    expect(game.options(0)).not.toContain('build philosophy')
    game.plays(0, 'destroy alchemy')
    expect(game.options(0)).toContain('build philosophy')
  })
})

describe('a revolution by Breakthrough', () => {
  const breakthrough = (player: PlayerFacts) => simple({ hand: ['breakthrough-i', 'monarchy'], ...player })

  test('costs all civil actions as well; the science comes after the price (TTA06-SIMPLE-GOV-04)', () => {
    const game = breakthrough({ science: 3 }).plays(0, 'play breakthrough-i')
    expect(game.civ(0)).toMatchObject({ government: 'monarchy', science: 0 + 2, civilHand: [] })
    expect(game.civilActions(0)).toEqual([0, 5])
    expect(breakthrough({ science: 2 }).options(0)).not.toContain('play breakthrough-i')
  })

  test('is not possible after another civil action (TTA06-SIMPLE-GOV-04)', () => {
    expect(breakthrough({ science: 3, civilActions: 3 }).options(0)).not.toContain('play breakthrough-i')
    const rich = breakthrough({ science: 9, civilActions: 3 }).plays(0, 'play breakthrough-i')
    expect([rich.civ(0).science, rich.civilActions(0)]).toEqual([2, [3, 2]])
  })

  test('or the player changes the government peacefully (TTA06-SIMPLE-GOV-04)', () => {
    const game = breakthrough({ science: 9 }).plays(0, 'play breakthrough-i')
    expect(game.options(0)).toEqual(['develop monarchy', 'revolt monarchy'])
    game.plays(0, 'develop monarchy')
    expect([game.civ(0).science, game.civilActions(0)]).toEqual([2, [4, 1]])
  })
})
