import type { Messages } from './messages.ts'

const article = (number: number) => (/^(1$|1\d{3}$|5)/.test(`${number}`) ? 'az' : 'a')

export const hu: Messages = {
  player: 'Játékos',
  bots: { random: 'Véletlen', novice: 'Kezdő' },
  seat: (seat) => `${seat}. hely`,

  welcome: (title, names) => `${title}. Az asztalnál, az óramutató járása szerint: ${names.join(', ')}.`,
  hint: 'Bármikor beírhat egy ? jelet: segítséget kap.',
  goingOn: (file, number) => `A játék folytatódik (${file}, eddig ${number} válasz).`,
  happened: 'Mi történt:',
  answers: 'Lehetséges válaszok:',
  onlyAnswer: 'Csak ez az egy van: elég az Enter.',

  howToAnswer: 'Válaszoljon a számával, vagy írjon be annyit a válaszból, amennyi egyértelmű.',
  words: {
    table: 'asztal',
    log: 'napló',
    card: 'kártya',
    why: 'miért',
    undo: 'vissza',
    save: 'mentés',
    quit: 'kilépés',
  },
  helpOn: {
    table: 'újra megmutatja az asztalt és a kérdést',
    log: 'minden, ami eddig történt',
    card: 'mibe kerül egy kártya, és mit tud',
    why: 'mit nem tehet most, és miért; kártyával csak az, ami arra vonatkozik',
    undo: 'visszavonja az utolsó válaszát, ha abból nem tudott meg semmi újat',
    save: 'fájlba írja a játék jegyzőkönyvét',
    quit: 'kilép a játékból',
  },
  argument: { file: 'fájl', card: 'kártya' },

  noAnswer: (typed) => `„${typed}” itt nem válasz. Írjon be egy számot, egy válasz részletét, vagy ? jelet.`,
  noSuchNumber: (most) =>
    most === 1 ? 'Csak az 1. válasz létezik.' : `A válaszok száma 1 és ${most} közötti.`,
  several: (typed) => `„${typed}” ezek bármelyike lehet:`,
  noCard: (typed) => `Nincs „${typed}” nevű kártya.`,
  severalCards: (typed) => `„${typed}” ezen kártyák bármelyike lehet:`,
  whichCard: (word) => `Melyik kártya? Például: ${word}`,
  whyNothing: 'Semminek sincs akadálya: minden, amit tehet, ott van a válaszok között.',
  whyPossible: (name) => `${name}: nincs akadálya, keresse a válaszok között.`,
  whyNotHere: (name) => `${name}: a kérdés nem erről szól.`,
  age: (age) => `${age}. kor`,

  undone: 'Visszavonva.',
  notUndoable: 'Nincs mit visszavonni: azóta mások is válaszoltak, vagy Ön már többet látott.',
  logEmpty: 'Még semmi sem történt.',
  whichFile: 'Melyik fájlba? Például: mentés jatek.txt',
  saved: (file) => `A jegyzőkönyv itt van: ${file}`,
  notSaved: (file) => `Nem sikerült kiírni: ${file}. Próbáljon más nevet vagy mappát.`,
  fileExists: (file) => `Már létezik, és más van benne: ${file}. Válasszon másik nevet.`,
  quitUnsaved: (save, quit) =>
    `A játék nincs elmentve. „${save}” megőrzi; még egy „${quit}”, és mentés nélkül kilép.`,
  goOnWith: (command) => `Így folytathatja: ${command}`,
  notKept: 'A játék nem lett elmentve.',
  bye: 'Viszontlátásra!',

  over: 'A játék véget ért.',
  seed: (seed) => `A kártyák ebből a magból lettek megkeverve: ${seed}`,
  verifyWith: (command) => `Így ellenőrizheti, hogy senki sem csalt: ${command}`,
  afterwards: (table, log, save) => `„${table}”, „${log}” és „${save}” még működik; az Enter kilép.`,

  catalogue: 'Kor, fajta, név, példányszám játékosszám szerint, azonosító; alatta a kártya hatása',
  replayed: (title, number, of) =>
    number === of ? `${title}, ${of} válasz` : `${title}, ${article(of)} ${of} válaszból az első ${number}`,
}
