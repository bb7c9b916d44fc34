import { act } from '../action-phase.ts'
import { listBuilds, listDevelopments, listStages, listUpgrades } from '../actions.ts'
import { isUnit, isUrban } from '../card.ts'
import type { ActionCard, Age, CardId, WorkType } from '../card.ts'
import { everybody } from '../comparing.ts'
import { gains } from '../goods.ts'
import { action } from '../making.ts'
import { choose, GOODS_CHOICES, orderable } from '../ordering.ts'
import type { Orders } from '../ordering.ts'
import { ACTION, hasCivil, orderedFor, payCivil } from '../paying.ts'
import type { Play } from '../play.ts'
import { strengthRating } from '../ratings.ts'
import { playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import { increase, mayIncrease } from '../working.ts'

type Playing = Pick<ActionCard, 'may' | 'play'>

/** Something that can always be done. */
const simply = (happens: (play: Play, civ: Civilization) => void): Playing => ({
  may: (_play, civ, reasons) => hasCivil(civ, ACTION, reasons),
  *play(play, civ) {
    payCivil(civ, 1)
    happens(play, civ)
  },
})

/** One of several actions, for resources less (TTA-ACARD-03, -04, -07). */
const ordering = (card: CardId, less: number, orders: Orders): Playing => ({
  may: (play, civ, reasons) => {
    const may = hasCivil(civ, ACTION, reasons)
    if (orderable(play, civ, orderedFor(less), orders).length > 0) return may
    reasons?.push({ kind: 'nothing-to-order', rule: 'TTA-ACARD-07' })
    return false
  },
  *play(play, civ) {
    payCivil(civ, 1)
    const options = orderable(play, civ, orderedFor(less), orders)
    const choice = yield* choose(civ, 'order', options, { card })
    yield* act(play, civ, choice, orderedFor(less))
  },
})

const isLand = (type: WorkType) => type === 'farm' || type === 'mine'
const isBuilding = (type: WorkType) => !isUnit(type)

const buildOrUpgrade =
  (wanted: (type: WorkType) => boolean): Orders =>
  (play, civ, listing, terms) => {
    listBuilds(play, civ, listing, terms, wanted)
    listUpgrades(play, civ, listing, terms, wanted)
  }

const engineeringGenius = (id: CardId, age: Age, less: number) =>
  action(
    id,
    age,
    1,
    ordering(id, less, (play, civ, listing, terms) => listStages(play, civ, listing, terms, 1)),
  )

const richLand = (id: CardId, age: Age, copies: number, less: number) =>
  action(id, age, copies, ordering(id, less, buildOrUpgrade(isLand)))

const urbanGrowth = (id: CardId, age: Age, copies: number, less: number) =>
  action(id, age, copies, ordering(id, less, buildOrUpgrade(isUrban)))

const efficientUpgrade = (id: CardId, age: Age, less: number) =>
  action(
    id,
    age,
    2,
    ordering(id, less, (play, civ, listing, terms) => listUpgrades(play, civ, listing, terms, isBuilding)),
  )

/** The food comes after the full price was paid. */
const frugality = (id: CardId, age: Age, copies: number, food: number) =>
  action(id, age, copies, {
    may: (play, civ, reasons) => {
      const may = hasCivil(civ, ACTION, reasons)
      return mayIncrease(play, civ, orderedFor(0), reasons) && may
    },
    *play(play, civ) {
      payCivil(civ, 1)
      increase(play, civ, orderedFor(0))
      gains(play, civ, 'food', food)
    },
  })

const patriotism = (id: CardId, age: Age, resources: number) =>
  action(
    id,
    age,
    1,
    simply((_play, { turn }) => {
      turn.extraMilitary++
      turn.unitResources += resources
    }),
  )

const reserves = (id: CardId, age: Age, copies: number, amount: number) =>
  action(id, age, copies, {
    may: (_play, civ, reasons) => hasCivil(civ, ACTION, reasons),
    *play(play, civ) {
      payCivil(civ, 1)
      const { goods } = yield* choose(civ, 'goods', GOODS_CHOICES, { card: id })
      gains(play, civ, goods, amount)
    },
  })

/** A revolution pays its own actions in place of the card's (TTA-ACARD-05, TTA-REV-05). */
const breakthrough = (id: CardId, age: Age, science: number) => {
  const options = (play: Play, civ: Civilization) =>
    orderable(play, civ, orderedFor(0), listDevelopments).filter(
      ({ verb }) => verb === 'revolt' || hasCivil(civ, ACTION, null),
    )
  return action(id, age, 2, {
    may: (play, civ, reasons) => {
      if (options(play, civ).length > 0) return true
      if (reasons !== null && hasCivil(civ, ACTION, reasons)) {
        reasons.push({ kind: 'nothing-to-order', rule: 'TTA-ACARD-07' })
      }
      return false
    },
    *play(play, civ) {
      const choice = yield* choose(civ, 'order', options(play, civ), { card: id })
      if (choice.verb !== 'revolt') payCivil(civ, 1)
      yield* act(play, civ, choice, orderedFor(0))
      gains(play, civ, 'science', science)
    },
  })
}

/** Amounts for each rival that is ahead, with 2, 3 and 4 players. */
function forEachAhead(
  play: Play,
  civ: Civilization,
  value: (civ: Civilization) => number,
  amounts: readonly [number, number, number],
): number {
  const own = value(civ)
  const ahead = everybody(play).filter((other) => value(other) > own).length
  return ahead * (amounts[playersLeft(play.state) - 2] ?? 0)
}

const armament = (id: CardId, age: Age, amounts: readonly [number, number, number]) =>
  action(
    id,
    age,
    1,
    simply((play, civ) => {
      const strength = (other: Civilization) => strengthRating(play, other)
      civ.turn.unitResources += forEachAhead(play, civ, strength, amounts)
    }),
  )

const points = (id: CardId, age: Age, copies: number, science: number, culture: number) =>
  action(
    id,
    age,
    copies,
    simply((play, civ) => {
      gains(play, civ, 'science', science)
      gains(play, civ, 'culture', culture)
    }),
  )

export const ACTIONS: readonly ActionCard[] = [
  points('cultural-heritage-a', 0, 1, 1, 4),
  engineeringGenius('engineering-genius-a', 0, 2),
  frugality('frugality-a', 0, 2, 1),
  patriotism('patriotism-a', 0, 1),
  richLand('rich-land-a', 0, 2, 1),
  action(
    'stockpile',
    0,
    1,
    simply((play, civ) => {
      gains(play, civ, 'resources', 1)
      gains(play, civ, 'food', 1)
    }),
  ),
  urbanGrowth('urban-growth-a', 0, 2, 1),

  breakthrough('breakthrough-i', 1, 2),
  points('cultural-heritage-i', 1, 1, 2, 2),
  engineeringGenius('engineering-genius-i', 1, 3),
  frugality('frugality-i', 1, 2, 2),
  patriotism('patriotism-i', 1, 2),
  reserves('reserves-i', 1, 2, 2),
  richLand('rich-land-i', 1, 2, 2),
  urbanGrowth('urban-growth-i', 1, 2, 2),

  breakthrough('breakthrough-ii', 2, 3),
  efficientUpgrade('efficient-upgrade-ii', 2, 3),
  engineeringGenius('engineering-genius-ii', 2, 4),
  frugality('frugality-ii', 2, 1, 3),
  patriotism('patriotism-ii', 2, 3),
  reserves('reserves-ii', 2, 2, 3),
  points('revolutionary-idea-ii', 2, 1, 4, 0),
  richLand('rich-land-ii', 2, 1, 3),
  urbanGrowth('urban-growth-ii', 2, 1, 3),
  armament('wave-of-nationalism', 2, [6, 3, 2]),

  efficientUpgrade('efficient-upgrade-iii', 3, 4),
  action(
    'endowment-for-the-arts',
    3,
    1,
    simply((play, civ) => {
      gains(
        play,
        civ,
        'culture',
        forEachAhead(play, civ, ({ culture }) => culture, [6, 3, 2]),
      )
    }),
  ),
  engineeringGenius('engineering-genius-iii', 3, 5),
  armament('military-build-up', 3, [8, 5, 3]),
  patriotism('patriotism-iii', 3, 4),
  reserves('reserves-iii', 3, 3, 4),
  points('revolutionary-idea-iii', 3, 2, 6, 0),
  urbanGrowth('urban-growth-iii', 3, 2, 4),
]
