import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts, row: readonly (string | null)[] = []) =>
  position({ players: [player, {}], row, options: { level: 'simple' } })

describe('playing an action card', () => {
  test('costs a civil action; it does what it says and leaves the game (TTA06-SIMPLE-AC-01)', () => {
    const game = simple({ hand: ['mineral-deposits-i', 'iron'] }).plays(0, 'play mineral-deposits-i')
    expect([game.resources(0), game.civilActions(0)]).toEqual([2, [3, 1]])
    expect(game.civ(0).civilHand).toEqual(['iron'])
    expect(game.state.gone).toContain('mineral-deposits-i')
    const idle = simple({ hand: ['mineral-deposits-i'], civilActions: 0 })
    expect(idle.why(0, 'play mineral-deposits-i')).toEqual(['civil-actions TTA06-GEN-11'])
  })

  test('not in the turn in which it was taken, nor in another player’s turn (TTA06-SIMPLE-AC-01)', () => {
    const game = simple({}, ['work-of-art-a']).plays(0, 'take 1')
    expect(game.options(0)).not.toContain('play work-of-art-a')
    expect(game.why(0, 'play work-of-art-a')).toEqual(['just-taken TTA06-SIMPLE-TAKE-06'])
    game.plays(0, 'end turn')
    expect([game.asked, game.options(0)]).toEqual(['1 action', []])
    game.plays(1, 'end turn').plays(0, 'play work-of-art-a')
    expect(game.civ(0).culture).toBe(6)
  })

  test.each([
    ['frugality-a', [], { unused: 2 }],
    ['rich-land-a', ['build agriculture'], { unused: 0 }],
    ['ideal-building-site-a', ['build religion'], { unused: 0 }],
    [
      'efficient-upgrade-i',
      [],
      { technologies: expect.arrayContaining([{ card: 'iron', workers: 1, tokens: 0 }]) },
    ],
    ['engineering-genius-a', [], { site: { built: 1 } }],
    ['breakthrough-i', ['develop irrigation'], { science: 4 - 3 + 2 }],
  ])(
    'the action that %s contains costs no further civil action (TTA06-SIMPLE-AC-02)',
    (card, order, result) => {
      const game = simple({
        hand: [card, 'irrigation', 'alchemy'],
        science: 4,
        site: ['pyramids', 0],
        on: { agriculture: [2, 2], bronze: [2, 5], iron: 0, theology: 0 },
      })
      game.plays(0, `play ${card}`, ...order)
      expect(game.civ(0)).toMatchObject(result)
      expect(game.civilActions(0)).toEqual([3, 1])
    },
  )

  test('all other conditions of that action apply (TTA06-SIMPLE-AC-02)', () => {
    const limit = {
      hand: ['ideal-building-site-a'],
      on: { bronze: [2, 9], philosophy: 2, religion: 2 },
    } as const
    expect(simple(limit).options(0)).not.toContain('play ideal-building-site-a')
    expect(simple({ hand: ['rich-land-a'], on: { bronze: [2, 9] }, unused: 0 }).options(0)).not.toContain(
      'play rich-land-a',
    )
    expect(simple({ hand: ['rich-land-a'], on: { bronze: 2 } }).options(0)).not.toContain('play rich-land-a')
    expect(simple({ hand: ['engineering-genius-a'] }).options(0)).not.toContain('play engineering-genius-a')
    expect(simple({ hand: ['efficient-upgrade-i'], on: { bronze: [2, 9] } }).options(0)).not.toContain(
      'play efficient-upgrade-i',
    )
  })
})

describe('cards that give something back', () => {
  test('Frugality needs the whole price of 3 food first, and then gives 2 (TTA06-EX-O05, TTA06-SIMPLE-AC-03)', () => {
    const frugal = (food: number) =>
      simple({ hand: ['frugality-i'], yellowBank: 14, on: { agriculture: [2, food] } })
    expect(frugal(2).options(0)).not.toContain('play frugality-i')
    expect(frugal(2).why(0, 'play frugality-i')).toEqual(['food TTA06-SIMPLE-POP-01'])
    const game = frugal(3).plays(0, 'play frugality-i')
    expect([game.food(0), game.civ(0).yellowBank, game.civ(0).unused]).toEqual([3 - 3 + 2, 13, 2])
  })

  test('Breakthrough needs all science points first (TTA06-SIMPLE-AC-03)', () => {
    const hand = ['breakthrough-i', 'alchemy']
    expect(simple({ hand, science: 3 }).options(0)).not.toContain('play breakthrough-i')
    const game = simple({ hand, science: 4 }).plays(0, 'play breakthrough-i')
    expect([game.civ(0).science, game.on(0, 'alchemy')]).toEqual([2, [0, 0]])
  })
})

describe('cards that lower a price', () => {
  test('a stage for 3 is paid with 1, and the second card waits for the next turn (TTA06-EX-R05, TTA06-SIMPLE-AC-02, TTA06-SIMPLE-AC-04)', () => {
    const game = simple({ hand: ['engineering-genius-a'], site: ['colossus', 0], on: { bronze: [2, 2] } }, [
      null,
      null,
      null,
      null,
      null,
      'engineering-genius-i',
    ])
    game.plays(0, 'play engineering-genius-a')
    expect([game.civ(0).site?.built, game.resources(0), game.civilActions(0)]).toEqual([1, 2 - 1, [3, 1]])
    game.plays(0, 'take 6')
    expect(game.civilActions(0)).toEqual([1, 3])
    expect(game.options(0)).not.toContain('play engineering-genius-i')
    expect(game.why(0, 'play engineering-genius-i')).toContain('just-taken TTA06-SIMPLE-TAKE-06')
  })

  test('a stage for 1 costs nothing and gives nothing back; it is one stage, even with Masonry (TTA06-EX-O06, TTA06-SIMPLE-AC-04)', () => {
    const hand = ['engineering-genius-a']
    const last = simple({ hand, site: ['pyramids', 2], on: { bronze: 2 }, blueBank: 9 })
    last.plays(0, 'play engineering-genius-a')
    expect([last.resources(0), last.civ(0).blueBank]).toEqual([0, 9 + 2])
    expect(last.civ(0).wonders).toMatchObject([{ card: 'pyramids' }])
    const first = simple({ hand, site: ['pyramids', 0], on: { bronze: [2, 9] }, specials: ['masonry'] })
    first.plays(0, 'play engineering-genius-a')
    expect([first.asked, first.civ(0).site?.built, first.resources(0)]).toEqual(['0 action', 1, 8])
  })

  test('only the action that is named is cheaper (TTA06-SIMPLE-AC-04)', () => {
    const facts = {
      on: { bronze: [2, 9], iron: 0, philosophy: 1, alchemy: 0, swordsmen: 0 },
      unused: 3,
      site: ['pyramids', 0],
    } as const
    const orders = (card: string) =>
      simple({ ...facts, hand: [card] })
        .plays(0, `play ${card}`)
        .options(0)
    expect(orders('rich-land-i')).toEqual(['build agriculture', 'build bronze', 'build iron'])
    expect(orders('ideal-building-site-i')).toEqual(['build philosophy', 'build alchemy', 'build religion'])
    expect(orders('efficient-upgrade-i')).toEqual(['upgrade bronze iron', 'upgrade philosophy alchemy'])
  })

  test('an unused part of a discount is lost (TTA06-SIMPLE-AC-04)', () => {
    const game = position({
      players: [{ hand: ['rich-land-ii'], on: { bronze: [2, 2] }, unused: 2 }, {}],
      age: 2,
    })
    game.plays(0, 'play rich-land-ii', 'build bronze')
    expect([game.resources(0), game.civ(0).blueBank]).toEqual([2, 18])
    expect(game.plays(0, 'build bronze').resources(0)).toBe(0)
  })
})

test('points of a card come once; the ratings stay (TTA06-SIMPLE-AC-05)', () => {
  const game = simple({ hand: ['work-of-art-a', 'revolutionary-idea-i'] })
  game.plays(0, 'play work-of-art-a', 'play revolutionary-idea-i')
  expect([game.civ(0).culture, game.civ(0).science]).toEqual([6, 2])
  expect([game.cultureRating(0), game.scienceRating(0)]).toEqual([0, 1])
  game.plays(0, 'end turn').plays(1, 'end turn').plays(0, 'end turn')
  expect([game.civ(0).culture, game.civ(0).science]).toEqual([6, 2 + 1 + 1])
})
