import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('pl')
const answers = (number: number) =>
  count(number, { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi', other: 'odpowiedzi' })

export const pl: Messages = {
  player: 'Gracz',
  bots: {
    random: 'Losowy',
    'novice-1': 'Pierwszy nowicjusz',
    novice: 'Nowicjusz',
    player: 'Bot gracz',
    expert: 'Znawca',
    master: 'Mistrz',
  },
  seat: (seat) => `Miejsce ${seat}`,

  welcome: (title, names) => `${title}. Przy stole, zgodnie z ruchem wskazówek zegara: ${names.join(', ')}.`,
  hint: 'W każdej chwili możesz wpisać ?, aby zobaczyć pomoc.',
  goingOn: (file, number) => `Gra z pliku ${file} toczy się dalej (dotąd ${answers(number)}).`,
  happened: 'Co się wydarzyło:',
  answers: 'Możesz odpowiedzieć:',
  onlyAnswer: 'Innej możliwości nie ma: wystarczy Enter.',
  chooseSet: (howMany) =>
    `Wybierz spośród tych możliwości (ile: ${howMany}). Wpisz ich numery, na przykład „1 3”:`,

  advice: (tables) =>
    `Rada: czego spodziewa się bot po wyobrażeniu sobie tylu rozdań: ${tables}. Boty często się mylą; ± dotyczy tylko tego, co ukryte.`,
  adviceError: (points) => `Różnice między odpowiedziami mylą się mniej więcej o tyle punktów: ${points}.`,
  adviceTied: (options) => `Nie da się stwierdzić, która z tych odpowiedzi jest lepsza: ${options}.`,
  adviceChance: (percent) => `wygrywa w ${percent} %`,
  adviceUnclear: 'szansa na wygraną na razie niejasna',
  advicePoints: (points) => `punkty ${points}`,
  adviceBehind: (points) => `za najlepszą o ${points}`,
  adviceAgainst: (option) => `W porównaniu z odpowiedzią ${option}:`,
  adviceAgainstTurn: (option) => `W porównaniu z odpowiedzią ${option}, na koniec twojej tury:`,

  howToAnswer: 'Podaj numer albo tyle słów odpowiedzi, żeby nie dało się jej pomylić z inną.',
  words: {
    table: 'stół',
    log: 'dziennik',
    card: 'karta',
    why: 'dlaczego',
    undo: 'cofnij',
    save: 'zapisz',
    resign: 'rezygnuję',
    quit: 'koniec',
  },
  helpOn: {
    table: 'pokazuje jeszcze raz stół i pytanie',
    log: 'wszystko, co się dotąd wydarzyło',
    card: 'ile karta kosztuje i co daje',
    why: 'czego teraz nie możesz zrobić i dlaczego; z kartą tylko to, co jej dotyczy',
    undo: 'cofa twoją ostatnią odpowiedź, o ile nic nowego ci nie pokazała',
    save: 'zapisuje przebieg gry do pliku',
    resign: 'rezygnuje z gry, gdy tylko zasady na to pozwolą, albo jednak nie',
    quit: 'kończy grę',
  },
  argument: { file: 'plik', card: 'karta' },

  noAnswer: (typed) =>
    `„${typed}” nie jest tu odpowiedzią. Wpisz numer, część odpowiedzi albo ?, aby zobaczyć pomoc.`,
  noSuchNumber: (most) =>
    most === 1 ? 'Jest tylko odpowiedź 1.' : `Odpowiedzi mają numery od 1 do ${most}.`,
  wrongSize: (size, howMany) => `Wpisano: ${size}. Trzeba wybrać: ${howMany}.`,
  noSet: (typed) => `„${typed}” nie można tu wybrać: to za mało albo więcej, niż masz.`,
  several: (typed) => `„${typed}” może oznaczać każdą z tych odpowiedzi:`,
  noCard: (typed) => `Nie ma karty „${typed}”.`,
  severalCards: (typed) => `„${typed}” może oznaczać każdą z tych kart:`,
  whichCard: (word) => `Która karta? Na przykład: ${word}`,
  whyNothing: 'Nic nie stoi na przeszkodzie: wszystko, co możesz zrobić, jest wśród odpowiedzi.',
  whyPossible: (name) => `${name}: nic nie stoi na przeszkodzie, poszukaj wśród odpowiedzi.`,
  whyNotHere: (name) => `${name}: pytanie tego nie dotyczy.`,
  age: (age) => `epoka ${age}`,

  undone: 'Cofnięto.',
  notUndoable: 'Nie ma czego cofnąć: od tego czasu odpowiedzieli inni albo wiesz już więcej.',
  logEmpty: 'Nic się jeszcze nie wydarzyło.',
  willResign: 'Zrezygnujesz, gdy tylko zasady na to pozwolą. To samo słowo to cofa.',
  wontResign: 'Grasz dalej.',
  whichFile: 'Do którego pliku? Na przykład: zapisz gra.txt',
  saved: (file) => `Zapis gry jest w pliku ${file}.`,
  notSaved: (file) => `Nie udało się zapisać pliku ${file}. Spróbuj innej nazwy lub innego folderu.`,
  fileExists: (file) => `Plik ${file} już istnieje i zawiera coś innego. Wybierz inną nazwę.`,
  quitUnsaved: (save, quit) =>
    `Gra nie jest zapisana. „${save}” ją zachowa; jeszcze jedno „${quit}” zakończy bez zapisu.`,
  goOnWith: (command) => `Aby grać dalej: ${command}`,
  notKept: 'Gra nie została zapisana.',
  bye: 'Do zobaczenia!',

  seed: (seed) => `Karty potasowano z ziarna ${seed}.`,
  verifyWith: (command) => `Aby sprawdzić, że nikt nie oszukiwał: ${command}`,
  afterwards: (table, log, save) => `„${table}”, „${log}” i „${save}” nadal działają; Enter kończy.`,

  catalogue: 'Epoka, rodzaj, nazwa, liczba kopii według liczby graczy, id; poniżej działanie karty',
  replayed: (title, number, of) =>
    number === of ? `${title}, ${answers(of)}` : `${title}, pierwsze ${number} z ${of} odpowiedzi`,
}
