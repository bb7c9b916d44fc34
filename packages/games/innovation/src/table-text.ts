import type { Seat } from '@ziggurat/kernel'
import { wrap } from '@ziggurat/texts'

import { achievementsToWin } from './achievements.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { NOBODY, SPECIALS } from './state.ts'
import type { Back, PileView, PlayerView, View } from './view.ts'
import type { Wording } from './wording.ts'

type Name = (seat: Seat) => string

/** The table in words, the viewer first and then clockwise. The viewer's hand comes last. */
export function tableLines(words: Wording, view: View, name: Name): readonly string[] {
  const { length } = view.players
  const first = view.viewer ?? 0
  const players = Array.from({ length }, (_, i) => (first + i) % length).flatMap((seat) => {
    const player = view.players[seat]
    return player === undefined ? [] : ['', ...playerLines(words, view, name, seat, player)]
  })
  return [
    ...headLines(words, view, name),
    ...openLines(words, view),
    ...players,
    ...handLines(words, view),
  ].flatMap((line) => wrap(line))
}

function headLines(words: Wording, view: View, name: Name): string[] {
  const { table } = words.say
  const now =
    view.over !== null
      ? table.over
      : view.turns === 0
        ? table.choosing
        : table.turn(view.turns, name(view.active), view.actions)
  const piles = view.supply.map((cards, at) => table.supplyPile(at + 1, cards)).join(', ')
  return [
    `${now} ${table.goal(achievementsToWin(view.players.length))}`,
    table.supply(piles),
    ...(view.removed.length === 0 ? [] : [table.removed(view.removed.length)]),
  ]
}

/** The unclaimed achievements, and what they need. */
function openLines(words: Wording, view: View): string[] {
  const { table, specials } = words.say
  const ages = view.ages.flatMap((owner, at) =>
    owner === NOBODY ? [table.openAge(at + 1, (at + 1) * 5)] : [],
  )
  const open = SPECIALS.filter((_, at) => view.specials[at] === NOBODY)
  return [
    ages.length === 0 ? table.noOpenAges : `${table.openAges(ages.join(', '))} ${table.ageCondition}`,
    open.length === 0 ? table.noOpenSpecials : table.openSpecials,
    ...open.map((special) => `  ${specials[special].name}: ${specials[special].condition}`),
  ]
}

function playerLines(words: Wording, view: View, name: Name, seat: Seat, player: PlayerView): string[] {
  const { table } = words.say
  const { points, achievements, hand, score, board, icons, tucked, scored } = player
  const lines = [
    `${table.player(name(seat), seat, seat === view.viewer)}: ${table.state(points, achievements)}.`,
    `  ${table.hand(hand.length, backs(words, hand, seat === view.viewer))}`,
    `  ${table.scorePile(score.length, backs(words, score, false))}`,
    `  ${table.visibleIcons(words.counts(icons))}`,
    ...(board.length === 0 ? [`  ${table.emptyBoard}`] : board.map((pile) => `  ${pileLine(words, pile)}.`)),
  ]
  const claimed = claimedBy(words, view, seat)
  if (claimed.length > 0) lines.push(`  ${table.achieved(claimed.join(', '))}`)
  if (tucked + scored > 0) lines.push(`  ${table.thisTurn(tucked, scored)}`)
  return lines
}

/** Ages, and the names of cards that the viewer knows. The viewer's own hand is listed in full elsewhere. */
const backs = (words: Wording, cards: readonly Back[], agesOnly: boolean): string =>
  cards.map(({ age, card }) => (card === null || agesOnly ? `${age}` : words.label(card))).join(', ')

function pileLine(words: Wording, { colour, top, size, splay, beneath }: PileView): string {
  const { table, icons } = words.say
  const { age, dogma } = cardOf(top)
  const pile = table.pile(colour, `${words.name(top)} (${age}, ${icons[dogma]})`, size, splay)
  const own = beneath.filter((covered): covered is CardId => typeof covered === 'string')
  if (own.length > 0) {
    const names = own.map((card) => `${words.name(card)} (${cardOf(card).age})`)
    return `${pile}; ${table.beneath(names.join(', '))}`
  }
  const shown = beneath.flatMap((covered) => (typeof covered === 'string' ? [] : [shownOf(words, covered)]))
  return splay === 'none' || shown.length === 0 ? pile : `${pile}; ${table.shown(shown.join('; '))}`
}

/** The visible icons of a covered card. */
function shownOf(words: Wording, places: readonly string[]): string {
  const icons = places.filter((place) => place !== 'hex').map((place) => words.icon(place))
  return icons.length === 0 ? words.say.table.noIcon : words.all(icons)
}

function claimedBy({ say }: Wording, view: View, seat: Seat): string[] {
  return [
    ...view.ages.flatMap((owner, at) => (owner === seat ? [say.table.ageAchievement(at + 1)] : [])),
    ...SPECIALS.filter((_, at) => view.specials[at] === seat).map((special) => say.specials[special].name),
  ]
}

function handLines(words: Wording, view: View): string[] {
  const { table, icons } = words.say
  const hand = view.viewer === null ? [] : (view.players[view.viewer]?.hand ?? [])
  if (hand.length === 0) return []
  const lines = hand.flatMap(({ card }) => {
    if (card === null) return []
    const { age, colour, dogma } = cardOf(card)
    const facts = `${words.colour(colour)} ${age}, ${icons[dogma]}`
    return [`  ${words.name(card)} (${facts}): ${words.effectsOf(card)}`]
  })
  return ['', table.yourHand, ...lines]
}
