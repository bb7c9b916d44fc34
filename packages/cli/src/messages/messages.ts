import type { BotName } from '@ziggurat/bots'

/** What one can type besides an answer. */
export const WORDS = ['table', 'log', 'card', 'why', 'undo', 'save', 'resign', 'quit'] as const
export type Word = (typeof WORDS)[number]

/** The command's own sentences in one language; what is said of a game stands in the game's texts. */
export interface Messages {
  /** Who plays if no name is given; the games speak of players in the third person. */
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

  readonly howToAnswer: string
  /** The words in this language; the English ones are always understood too. */
  readonly words: Readonly<Record<Word, string>>
  readonly helpOn: Readonly<Record<Word, string>>
  readonly argument: { readonly file: string; readonly card: string }

  noAnswer(typed: string): string
  noSuchNumber(most: number): string
  /** So many were typed, and so many are to be chosen. */
  wrongSize(size: number, howMany: string): string
  /** These pieces do not make a set that is an answer. */
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

  /** What the columns of the catalogue are. */
  readonly catalogue: string
  replayed(title: string, answers: number, of: number): string
}
