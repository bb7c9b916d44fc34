import type { Seat } from '@ziggurat/kernel'
import {
  BOARDS,
  builtStages,
  cardOf,
  CARDS,
  controllerOf,
  GOODS,
  neighbour,
  passingIn,
  scoreSheet,
  shieldsOf,
  symbolsOf,
} from '@ziggurat/seven-wonders'
import type { CardId, City, State } from '@ziggurat/seven-wonders'

import { Layout } from '../learned/inputs.ts'
import type { Features, Inputs } from '../learned/inputs.ts'

/** What the reasons for a choice are about. */
export type Theme =
  | 'time'
  | 'goods'
  | 'money'
  | 'shields'
  | 'science'
  | 'points'
  | 'wonder'
  | 'guilds'
  | 'hand'
  | 'passed-on'
  | 'rivals'

const TURNS_PER_AGE = 6
const LAST_TURN = 18
const MOST_PLAYERS = 7
const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const
const SHEET = ['conflict', 'wonder', 'civilian', 'science', 'commercial', 'guilds', 'total'] as const
const SYMBOLS = 3
/** The goods, and a place for production that can choose. */
const [CHOICE, GOOD_PLACES] = [GOODS.length, GOODS.length + 1]

const THEMES: Readonly<Record<(typeof COLOURS)[number], Theme>> = {
  brown: 'goods',
  grey: 'goods',
  blue: 'points',
  yellow: 'money',
  red: 'shields',
  green: 'science',
  purple: 'guilds',
}
const SHEET_THEMES: Readonly<Record<(typeof SHEET)[number], Theme>> = {
  conflict: 'shields',
  wonder: 'wonder',
  civilian: 'points',
  science: 'science',
  commercial: 'money',
  guilds: 'guilds',
  total: 'points',
}

const layout = new Layout<Theme>()

/** A place for each card, in the group of its colour. */
const perCard = (theme?: Theme): ReadonlyMap<CardId, number> =>
  new Map(CARDS.map(({ id, colour }) => [id, layout.add(theme ?? THEMES[colour])]))

const TURN = layout.add('time', LAST_TURN + 1)
const PLAYERS = layout.add('time', MOST_PLAYERS + 1)
const BUILT = perCard()
/** Each side of each board with each number of stages. */
const MOST_STAGES = 5
const STAGES = new Map(Object.keys(BOARDS).map((board) => [board, layout.add('wonder', 2 * MOST_STAGES)]))
const COINS = layout.add('money', 13)
const MOST_COINS = 12
const SHIELDS = layout.add('shields', 10)
const SCIENCE = layout.add('science', SYMBOLS * 6)
const ANY_SCIENCE = layout.add('science', 3)
const PRODUCTION = layout.add('goods', GOOD_PLACES * 3)
const DISCOUNTS = layout.add('money', 3)
const SCORES = SHEET.map((category) => layout.add(SHEET_THEMES[category]))
const HAND = perCard('hand')
const HAND_FREE = perCard('hand')
/** The hand that the seat has passed on, and that its neighbour chooses from now. */
const PASSED_ON = perCard('passed-on')
const BESIDE = (['left', 'right'] as const).map((side) => ({
  side,
  production: layout.add('goods', GOOD_PLACES),
  lead: layout.add('shields', 13),
  colours: layout.add('guilds', COLOURS.length),
  total: layout.add('rivals'),
  coins: layout.add('rivals'),
  stages: layout.add('guilds'),
  defeats: layout.add('guilds'),
  science: layout.add('science', SYMBOLS + 1),
}))
const RIVALS = layout.add('rivals', 2)
const AHEAD = layout.add('points')
/** With two players: the seat leads the Free City next, and the card that it has drawn for it. */
const LEADS_FREE_CITY = layout.add('time')
const DRAWN = perCard('hand')

/** A city's units of each good: a choice counts as half a unit of each of its goods. */
const units = new Float32Array(GOOD_PLACES)

function countUnits(city: City): void {
  units.fill(0)
  units[GOODS.indexOf(BOARDS[city.board].start)] = 1
  const count = (produces: readonly (readonly string[])[] = []) => {
    for (const goods of produces) {
      const share = goods.length === 1 ? 1 : 0.5
      for (const good of goods) {
        const at = GOODS.indexOf(good as (typeof GOODS)[number])
        units[at] = (units[at] as number) + share
      }
      if (goods.length > 1) units[CHOICE] = (units[CHOICE] as number) + 1
    }
  }
  for (const id of city.built) count(cardOf(id).produces)
  for (const { produces } of builtStages(city)) count(produces)
}

function write(state: State, seat: Seat, inputs: Inputs): void {
  const { players, age, turn, over } = state
  inputs.add(PLAYERS + players)
  const city = state.cities[seat]
  // Boards are still being chosen.
  if (city === undefined || age === 0) return
  inputs.add(TURN + (over ? LAST_TURN : (age - 1) * TURNS_PER_AGE + turn - 1))
  writeCity(state, seat, city, inputs)
  if (!over) writeHand(state, seat, city, inputs)
  for (const beside of BESIDE) writeNeighbour(state, seat, beside, inputs)
  writeRivals(state, seat, inputs)
}

function writeCity(state: State, seat: Seat, city: City, inputs: Inputs): void {
  for (const id of city.built) {
    inputs.add(BUILT.get(id) as number)
    const { discount } = cardOf(id)
    if (discount?.goods === 'made') inputs.add(DISCOUNTS + 2)
    else for (const side of discount?.from ?? []) inputs.add(DISCOUNTS + (side === 'left' ? 0 : 1))
  }
  const side = city.side === 'A' ? 0 : MOST_STAGES
  inputs.add((STAGES.get(city.board) as number) + side + city.stages.cards.length)
  inputs.fill(COINS, city.coins, MOST_COINS)
  inputs.add(COINS + MOST_COINS, city.coins / 10)
  inputs.fill(SHIELDS, shieldsOf(city), 10)
  const { fixed, free } = symbolsOf(city)
  fixed.forEach((count, kind) => inputs.fill(SCIENCE + kind * 6, count, 6))
  inputs.fill(ANY_SCIENCE, free, 3)
  countUnits(city)
  for (let good = 0; good < GOOD_PLACES; good++) inputs.fill(PRODUCTION + good * 3, units[good] as number, 3)
  const sheet = scoreSheet(state, seat)
  SHEET.forEach((category, at) =>
    inputs.add(SCORES[at] as number, sheet[category] / (category === 'total' ? 50 : 20)),
  )
}

function writeHand(state: State, seat: Seat, city: City, inputs: Inputs): void {
  for (const id of state.hands[seat] ?? []) {
    if (city.built.includes(id)) continue
    const isFree = cardOf(id).chainFrom?.some((before) => city.built.includes(before as CardId))
    inputs.add((isFree === true ? HAND_FREE : HAND).get(id) as number)
  }
  if (controllerOf(state) === seat) {
    inputs.add(LEADS_FREE_CITY)
    for (const id of state.drawn) inputs.add(DRAWN.get(id) as number)
  }
  const next = receiverOf(state, seat)
  if ((((state.handSeenBy[next] ?? 0) >> seat) & 1) === 0) return
  for (const id of state.hands[next] ?? []) inputs.add(PASSED_ON.get(id) as number)
}

/** The seat that has just got this seat's hand. */
function receiverOf(state: State, seat: Seat): Seat {
  const to = passingIn(state)
  return to === 'other' ? 1 - seat : neighbour(state, seat, to)
}

function writeNeighbour(state: State, seat: Seat, beside: (typeof BESIDE)[number], inputs: Inputs): void {
  const index = neighbour(state, seat, beside.side)
  const other = state.cities[index]
  const own = state.cities[seat]
  if (other === undefined || own === undefined) return
  countUnits(other)
  for (let good = 0; good < GOOD_PLACES; good++)
    inputs.add(beside.production + good, (units[good] as number) / 2)
  inputs.add(beside.lead + Math.max(0, Math.min(12, shieldsOf(own) - shieldsOf(other) + 6)))
  for (const id of other.built) inputs.add(beside.colours + COLOURS.indexOf(cardOf(id).colour), 0.25)
  inputs.add(beside.total, scoreSheet(state, index).total / 50)
  inputs.add(beside.coins, other.coins / 10)
  inputs.add(beside.stages, other.stages.cards.length / 3)
  let defeats = 0
  for (const token of other.tokens) if (token < 0) defeats++
  inputs.add(beside.defeats, defeats / 3)
  const { fixed, free } = symbolsOf(other)
  fixed.forEach((count, kind) => inputs.add(beside.science + kind, count / 3))
  inputs.add(beside.science + SYMBOLS, free / 2)
}

function writeRivals(state: State, seat: Seat, inputs: Inputs): void {
  const { players } = state
  const own = scoreSheet(state, seat).total
  let [most, sum] = [-Infinity, 0]
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    const { total } = scoreSheet(state, other)
    most = Math.max(most, total)
    sum += total
  }
  inputs.add(RIVALS, most / 50)
  inputs.add(RIVALS + 1, sum / (players - 1) / 50)
  inputs.add(AHEAD, (own - most) / 20)
}

export const features: Features<State, Theme> = { layout, write }
