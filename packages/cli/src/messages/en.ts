import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('en')
const answers = (number: number) => count(number, { one: 'answer', other: 'answers' })

export const en: Messages = {
  player: 'Player',
  bots: {
    random: 'Random',
    'novice-1': 'First novice',
    novice: 'Novice',
    player: 'Bot player',
    expert: 'Expert',
    master: 'Master',
  },
  seat: (seat) => `Seat ${seat}`,

  welcome: (title, names) => `${title}. At the table, clockwise: ${names.join(', ')}.`,
  hint: 'Type ? for help at any time.',
  goingOn: (file, number) => `Continuing the game in ${file} after ${answers(number)}.`,
  happened: 'What happened:',
  answers: 'Your answers:',
  onlyAnswer: 'This is the only one: press Enter.',
  chooseSet: (howMany) => `Choose ${howMany} of these. Type their numbers, for example '1 3':`,

  advice: (tables) =>
    `Advice: what a bot expects after imagining ${count(tables, { one: 'deal', other: 'deals' })}. Bots are often wrong; ± is only for what is hidden.`,
  adviceError: (points) =>
    `Differences between answers turned out to be off by about so many points: ${points}.`,
  adviceTied: (options) => `Which of these is better cannot be told: ${options}.`,
  adviceChance: (percent) => `wins ${percent} %`,
  adviceUnclear: 'chance to win unclear so far',
  advicePoints: (points) => `points ${points}`,
  adviceBehind: (points) => `behind by ${points}`,
  adviceAgainst: (option) => `Compared with answer ${option}:`,
  adviceAgainstTurn: (option) => `Compared with answer ${option}, at the end of your turn:`,

  howToAnswer: "Answer with a number, or with enough of an answer's words to tell it from the others.",
  words: {
    table: 'table',
    log: 'log',
    card: 'card',
    why: 'why',
    undo: 'undo',
    save: 'save',
    resign: 'resign',
    quit: 'quit',
  },
  helpOn: {
    table: 'show the table and the question again',
    log: 'show all events so far',
    card: 'show what a card costs and does',
    why: 'list what you cannot do now and why; with a card, only what concerns it',
    undo: 'take back your last answer, if it has revealed nothing new',
    save: 'write the record of the game to a file',
    resign: 'resign as soon as the rules allow it; type it again to play on',
    quit: 'leave the game',
  },
  argument: { file: 'file', card: 'card' },

  noAnswer: (typed) => `'${typed}' is not an answer here. Type a number, part of an answer, or ? for help.`,
  noSuchNumber: (most) =>
    most === 1 ? 'There is only answer 1.' : `The answers are numbered from 1 to ${most}.`,
  wrongSize: (size, howMany) => `You have typed ${size}: choose ${howMany}.`,
  noSet: (typed) => `'${typed}' cannot be chosen here: it is not enough, or more than there is.`,
  several: (typed) => `'${typed}' could be any of these:`,
  noCard: (typed) => `There is no card '${typed}'.`,
  severalCards: (typed) => `'${typed}' could be any of these cards:`,
  whichCard: (word) => `Which card? For example: ${word}`,
  whyNothing: 'Nothing is forbidden: everything you could do is among the answers.',
  whyPossible: (name) => `Nothing forbids ${name}: look among the answers.`,
  whyNotHere: (name) => `The question is not about ${name}.`,
  age: (age) => `age ${age}`,

  undone: 'Taken back.',
  notUndoable: 'There is nothing to take back: others have answered since, or something was revealed.',
  logEmpty: 'Nothing has happened yet.',
  willResign: 'You will resign as soon as the rules allow it. Type the same word to play on.',
  wontResign: 'You play on.',
  whichFile: 'Into which file? For example: save game.txt',
  saved: (file) => `The record is in ${file}.`,
  notSaved: (file) => `${file} could not be written. Try another name or folder.`,
  fileExists: (file) => `${file} exists already and holds something else. Choose another name.`,
  quitUnsaved: (save, quit) =>
    `This game is not saved. '${save}' saves it; '${quit}' again leaves without saving.`,
  goOnWith: (command) => `To continue: ${command}`,
  notKept: 'The game was not saved.',
  bye: 'Goodbye!',

  seed: (seed) => `The cards were shuffled with the seed ${seed}.`,
  verifyWith: (command) => `To check that nobody cheated: ${command}`,
  afterwards: (table, log, save) => `'${table}', '${log}' and '${save}' still work; press Enter to leave.`,

  catalogue: 'Age, kind, name, copies by number of players, id; below it the effect',
  replayed: (title, number, of) =>
    number === of ? `${title}, ${answers(of)}` : `${title}, the first ${number} of ${answers(of)}`,
}
