import { act } from '../actions/action-phase.ts'
import { listBuilds, listDevelopments, listStages, listUpgrades } from '../actions/actions.ts'
import { revolutionBy } from '../actions/developing.ts'
import { increase, mayIncrease } from '../actions/working.ts'
import { gains } from '../economy/goods.ts'
import { ACTION, hasCivil, orderedFor, payCivil } from '../economy/paying.ts'
import type { Play } from '../play.ts'
import { strengthRating } from '../ratings/ratings.ts'
import { playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import { isUnit } from './card.ts'
import type { ActionCard, Age, CardId, WorkType } from './card.ts'
import { choose, chooseOrder, orderable } from './choices.ts'
import type { Orders } from './choices.ts'
import { everybody } from './concerned.ts'
import { action } from './making.ts'

type Playing = Pick<ActionCard, 'may' | 'play'>

/** An effect that is always possible. */
export const simply = (happens: (play: Play, civ: Civilization) => void): Playing => ({
  may: (_play, civ, reasons) => hasCivil(civ, ACTION, reasons),
  *play(play, civ) {
    payCivil(civ, 1)
    happens(play, civ)
  },
})

/** Orders one of several actions, for fewer resources (TTA-ACARD-03, -04, -07). */
const ordering = (card: CardId, less: number, orders: Orders): Playing => ({
  may: (play, civ, reasons) => {
    const may = hasCivil(civ, ACTION, reasons)
    if (orderable(play, civ, orderedFor(less), orders).length > 0) return may
    reasons?.push({ kind: 'nothing-to-order', rule: 'TTA-ACARD-07' })
    return false
  },
  *play(play, civ) {
    payCivil(civ, 1)
    const terms = orderedFor(less)
    const choice = yield* chooseOrder(play, civ, orderable(play, civ, terms, orders), card, terms)
    yield* act(play, civ, choice, terms)
  },
})

export const isLand = (type: WorkType): boolean => type === 'farm' || type === 'mine'
const isBuilding = (type: WorkType) => !isUnit(type)

/** An action card that orders something for fewer resources. */
const ordered = (id: CardId, age: Age, copies: number, less: number, orders: Orders): ActionCard =>
  action(id, age, copies, ordering(id, less, orders))

type Wanted = (type: WorkType) => boolean

/** A card that builds on technologies of some types. */
export const building = (id: CardId, age: Age, copies: number, less: number, wanted: Wanted): ActionCard =>
  ordered(id, age, copies, less, (play, civ, listing, terms) => listBuilds(play, civ, listing, terms, wanted))

/** A card that builds on technologies of some types, or upgrades to them. */
export const improving = (id: CardId, age: Age, copies: number, less: number, wanted: Wanted): ActionCard =>
  ordered(id, age, copies, less, (play, civ, listing, terms) => {
    listBuilds(play, civ, listing, terms, wanted)
    listUpgrades(play, civ, listing, terms, wanted)
  })

const engineeringGenius = (id: CardId, age: Age, less: number): ActionCard =>
  ordered(id, age, 1, less, (play, civ, listing, terms) => listStages(play, civ, listing, terms, 1))

export const efficientUpgrade = (id: CardId, age: Age, less: number): ActionCard =>
  ordered(id, age, 2, less, (play, civ, listing, terms) =>
    listUpgrades(play, civ, listing, terms, isBuilding),
  )

/** The food comes after the full price is paid. */
export const frugality = (id: CardId, age: Age, copies: number, food: number) =>
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

/** Whether a revolution also pays for the card that orders it (TTA-ACARD-05, TTA-REV-05). */
const revolutionPays = (play: Play, civ: Civilization): boolean =>
  play.edition.governments.revolutionPaysCard || revolutionBy(play, civ) === 'civil'

export const breakthrough = (id: CardId, age: Age, copies: number, science: number) => {
  const options = (play: Play, civ: Civilization) =>
    orderable(play, civ, orderedFor(0), listDevelopments).filter(
      ({ does }) => (does === 'revolt' && revolutionPays(play, civ)) || hasCivil(civ, ACTION, null),
    )
  return action(id, age, copies, {
    may: (play, civ, reasons) => {
      if (options(play, civ).length > 0) return true
      if (reasons !== null && hasCivil(civ, ACTION, reasons)) {
        reasons.push({ kind: 'nothing-to-order', rule: 'TTA-ACARD-07' })
      }
      return false
    },
    *play(play, civ) {
      const choice = yield* choose(play, civ, 'order', options(play, civ), { card: id })
      if (choice.does !== 'revolt' || !revolutionPays(play, civ)) payCivil(civ, 1)
      yield* act(play, civ, choice, orderedFor(0))
      gains(play, civ, 'science', science)
    },
  })
}

/** An amount for each rival who is ahead; `amounts` are for 2, 3 and 4 players. */
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

export const points = (id: CardId, age: Age, copies: number, science: number, culture: number) =>
  action(
    id,
    age,
    copies,
    simply((play, civ) => {
      gains(play, civ, 'science', science)
      gains(play, civ, 'culture', culture)
    }),
  )

/** Culture for each rival who has more of it. */
const endowment = (id: CardId, age: Age, amounts: readonly [number, number, number]) =>
  action(
    id,
    age,
    1,
    simply((play, civ) => {
      const culture = (other: Civilization) => other.culture
      gains(play, civ, 'culture', forEachAhead(play, civ, culture, amounts))
    }),
  )

/** Action cards of both editions. */
export const ACTIONS: readonly ActionCard[] = [
  engineeringGenius('engineering-genius-a', 0, 2),
  frugality('frugality-a', 0, 2, 1),
  patriotism('patriotism-a', 0, 1),
  engineeringGenius('engineering-genius-i', 1, 3),
  patriotism('patriotism-i', 1, 2),
  efficientUpgrade('efficient-upgrade-ii', 2, 3),
  engineeringGenius('engineering-genius-ii', 2, 4),
  frugality('frugality-ii', 2, 1, 3),
  patriotism('patriotism-ii', 2, 3),
  points('revolutionary-idea-ii', 2, 1, 4, 0),
  armament('wave-of-nationalism', 2, [6, 3, 2]),
  efficientUpgrade('efficient-upgrade-iii', 3, 4),
  endowment('endowment-for-the-arts', 3, [6, 3, 2]),
  engineeringGenius('engineering-genius-iii', 3, 5),
  armament('military-build-up', 3, [8, 5, 3]),
  patriotism('patriotism-iii', 3, 4),
]
