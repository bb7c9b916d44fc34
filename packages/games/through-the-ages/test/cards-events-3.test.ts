import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { position, reveal } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** What an impact scores for each of these players when it is revealed. */
function scores(card: CardId, ...players: readonly PlayerFacts[]): readonly number[] {
  const game = reveal(card, players)
  return players.map((_, seat) => game.civ(seat).culture)
}

describe('scoring the economy', () => {
  test('impact-of-agriculture: the food production, and 4 if it is more than the consumption (TTA-EVENT-10)', () => {
    const farmers = { on: { irrigation: 2 } }
    // 17 tokens need no food, 11 need 2, 5 need 3.
    expect(scores('impact-of-agriculture', farmers, { yellowBank: 11 })).toEqual([6 + 4, 2])
    expect(
      scores('impact-of-agriculture', { ...farmers, yellowBank: 5 }, { on: { agriculture: 0 } }),
    ).toEqual([6 + 4, 0])
  })

  test('impact-of-agriculture: food of a pact counts (TTA-EVENT-10)', () => {
    const pact = { card: 'international-trade-agreement', partner: 1 }
    expect(scores('impact-of-agriculture', { pact }, { yellowBank: 11 }, {})).toEqual([6, 7, 6])
  })

  test('impact-of-industry: what the mines yield in a turn (TTA-EVENT-10)', () => {
    expect(scores('impact-of-industry', { on: { iron: 1, coal: 1 } }, { on: { bronze: 0 } })).toEqual([7, 0])
  })

  test('impact-of-industry: the Transcontinental Railroad counts, Bill Gates and pacts do not (TTA-APP-GATES-04)', () => {
    const pact = { card: 'international-trade-agreement', partner: 1 }
    const rails = { on: { oil: 2 }, wonders: ['transcontinental-railroad'], pact }
    const gates = { on: { computers: 2 }, leader: 'bill-gates' }
    expect(scores('impact-of-industry', rails, gates, {})).toEqual([2 + 10 + 5, 2, 2])
  })

  test('impact-of-balance: double the lowest of science, culture, food and resources (TTA-EVENT-10)', () => {
    const rich = { agriculture: 2, irrigation: 2, bronze: 2, iron: 2, alchemy: 2, drama: 2 }
    const score = (on: Record<string, number>) =>
      scores('impact-of-balance', { on: { ...rich, ...on } }, {})[0]
    expect(score({})).toBe(2 * 4)
    expect(score({ drama: 1 })).toBe(2 * 2)
    expect(score({ agriculture: 1, irrigation: 1 })).toBe(2 * 3)
    expect(score({ bronze: 1, iron: 1 })).toBe(2 * 3)
    expect(score({ alchemy: 0 })).toBe(2 * 1)
    expect(score({ drama: 0 })).toBe(0)
  })
})

describe('scoring buildings and people', () => {
  test('impact-of-architecture: the levels of the urban buildings, worker by worker (TTA-CARD-02)', () => {
    const city = { on: { alchemy: 2, opera: 1, computers: 1, religion: 2, riflemen: 3, coal: 1 } }
    expect(scores('impact-of-architecture', city, {})).toEqual([2 + 2 + 3, 0])
  })

  test('impact-of-competition: the levels of units and arenas, worker by worker (TTA-CARD-02)', () => {
    const on = { warriors: 4, swordsmen: 2, tanks: 1, 'air-forces': 1, 'team-sports': 2, computers: 2 }
    expect(scores('impact-of-competition', { on }, {})).toEqual([2 + 3 + 3 + 4, 0])
  })

  test('impact-of-happiness: 2 for each happy face, 2 less for each discontent worker (TTA-DISC-04)', () => {
    const happy = { on: { 'professional-sports': 3 } }
    // 16 tokens require 1 face, 10 require 3.
    const torn = { on: { religion: 2 }, yellowBank: 10, culture: 5 }
    expect(scores('impact-of-happiness', happy, torn)).toEqual([16, 5 + 4 - 2])
    expect(scores('impact-of-happiness', { yellowBank: 10, culture: 5 }, {})).toEqual([0, 0])
  })

  test('impact-of-population: 2 for each content worker beyond the tenth (TTA-DISC-04, TTA-WORKER-01)', () => {
    // 6 workers at the start, and the unused ones.
    const many = { unused: 10 }
    expect(scores('impact-of-population', many, { unused: 4 })).toEqual([12, 0])
    // 12 tokens require 2 faces.
    expect(scores('impact-of-population', { ...many, yellowBank: 12 }, {})).toEqual([8, 0])
  })

  test('impact-of-variety: 2 for each type of unit and urban building and each special technology (TTA-EVENT-10)', () => {
    const on = { swordsmen: 1, knights: 1, cannon: 0, alchemy: 1, drama: 1 }
    const specials = ['masonry', 'strategy']
    // Infantry, cavalry, labs, theaters; the levels of a type do not count.
    expect(scores('impact-of-variety', { on, specials }, {})).toEqual([2 * (4 + 2), 4])
  })
})

describe('scoring cards', () => {
  test('impact-of-colonies: 3 for each colony (TTA-EVENT-10)', () => {
    const colonies = ['vast-territory-i', 'historic-territory-ii']
    expect(scores('impact-of-colonies', { colonies }, {})).toEqual([6, 0])
  })

  test('impact-of-government: 2 for each civil action of the total, 1 for each military one (TTA-TOTAL-12)', () => {
    const spent = { government: 'republic', wonders: ['pyramids'], civilActions: 1, militaryActions: 0 }
    expect(scores('impact-of-government', spent, {})).toEqual([16 + 2, 8 + 2])
  })

  test('impact-of-progress: double the levels of the government and the special technologies (TTA-CARD-01)', () => {
    const modern = { government: 'democracy', specials: ['masonry', 'strategy'], on: { computers: 1 } }
    expect(scores('impact-of-progress', modern, {})).toEqual([2 * (3 + 1 + 2), 0])
  })

  test('impact-of-technology: 4 for each Age III technology card in play, whatever its kind (TTA-CARD-30)', () => {
    const modern = {
      government: 'communism',
      specials: ['satellites', 'strategy'],
      on: { computers: 2, oil: 0, coal: 1 },
      hand: ['tanks'],
      wonders: ['internet'],
      leader: 'sid-meier',
    }
    expect(scores('impact-of-technology', modern, {})).toEqual([16, 0])
  })

  test('impact-of-wonders: 5, 4, 3 and 2 for completed wonders of Ages A, I, II and III, ruins included (TTA-APP-RAVAG-01)', () => {
    const wonders = ['ruined colossus', 'great-wall', 'kremlin', 'internet']
    expect(scores('impact-of-wonders', { wonders }, { site: ['pyramids', 2] })).toEqual([14, 0])
    expect(scores('impact-of-wonders', { wonders: ['pyramids', 'ruined taj-mahal'] }, {})).toEqual([9, 0])
  })
})

describe('scoring ranks', () => {
  const labs = (philosophy: number) => ({ on: { philosophy } })
  const soldiers = (warriors: number) => ({ on: { warriors } })

  test('impact-of-science: points by rank of the science rating (TTA-TIE-01)', () => {
    expect(scores('impact-of-science', labs(1), labs(2))).toEqual([0, 10])
    expect(scores('impact-of-science', labs(1), labs(2), labs(0))).toEqual([7, 14, 0])
    expect(scores('impact-of-science', labs(1), labs(2), labs(0), labs(3))).toEqual([5, 10, 0, 15])
  })

  test('impact-of-science: ties go to the active player, then to the next (TTA-TIE-01)', () => {
    const game = reveal('impact-of-science', [{}, {}, {}], { active: 1 })
    expect([0, 1, 2].map((seat) => game.civ(seat).culture)).toEqual([0, 14, 7])
  })

  test('impact-of-science: after a resignation only the remaining players count (TTA-RESIGN-11)', () => {
    const game = position({
      age: 3,
      stage: 'politics',
      currentEvents: ['impact-of-science'],
      players: [labs(3), { ...labs(1), military: ['development-of-science'] }, labs(2)],
    })
    game.plays(0, 'resign').plays(1, 'event development-of-science')
    expect([game.civ(1).culture, game.civ(2).culture]).toEqual([0, 10])
  })

  test('impact-of-strength: points by rank of the strength rating (TTA-TIE-01)', () => {
    expect(scores('impact-of-strength', soldiers(1), soldiers(2))).toEqual([0, 10])
    expect(scores('impact-of-strength', soldiers(1), soldiers(2), soldiers(0))).toEqual([7, 14, 0])
    expect(scores('impact-of-strength', soldiers(6), soldiers(9), soldiers(6), soldiers(9))).toEqual([
      5, 15, 0, 10,
    ])
  })

  test('impact-of-strength: at the end of the game the starting player wins ties (TTA-FINAL-01, TTA-TIE-03, TTA-EX-35)', () => {
    const game = position({
      age: 4,
      round: 9,
      lastRound: 9,
      active: 3,
      currentEvents: ['impact-of-strength'],
      players: [soldiers(6), soldiers(9), soldiers(6), soldiers(9)],
    }).plays(3, 'end turn')
    expect(game.state.over).toBe(true)
    expect(game.events('final')).toEqual([
      { kind: 'final', what: 'impact-of-strength', scores: [5, 15, 0, 10] },
    ])
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).culture)).toEqual([5, 15, 0, 10])
  })

  test('impact-of-colonies: only Age III events of both decks count at the end (TTA-FINAL-01, TTA-FINAL-02, TTA-EX-44)', () => {
    const game = position({
      age: 4,
      round: 9,
      lastRound: 9,
      active: 1,
      currentEvents: ['national-pride', 'impact-of-colonies'],
      futureEvents: ['impact-of-government', 'refugees'],
      players: [{ colonies: ['historic-territory-i'] }, {}],
    }).plays(1, 'end turn')
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([3 + 10, 10])
  })
})
