import type { Messages } from './messages.ts'

const article = (number: number) => (/^(1$|1\d{3}$|5)/.test(`${number}`) ? 'az' : 'a')

export const hu: Messages = {
  player: 'Játékos',
  bots: {
    random: 'Véletlen',
    'novice-1': 'Az első kezdő',
    novice: 'Kezdő',
    player: 'Haladó',
    expert: 'Szakértő',
    master: 'Mester',
  },
  seat: (seat) => `${seat}. hely`,

  welcome: (title, names) => `${title}. Az asztalnál, az óramutató járása szerint: ${names.join(', ')}.`,
  hint: 'Bármikor beírhatsz egy ? jelet: segítséget kapsz.',
  goingOn: (file, number) => `A játék folytatódik (${file}, eddig ${number} válasz).`,
  happened: 'Mi történt:',
  answers: 'Lehetséges válaszok:',
  onlyAnswer: 'Csak ez az egy van: elég az Enter.',
  chooseSet: (howMany) => `Válassz ezek közül (hányat: ${howMany}). Írd be a számukat, például „1 3”:`,

  advice: (tables) =>
    `Tanács: amit egy bot ${tables} elképzelt osztás után vár. A botok gyakran tévednek; a ± csak a rejtett dolgokra vonatkozik.`,
  adviceError: (points) => `A válaszok közti különbségek tévedése nagyjából ${points} pont.`,
  adviceTied: (options) => `Nem lehet megmondani, melyik a jobb ezek közül: ${options}.`,
  adviceChance: (percent) => `győz: ${percent} %`,
  adviceUnclear: 'a győzelem esélye egyelőre bizonytalan',
  advicePoints: (points) => `${points} pont`,
  adviceBehind: (points) => `ennyivel a legjobb mögött: ${points}`,
  adviceAgainst: (option) => `Ehhez a válaszhoz képest: ${option}`,
  adviceAgainstTurn: (option) => `Ehhez a válaszhoz képest, a fordulód végén: ${option}`,

  howToAnswer: 'Válaszolj a válasz számával, vagy írj be belőle annyit, amennyi egyértelmű.',
  words: {
    table: 'asztal',
    log: 'napló',
    card: 'kártya',
    why: 'miért',
    undo: 'vissza',
    save: 'mentés',
    resign: 'feladom',
    quit: 'kilépés',
  },
  helpOn: {
    table: 'újra megmutatja az asztalt és a kérdést',
    log: 'minden, ami eddig történt',
    card: 'mibe kerül egy kártya, és mit tud',
    why: 'mit nem tehetsz most, és miért; kártyával csak az, ami arra vonatkozik',
    undo: 'visszavonja az utolsó válaszodat, ha abból nem tudtál meg semmi újat',
    save: 'fájlba írja a játék jegyzőkönyvét',
    resign: 'feladja a játékot, amint a szabályok engedik, vagy mégsem',
    quit: 'kilép a játékból',
  },
  argument: { file: 'fájl', card: 'kártya' },

  noAnswer: (typed) => `„${typed}” itt nem válasz. Írj be egy számot, egy válasz részletét, vagy ? jelet.`,
  noSuchNumber: (most) =>
    most === 1 ? 'Csak az 1. válasz létezik.' : `A válaszok száma 1 és ${most} közötti.`,
  wrongSize: (size, howMany) => `Beírva: ${size}. Ennyit kell választani: ${howMany}.`,
  noSet: (typed) => `„${typed}” itt nem választható: nem elég, vagy több annál, mint amennyi van.`,
  several: (typed) => `„${typed}” ezek bármelyike lehet:`,
  noCard: (typed) => `Nincs „${typed}” nevű kártya.`,
  severalCards: (typed) => `„${typed}” ezen kártyák bármelyike lehet:`,
  whichCard: (word) => `Melyik kártya? Például: ${word}`,
  whyNothing: 'Semminek sincs akadálya: minden, amit tehetsz, ott van a válaszok között.',
  whyPossible: (name) => `${name}: nincs akadálya, keresd a válaszok között.`,
  whyNotHere: (name) => `${name}: a kérdés nem erről szól.`,
  age: (age) => `${age}. kor`,

  undone: 'Visszavonva.',
  notUndoable: 'Nincs mit visszavonni: azóta mások is válaszoltak, vagy te már többet láttál.',
  logEmpty: 'Még semmi sem történt.',
  willResign: 'Feladod a játékot, amint a szabályok engedik. Ugyanez a szó visszavonja.',
  wontResign: 'Tovább játszol.',
  whichFile: 'Melyik fájlba? Például: mentés jatek.txt',
  saved: (file) => `A jegyzőkönyv itt van: ${file}`,
  notSaved: (file) => `Nem sikerült kiírni: ${file}. Próbálj más nevet vagy mappát.`,
  fileExists: (file) => `Már létezik, és más van benne: ${file}. Válassz másik nevet.`,
  quitUnsaved: (save, quit) =>
    `A játék nincs elmentve. „${save}” megőrzi; még egy „${quit}”, és mentés nélkül kilépsz.`,
  goOnWith: (command) => `Így folytathatod: ${command}`,
  notKept: 'A játék nem lett elmentve.',
  bye: 'Viszlát!',

  seed: (seed) => `A kártyák ebből a magból lettek megkeverve: ${seed}`,
  verifyWith: (command) => `Így ellenőrizheted, hogy senki sem csalt: ${command}`,
  afterwards: (table, log, save) => `„${table}”, „${log}” és „${save}” még működik; Enterrel kilépsz.`,

  catalogue: 'Kor, fajta, név, példányszám játékosszám szerint, azonosító; alatta a kártya hatása',
  replayed: (title, number, of) =>
    number === of ? `${title}, ${of} válasz` : `${title}, ${article(of)} ${of} válaszból az első ${number}`,
}
