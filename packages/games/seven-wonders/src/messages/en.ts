import { counting, listsIn } from '@ziggurat/texts'

import type { Per } from '../effects.ts'
import type { Passing } from '../state.ts'
import type { Messages } from './messages.ts'
import { namesEn } from './names-en.ts'

const count = counting('en')
const { all } = listsIn('en')

const coins = (n: number): string => count(n, { one: 'coin', other: 'coins' })
const points = (n: number): string => count(n, { one: 'victory point', other: 'victory points' })
const shields = (n: number): string => count(n, { one: 'shield', other: 'shields' })
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })

const neighbours = { left: 'the left neighbour', right: 'the right neighbour', both: 'both neighbours' }

const NONE = 'none of it'

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

function each({ what, where }: Per): string {
  const things =
    what === 'stages' ? 'built wonder stage' : what === 'defeats' ? 'defeat token' : `${all(what)} card`
  const places = {
    own: 'in your city',
    neighbours: 'in the two neighbouring cities',
    all: 'in your city and the two neighbouring ones',
  }
  return `for each ${things} ${places[where]}`
}

const passing: Readonly<Record<Passing, string>> = {
  left: 'Hands are passed to the left.',
  right: 'Hands are passed to the right.',
  other: 'The players exchange hands.',
  nowhere: 'The age ends with this turn.',
}

export const en: Messages = {
  title: '7 Wonders',
  blurb:
    'Build an ancient city and its wonder in three ages: everybody plays a card at once and passes the rest of the hand on.',
  help: `Rules: 7 Wonders, the base game of 2010, both board sides, 2 to 7 players.

You lead a city through three ages. In each age everybody gets seven cards and
plays six of them, one a turn, all at the same time. Choose a card and
- build it: it stays in your city and works from then on,
- or lay it face down under your board as the next stage of your wonder,
- or discard it for 3 coins.
Then the hand goes on: to the left in Ages I and III, to the right in Age II.
The last card of an age is discarded unpaid.

The cost of a card or stage is covered by what your city makes each turn;
nothing is used up. What is missing can be bought from the two neighbours at
2 coins a unit; they cannot refuse. Some cards are free if you have a certain
card of the age before. No building can stand twice in a city.

Brown and grey cards make goods, blue ones give points, yellow ones trade, red
ones shields, green ones science; purple ones (guilds) look at other cities.
After each age compare shields with both neighbours: for more you get +1, +3,
+5 by age, for fewer −1.

In the end count conflicts, a point for every 3 coins, wonder, blue, yellow
and purple cards, and science: the square of the number of each symbol, and 7
for each set of three different ones. Most points win, then most coins.
Two players lead the third city, the Free City, in turn.`,
  ...namesEn,
  freeCity: 'Free City',
  goods: {
    wood: 'wood',
    stone: 'stone',
    clay: 'clay',
    ore: 'ore',
    glass: 'glass',
    cloth: 'cloth',
    papyrus: 'papyrus',
  },
  units: (n, good) => `${n} ${good}`,
  coins,
  colours: {
    brown: { card: 'brown', heading: 'Brown' },
    grey: { card: 'grey', heading: 'Grey' },
    blue: { card: 'blue', heading: 'Blue' },
    yellow: { card: 'yellow', heading: 'Yellow' },
    red: { card: 'red', heading: 'Red' },
    green: { card: 'green', heading: 'Green' },
    purple: { card: 'purple', heading: 'Purple' },
  },
  symbols: { compass: 'compass', gear: 'gear', tablet: 'tablet' },
  kinds: {
    brown: 'Raw materials',
    grey: 'Manufactured goods',
    blue: 'Civilian buildings',
    yellow: 'Commercial buildings',
    red: 'Military buildings',
    green: 'Scientific buildings',
    purple: 'Guilds',
  },
  settings: {
    sides: {
      name: 'Board sides',
      values: { random: 'A or B at random', A: 'side A for all', B: 'side B for all' },
    },
    boards: { name: 'Boards', values: { dealt: 'dealt at random', chosen: 'chosen by the players' } },
  },
  categories: {
    conflict: 'Conflict',
    treasury: 'Treasury',
    wonder: 'Wonder',
    civilian: 'Civilian',
    science: 'Science',
    commercial: 'Commercial',
    guilds: 'Guilds',
    total: 'Total',
  },
  effects: {
    produces: (goods) => `${goods} each turn`,
    either: (goods, forSale) => `1 ${goods} each turn${forSale ? '' : ', not for sale'}`,
    points,
    coins: (n) => `${coins(n)} at once`,
    shields,
    science: (symbol) => `science symbol: ${symbol}`,
    anyScience: 'a science symbol of any kind, whichever is best at the end',
    discount: (goods, from) =>
      `${goods === 'raw' ? 'raw materials' : 'manufactured goods'} from ${neighbours[from]} cost 1 coin`,
    coinsPer: (per) => `at once ${coins(per.amount)} ${each(per)}`,
    pointsPer: (per) => `at the end ${points(per.amount)} ${each(per)}`,
  },
  abilities: {
    'free-build': 'once an age you may build a card for nothing',
    'seventh-card': 'you may also play the seventh card of each age',
    dig: 'at the end of the turn in which it is built you may build a card from the discard pile for nothing',
    'copy-guild': 'at the end copy a guild of a neighbouring city',
  },
  facts: {
    cost: (goods) => `Cost: ${goods}.`,
    noCost: 'No cost.',
    chainFrom: (from) => `Free with ${from}.`,
    chainTo: (to) => `Makes ${to} free.`,
    copies: (cities) => `Copies, by number of cities: ${cities}.`,
    guild: 'Guild: of the ten, two more than cities are in the game.',
  },
  price: {
    bought: (from, goods, n) => `${goods} from the ${from} for ${coins(n)}`,
    bank: (n) => `${coins(n)} to the bank`,
    chain: 'free by a chain',
    chainWith: (from) => `free with ${from}`,
    free: 'free, by the wonder of Olympia',
  },
  questions: {
    'choose-board': 'Choose the board of your wonder.',
    play: 'Choose a card and what to do with it.',
    'free-city': 'Choose a card for the Free City and what to do with it.',
    'seventh-card': 'You may play your seventh card too: what do you do with it?',
    'free-city-seventh-card': 'The Free City plays the last card of the draw pile: what does it do with it?',
    dig: 'You may build a card from the discard pile for nothing.',
    'free-city-dig': 'The Free City may build a card from the discard pile for nothing.',
  },
  options: {
    board: (city, wonder, start) => `${city} (${wonder}), produces ${start}`,
    build: (card) => `Build ${card}`,
    wonder: (card) => `Build the next stage of the wonder with ${card}`,
    sell: (card) => `Discard ${card} for 3 coins`,
    dig: (card, effect) => `Build ${card} from the discard pile: ${effect}`,
    digNothing: 'Build nothing from the discard pile',
    forFreeCity: (option) => `Free City: ${option}`,
  },
  events: {
    board: ({ city, board, side }) => `${city}: ${board}, side ${side}.`,
    age: ({ age }) => `Age ${age} begins.`,
    drew: ({ city, card }) => `${city} takes a card from the draw pile${named(card)}.`,
    built: ({ city, card, dug, price }) =>
      `${city} builds ${card}${dug ? ' from the discard pile' : ''}${price}.`,
    stage: ({ city, stage, price, card }) =>
      `${city} builds stage ${stage} of the wonder${price}${card === undefined ? '' : `; under it: ${card}`}.`,
    sold: ({ city, coins: n, card }) => `${city} discards a card for ${coins(n)}${named(card)}.`,
    gained: ({ city, coins: n }) => `${city} gains ${coins(n)}.`,
    'laid-off': ({ city, card }) =>
      city === null
        ? `The last card of the draw pile is discarded${named(card)}.`
        : `${city} discards the last card unpaid${named(card)}.`,
    looked: ({ city, cards: seen }) => `${city} looks through the discard pile${named(seen)}.`,
    'dug-nothing': ({ city }) => `${city} builds nothing from the discard pile.`,
    conflict: ({ city, against, shields: own, theirs, won, token }) =>
      `${city} ${won ? 'wins' : 'loses'} against ${against}, ${shields(own)} to ${theirs}: ${token}.`,
    passed: ({ to }) => passing[to],
    over: () => 'The game is over.',
  },
  reasons: {
    duplicate: ({ card }) => `${card} stands in the city already; no building can stand there twice`,
    'wonder-complete': () => 'All stages of the wonder are built',
    missing: ({ missing, left, right }) =>
      `Lacks ${missing}; the left neighbour sells ${left || NONE}, the right neighbour ${right || NONE}`,
    'too-dear': ({ missing, cheapest, coins: n }) =>
      `${missing === '' ? 'Costs' : `Lacks ${missing}, which costs at least`} ${coins(cheapest)}; the treasury holds ${n}`,
    'must-play': () => 'The Free City discards a card only if it can play none of them',
    'must-chain': ({ card }) => `The Free City can build ${card} by a chain, so it must`,
  },
  table: {
    choosingBoards: 'The boards are being chosen.',
    now: (age, turn, to) => `Age ${age}, turn ${turn} of 6. ${passing[to]}`,
    over: 'The game is over.',
    leads: (player) => `The Free City is led this turn by ${player}.`,
    discarded: (n) => `Discard pile: ${cards(n)}.`,
    drawPile: (n) => `Draw pile: ${cards(n)}.`,
    knownDiscards: 'You know of the discard pile:',
    relations: { you: 'you', left: 'your left neighbour', right: 'your right neighbour' },
    city: (player, board, side, start) => `${player}: ${board}, side ${side}, produces ${start}`,
    state: (n, own) => `${coins(n)}, ${shields(own)}`,
    hand: (n) => `${cards(n)} in hand`,
    stages: (built, total) => `Wonder: ${built} of ${count(total, { one: 'stage', other: 'stages' })} built.`,
    stage: (n, effect) => `Stage ${n}: ${effect}.`,
    nextStage: (cost, effect) => `Next stage for ${cost}: ${effect}.`,
    wonderDone: 'The wonder is complete.',
    under: 'Under the stages:',
    unknownCard: 'unknown',
    freeBuild: 'May build a card for nothing once in this age.',
    stands: 'Stands in your city already.',
    noBuildings: 'No buildings yet.',
    tokens: (tokens, sum) => `Conflict tokens: ${tokens} (together ${sum}).`,
    yourHand: 'Your hand:',
    recalled: 'Cards that you have passed on and nobody has shown since:',
    recalledFrom: (age, holder) =>
      holder === null ? `Age ${age}, now face down:` : `Age ${age}, now with ${holder} or face down:`,
  },
  scores: {
    winner: (player, n) => `Winner: ${player} with ${points(n)}.`,
    winners: (players, n) => `Shared victory: ${players} with ${points(n)} each.`,
    byCoins: (n, coins) => `Level on ${points(n)}: coins decide (${coins}).`,
  },
}
