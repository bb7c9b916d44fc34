import { expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { Position } from './testing.ts'

const war = { wars: [{ card: 'war-over-technology', rival: 1 }] }

const STORES = { agriculture: [2, 2], bronze: [2, 2] } as const

const raid = (card: string, on: Readonly<Record<string, number>>): Position =>
  position({
    age: 3,
    stage: 'politics',
    players: [{ government: 'monarchy', on: { warriors: 9 }, military: [card] }, { on }],
  }).plays(0, `attack 1 ${card}`)

/** Choices of several pieces that are asked piece by piece: who chooses, and how many sets there are. */
const CHOICES: readonly (readonly [what: string, kind: string, sets: number, begin: () => Position])[] = [
  [
    'the buildings of Raid II (TTA-AGGR-12)',
    '0 raze',
    // Two of three cards; Opera has level II and counts only once.
    3,
    () => raid('raid-ii', { 'printing-press': 1, opera: 2 }),
  ],
  [
    'the buildings of Raid III (TTA-AGGR-12)',
    '0 raze',
    // Philosophy twice; two of three cards. Movies has level III and counts only once.
    4,
    () => raid('raid-iii', { philosophy: 2, opera: 1, movies: 2 }),
  ],
  [
    'what War over Technology takes (TTA-WAR-17)',
    '0 steal',
    // Of costs of 3, 6 and 4, all sums up to 10.
    7,
    () => {
      const loser = { specials: ['masonry', 'code-of-laws', 'cartography'], science: 20 }
      return position({ age: 3, stage: 'war', players: [{ ...war, on: { warriors: 12 } }, loser] })
    },
  ],
  [
    'workers (TTA-WORKER-05)',
    '0 withdraw',
    // Two of four cards, two of which have two workers.
    8,
    () => reveal('emigration', [{ yellowBank: 10, unused: 0 }, {}]),
  ],
  [
    'blue tokens (TTA-TOKEN-07)',
    '1 give-up',
    // Three of two and two.
    2,
    () => {
      const loser = { specials: ['justice-system'], blueBank: 0, on: STORES }
      const players = [{ ...war, on: { warriors: 8 } }, loser]
      return position({ age: 3, stage: 'war', players }).plays(0, 'steal justice-system')
    },
  ],
  [
    'tokens that cover stages (TTA-STAGE-02)',
    '0 cover',
    // 6 are paid with two tokens worth 10, which then are the change: the bank is empty. Three of four tokens on three cards.
    3,
    () => {
      const on = { agriculture: [2, 2], coal: 0, oil: [0, 2] } as const
      const specials = ['architecture']
      const builder = { site: ['library-of-alexandria', 0], specials, on, blueBank: 0 } as const
      return position({ age: 3, players: [builder, {}] }).plays(0, 'stage 3')
    },
  ],
]

/** What everybody has; the order of special technologies does not matter. */
const possessions = ({ state }: Position): string =>
  JSON.stringify(state.players.map((civ) => ({ ...civ, specials: civ.specials.toSorted() })))

/** All answers one after the other, with what they lead to. */
function* sequences(
  begin: () => Position,
  kind: string,
  before: readonly string[] = [],
): Generator<{ readonly answers: readonly string[]; readonly end: string }> {
  const seat = Number(kind[0])
  const game = begin().plays(seat, ...before)
  if (game.asked === kind) for (const id of game.options(seat)) yield* sequences(begin, kind, [...before, id])
  else yield { answers: before, end: possessions(game) }
}

test.each(CHOICES)(
  '%s: every set can be chosen, beginning with any of its pieces',
  (_, kind, sets, begin) => {
    const ways = Map.groupBy(sequences(begin, kind), ({ end }) => end)
    expect(ways.size).toBe(sets)
    for (const same of ways.values()) {
      const pieces = new Set(same.flatMap(({ answers }) => answers.filter((id) => id !== 'science')))
      const first = new Set(same.map(({ answers: [id = ''] }) => id))
      expect(first.isSupersetOf(pieces)).toBe(true)
    }
  },
)
