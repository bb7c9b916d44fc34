import { achievementsOf, cardOf, ICONS, NOBODY, pointsOf } from '@ziggurat/innovation'
import type { Player, State } from '@ziggurat/innovation'
import { priceOf } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'

import type { Theme } from '../../innovation/places.ts'
import { strongestRival } from '../../innovation/strongest.ts'
import type { Facts, Why } from '../why.ts'

/** `rival…` is of the strongest rival. */
export type Fact =
  | 'achievements'
  | 'claimable'
  | 'points'
  | 'hand'
  | 'colours'
  | 'highest'
  | 'icons'
  | 'leading'
  | 'demands'
  | 'threats'
  | 'splays'
  | 'drawAge'
  | 'rivalAchievements'
  | 'rivalPoints'
  | 'rivalHand'
  | 'rivalIcons'
  | 'won'
  | 'lost'

const AGES = 10

function facts(state: State, seat: Seat): Facts<Fact> {
  const { players, over } = state
  const own = players[seat] as Player
  const rivalSeat = strongestRival(state, seat)
  const rival = players[rivalSeat] as Player
  const icons = players.map(iconsOf)
  const ownIcons = icons[seat] as readonly number[]
  const others = icons.filter((_, each) => each !== seat)
  const points = pointsOf(own)
  const highest = highestOf(own)
  return {
    achievements: achievementsOf(state, seat),
    claimable: state.ages.filter((owner, at) => owner === NOBODY && highest > at && points >= priceOf(at + 1))
      .length,
    points,
    hand: own.hand.cards.length,
    colours: own.board.filter(({ cards }) => cards.length > 0).length,
    highest,
    icons: sum(ownIcons),
    leading: ownIcons.filter((count, kind) => others.every((other) => (other[kind] ?? 0) < count)).length,
    demands: demandsOf(own, ownIcons, others),
    threats: sum(
      players.map((other, each) =>
        each === seat ? 0 : demandsOf(other, icons[each] as readonly number[], [ownIcons]),
      ),
    ),
    splays: own.board.filter(({ splay }) => splay !== 'none').length,
    drawAge: drawAge(state, highest),
    rivalAchievements: achievementsOf(state, rivalSeat),
    rivalPoints: pointsOf(rival),
    rivalHand: rival.hand.cards.length,
    rivalIcons: sum(icons[rivalSeat] as readonly number[]),
    won: over !== null && over.winners.includes(seat) ? 1 : 0,
    lost: over !== null && !over.winners.includes(seat) ? 1 : 0,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const iconsOf = ({ board }: Player): readonly number[] =>
  ICONS.map((_, kind) => sum(board.map((pile) => pile.icons[kind] as number)))

const highestOf = ({ board }: Player): number => Math.max(...board.map(({ value }) => value))

/** Top cards with a demand that somebody must obey. */
const demandsOf = (
  { board }: Player,
  icons: readonly number[],
  others: readonly (readonly number[])[],
): number =>
  board.filter(({ cards }) => {
    const top = cards.at(-1)
    if (top === undefined) return false
    const { effects, kind } = cardOf(top)
    return effects[0] === 'demand' && others.some((other) => (other[kind] ?? 0) < (icons[kind] ?? 0))
  }).length

/** The age of the next card that a player draws. */
function drawAge({ supply }: State, highest: number): number {
  for (let age = Math.max(1, highest); age <= AGES; age++)
    if ((supply[age - 1]?.cards.length ?? 0) > 0) return age
  return AGES
}

export const why: Why<State, Theme, Fact> = { facts }
