import { describe, expect, test } from 'vitest'

import { newGame, position } from './position.ts'

describe('the turn of the active player', () => {
  test('round 1 asks for cards of the row or the end of the turn (TTA06-SIMPLE-R1-01, TTA06-SIMPLE-R1-02)', () => {
    const game = newGame(2)
    expect(game.asked).toBe('0 action')
    expect(game.options(0).filter((id) => !/^take [1-5]$/.test(id))).toEqual(['end turn'])
    expect(game.plays(0, 'end turn').asked).toBe('1 action')
  })

  test('a turn of the full game begins with the option to resign (TTA06-FULL-RESIGN-01)', () => {
    const game = position({ players: [{}, {}], stage: 'resign' })
    expect([game.asked, game.options(0)]).toEqual(['0 resign', ['stay', 'resign']])
    expect(game.plays(0, 'stay').asked).toBe('0 politics')
  })

  test('no other level asks that (TTA06-GEN-02)', () => {
    const advanced = position({ players: [{}, {}], options: { level: 'advanced' } }).plays(0, 'end turn')
    expect(advanced.asked).toBe('1 politics')
    const simple = position({ players: [{}, {}], options: { level: 'simple' } }).plays(0, 'end turn')
    expect(simple.asked).toBe('1 action')
  })

  test('politics: every way to use a military card, a pact to cancel, Columbus, or nothing (TTA06-ADV-POL-01, TTA06-ADV-EVENT-01, TTA06-ADV-PACT-02, TTA06-ADV-PACT-06)', () => {
    const game = position({
      players: [
        {
          government: 'monarchy',
          leader: 'christopher-columbus',
          military: [
            'cold-war',
            'historic-territory-ii',
            'spy',
            'acceptance-of-supremacy',
            'war-over-territory',
          ],
          pact: { card: 'open-borders-agreement', partner: 2 },
        },
        { pact: { card: 'trade-routes-agreement', partner: 0 } },
        {},
      ],
      age: 2,
      stage: 'politics',
    })
    expect(game.asked).toBe('0 politics')
    expect(game.options(0).toSorted()).toEqual(
      [
        'pass',
        'event cold-war',
        'event historic-territory-ii',
        'attack 1 spy',
        'attack 2 spy',
        'offer 1 acceptance-of-supremacy A',
        'offer 1 acceptance-of-supremacy B',
        'offer 2 acceptance-of-supremacy A',
        'offer 2 acceptance-of-supremacy B',
        'war 1 war-over-territory',
        'war 2 war-over-territory',
        'cancel 0',
        'cancel 1',
        'use christopher-columbus historic-territory-ii',
      ].toSorted(),
    )
  })

  test('then the player chooses which military cards above the limit to discard (TTA06-ADV-MIL-04)', () => {
    const game = position({
      players: [{ military: ['rats', 'foray', 'legion'] }, {}],
      stage: 'politics',
    })
    game.plays(0, 'pass')
    expect([game.asked, game.options(0).toSorted()]).toEqual([
      '0 discard',
      ['discard foray', 'discard legion', 'discard rats'],
    ])
    expect(game.plays(0, 'discard foray').asked).toBe('0 action')
  })

  test('actions: every legal one, civil and military, and the end (TTA06-SIMPLE-ACT-02, TTA06-SIMPLE-ACT-03, TTA06-SIMPLE-ACT-04, TTA06-ADV-TAC-01)', () => {
    const game = position({
      players: [
        {
          hand: ['monarchy', 'alchemy', 'moses', 'work-of-art-a'],
          military: ['legion'],
          site: ['pyramids', 0],
          on: { agriculture: [2, 3], bronze: [2, 5], swordsmen: 0, iron: 0 },
          science: 9,
        },
        {},
      ],
      row: ['drama'],
    })
    const expected = ['population', 'build agriculture', 'upgrade bronze iron', 'destroy bronze', 'stage 1']
    expected.push('lead moses', 'develop alchemy', 'develop monarchy', 'revolt monarchy')
    expected.push('play work-of-art-a', 'build swordsmen', 'upgrade warriors swordsmen', 'disband warriors')
    expect(game.options(0)).toEqual(expect.arrayContaining([...expected, 'tactic legion', 'end turn']))
    expect(game.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
  })

  test('an action card asks what it is used for (TTA06-SIMPLE-AC-02)', () => {
    const game = position({ players: [{ hand: ['rich-land-a'], on: { bronze: [2, 5] }, unused: 1 }, {}] })
    game.plays(0, 'play rich-land-a')
    expect([game.asked, game.options(0)]).toEqual(['0 order', ['build agriculture', 'build bronze']])
  })

  test('with Masonry the player chooses how many stages one action builds (TTA06-ADV-TECH-08)', () => {
    const game = position({
      players: [{ specials: ['masonry'], site: ['pyramids', 0], on: { bronze: [2, 6] } }, {}],
    })
    expect(game.options(0).filter((id) => id.startsWith('stage'))).toEqual(['stage 1', 'stage 2'])
  })

  test('with Barbarossa the player chooses the unit of the new worker (TTA06-CARD-02)', () => {
    const game = position({
      players: [
        { leader: 'frederick-barbarossa', on: { agriculture: [2, 3], bronze: [2, 3], swordsmen: 0 } },
        {},
      ],
    })
    expect(game.options(0)).toEqual(
      expect.arrayContaining(['use frederick-barbarossa warriors', 'use frederick-barbarossa swordsmen']),
    )
  })

  test('variants ask about their own choices (TTA06-VAR-CORR-01, TTA06-VAR-DRAW-02, TTA06-VAR-SCORE-04, TTA06-VAR-SCORE-05)', () => {
    const players = [{}, {}]
    const drawing = position({ players, options: { drawing: 'action' } })
    expect(drawing.options(0)).toContain('draw')
    const resting = position({ players, options: { corruption: 'alternative' } }).plays(0, 'end turn')
    expect(resting.asked).toBe('0 rest')
    expect(newGame(2, { scoring: 'private' }).asked).toBe('0 keep, 1 keep')
    expect(newGame(2, { scoring: 'open' }).asked).toBe('0 keep')
  })
})

describe('decisions without a question', () => {
  test('a payment leaves as few tokens on cards as possible (TTA06-SIMPLE-PAY-01)', () => {
    const game = position({ players: [{ on: { bronze: [1, 2], iron: [1, 1] }, unused: 1 }, {}] })
    game.plays(0, 'build warriors')
    expect([game.on(0, 'bronze'), game.on(0, 'iron'), game.asked]).toEqual([[1, 0], [1, 1], '0 action'])
  })

  test('goods that a card gives go to the best cards, for other players too (TTA06-SIMPLE-PAY-05)', () => {
    const game = position({
      players: [{ military: ['rats'] }, { on: { irrigation: 0 } }],
      currentEvents: ['development-of-agriculture', 'no-event'],
      stage: 'politics',
    })
    game.plays(0, 'event rats')
    expect([game.on(1, 'irrigation'), game.on(1, 'agriculture'), game.asked]).toEqual([
      [0, 1],
      [2, 0],
      '0 action',
    ])
  })

  test('with too few blue tokens the best mines produce (TTA06-SIMPLE-PROD-07, TTA06-GAP-08)', () => {
    const game = position({
      players: [{ on: { agriculture: 0, bronze: [2, 0], iron: [2, 0] }, blueBank: 3 }, {}],
      options: { level: 'simple' },
    })
    game.plays(0, 'end turn')
    expect([game.on(0, 'iron'), game.on(0, 'bronze'), game.asked]).toEqual([[2, 2], [2, 1], '1 action'])
  })

  test('spent action tokens are lost first (TTA06-SIMPLE-ACT-05)', () => {
    const game = position({
      players: [{ leader: 'hammurabi', hand: ['michelangelo'], civilActions: 3 }, {}],
    })
    game.plays(0, 'lead michelangelo')
    expect([game.civilActions(0), game.militaryActions(0), game.asked]).toEqual([[2, 2], [2, 0], '0 action'])
  })
})
