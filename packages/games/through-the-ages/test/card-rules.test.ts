import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import { CARDS_2015, position } from './testing.ts'
import type { Position } from './testing.ts'

const printed = (id: string) => CARDS_2015.find((card) => card.id === id)

/** The first player's civil hand as a seat sees it. */
const civilHand = (table: Position, viewer: number) =>
  table.table.view(viewer).players[0]?.civilHand.map(({ card }) => card)

describe('levels', () => {
  test('the age of a card is its level: A 0, I 1, II 2, III 3 (TTA-CARD-01, TTA-CARD-41)', () => {
    // It scores the levels of all technologies in play.
    const table = position({
      players: [
        {
          government: 'monarchy',
          specials: ['navigation'],
          on: { oil: [0, 2], irrigation: 0 },
          site: ['first-space-flight', 3],
        },
        {},
      ],
      age: 3,
    })
    table.plays(0, 'stage 1')
    expect(table.civ(0).culture).toBe(1 + 2 + 3 + 1)
  })

  test('a building has the level of its worker’s technology (TTA-CARD-02)', () => {
    // Each lab gives culture equal to its level.
    const labs = (on: Record<string, number>) =>
      position({ players: [{ leader: 'sid-meier', on }, {}], age: 3 }).cultureRating(0)
    expect(labs({ philosophy: 1, alchemy: 1, computers: 2 })).toBe(0 + 1 + 6)
    expect(labs({ philosophy: 2, computers: 0 })).toBe(0)
  })

  test('the best building is one worker on the highest card of the type that has a worker (TTA-CARD-03)', () => {
    // The best lab or library gives science equal to its level.
    const science = (on: Record<string, number>) =>
      position({ players: [{ leader: 'leonardo-da-vinci', on }, {}], age: 2 }).scienceRating(0)
    expect(science({ philosophy: 1, alchemy: 2 })).toBe(1 + 4 + 1)
    expect(science({ philosophy: 1, alchemy: 1, 'scientific-method': 0 })).toBe(1 + 2 + 1)
    expect(science({ philosophy: 1, alchemy: 0 })).toBe(1)
    expect(science({ philosophy: 0, alchemy: 1, 'printing-press': 1 })).toBe(2 + 1 + 1)
  })
})

describe('hands', () => {
  test('hands have civil and military cards (TTA-CARD-04)', () => {
    const table = position({ players: [{ military: ['legion'] }, {}], row: ['iron'] })
    table.plays(0, 'take 1')
    expect(table.civ(0).civilHand).toEqual(['iron'])
    expect(table.civ(0).militaryHand.cards).toEqual(['legion'])
  })

  test('civil cards are taken openly; hands of them may be open or not (TTA-CARD-05)', () => {
    const table = position({ players: [{}, {}], row: ['iron'] })
    table.plays(0, 'take 1')
    expect(table.events('took')).toMatchObject([{ seat: 0, card: 'iron' }])
    expect(civilHand(table, 1)).toEqual(['iron'])
    const hidden = throughTheAges.view({ ...table.state, hands: 'hidden' }, 1)
    expect(hidden.players[0]?.civilHand).toEqual([{ age: 1, card: null }])
  })

  test('no civil card enters a full hand in any way (TTA-CARD-06)', () => {
    const table = position({
      players: [
        { military: ['cold-war'], on: { warriors: 3 }, hand: ['iron', 'drama', 'alchemy', 'theology'] },
        {},
      ],
      currentEvents: ['international-agreement'],
      row: ['irrigation', 'kremlin', 'reserves-ii'],
      stage: 'politics',
      age: 2,
    })
    table.plays(0, 'event cold-war')
    expect(table.options(0)).toEqual(['take 2', 'done'])
  })

  test('military cards are drawn secretly from the deck of the current age (TTA-CARD-08)', () => {
    const table = position({
      players: [{ militaryActions: 1 }, {}],
      militaryNext: ['conquistadors'],
      age: 2,
    })
    table.plays(0, 'end turn')
    const seenBy = (viewer: number) => table.table.view(viewer).players[0]?.militaryHand
    expect(seenBy(0)).toEqual([{ age: 2, card: 'conquistadors' }])
    expect(seenBy(1)).toEqual([{ age: 2, card: null }])
  })

  test('a player may hold more military cards than the total until the end of their turn (TTA-CARD-09)', () => {
    const table = position({
      players: [{ military: ['legion', 'phalanx', 'rats', 'enslave'], militaryActions: 0 }, {}],
      stage: 'politics',
      currentEvents: ['development-of-science'],
    })
    table.plays(0, 'pass')
    expect(table.civ(0).militaryHand.cards).toHaveLength(4)
    table.plays(0, 'end turn')
    expect(table.asked).toBe('0 discard')
    table.plays(0, 'discard legion rats')
    expect(table.civ(0).militaryHand.cards).toEqual(['phalanx', 'enslave'])
    expect(table.state.active).toBe(1)
  })
})

describe('in play', () => {
  test('cards in hand and in the row are not in play (TTA-CARD-10)', () => {
    const table = position({
      players: [{ hand: ['code-of-laws', 'theology'], on: { bronze: [2, 9] } }, {}],
      row: ['masonry'],
    })
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.options(0)).not.toContain('build theology')
    table.plays(0, 'build religion')
    expect(table.resources(0)).toBe(6)
  })

  test('common tactics are in play: they can be copied; those in hands and discards cannot (TTA-CARD-10)', () => {
    const table = position({
      players: [{}, { exclusive: 'phalanx', military: ['heavy-cavalry'] }],
      commonTactics: ['legion'],
      discards: ['medieval-army'],
    })
    expect(table.options(0).filter((id) => id.startsWith('copy'))).toEqual(['copy legion'])
  })

  test('effects on technologies, leaders and wonders mean those in play (TTA-CARD-11)', () => {
    // The levels of technologies; a card in hand has none.
    const table = position({
      players: [
        { on: { oil: [0, 2] }, hand: ['computers', 'democracy'], site: ['first-space-flight', 3] },
        {},
      ],
      age: 3,
    })
    table.plays(0, 'stage 1')
    expect(table.civ(0).culture).toBe(3)
    // A theater is cheaper with a library that is built.
    const shakespeare = position({
      players: [
        {
          leader: 'william-shakespeare',
          on: { bronze: [2, 4], drama: 0 },
          hand: ['printing-press'],
        },
        {},
      ],
      age: 2,
    })
    shakespeare.plays(0, 'build drama')
    expect(shakespeare.resources(0)).toBe(0)
  })

  test('only the Taj Mahal works in the row: it is cheaper after a leader was replaced (TTA-CARD-42, TTA-APP-TAJ-01)', () => {
    const row = [null, null, null, null, null, 'taj-mahal', 'great-wall']
    const hand = ['michelangelo']
    const replaced = position({ players: [{ leader: 'moses', hand, civilActions: 1 }, {}], row })
    expect(replaced.why(0, 'take 6')).toEqual(['civil-actions TTA-WTAKE-02'])
    replaced.plays(0, 'lead michelangelo')
    expect(replaced.options(0)).not.toContain('take 7')
    replaced.plays(0, 'take 6')
    expect(replaced.civilActions(0)).toEqual([1, 3])
    const first = position({ players: [{ hand, civilActions: 2 }, {}], row }).plays(0, 'lead michelangelo')
    expect(first.options(0)).not.toContain('take 6')
  })
})

describe('technologies', () => {
  test('are all cards with a science cost (TTA-CARD-30)', () => {
    // One science point for each that is taken.
    const science = (card: string) => {
      const table = position({ players: [{ leader: 'aristotle' }, {}], row: [card] })
      return table.plays(0, 'take 1').civ(0).science
    }
    for (const card of ['irrigation', 'alchemy', 'knights', 'monarchy', 'warfare'])
      expect(science(card)).toBe(1)
    for (const card of ['michelangelo', 'taj-mahal', 'rich-land-i']) expect(science(card)).toBe(0)
  })

  test('the starting technologies are technologies too: they can be upgraded from (TTA-CARD-30, TTA-UPG-01)', () => {
    const table = position({ players: [{ on: { bronze: [2, 1], swordsmen: 0 } }, {}] })
    table.plays(0, 'upgrade warriors swordsmen')
    expect(table.on(0, 'swordsmen')).toEqual([1, 0])
  })

  test('farms and mines affect no rating; each yields in production (TTA-CARD-31, TTA-CARD-32)', () => {
    const table = position({ players: [{ on: { irrigation: 2, bronze: [2, 2] } }, {}] })
    const ratings = () => [
      table.scienceRating(0),
      table.cultureRating(0),
      table.strength(0),
      table.happiness(0),
    ]
    const before = ratings()
    table.plays(0, 'build bronze')
    expect(ratings()).toEqual(before)
    table.plays(0, 'end turn')
    expect([table.on(0, 'agriculture'), table.on(0, 'irrigation'), table.on(0, 'bronze')]).toEqual([
      [2, 2],
      [2, 2],
      [3, 3],
    ])
    expect([table.food(0), table.resources(0)]).toEqual([2 + 4, 3])
  })

  test('a blue token is worth what its card says, even without a worker (TTA-CARD-32)', () => {
    const table = position({ players: [{ on: { bronze: [0, 1], iron: [0, 3], coal: [0, 1] } }, {}], age: 2 })
    expect(table.resources(0)).toBe(1 + 6 + 3)
    table.plays(0, 'build bronze')
    expect(table.resources(0)).toBe(8)
  })

  test('each worker of an urban technology is a building with the symbols of the card (TTA-CARD-33)', () => {
    const table = position({
      players: [
        { on: { alchemy: 2, theology: 1, 'printing-press': 1, drama: 2, 'bread-and-circuses': 1 } },
        {},
      ],
    })
    expect(table.scienceRating(0)).toBe(1 + 4 + 1)
    expect(table.cultureRating(0)).toBe(1 + 1 + 4)
    expect(table.happiness(0)).toBe(2 + 2 + 2)
    expect(table.strength(0)).toBe(1 + 1)
  })

  test('the limit applies to each type separately (TTA-CARD-33, TTA-CARD-38)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 12], philosophy: 2, drama: 1, 'printing-press': 2 }, unused: 3 }, {}],
    })
    expect(table.why(0, 'build printing-press')).toEqual(['limit TTA-BUILD-03'])
    table.plays(0, 'build drama', 'build religion')
    expect(table.why(0, 'build drama')).toEqual(['limit TTA-BUILD-03'])
  })

  test('each worker of a military technology is a unit; units form armies by the tactic (TTA-CARD-34)', () => {
    const on = { warriors: 1, swordsmen: 1, knights: 1, cannon: 1 }
    expect(position({ players: [{ on }, {}], age: 2 }).strength(0)).toBe(1 + 2 + 2 + 3)
    expect(position({ players: [{ on, tactic: 'phalanx' }, {}], age: 2 }).strength(0)).toBe(8 + 3)
  })

  test('special technologies and governments take no workers (TTA-CARD-35, TTA-CARD-37)', () => {
    const table = position({ players: [{ specials: ['masonry'], on: { bronze: [2, 9] } }, {}] })
    expect(table.options(0)).not.toContain('build masonry')
    expect(table.options(0)).not.toContain('build despotism')
  })

  test('the government gives most actions, and other cards give more (TTA-CARD-37)', () => {
    const table = position({ players: [{ government: 'theocracy' }, { government: 'monarchy' }] })
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [3, 0],
    ])
    expect([table.cultureRating(0), table.strength(0), table.happiness(0)]).toEqual([1, 2, 1])
    expect([table.civilActions(1), table.militaryActions(1)]).toEqual([
      [5, 0],
      [3, 0],
    ])
  })
})

test('any number of wonders may be completed (TTA-CARD-40)', () => {
  const table = position({
    players: [
      {
        wonders: ['colossus', 'great-wall', 'universitas-carolina'],
        site: ['pyramids', 2],
        on: { bronze: [2, 1] },
      },
      {},
    ],
  })
  table.plays(0, 'stage 1')
  expect(table.civ(0).wonders).toHaveLength(4)
})

test('a wonder of Age III scores once, when it is completed (TTA-CARD-41)', () => {
  const table = position({
    players: [{ site: ['fast-food-chains', 3], on: { bronze: [2, 4] } }, {}],
    age: 3,
  })
  table.plays(0, 'stage 1')
  // Two farms, two mines, a lab and a unit.
  expect(table.civ(0).culture).toBe(4 + 4 + 1 + 1)
  expect(table.cultureRating(0)).toBe(0)
  table.plays(0, 'end turn')
  expect(table.civ(0).culture).toBe(10)
})

describe('printed facts', () => {
  test('on technologies: science cost, type, level, resource cost, what each worker or token gives (TTA-ANAT-01)', () => {
    expect(printed('drama')).toMatchObject({ kind: 'theater', age: 1, science: 3, cost: 4 })
    expect(printed('drama')).toMatchObject({ perWorker: { culture: 2, happy: 1 } })
    expect(printed('iron')).toMatchObject({ kind: 'mine', age: 1, science: 5, cost: 5 })
    expect(printed('iron')).toMatchObject({ perWorker: { resources: 2 } })
  })

  test('on governments two science costs, actions and the urban limit; on wonders the stages and the effect (TTA-ANAT-01, TTA-WTAKE-01)', () => {
    expect(printed('monarchy')).toMatchObject({ science: 8, revolution: 2, urbanLimit: 3 })
    expect(printed('monarchy')).toMatchObject({ gives: { civil: 5, military: 3 } })
    expect(printed('great-wall')).toMatchObject({ stages: [2, 2, 3, 2], gives: { culture: 1, happy: 1 } })
    const wonders = CARDS_2015.filter(({ stages }) => stages !== undefined)
    expect(wonders.every(({ kind }) => kind === 'wonder')).toBe(true)
    expect(wonders).toHaveLength(16)
  })

  test('on military cards their cost, effects and values (TTA-ANAT-02)', () => {
    expect(printed('enslave')).toMatchObject({ kind: 'aggression', military: 2 })
    expect(printed('vast-territory-i')).toMatchObject({
      immediate: { food: 3 },
      permanent: { yellow: 3, blue: -1 },
    })
    expect(printed('classic-army')).toMatchObject({ infantry: 2, cavalry: 2, strength: 8, antiquated: 4 })
    expect(printed('military-bonus-ii')).toMatchObject({ defense: 4, colonization: 2 })
    expect(printed('acceptance-of-supremacy')).toMatchObject({ A: { resources: 1 }, B: { resources: -1 } })
  })

  test('a crown and an event symbol: political actions; the event symbol means it can be prepared (TTA-ANAT-02)', () => {
    const military = ['rats', 'vast-territory-i', 'enslave', 'legion', 'military-bonus-i', 'peace-treaty']
    const table = position({
      players: [{ military, on: { warriors: 3 } }, {}, {}],
      stage: 'politics',
      currentEvents: ['development-of-science'],
      age: 3,
    })
    expect(table.options(0)).toEqual([
      'pass',
      'event rats',
      'event vast-territory-i',
      'attack 1 enslave',
      'attack 2 enslave',
      'offer 1 peace-treaty',
      'offer 2 peace-treaty',
      'resign',
    ])
    table.plays(0, 'pass')
    expect(table.options(0)).toContain('tactic legion')
    expect(table.options(0).some((id) => id.includes('rats') || id.includes('enslave'))).toBe(false)
  })
})
