import type { Splay } from '@ziggurat/innovation/facts'
import { counting } from '@ziggurat/texts'

import { almanac } from './almanac-en.ts'

const count = counting('en')
const achievements = (n: number): string => count(n, { one: 'achievement', other: 'achievements' })

const splays: Readonly<Record<Splay, string>> = {
  none: 'not splayed',
  left: 'splayed left',
  right: 'splayed right',
  up: 'splayed up',
}

/** What the table of Innovation says beside the game's own words. English is the type of all languages. */
export const en = {
  turn: (turn: number) => `Turn ${turn}`,
  goal: (n: number) => (n === 1 ? '1 achievement wins' : `${n} achievements win`),
  choosing: 'The first cards',
  cards: (n: number) => count(n, { one: 'card', other: 'cards' }),
  /** Beside the colour of a pile. */
  pile: (cards: number, splay: Splay) =>
    cards === 1 ? '1 card' : `${count(cards, { one: 'card', other: 'cards' })}, ${splays[splay]}`,
  board: (name: string) => `Board of ${name}`,
  noCards: 'No cards on the board yet.',
  emptyHand: 'No cards in hand.',
  score: 'Score',
  hand: 'Hand',
  achievements: 'Achievements',
  ofAchievements: (n: number) => `of ${achievements(n)}`,
  topCard: 'Top card',
  icons: 'Visible icons',
  player: 'Player',
  most: 'most',
  next: 'next',
  turnOf: 'has the turn',
  open: (name: string) => `Look at the whole board of ${name}`,
  back: 'Back to my board',
  yours: 'My board',
  ages: 'Ages',
  age: (age: number) => `Age ${age}`,
  supply: (cards: number) => count(cards, { one: 'card left', other: 'cards left' }),
  drawsFrom: 'the next draw comes from here',
  empty: 'empty',
  claim: 'claim',
  claimed: (name: string) => `claimed by ${name}`,
  short: (points: number) => `${points} short`,
  points: (points: number) => count(points, { one: 'point', other: 'points' }),
  pointsShort: (points: number) => `${count(points, { one: 'point', other: 'points' })} short`,
  needsTop: (age: number) => `top card ${age}`,
  specials: 'Special achievements',
  has: (name: string) => `${name} has it`,
  missing: (missing: number) => `${missing} missing`,
  progress: {
    monument: (n: number) => `tucked or scored this turn: ${n} of 6`,
    empire: (n: number) => `3 of each icon: ${n} of 6`,
    world: (n: number) => `clocks: ${n} of 12`,
    wonder: (n: number) => `splayed right or up: ${n} of 5`,
    universe: (n: number) => `top cards from age 8: ${n} of 5`,
  },
  tag: { demand: 'Demand', shared: 'Shared' },
  meets: { hits: 'hits', hitsNobody: 'hits nobody', shares: 'shared', alone: 'nobody else' },
  ledger: { must: 'must', shares: 'shares', active: 'activates' },
  ifActivated: 'if activated',
  ifMelded: 'if melded',
  running: 'is running',
  done: 'has been executed',
  activatedBy: (name: string) => `activated by ${name}`,
  mustObey: 'must obey',
  shares: 'shares',
  executes: 'executes it',
  you: 'You',
  safe: 'is safe',
  nobodyObeys: 'Nobody has to obey.',
  now: 'now',
  chooses: (name: string) => `${name} chooses`,
  youChoose: 'You choose',
  versus: (theirs: number, mine: number) => `${theirs} to ${mine}`,
  youDraw:
    'If that changes anything, you draw a card for sharing after all effects, as high as your highest top card is then.',
  drawWouldEnd: 'As things stand, that would end the game.',
  theyDraw: (name: string) => `If that changes anything, ${name} draws a card for sharing.`,
  covers: (card: string) => `Covers ${card}.`,
  opensPile: 'Begins a new pile.',
  noChange: 'Your visible icons stay the same.',
  adds: 'More',
  takes: 'Less',
  activate: 'Activate',
  activateWhat: (card: string) => `Activate ${card}?`,
  meldWhat: (card: string) => `Meld ${card}?`,
  meld: 'Meld',
  draw: (age: number) => `Draw ${age === 8 ? 'an' : 'a'} ${age}`,
  drawEnd: 'Draw: the game ends',
  drawCard: 'Draw a card',
  meldSome: 'Meld …',
  activateSome: 'Activate …',
  claimSome: 'Claim …',
  claimAge: (age: number) => `Claim age ${age}`,
  claimWhat: (age: number) => `Claim the achievement of age ${age}?`,
  drawWhat: (age: number) => `Draw ${age === 8 ? 'an' : 'a'} ${age}?`,
  drawEndWhat: 'Draw and end the game?',
  cancel: 'Cancel',
  action: (at: number, of: number) => `Your action ${at} of ${of}`,
  sentence: (card: string, effect: number) => `${card}, effect ${effect}`,
  change: 'Change my mind',
  chosen: (card: string) => `You begin with ${card}`,
  chooseFrom: 'To choose from',
  dogmaIcon: 'Decides who shares and who must obey',
  tabs: { hand: 'Hand', ages: 'Ages', rivals: 'Rivals', log: 'Log', dogma: 'Effect' },
  sheet: {
    ages: 'Age achievements',
    specials: 'Special achievements',
    total: 'Achievements',
    points: 'Points',
    icons: 'Icons',
    tops: 'Highest top card',
    category: 'Category',
    none: 'none',
  },
  curves: { points: 'Points', achievements: 'Achievements', icons: 'Visible icons' },
  almanac,
} as const

type Widened<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Widened<T[Key]> }

export type Own = Widened<typeof en>
