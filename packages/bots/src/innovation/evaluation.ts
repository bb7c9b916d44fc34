import {
  achievementsOf,
  achievementsToWin,
  ageOf,
  cardOf,
  ICONS,
  iconsOn,
  NOBODY,
  pointsOf,
  topsOf,
} from '@ziggurat/innovation'
import type { Player, State } from '@ziggurat/innovation'
import type { Seat } from '@ziggurat/kernel'

/** More than everything else together. */
const VICTORY = 1000
/** An achievement; each one is worth more than the one before, because the end is closer. */
const ACHIEVEMENT = 14
const CLOSER = 3
/** The share of an achievement's value for one that can be claimed with an action. */
const CLAIMABLE = 0.6
/** The share for points towards the next achievement, as far as top cards allow it to be claimed. */
const PROGRESS = 0.4
/** A point by itself: most points win if the supply runs out. */
const POINT = 0.5
/** A top card, plus an amount per age: later cards are stronger. */
const TOP_CARD = 2
const TOP_AGE = 0.6
/** The highest top card decides which age is drawn. */
const HIGHEST_AGE = 2
/** A card in hand: each one is worth less than the one before, plus an amount per age. */
const HAND_CARD = 1.2
const HAND_LEFT = 0.8
const HAND_AGE = 0.25
/** A visible icon; this is also the value of a splay. */
const ICON = 0.5
/** The player's top card with a demand that all others must obey, and one with an effect that all others share. */
const DEMAND = 1.6
const SHARED = -0.8
/** How much the others' positions count against the player: their mean, and the strongest one. */
const RIVALS = 0.5
const STRONGEST = 0.5
/** After this many rounds, cards left in the supply count against all players, so that two bots do not undo each other's work for ever. */
const LONG_GAME = 40
const PER_CARD_LEFT = 0.2

/** How far a player is ahead of the others, in points. */
export function evaluate(state: State, seat: Seat): number {
  const { over, players } = state
  if (over !== null) {
    if (!over.winners.includes(seat)) return -VICTORY
    return VICTORY / over.winners.length
  }
  const icons = players.map(({ board }) => iconsOn(board))
  const standings = players.map((player, each) => standing(state, each, player) + dogmas(player, each, icons))
  const own = standings[seat] ?? 0
  const others = standings.filter((_, each) => each !== seat)
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length
  return own - RIVALS * mean - STRONGEST * Math.max(...others) - delayPenalty(state)
}

function delayPenalty({ turns, players, supply }: State): number {
  const rounds = turns / players.length
  if (rounds <= LONG_GAME) return 0
  return PER_CARD_LEFT * (rounds - LONG_GAME) * supply.reduce((sum, { cards }) => sum + cards.length, 0)
}

/** The value of a player's position by itself. */
function standing(state: State, seat: Seat, player: Player): number {
  const tops = topsOf(player.board)
  const ages = tops.map(ageOf)
  const highest = Math.max(0, ...ages)
  return (
    achievementsWorth(state, seat, player, highest) +
    TOP_CARD * tops.length +
    TOP_AGE * ages.reduce<number>((sum, age) => sum + age, 0) +
    HIGHEST_AGE * highest +
    handWorth(player)
  )
}

/** Claimed achievements, those that can be claimed with an action, and the progress to the next one. */
function achievementsWorth(state: State, seat: Seat, player: Player, highest: number): number {
  const claimed = achievementsOf(state, seat)
  const points = pointsOf(player)
  let claimable = 0
  let progress = 0
  for (let age = 1; age <= 9; age++) {
    if (state.ages[age - 1] !== NOBODY) continue
    const part = Math.min(1, points / (age * 5)) * Math.min(1, (highest + 1) / (age + 1))
    if (part === 1) claimable++
    else progress = Math.max(progress, part)
  }
  const left = achievementsToWin(state.players.length) - claimed
  const ready = Math.min(claimable, left)
  return (
    worthOf(claimed) +
    CLAIMABLE * (worthOf(claimed + ready) - worthOf(claimed)) +
    PROGRESS * progress * (worthOf(claimed + ready + 1) - worthOf(claimed + ready)) +
    POINT * points
  )
}

const worthOf = (achievements: number): number => ACHIEVEMENT * achievements + CLOSER * achievements ** 2

function handWorth({ hand }: Player): number {
  let worth = 0
  for (const card of hand.cards) worth += HAND_AGE * ageOf(card)
  return worth + (HAND_CARD * (1 - HAND_LEFT ** hand.cards.length)) / (1 - HAND_LEFT)
}

/** Visible icons, and their effect when the player's top cards are activated. */
function dogmas(player: Player, seat: Seat, icons: readonly (readonly number[])[]): number {
  const own = icons[seat] ?? []
  let worth = ICON * own.reduce((sum, count) => sum + count, 0)
  for (const top of topsOf(player.board)) {
    const { dogma, effects } = cardOf(top)
    const kind = ICONS.indexOf(dogma)
    const demands = effects[0] === 'demand'
    const shares = effects.at(-1) === 'shared'
    let sum = 0
    for (let other = 0; other < icons.length; other++) {
      if (other === seat) continue
      const less = (icons[other]?.[kind] ?? 0) < (own[kind] ?? 0)
      if (less && demands) sum += DEMAND
      if (!less && shares) sum += SHARED
    }
    worth += sum / (icons.length - 1)
  }
  return worth
}
