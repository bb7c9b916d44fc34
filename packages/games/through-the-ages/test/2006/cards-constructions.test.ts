import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

type On = NonNullable<PlayerFacts['on']>

const table = (facts: PlayerFacts) => position({ players: [facts, {}], age: 3 })

/** What an action costs a player with this special technology. */
function price(special: string, does: string, on: On): number {
  const built = table({ specials: [special], on: { bronze: [2, 30], ...on } }).plays(0, does)
  return 30 - built.resources(0)
}

/** The cost of a new lab for each level from A to III. */
const labs = (special: string) =>
  ['philosophy', 'alchemy', 'scientific-method', 'computers'].map((lab) =>
    price(special, `build ${lab}`, { philosophy: 0, [lab]: 0 }),
  )

/** How many stages of an unstarted Internet one action can build. */
const stages = (special: string) =>
  table({ specials: [special], site: ['internet', 0], on: { bronze: [2, 30] } })
    .options(0)
    .filter((id) => id.startsWith('stage'))

describe('Masonry', () => {
  test('masonry: urban buildings of levels I to III cost 1 resource less, those of level 0 do not (TTA06-ADV-TECH-06, TTA06-ADV-TECH-07, TTA06-EX-R21)', () => {
    expect(labs('code-of-laws')).toEqual([3, 6, 8, 10])
    expect(labs('masonry')).toEqual([3, 5, 7, 9])
  })

  test('masonry: upgrades cost the difference of the lower prices (TTA06-ADV-TECH-07, TTA06-SIMPLE-UPG-01, TTA06-EX-R21)', () => {
    const on = { philosophy: 1, alchemy: 1, 'scientific-method': 0 }
    const upgrades = (special: string) => [
      price(special, 'upgrade philosophy alchemy', on),
      price(special, 'upgrade philosophy scientific-method', on),
      price(special, 'upgrade alchemy scientific-method', on),
    ]
    expect(upgrades('code-of-laws')).toEqual([3, 5, 2])
    expect(upgrades('masonry')).toEqual([2, 4, 2])
  })

  test('masonry: farms, mines and units cost what is printed (TTA06-ADV-TECH-06)', () => {
    const on = { irrigation: 0, iron: 0, swordsmen: 0 }
    expect(price('masonry', 'build irrigation', on)).toBe(4)
    expect(price('masonry', 'build iron', on)).toBe(5)
    expect(price('masonry', 'build swordsmen', on)).toBe(3)
    expect(price('masonry', 'upgrade bronze iron', on)).toBe(3)
  })

  test('masonry: one civil action builds up to 2 stages of a wonder, each at its cost (TTA06-ADV-TECH-08, TTA06-SIMPLE-WONDER-01)', () => {
    expect(stages('code-of-laws')).toEqual(['stage 1'])
    expect(stages('masonry')).toEqual(['stage 1', 'stage 2'])
    const built = table({ specials: ['masonry'], site: ['internet', 0], on: { bronze: [2, 6] } })
    built.plays(0, 'stage 2')
    expect(built.civ(0).site).toEqual({ card: 'internet', built: 2, tokens: 2 })
    expect([built.resources(0), built.civilActions(0)]).toEqual([6 - 2 - 3, [3, 1]])
  })

  test('masonry: no more stages than are left or affordable (TTA06-ADV-TECH-08, TTA06-GEN-11)', () => {
    const last = table({ specials: ['masonry'], site: ['internet', 4], on: { bronze: [2, 30] } })
    expect(last.options(0)).not.toContain('stage 2')
    const poor = table({ specials: ['masonry'], site: ['internet', 0], on: { bronze: [2, 4] } })
    expect(poor.options(0)).toContain('stage 1')
    expect(poor.why(0, 'stage 2')).toEqual(['resources TTA06-SIMPLE-WONDER-01'])
  })

  test('masonry: it works as soon as it is played (TTA06-SIMPLE-TECH-05)', () => {
    const built = table({ hand: ['masonry'], science: 3, on: { bronze: [2, 5], alchemy: 0 } })
    expect(built.why(0, 'build alchemy')).toEqual(['resources TTA06-SIMPLE-BUILD-01'])
    expect(built.plays(0, 'develop masonry', 'build alchemy').resources(0)).toBe(0)
  })
})

describe('Architecture', () => {
  test('architecture: 1 resource less at level I, 2 at levels II and III (TTA06-ADV-TECH-06, TTA06-EX-R22)', () => {
    expect(labs('architecture')).toEqual([3, 5, 6, 8])
  })

  test('architecture: an upgrade of a lab from level I to II costs 1 (TTA06-ADV-TECH-07, TTA06-EX-R22)', () => {
    const on = { alchemy: 1, 'scientific-method': 0 }
    expect(price('architecture', 'upgrade alchemy scientific-method', on)).toBe(1)
  })

  test('architecture: one civil action builds up to 3 stages (TTA06-ADV-TECH-08)', () => {
    expect(stages('architecture')).toEqual(['stage 1', 'stage 2', 'stage 3'])
    const built = table({ specials: ['architecture'], site: ['taj-mahal', 0], on: { bronze: [2, 8] } })
    built.plays(0, 'stage 3')
    expect(built.civ(0).wonders.map(({ card }) => card)).toEqual(['taj-mahal'])
    expect([built.resources(0), built.civilActions(0)]).toEqual([0, [3, 1]])
  })

  test('architecture: it replaces Masonry; Masonry cannot be played below it (TTA06-ADV-TECH-04, TTA06-ADV-TECH-05, TTA06-GAP-17)', () => {
    const built = table({ hand: ['architecture'], specials: ['masonry'], science: 6 })
    built.plays(0, 'develop architecture')
    expect(built.civ(0).specials).toEqual(['architecture'])
    expect(built.state.gone).toContain('masonry')
    const later = table({ hand: ['masonry'], specials: ['architecture'], science: 9 })
    expect(later.why(0, 'develop masonry')).toEqual(['higher-special TTA06-ADV-TECH-05'])
  })
})

describe('Engineering', () => {
  test('engineering: 1, 2 and 3 resources less at levels I, II and III (TTA06-ADV-TECH-06)', () => {
    expect(labs('engineering')).toEqual([3, 5, 6, 7])
  })

  test('engineering: an upgrade of a lab from level II to III costs 1 (TTA06-ADV-TECH-07)', () => {
    const on = { 'scientific-method': 1, computers: 0 }
    expect(price('engineering', 'upgrade scientific-method computers', on)).toBe(1)
  })

  test('engineering: one civil action builds up to 4 stages (TTA06-ADV-TECH-08)', () => {
    expect(stages('engineering')).toEqual(['stage 1', 'stage 2', 'stage 3', 'stage 4'])
    const built = table({ specials: ['engineering'], site: ['internet', 0], on: { bronze: [2, 14] } })
    built.plays(0, 'stage 4')
    expect([built.civ(0).site?.built, built.resources(0), built.civilActions(0)]).toEqual([4, 2, [3, 1]])
    built.plays(0, 'stage 1')
    expect(built.civ(0).wonders.map(({ card }) => card)).toEqual(['internet'])
    expect([built.resources(0), built.civilActions(0)]).toEqual([0, [2, 2]])
  })

  test('engineering: it replaces a lower one; the discounts do not add up (TTA06-ADV-TECH-04)', () => {
    const on = { bronze: [2, 7], computers: 0 } as const
    const built = table({ hand: ['engineering'], specials: ['masonry'], science: 9, on })
    built.plays(0, 'develop engineering', 'build computers')
    expect([built.civ(0).specials, built.resources(0)]).toEqual([['engineering'], 0])
  })
})
