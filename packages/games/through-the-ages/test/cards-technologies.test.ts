import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const table = (facts: PlayerFacts) => position({ players: [facts, {}], age: 3 })

/** A player with this many resources on Bronze. */
const rich = (resources: number, on: NonNullable<PlayerFacts['on']> = {}) => ({
  on: { bronze: [2, resources], ...on } as NonNullable<PlayerFacts['on']>,
})

/** What an action costs a player with these special technologies and 30 resources. */
function price(special: string, does: string, on: NonNullable<PlayerFacts['on']>): number {
  const built = table({ specials: [special], ...rich(30, on) }).plays(0, does)
  return 30 - built.resources(0)
}

/** The cost of a lab for each level from A to III. */
const labs = (special: string) =>
  ['philosophy', 'alchemy', 'scientific-method', 'computers'].map((lab) =>
    price(special, `build ${lab}`, { philosophy: 0, [lab]: 0 }),
  )

/** The number of stages of a new Internet that can be built at once. */
const stages = (special: string) =>
  table({ specials: [special], site: ['internet', 0], ...rich(30) })
    .options(0)
    .filter((id) => id.startsWith('stage'))

describe('construction', () => {
  test('masonry: urban buildings of levels I to III cost 1 resource less (TTA-BUILD-02)', () => {
    expect(labs('code-of-laws')).toEqual([3, 6, 8, 11])
    expect(labs('masonry')).toEqual([3, 5, 7, 10])
  })

  test('masonry: farms, mines and units cost what is printed (TTA-BUILD-02)', () => {
    const on = { irrigation: 0, iron: 0, swordsmen: 0 }
    expect(price('masonry', 'build irrigation', on)).toBe(4)
    expect(price('masonry', 'build iron', on)).toBe(5)
    expect(price('masonry', 'build swordsmen', on)).toBe(3)
    expect(price('masonry', 'upgrade bronze iron', on)).toBe(3)
  })

  test('masonry: for an upgrade both costs are reduced first (TTA-UPG-03, TTA-EX-10)', () => {
    const on = { philosophy: 1, alchemy: 1, 'scientific-method': 0 }
    expect(price('masonry', 'upgrade alchemy scientific-method', on)).toBe(2)
    expect(price('masonry', 'upgrade philosophy alchemy', on)).toBe(2)
  })

  test('masonry: one civil action builds up to 2 stages, paid together (TTA-STAGE-04)', () => {
    expect(stages('code-of-laws')).toEqual(['stage 1'])
    expect(stages('masonry')).toEqual(['stage 1', 'stage 2'])
    const built = table({ specials: ['masonry'], site: ['internet', 0], ...rich(30) }).plays(0, 'stage 2')
    expect(built.civ(0).site).toEqual({ card: 'internet', built: 2, tokens: 2 })
    expect(built.resources(0)).toBe(30 - 2 - 3)
    expect(built.civilActions(0)).toEqual([3, 1])
  })

  test('masonry: no more stages than the wonder still needs or resources pay for (TTA-ACT-03)', () => {
    const last = table({ specials: ['masonry'], site: ['internet', 4], ...rich(30) })
    expect(last.options(0)).not.toContain('stage 2')
    const poor = table({ specials: ['masonry'], site: ['internet', 0], ...rich(4) })
    expect(poor.options(0)).toContain('stage 1')
    expect(poor.why(0, 'stage 2')).toEqual(['resources TTA-STAGE-01'])
  })

  test('architecture: 1 resource less at level I, 2 at levels II and III (TTA-BUILD-02)', () => {
    expect(labs('architecture')).toEqual([3, 5, 6, 9])
  })

  test('architecture: for an upgrade both costs are reduced first (TTA-UPG-03, TTA-EX-10)', () => {
    const on = { alchemy: 1, 'scientific-method': 0 }
    expect(price('architecture', 'upgrade alchemy scientific-method', on)).toBe(1)
  })

  test('architecture: one civil action builds up to 3 stages (TTA-STAGE-04)', () => {
    expect(stages('architecture')).toEqual(['stage 1', 'stage 2', 'stage 3'])
    const built = table({ specials: ['architecture'], site: ['kremlin', 0], ...rich(12) }).plays(0, 'stage 3')
    expect(built.civ(0).wonders.map(({ card }) => card)).toEqual(['kremlin'])
    expect([built.resources(0), built.civilActions(0)]).toEqual([0, [4, 1]])
  })

  test('engineering: 1, 2 and 3 resources less at levels I, II and III (TTA-BUILD-02)', () => {
    expect(labs('engineering')).toEqual([3, 5, 6, 8])
  })

  test('engineering: for an upgrade both costs are reduced first (TTA-UPG-03)', () => {
    const on = { 'scientific-method': 1, computers: 0 }
    expect(price('engineering', 'upgrade scientific-method computers', on)).toBe(2)
  })

  test('engineering: one civil action builds up to 4 stages (TTA-STAGE-04)', () => {
    expect(stages('engineering')).toEqual(['stage 1', 'stage 2', 'stage 3', 'stage 4'])
    const built = table({ specials: ['engineering'], site: ['internet', 0], ...rich(14) })
    built.plays(0, 'stage 4', 'stage 1')
    expect(built.civ(0).wonders.map(({ card }) => card)).toEqual(['internet'])
    expect([built.resources(0), built.civilActions(0)]).toEqual([0, [2, 2]])
  })

  test('engineering: when developed, it replaces a lower one at once (TTA-TECH-04, TTA-TECH-07)', () => {
    const built = table({
      hand: ['engineering'],
      specials: ['masonry'],
      science: 9,
      ...rich(8, { computers: 0 }),
    })
    expect(built.why(0, 'build computers')).toEqual(['resources TTA-BUILD-01'])
    built.plays(0, 'develop engineering', 'build computers')
    expect(built.civ(0).specials).toEqual(['engineering'])
    expect(built.resources(0)).toBe(0)
  })
})

describe('law', () => {
  test('code-of-laws: 1 civil action, usable at once (TTA-TECH-07, TTA-TOTAL-08)', () => {
    const built = table({ hand: ['code-of-laws'], science: 6 }).plays(0, 'develop code-of-laws')
    expect(built.civilActions(0)).toEqual([4, 1])
    expect(built.civ(0).blueBank).toBe(16)
  })

  test('justice-system: 1 civil action, and 3 blue tokens into the bank (TTA-TOKEN-03, TTA-TOKEN-06)', () => {
    const built = table({ hand: ['justice-system'], science: 7, blueBank: 5 }).plays(
      0,
      'develop justice-system',
    )
    expect(built.civilActions(0)).toEqual([4, 1])
    expect(built.civ(0).blueBank).toBe(8)
  })

  test('civil-service: 2 civil actions, and 3 blue tokens into the bank (TTA-TOKEN-03)', () => {
    const built = table({ hand: ['civil-service'], science: 10, blueBank: 5 }).plays(
      0,
      'develop civil-service',
    )
    expect(built.civilActions(0)).toEqual([5, 1])
    expect(built.civ(0).blueBank).toBe(8)
  })

  test('civil-service: replacing Justice System changes nothing in the bank (TTA-TOTAL-11)', () => {
    const facts = { hand: ['civil-service'], specials: ['justice-system'], science: 10, blueBank: 5 }
    const built = table(facts).plays(0, 'develop civil-service')
    expect(built.civ(0)).toMatchObject({ specials: ['civil-service'], blueBank: 5 })
    expect(built.civilActions(0)).toEqual([5, 1])
  })

  /**
   * The victor of a war over technology takes, with an advantage of 7, the law of the loser, whose bank has
   * this many tokens.
   */
  const stolen = (facts: PlayerFacts) =>
    position({
      players: [
        { wars: [{ card: 'war-over-technology', rival: 1 }], on: { warriors: 8 }, blueBank: 5 },
        { specials: ['justice-system'], ...facts },
      ],
      stage: 'war',
      age: 3,
    }).plays(0, 'steal justice-system')

  test('justice-system: its tokens and its action move with the card (TTA-TOKEN-03, TTA-WAR-17)', () => {
    const built = stolen({ blueBank: 5 })
    expect([built.civ(0).specials, built.civ(0).blueBank]).toEqual([['justice-system'], 8])
    expect([built.civ(1).specials, built.civ(1).blueBank]).toEqual([[], 2])
    expect([built.civilActions(0), built.civilActions(1)]).toEqual([
      [5, 0],
      [4, 0],
    ])
  })

  test('justice-system: tokens missing in the bank come from farms and mines of the owner’s choice (TTA-TOKEN-07)', () => {
    const built = stolen({ blueBank: 1, on: { agriculture: [2, 2], bronze: [2, 2] } })
    expect(built.asked).toBe('1 give-up')
    expect(built.options(1)).toEqual(['give-up agriculture', 'give-up bronze'])
    built.plays(1, 'give-up bronze', 'give-up agriculture')
    expect([built.civ(1).blueBank, built.food(1), built.resources(1)]).toEqual([0, 1, 1])
    expect(built.asked).toBe('0 politics')
  })
})
