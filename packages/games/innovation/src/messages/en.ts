import { counting } from '@ziggurat/texts'

import type { Zone } from '../events.ts'
import type { Direction } from '../state.ts'
import { effectsEn } from './effects-en.ts'
import type { Messages } from './messages.ts'
import { namesEn } from './names-en.ts'
import { thirdEditionEn } from './third-edition-en.ts'

const count = counting('en')

const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })
const points = (n: number): string => count(n, { one: 'point', other: 'points' })
const achievements = (n: number): string => count(n, { one: 'achievement', other: 'achievements' })
const actions = (n: number): string => count(n, { one: 'action', other: 'actions' })

/** 'a 3', 'an 8'. */
const aCard = (age: number): string => `${age === 8 ? 'an' : 'a'} ${age}`
const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

const from: Readonly<Record<Zone, string>> = {
  hand: 'from hand',
  score: 'from the score pile',
  board: 'from the board',
}
const places: Readonly<Record<Zone, string>> = { hand: 'hand', score: 'score pile', board: 'board' }
const ways: Readonly<Record<Direction, string>> = { left: 'left', right: 'right', up: 'up' }

const listed = (list: string): string => (list === '' ? '' : `: ${list}`)

export const en: Messages = {
  title: 'Innovation',
  blurb:
    'Lead a civilization through ten ages of inventions: each of 105 cards does something else, which others share or must obey.',
  help: `Rules: Innovation, the base game, first or third edition, 2 to 4 players.

You lead a civilization through ten ages. Cards lie on your board in up to
five piles, one for each colour. On your turn you take two actions:
- draw a card as high as your highest top card (an empty pile: the next one),
- meld: put a card from hand on top of the pile of its colour,
- activate a top card: its effects are executed from first to last,
- claim an age achievement: you need 5 points for each number of its age, and
  a top card of that age or higher. The points are not spent.

Each card has a dogma icon. When it is activated, the icons of that kind that
the players show are counted. Who shows fewer than you must obey a demand. Who
shows as many or more executes the shared effects before you; if that changes
anything, you draw a card for it in the end.

Splayed piles show more: left one place of each covered card, right two, up
three. To tuck is to put a card under its pile, to score to put it in your
score pile, where it counts its value, to return to put it under its supply
pile. What you 'can' do or do 'if you like' you may leave; all else you must.

Special achievements come to the first one who fulfils them. You win at once
with 6 achievements (three players: 5, four: 4) or by certain cards. If a card
above age 10 would have to be drawn, the game ends and most points win, then
most achievements.`,
  settings: { edition: { name: 'Edition', values: { first: 'first edition', third: 'third edition' } } },
  cards: namesEn,
  effects: effectsEn,
  thirdEdition: thirdEditionEn,
  demand: 'Demand:',
  colours: {
    red: { card: 'red', heading: 'Red' },
    yellow: { card: 'yellow', heading: 'Yellow' },
    green: { card: 'green', heading: 'Green' },
    blue: { card: 'blue', heading: 'Blue' },
    purple: { card: 'purple', heading: 'Purple' },
  },
  icons: {
    castle: 'castle',
    leaf: 'leaf',
    lightbulb: 'lightbulb',
    crown: 'crown',
    factory: 'factory',
    clock: 'clock',
  },
  specials: {
    monument: { name: 'Monument', condition: 'Tuck 6 cards in one turn, or score 6 cards in one turn.' },
    empire: { name: 'Empire', condition: 'Show 3 icons or more of each of the six kinds.' },
    world: { name: 'World', condition: 'Show 12 clocks or more.' },
    wonder: { name: 'Wonder', condition: 'Have all 5 colours, each splayed right or up.' },
    universe: { name: 'Universe', condition: 'Have 5 top cards, each of value 8 or higher.' },
  },
  facts: {
    kind: (age, colour) => `Age ${age}, ${colour}.`,
    places: (topLeft, bottomLeft, bottomCentre, bottomRight) =>
      `Icons: top left ${topLeft}, bottom left ${bottomLeft}, bottom centre ${bottomCentre}, ` +
      `bottom right ${bottomRight}.`,
    hex: 'none',
    dogma: (icon) => `Dogma icon: ${icon}.`,
    effect: (number) => `Effect ${number}:`,
  },
  questions: {
    'first-card': 'Which card do you begin with?',
    action: 'What do you do?',
    return: 'Which card do you return?',
    meld: 'Which card do you meld?',
    tuck: 'Which card do you tuck?',
    score: 'Which card do you score?',
    transfer: 'Which card is transferred?',
    take: 'Which card do you take?',
    keep: 'Which card do you keep?',
    reveal: 'Which card do you show?',
    exchange: 'What do you exchange?',
    execute: 'Which card do you execute?',
    place: 'Which card comes next, from the top down?',
    'splay-left': 'Which colour do you splay left?',
    'splay-right': 'Which colour do you splay right?',
    'splay-up': 'Which colour do you splay up?',
    measure: 'Which colour do you splay right and count?',
    name: 'Which two colours do you name?',
    rearrange: 'Which colour do you put in another order?',
    'give-red': 'To whose board does your top red card go?',
    'give-points': 'Into whose score pile do you give a card?',
    'return-three': 'Do you return 3 cards?',
    'meld-all': 'Do you meld your whole score pile?',
    'meld-highest': 'Do you meld the highest cards of your score pile?',
    'tuck-some': 'Do you tuck cards?',
    'tuck-all': 'Do you tuck your whole hand?',
    'score-all': 'Do you score your whole hand?',
    'draw-and-tuck': 'Do you draw and tuck a card?',
    next: 'All of these, one after another: which is next?',
    value: 'Which value do you name?',
    evolve: 'What do you do?',
  },
  questionsOfSets: { score: 'Which cards do you score?', transfer: 'Which cards are transferred?' },
  options: {
    cards: {
      dogma: (card) => `Activate ${card}`,
      return: (card) => `Return ${card}`,
      meld: (card) => `Meld ${card}`,
      tuck: (card) => `Tuck ${card}`,
      score: (card) => `Score ${card}`,
      transfer: (card) => `Transfer ${card}`,
      take: (card) => `Take ${card}`,
      keep: (card) => `Keep ${card}`,
      reveal: (card) => `Show ${card}`,
      exchange: (card) => `Exchange ${card}`,
      execute: (card) => `Execute ${card}`,
      place: (card) => `Next ${card}`,
    },
    colours: {
      'splay-left': (colour) => `Splay ${colour} left`,
      'splay-right': (colour) => `Splay ${colour} right`,
      'splay-up': (colour) => `Splay ${colour} up`,
      measure: (colour) => `Splay ${colour} right and count it`,
      name: (colour) => `Name ${colour}`,
      rearrange: (colour) => `Put ${colour} in another order`,
    },
    seats: {
      'give-red': (seat) => `To the player on seat ${seat}`,
      'give-points': (seat) => `To the player on seat ${seat}`,
    },
    plain: {
      draw: 'Draw a card',
      decline: 'Leave it',
      done: 'No more cards',
      exchange: 'Exchange them',
      'draw-and-score': 'Draw and score an 8, then return a card from the score pile',
      'draw-higher': 'Draw a card 1 higher than the highest one of the score pile',
      'return-three': 'Return 3 cards',
      'meld-all': 'Meld the whole score pile',
      'meld-highest': 'Meld the highest cards of the score pile',
      'tuck-some': 'Tuck cards',
      'tuck-all': 'Tuck the whole hand',
      'score-all': 'Score the whole hand',
      'draw-and-tuck': 'Draw and tuck a card',
    },
    sharing: (players) => `shared by ${players}`,
    demanded: (players) => `demanded of ${players}`,
    demandsNobody: 'demanded of nobody',
    draws: (age) => aCard(age),
    drawEnds: 'this ends the game',
    achieve: (age, n) => `Claim age ${age} (${points(n)})`,
    value: (value) => `Name ${value}`,
    returnBack: (seat, value) => `Return ${aCard(value)} of the player on seat ${seat}`,
  },
  events: {
    turn: ({ player, actions: n }) => `${player} has the turn: ${actions(n)}.`,
    dogma: ({ player, card, sharing, demanded }) =>
      `${player} activates ${card}.${sharing === undefined ? '' : ` Sharing: ${sharing}.`}` +
      (demanded === undefined ? '' : ` Under demand: ${demanded}.`),
    effect: ({ player, card, effect, role }) => {
      const what = effect === undefined ? card : `effect ${effect} of ${card}`
      if (role === 'demanded') return `${player} must obey ${what}.`
      if (role === 'sharing') return `${player} shares ${what}.`
      return role === 'alone' ? `${player} executes ${what} alone.` : `${player} executes ${what}.`
    },
    bonus: ({ player }) => `${player} draws because others shared.`,
    drew: ({ player, age, card }) => `${player} draws ${aCard(age)}${named(card)}.`,
    revealed: ({ player, card }) => `${player} shows ${card}.`,
    melded: ({ player, card, from: zone }) => `${player} melds ${card} ${from[zone]}.`,
    tucked: ({ player, card, from: zone }) => `${player} tucks ${card} ${from[zone]}.`,
    scored: ({ player, age, from: zone, card }) =>
      `${player} scores ${aCard(age)} ${from[zone]}${named(card)}.`,
    returned: ({ player, age, from: zone, owner, card }) =>
      owner === undefined
        ? `${player} returns ${aCard(age)} ${from[zone]}${named(card)}.`
        : `${player} returns ${aCard(age)} ${from[zone]} of ${owner}${named(card)}.`,
    transferred: ({ from: giver, to, age, source, target, card }) =>
      to === undefined
        ? `${giver} moves ${aCard(age)} ${from[source]} to the ${places[target]}${named(card)}.`
        : `${age === 8 ? 'An' : 'A'} ${age} goes from ${giver} (${places[source]}) to ` +
          `${to} (${places[target]})${named(card)}.`,
    splayed: ({ player, colour, direction }) => `${player} splays ${colour} ${ways[direction]}.`,
    unsplayed: ({ player, colour }) => `${player} has ${colour} unsplayed now.`,
    rearranged: ({ player, colour, top }) => `${player} puts ${colour} in another order; on top: ${top}.`,
    declined: ({ player }) => `${player} leaves it.`,
    had: ({ player }) => `${player} has a card that fits.`,
    lacked: ({ player }) => `${player} has no card that fits.`,
    named: ({ player, what }) => `${player} names ${what}.`,
    claimed: ({ player, achievement }) =>
      typeof achievement === 'number'
        ? `${player} claims the achievement of age ${achievement}.`
        : `${player} gets the special achievement ${achievement}.`,
    wiped: ({ player, card }) =>
      `${player} has drawn ${card}: all hands, boards and score piles leave the game.`,
    over: ({ by, winners, shared, card }) => {
      const won = `The game is over. ${shared ? 'Winners' : 'Winner'}: ${winners}`
      if (by === 'achievements') return `${won}, by achievements.`
      if (by === 'tie') return `${won}, by achievements, as the points were level.`
      return by === 'points' ? `${won}, by points.` : `${won}, by ${card ?? 'the effect of a card'}.`
    },
  },
  reasons: {
    claimed: ({ seat }) => `The player on seat ${seat} has it`,
    points: ({ points: n, needed }) => `Needs ${points(needed)}; you have ${n}`,
    age: ({ highest, needed }) =>
      `Needs a top card of value ${needed} or higher; ` +
      (highest === 0 ? 'you have none' : `your highest one is ${aCard(highest)}`),
    'empty-hand': () => 'You have no card in hand to meld',
    'no-top-card': () => 'You have no card on the board to activate',
  },
  table: {
    choosing: 'The first cards are being chosen.',
    turn: (turn, player, more) =>
      `Turn ${turn}: ${player}, ${more === 0 ? 'the last action' : `${actions(more)} more after this one`}.`,
    over: 'The game is over.',
    goal: (n) => `${achievements(n)} win the game.`,
    supply: (piles) => `Supply: ${piles}.`,
    supplyPile: (age, n) => `age ${age}: ${n}`,
    removed: (n) => `Out of the game: ${cards(n)}.`,
    openAges: (ages) => `Age achievements to claim, and the points for each: ${ages}.`,
    openAge: (age, n) => `${age} for ${n}`,
    noOpenAges: 'All age achievements are claimed.',
    ageCondition: 'Each needs a top card of its age or higher, too.',
    openSpecials: 'Special achievements:',
    noOpenSpecials: 'All special achievements are claimed.',
    player: (player, seat, you) => `${player} (seat ${seat}${you ? ', you' : ''})`,
    state: (n, own) => `${points(n)}, ${achievements(own)}`,
    hand: (n, list) => `Hand: ${cards(n)}${listed(list)}.`,
    scorePile: (n, list) => `Score pile: ${cards(n)}${listed(list)}.`,
    visibleIcons: (list) => `Icons: ${list}.`,
    pile: (colour, top, n, splay) =>
      `${en.colours[colour].heading}: ${top}` +
      (n === 1 ? '' : `, ${cards(n)}, ${splay === 'none' ? 'not splayed' : `splayed ${ways[splay]}`}`),
    beneath: (list) => `beneath: ${list}`,
    shown: (icons) => `shown beneath: ${icons}`,
    noIcon: 'nothing',
    emptyBoard: 'No cards on the board.',
    achieved: (list) => `Achievements: ${list}.`,
    ageAchievement: (age) => `age ${age}`,
    thisTurn: (tucked, scored) => `In this turn: ${tucked} tucked, ${scored} scored.`,
    yourHand: 'Your hand:',
  },
  scores: {
    level: {
      points: (n, own) => `Level on ${points(n)}: achievements decide (${own}).`,
      achievements: (n, own) => `Level on ${achievements(n)}: points decide (${own}).`,
    },
    line: (player, own, n) => `${player}: ${achievements(own)}, ${points(n)}.`,
    byAchievements: (player, own) => `Winner: ${player} with ${achievements(own)}.`,
    byPoints: (player, n) =>
      `A card above age 10 would have had to be drawn. Winner: ${player} with ${points(n)}.`,
    shared: (players, n) =>
      `A card above age 10 would have had to be drawn. Shared victory: ${players} with ${points(n)} each.`,
    tieBroken: (own) => `The tie is broken by achievements: ${own}.`,
    byCard: (player) => `Winner: ${player}, by the effect of a card.`,
  },
}
