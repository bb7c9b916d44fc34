import type { Seat } from '@ziggurat/kernel'
import { wrap } from '@ziggurat/texts'

import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { COLOURS } from './effects.ts'
import { cityCount, FREE_CITY, hasBuilding, LAST_TURN, neighbour, passingIn } from './state.ts'
import type { CityView, View } from './view.ts'
import { BOARDS, stagesOf } from './wonders.ts'
import { AGE_NUMERALS, signed } from './wording.ts'
import type { Wording } from './wording.ts'

type Name = (seat: Seat) => string

/** The table in words, the viewer's city first and then clockwise. */
export function tableLines(words: Wording, view: View, name: Name): readonly string[] {
  const count = cityCount(view)
  const first = view.viewer ?? 0
  const cities = Array.from({ length: count }, (_, i) => (first + i) % count).flatMap((index) => {
    const city = view.cities[index]
    return city === undefined ? [] : ['', ...cityLines(words, view, name, index, city)]
  })
  return [
    ...headLines(words, view, name),
    ...cities,
    ...handLines(words, view),
    ...recalledLines(words, view, name),
  ].flatMap((line) => wrap(line))
}

function headLines(words: Wording, view: View, name: Name): string[] {
  const { table } = words.say
  const passing = view.turn === LAST_TURN ? 'nowhere' : passingIn(view)
  const now =
    view.scores !== null
      ? table.over
      : view.age === 0
        ? table.choosingBoards
        : table.now(AGE_NUMERALS[view.age], view.turn, passing)
  const lines = [now]
  if (view.age === 0) return lines
  if (view.controller !== null && view.scores === null) {
    lines.push(`${table.leads(name(view.controller))} ${table.drawPile(view.drawPile)}`)
  }
  const known = view.discards.length === 0 ? [] : [table.knownDiscards, `${words.sorted(view.discards)}.`]
  return [...lines, [table.discarded(view.discarded), ...known].join(' ')]
}

function cityLines(words: Wording, view: View, name: Name, index: number, city: CityView): string[] {
  const { table, cities, goods, colours } = words.say
  const relation = relationTo(view, index)
  const player = view.players === 2 && index === FREE_CITY ? words.say.freeCity : name(index)
  const who = relation === null ? player : `${player} (${table.relations[relation]})`
  const hand = view.handSizes[index]
  const state = table.state(city.coins, city.shields)
  const lines = [
    `${table.city(who, cities[city.board], city.side, goods[BOARDS[city.board].start])}.`,
    `  ${hand === undefined || view.scores !== null ? state : `${state}, ${table.hand(hand)}`}.`,
    `  ${stageSentences(words, city).join(' ')}`,
  ]
  if (city.under.some((card) => card !== null)) {
    const under = city.under.map((card) => (card === null ? table.unknownCard : words.say.cards[card]))
    lines.push(`  ${table.under} ${under.join(', ')}.`)
  }
  if (city.freeBuild) lines.push(`  ${table.freeBuild}`)
  for (const colour of COLOURS) {
    const cards = city.built.filter((card) => cardOf(card).colour === colour)
    if (cards.length > 0) lines.push(`  ${colours[colour].heading}: ${words.names(cards).join(', ')}.`)
  }
  if (city.built.length === 0) lines.push(`  ${table.noBuildings}`)
  if (city.tokens.length > 0) {
    const sum = city.tokens.reduce((total, token) => total + token, 0)
    lines.push(`  ${table.tokens(city.tokens.map(signed).join(', '), signed(sum))}`)
  }
  return lines
}

function relationTo(view: View, index: number): 'you' | 'left' | 'right' | null {
  const { viewer } = view
  if (viewer === null) return null
  if (index === viewer) return 'you'
  if (index === neighbour(view, viewer, 'left')) return 'left'
  return index === neighbour(view, viewer, 'right') ? 'right' : null
}

function stageSentences(words: Wording, city: CityView): string[] {
  const { table } = words.say
  const stages = stagesOf(city.board, city.side)
  const built = stages.slice(0, city.stages)
  const next = stages[city.stages]
  return [
    table.stages(city.stages, stages.length),
    ...built.map((stage, at) => table.stage(at + 1, words.stage(stage))),
    next === undefined ? table.wonderDone : table.nextStage(words.goods(next.cost), words.stage(next)),
  ]
}

function handLines(words: Wording, view: View): string[] {
  if (view.viewer === null || view.hand.length === 0) return []
  const { cards, colours, table } = words.say
  const built = view.cities[view.viewer]?.built ?? []
  return [
    '',
    table.yourHand,
    ...view.hand.map((card) => {
      const { colour } = cardOf(card)
      const price = chainOrCost(words, card, built)
      return `  ${cards[card]} (${colours[colour].card}): ${words.effectOf(card)}. ${price}`
    }),
  ]
}

/** The cost, or the building that makes the card free, unless the building is there already (7W-BUILD-02). */
function chainOrCost(words: Wording, card: CardId, built: readonly CardId[]): string {
  if (hasBuilding({ built }, cardOf(card))) return words.say.table.stands
  const { chainFrom } = cardOf(card)
  const from = built.filter((each) => chainFrom?.includes(each))
  if (from.length === 0) return words.costOf(card)
  return `${words.capital(words.say.price.chainWith(words.all(words.names(from))))}.`
}

/**
 * The cards that the viewer passed on. Those that have not come back are face down, like all of a finished
 * age.
 */
function recalledLines(words: Wording, view: View, name: Name): string[] {
  if (view.recalled.length === 0) return []
  const { table } = words.say
  const places = new Map<string, CardId[]>()
  for (const { age, holder, cards } of view.recalled.toSorted((one, other) => other.age - one.age)) {
    const faceDown = holder === null || holder === view.viewer || view.scores !== null
    const place = table.recalledFrom(AGE_NUMERALS[age] ?? `${age}`, faceDown ? null : name(holder))
    places.set(place, [...(places.get(place) ?? []), ...cards])
  }
  const lines = [...places].map(([place, cards]) => `  ${place} ${words.sorted(cards)}.`)
  return ['', table.recalled, ...lines]
}
