import { achievementsOf, achievementsToWin, ageOf, cardOf, ICONS, pointsOf } from '@ziggurat/innovation'
import type { CardId, Player, State } from '@ziggurat/innovation'
import { CARDS, COLOURS, NOBODY, priceOf, SPECIALS } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'

import { Layout } from '../learned/inputs.ts'
import type { Features, Inputs } from '../learned/inputs.ts'
import { strongestRival } from './strongest.ts'

/** What the reasons for a choice are about. */
export type Theme =
  | 'time'
  | 'achievements'
  | 'points'
  | 'hand'
  | 'board'
  | 'icons'
  | 'demands'
  | 'splays'
  | 'supply'
  | 'rivals'

const AGES = 10
const CLAIMS = 9
const MOST_PLAYERS = 4
/** Rounds are counted in steps, up to so many. */
const [ROUNDS_PER_STEP, ROUND_STEPS] = [4, 15]
/** The numbers of visible icons that make a difference. */
const ICON_STEPS = [0, 1, 2, 3, 5, 7, 9, 12]
/** So many more icons than a rival are not lost by one melded card. */
const SAFE_LEAD = 3
const [POINTS_PER_STEP, POINT_STEPS] = [4, 14]
const LEAD_STEPS = 8
const [MOST_LEFT, MOST_IN_HAND, MOST_CLAIMABLE] = [6, 9, 4]
/** Cards and icons on the way to a special achievement. */
const [CLOCKS, WIDE, HIGH_TOPS, LEAST_ICONS, CARDS_THIS_TURN] = [12, 5, 5, 3, 6]
/** What is summed over a player's top cards or hand counts in steps, so that what is true of any card need not be learnt of each. */
const [AGES_PER_STEP, AGE_STEPS] = [4, 12]
const [ICONS_PER_STEP, ALL_ICON_STEPS] = [3, 14]
const PROGRESS_STEPS = 6
/** The value of top cards that counts for Universe. */
const HIGH_TOP = 8
const SPLAYS = ['left', 'right', 'up'] as const
const CLOCK = ICONS.indexOf('clock')

const layout = new Layout<Theme>()

const perCard = (themeOf: (id: CardId) => Theme): ReadonlyMap<CardId, number> =>
  new Map(CARDS.map(({ id }) => [id, layout.add(themeOf(id))]))

const hasDemand = (id: CardId): boolean => cardOf(id).effects[0] === 'demand'

const PLAYERS = layout.add('time', MOST_PLAYERS + 1)
const EDITION = layout.add('time')
const ROUND = layout.add('time', ROUND_STEPS)
/** For each seat clockwise from one's own: it has the turn, and then whether a second action is left. */
const ACTIVE = layout.add('time', MOST_PLAYERS * 2)
const SUPPLY = layout.add('supply', AGES)
const EMPTY = layout.add('supply', AGES)
/** The cards that can be drawn before the supply runs out. */
const DRAWS_LEFT = layout.add('supply', 8)
const [CARDS_PER_STEP, DRAW_STEPS] = [3, 8]
const UNCLAIMED = layout.add('achievements', CLAIMS + SPECIALS.length)
const CLAIMABLE = layout.add('achievements', CLAIMS)
const LEAD = layout.add('points', 2 * LEAD_STEPS + 1)
const MOST_AHEAD = 4
/** Achievements ahead of the best rival, from four behind to four ahead. */
const AHEAD = layout.add('achievements', 2 * MOST_AHEAD + 1)
const OWN_HAND = perCard(() => 'hand')
/** Cards in hand that have a higher age than the top card of their colour, or no top card to cover. */
const BETTER_HAND = layout.add('hand', COLOURS.length)

/** The places for one player: oneself, the strongest rival, or the mean of the other rivals. */
function playerPlaces(whose: 'own' | 'rival') {
  const theme = (own: Theme): Theme => (whose === 'own' ? own : 'rivals')
  const effects = () => perCard((id) => (hasDemand(id) ? 'demands' : theme('board')))
  return {
    /**
     * Top cards of which nobody shares the effects, and that all must obey; and the others. Of a rival's cards, only what
     * oneself would do counts; of one's own, the share of the rivals.
     */
    alone: effects(),
    together: effects(),
    /** How many of them there are: demands that all must obey, demands that some need not, and effects that are shared. */
    obeyed: layout.add('demands'),
    refused: layout.add('demands'),
    shared: layout.add(theme('board')),
    tops: layout.add(theme('board'), COLOURS.length),
    topAges: layout.add(theme('board'), AGE_STEPS + 1),
    allIcons: layout.add(theme('icons'), ALL_ICON_STEPS + 1),
    handAgeSum: layout.add(theme('hand')),
    /** How far the points and top cards are on the way to the next achievement. */
    progress: layout.add(theme('achievements'), PROGRESS_STEPS + 1),
    splays: layout.add(theme('splays'), COLOURS.length * SPLAYS.length),
    sizes: layout.add(theme('board'), COLOURS.length),
    icons: layout.add(theme('icons'), ICONS.length * ICON_STEPS.length),
    iconCount: layout.add(theme('icons'), ICONS.length),
    points: layout.add(theme('points'), POINT_STEPS),
    pointCount: layout.add(theme('points')),
    scored: layout.add(theme('points'), AGES),
    left: layout.add(theme('achievements'), MOST_LEFT + 1),
    claimable: layout.add(theme('achievements'), MOST_CLAIMABLE),
    hand: layout.add(theme('hand'), MOST_IN_HAND),
    handAges: layout.add(theme('hand'), AGES),
    highest: layout.add(theme('board'), AGES + 1),
    clocks: layout.add(theme('achievements'), CLOCKS),
    wide: layout.add(theme('achievements'), WIDE),
    highTops: layout.add(theme('achievements'), HIGH_TOPS),
    leastIcons: layout.add(theme('achievements'), LEAST_ICONS),
    thisTurn: layout.add(theme('achievements'), CARDS_THIS_TURN),
    /** Icons of which oneself has more than this rival: of each kind, any lead and a safe one. */
    moreIcons: whose === 'own' ? null : layout.add('icons', ICONS.length * 2),
  }
}

type Places = ReturnType<typeof playerPlaces>

const OWN = playerPlaces('own')
const STRONGEST = playerPlaces('rival')
const OTHERS = playerPlaces('rival')
/** How many turns until the strongest rival's. */
const STRONGEST_IN = layout.add('rivals', MOST_PLAYERS)

/** What the inputs of all players are computed from. */
interface Standing {
  readonly player: Player
  readonly icons: readonly number[]
  readonly points: number
  readonly highest: number
}

function standingOf(player: Player): Standing {
  const icons = ICONS.map(() => 0)
  let highest = 0
  for (const pile of player.board) {
    highest = Math.max(highest, pile.value)
    for (let kind = 0; kind < icons.length; kind++)
      icons[kind] = (icons[kind] as number) + (pile.icons[kind] as number)
  }
  return { player, icons, points: pointsOf(player), highest }
}

function write(state: State, seat: Seat, inputs: Inputs): void {
  const { players } = state
  const standings = players.map(standingOf)
  const own = standings[seat] as Standing
  const strongest = strongestRival(state, seat)
  writeTable(state, seat, own, inputs)
  writeHand(own, inputs)
  writeLead(standings, seat, inputs)
  inputs.add(AHEAD + MOST_AHEAD + Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, achievementsAhead(state, seat))))
  inputs.add(STRONGEST_IN + ((strongest - seat + players.length) % players.length))
  const share = 1 / Math.max(1, players.length - 2)
  for (let each = 0; each < players.length; each++) {
    if (each === seat) writePlayer(state, standings, each, seat, OWN, 1, inputs)
    else if (each === strongest) writePlayer(state, standings, each, seat, STRONGEST, 1, inputs)
    else writePlayer(state, standings, each, seat, OTHERS, share, inputs)
  }
}

function writeTable(state: State, seat: Seat, { highest, points }: Standing, inputs: Inputs): void {
  const { players, edition, turns, active, actions, supply, ages, specials } = state
  inputs.add(PLAYERS + players.length)
  if (edition === 'third') inputs.add(EDITION)
  inputs.fill(ROUND, turns / players.length / ROUNDS_PER_STEP, ROUND_STEPS)
  if (turns > 0) {
    const place = ACTIVE + 2 * ((active - seat + players.length) % players.length)
    inputs.add(place)
    if (actions > 0) inputs.add(place + 1)
  }
  let drawsLeft = 0
  for (let at = 0; at < AGES; at++) {
    const count = supply[at]?.cards.length ?? 0
    if (count === 0) inputs.add(EMPTY + at)
    inputs.add(SUPPLY + at, count / 10)
    if (at >= highest - 1) drawsLeft += count
  }
  inputs.fill(DRAWS_LEFT, drawsLeft / CARDS_PER_STEP, DRAW_STEPS)
  for (let at = 0; at < CLAIMS; at++) {
    if (ages[at] !== NOBODY) continue
    inputs.add(UNCLAIMED + at)
    if (canClaim(at + 1, points, highest)) inputs.add(CLAIMABLE + at)
  }
  specials.forEach((owner, at) => {
    if (owner === NOBODY) inputs.add(UNCLAIMED + CLAIMS + at)
  })
}

const canClaim = (age: number, points: number, highest: number): boolean =>
  highest >= age && points >= priceOf(age)

/** The seat knows its own cards. */
function writeHand({ player: { hand, board } }: Standing, inputs: Inputs): void {
  for (const id of hand.cards) inputs.add(OWN_HAND.get(id) as number)
  for (let colour = 0; colour < board.length; colour++) {
    const value = board[colour]?.value ?? 0
    if (hand.cards.some((id) => cardOf(id).pile === colour && ageOf(id) > value))
      inputs.add(BETTER_HAND + colour)
  }
}

/** Points ahead of the best rival: most points win if the supply runs out. */
function writeLead(standings: readonly Standing[], seat: Seat, inputs: Inputs): void {
  let most = 0
  standings.forEach(({ points }, each) => {
    if (each !== seat) most = Math.max(most, points)
  })
  const lead = (standings[seat]?.points ?? 0) - most
  inputs.fill(LEAD, lead / POINTS_PER_STEP, LEAD_STEPS)
  inputs.fill(LEAD + LEAD_STEPS, -lead / POINTS_PER_STEP, LEAD_STEPS)
  inputs.add(LEAD + 2 * LEAD_STEPS, lead / 20)
}

function achievementsAhead(state: State, seat: Seat): number {
  let most = 0
  for (let each = 0; each < state.players.length; each++)
    if (each !== seat) most = Math.max(most, achievementsOf(state, each))
  return achievementsOf(state, seat) - most
}

/** The part of the way to the achievement that is closest; 0 if none is left. */
function progressOf(state: State, points: number, highest: number): number {
  let progress = 0
  for (let at = 0; at < CLAIMS; at++) {
    if (state.ages[at] !== NOBODY || canClaim(at + 1, points, highest)) continue
    const paid = Math.min(1, points / priceOf(at + 1))
    progress = Math.max(progress, paid * Math.min(1, (highest + 1) / (at + 2)))
  }
  return progress
}

/** What all may know of a player; of hands and score piles that is the ages. */
function writePlayer(
  state: State,
  standings: readonly Standing[],
  whose: Seat,
  seat: Seat,
  places: Places,
  share: number,
  inputs: Inputs,
): void {
  const { player, icons, points, highest } = standings[whose] as Standing
  const { board, hand, score, tucked, scored } = player
  writeBoard(standings, whose, seat, places, share, inputs)
  icons.forEach((count, kind) => {
    ICON_STEPS.forEach((step, at) => {
      if (count > step) inputs.add(places.icons + kind * ICON_STEPS.length + at, share)
    })
    inputs.add(places.iconCount + kind, (share * count) / 6)
    const lead = (standings[seat]?.icons[kind] ?? 0) - count
    if (places.moreIcons === null) return
    if (lead > 0) inputs.add(places.moreIcons + 2 * kind, share)
    if (lead > SAFE_LEAD) inputs.add(places.moreIcons + 2 * kind + 1, share)
  })
  inputs.fill(places.points, points / POINTS_PER_STEP, POINT_STEPS, share)
  inputs.add(places.pointCount, (share * points) / 20)
  for (const id of score.cards) inputs.add(places.scored + ageOf(id) - 1, share / 2)
  const left = achievementsToWin(standings.length) - achievementsOf(state, whose)
  inputs.add(places.left + Math.max(0, Math.min(MOST_LEFT, left)), share)
  inputs.fill(places.hand, hand.cards.length, MOST_IN_HAND, share)
  for (const id of hand.cards) inputs.add(places.handAges + ageOf(id) - 1, share / 2)
  let handAges = 0
  for (const id of hand.cards) handAges += ageOf(id)
  inputs.add(places.handAgeSum, (share * handAges) / 20)
  let allIcons = 0
  for (const count of icons) allIcons += count
  inputs.fill(places.allIcons, allIcons / ICONS_PER_STEP, ALL_ICON_STEPS, share)
  inputs.add(places.allIcons + ALL_ICON_STEPS, (share * allIcons) / 20)
  const progress = progressOf(state, points, highest)
  inputs.fill(places.progress, progress * PROGRESS_STEPS, PROGRESS_STEPS, share)
  inputs.add(places.progress + PROGRESS_STEPS, share * progress)
  inputs.add(places.highest + highest, share)
  let claimable = 0
  for (let at = 0; at < CLAIMS; at++)
    if (state.ages[at] === NOBODY && canClaim(at + 1, points, highest)) claimable++
  inputs.fill(places.claimable, claimable, MOST_CLAIMABLE, share)
  const isOpen = (special: (typeof SPECIALS)[number]) => state.specials[SPECIALS.indexOf(special)] === NOBODY
  if (isOpen('world')) inputs.fill(places.clocks, icons[CLOCK] ?? 0, CLOCKS, share)
  if (isOpen('empire')) inputs.fill(places.leastIcons, Math.min(...icons), LEAST_ICONS, share)
  if (isOpen('monument')) inputs.fill(places.thisTurn, Math.max(tucked, scored), CARDS_THIS_TURN, share)
  let [wide, high] = [0, 0]
  for (const { splay, value } of board) {
    if (splay === 'right' || splay === 'up') wide++
    if (value >= HIGH_TOP) high++
  }
  if (isOpen('wonder')) inputs.fill(places.wide, wide, WIDE, share)
  if (isOpen('universe')) inputs.fill(places.highTops, high, HIGH_TOPS, share)
}

function writeBoard(
  standings: readonly Standing[],
  whose: Seat,
  seat: Seat,
  places: Places,
  share: number,
  inputs: Inputs,
): void {
  const { player, icons } = standings[whose] as Standing
  const others = whose === seat ? standings.filter((_, each) => each !== seat) : [standings[seat] as Standing]
  let [tops, ages, obeyed, refused, shared] = [0, 0, 0, 0, 0]
  player.board.forEach(({ cards, splay }, colour) => {
    const top = cards.at(-1)
    if (top === undefined) return
    tops++
    ages += ageOf(top)
    const { kind, effects } = cardOf(top)
    let fewer = 0
    for (const other of others) if ((other.icons[kind] as number) < (icons[kind] as number)) fewer++
    const alone = fewer / others.length
    inputs.add(places.alone.get(top) as number, share * alone)
    inputs.add(places.together.get(top) as number, share * (1 - alone))
    if (effects[0] === 'demand') {
      obeyed += alone
      refused += 1 - alone
    }
    if (effects.at(-1) === 'shared') shared += 1 - alone
    if (splay !== 'none') inputs.add(places.splays + colour * SPLAYS.length + SPLAYS.indexOf(splay), share)
    inputs.add(places.sizes + colour, (share * Math.min(cards.length, 8)) / 4)
  })
  inputs.add(places.obeyed, (share * obeyed) / 2)
  inputs.add(places.refused, (share * refused) / 2)
  inputs.add(places.shared, (share * shared) / 2)
  inputs.fill(places.tops, tops, COLOURS.length, share)
  inputs.fill(places.topAges, ages / AGES_PER_STEP, AGE_STEPS, share)
  inputs.add(places.topAges + AGE_STEPS, (share * ages) / 20)
}

export const features: Features<State, Theme> = { layout, write }
