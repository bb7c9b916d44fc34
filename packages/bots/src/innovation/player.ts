import { achievementsOf, achievementsToWin, ageOf, cardOf, ICONS } from '@ziggurat/innovation'
import type { CardId } from '@ziggurat/innovation'
import { COLOURS, NOBODY, priceOf, SPECIALS } from '@ziggurat/innovation/facts'

import type { Inputs } from '../learned/inputs.ts'
import { AGES, layout, perCard, POINTS_PER_STEP } from './places.ts'
import type { Theme } from './places.ts'
import { canClaim } from './standing.ts'
import type { Sight, Standing } from './standing.ts'

/** The numbers of visible icons that make a difference. */
const ICON_STEPS = [0, 1, 2, 3, 5, 7, 9, 12]
/** So many more icons than a rival are not lost by one melded card. */
const SAFE_LEAD = 3
const POINT_STEPS = 14
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

const hasDemand = (id: CardId): boolean => cardOf(id).effects[0] === 'demand'

/** The places for one player: oneself, the strongest rival, or the mean of the other rivals. */
export function playerPlaces(whose: 'own' | 'rival') {
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

/** What is written of a player, and where. */
interface Portrait {
  readonly standing: Standing
  readonly places: ReturnType<typeof playerPlaces>
  /** How much of it counts: rivals whose mean is taken have a share each. */
  readonly share: number
}

/** What all may know of a player; of hands and score piles that is the ages. */
export function writePlayer(inputs: Inputs, portrait: Portrait, sight: Sight): void {
  writeBoard(inputs, portrait, sight)
  writeIcons(inputs, portrait, sight.own)
  writePoints(inputs, portrait)
  writeLeft(inputs, portrait, sight)
  writeHand(inputs, portrait)
  writeAllIcons(inputs, portrait)
  writeClaims(inputs, portrait, sight)
  writeSpecials(inputs, portrait, sight)
}

function writeBoard(inputs: Inputs, { standing, places, share }: Portrait, { own, standings }: Sight): void {
  const { player, icons } = standing
  const others = standing === own ? standings.filter((each) => each !== own) : [own]
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

function writeIcons(inputs: Inputs, { standing, places, share }: Portrait, own: Standing): void {
  standing.icons.forEach((count, kind) => {
    ICON_STEPS.forEach((step, at) => {
      if (count > step) inputs.add(places.icons + kind * ICON_STEPS.length + at, share)
    })
    inputs.add(places.iconCount + kind, (share * count) / 6)
    if (places.moreIcons === null) return
    const lead = (own.icons[kind] ?? 0) - count
    if (lead > 0) inputs.add(places.moreIcons + 2 * kind, share)
    if (lead > SAFE_LEAD) inputs.add(places.moreIcons + 2 * kind + 1, share)
  })
}

function writePoints(inputs: Inputs, { standing: { points, player }, places, share }: Portrait): void {
  inputs.fill(places.points, points / POINTS_PER_STEP, POINT_STEPS, share)
  inputs.add(places.pointCount, (share * points) / 20)
  for (const id of player.score.cards) inputs.add(places.scored + ageOf(id) - 1, share / 2)
}

function writeLeft(inputs: Inputs, { standing, places, share }: Portrait, { state, standings }: Sight): void {
  const left = achievementsToWin(standings.length) - achievementsOf(state, standing.seat)
  inputs.add(places.left + Math.max(0, Math.min(MOST_LEFT, left)), share)
}

function writeHand(inputs: Inputs, { standing, places, share }: Portrait): void {
  const { cards } = standing.player.hand
  inputs.fill(places.hand, cards.length, MOST_IN_HAND, share)
  let ages = 0
  for (const id of cards) {
    inputs.add(places.handAges + ageOf(id) - 1, share / 2)
    ages += ageOf(id)
  }
  inputs.add(places.handAgeSum, (share * ages) / 20)
}

function writeAllIcons(inputs: Inputs, { standing: { icons }, places, share }: Portrait): void {
  const count = icons.reduce((sum, each) => sum + each, 0)
  inputs.fill(places.allIcons, count / ICONS_PER_STEP, ALL_ICON_STEPS, share)
  inputs.add(places.allIcons + ALL_ICON_STEPS, (share * count) / 20)
}

/** How many achievements of ages the player can claim, and how far the next one is. */
function writeClaims(inputs: Inputs, { standing, places, share }: Portrait, { openAges }: Sight): void {
  const { points, highest } = standing
  let [progress, claimable] = [0, 0]
  for (const age of openAges) {
    if (canClaim(standing, age)) claimable++
    else {
      const paid = Math.min(1, points / priceOf(age))
      progress = Math.max(progress, paid * Math.min(1, (highest + 1) / (age + 1)))
    }
  }
  inputs.fill(places.progress, progress * PROGRESS_STEPS, PROGRESS_STEPS, share)
  inputs.add(places.progress + PROGRESS_STEPS, share * progress)
  inputs.add(places.highest + highest, share)
  inputs.fill(places.claimable, claimable, MOST_CLAIMABLE, share)
}

/** How far the player is on the way to the special achievements that nobody has. */
function writeSpecials(inputs: Inputs, { standing, places, share }: Portrait, { state }: Sight): void {
  const { icons } = standing
  const { board, tucked, scored } = standing.player
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
