import type { BotName } from '@ziggurat/bots'

/** The words that can be typed beside answers. */
export const WORDS = ['table', 'log', 'card', 'why', 'undo', 'save', 'resign', 'quit'] as const
export type Word = (typeof WORDS)[number]

/** The command's own sentences in one language. The sentences about a game are in the game's texts. */
export interface Messages {
  /** The player's name if none is given; the games speak of players in the third person. */
  readonly player: string
  readonly bots: Readonly<Record<BotName, string>>
  seat(seat: number): string

  welcome(title: string, names: readonly string[]): string
  readonly hint: string
  goingOn(file: string, answers: number): string
  readonly happened: string
  readonly answers: string
  readonly onlyAnswer: string
  /** How many of the pieces below make a set ('2', '0–3'), and how to type it. */
  chooseSet(howMany: string): string

  /** The heading of a bot's advice, from so many imagined tables. Its doubt does not say how wrong the bot may be. */
  advice(tables: number): string
  /** How far differences between options were off when the games were played to their end. */
  adviceError(points: string): string
  /** Several options that cannot be told apart. */
  adviceTied(options: string): string
  /** '41 ± 3' percent, and points; `behind` is points less than with the best option. */
  adviceChance(percent: string): string
  readonly adviceUnclear: string
  advicePoints(points: string): string
  adviceBehind(points: string): string
  /** Before the causes of a difference to another option. */
  readonly adviceAgainst: (option: string) => string
  /** The same, if the causes are numbers at the end of the turn. */
  readonly adviceAgainstTurn: (option: string) => string

  readonly howToAnswer: string
  /** The words in this language; the English ones are always understood too. */
  readonly words: Readonly<Record<Word, string>>
  readonly helpOn: Readonly<Record<Word, string>>
  readonly argument: { readonly file: string; readonly card: string }

  noAnswer(typed: string): string
  noSuchNumber(most: number): string
  /** How many were typed, and how many are to be chosen. */
  wrongSize(size: number, howMany: string): string
  /** These pieces are not a legal answer. */
  noSet(typed: string): string
  several(typed: string): string
  noCard(typed: string): string
  severalCards(typed: string): string
  whichCard(word: string): string
  readonly whyNothing: string
  whyPossible(name: string): string
  whyNotHere(name: string): string
  age(age: number): string

  readonly undone: string
  readonly notUndoable: string
  readonly logEmpty: string
  readonly willResign: string
  readonly wontResign: string
  readonly whichFile: string
  saved(file: string): string
  notSaved(file: string): string
  fileExists(file: string): string
  quitUnsaved(save: string, quit: string): string
  goOnWith(command: string): string
  readonly notKept: string
  readonly bye: string

  seed(seed: string): string
  verifyWith(command: string): string
  afterwards(table: string, log: string, save: string): string

  /** The header of the catalogue's columns. */
  readonly catalogue: string
  replayed(title: string, answers: number, of: number): string
}
