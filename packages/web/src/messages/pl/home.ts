import type { HomeWords } from '../messages.ts'

const rules = new Intl.PluralRules('pl')
const form = (count: number, one: string, few: string, many: string): string => {
  const found = rules.select(count)
  return found === 'one' ? one : found === 'few' ? few : many
}
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`

export const home: HomeWords = {
  welcome: 'Zbuduj dziś wieczorem cywilizację, z przyjaciółmi albo przeciw cierpliwym botom.',
  welcomeMore:
    'Za darmo, otwarcie, bez instalowania. Wpisz imię i już siedzisz przy stole; konto załóż później, jeśli chcesz mieć swoje gry na każdym urządzeniu.',
  yourName: 'Twoje imię przy stole',
  nameHint: 'Puste pole? Dostaniesz jakieś od nas.',
  playGame: (game) => `Graj: ${game}`,
  guestNames: ['Wędrowiec', 'Skryba', 'Gwiazdarz', 'Ogrodnik', 'Garncarz', 'Murarz'],
  morning: (name) => `Dzień dobry, ${name}`,
  day: (name) => `Dzień dobry, ${name}`,
  evening: (name) => `Dobry wieczór, ${name}`,
  waitForYou: (count) =>
    count === 0
      ? 'Żaden stół na ciebie nie czeka.'
      : `${count === 1 ? 'Jeden stół czeka' : counted(count, 'stół czeka', 'stoły czekają', 'stołów czeka')} na ciebie.`,
  noGamesYet: 'Nie masz jeszcze gier: zacznij przeciw botom albo usiądź przy otwartym stole.',
  myGames: 'Moje gry',
  finished: 'Gry skończone',
  allFinished: 'Wszystkie',
  with: (names) => `grają też ${names}`,
  alone: 'na razie nikt więcej',
  newMoves: (count) => counted(count, 'nowy ruch', 'nowe ruchy', 'nowych ruchów'),
  nothingNew: 'Od twojej wizyty nic nowego',
  yourTurn: 'Twój ruch.',
  play: 'Graj',
  thinks: (name) => `${name} myśli`,
  othersThink: (count) => counted(count, 'gracz myśli', 'gracze myślą', 'graczy myśli'),
  notBegun: 'Jeszcze się nie zaczęła',
  seatsTaken: (taken, of) => `zajęte miejsca: ${taken} z ${of}`,
  toTable: 'Do stołu',
  won: 'Wygrana',
  place: (place, of) => `Miejsce ${place}. z ${of}`,
  points: (count) => counted(count, 'punkt', 'punkty', 'punktów'),
  lookBack: 'Obejrzyj',
  openTables: 'Otwarte stoły',
  counts: (waiting, running) => `czeka: ${waiting} · do oglądania: ${running}`,
  noOpenTables: 'Nikt teraz nie czeka na graczy. Otwórz stół: inni znajdą go tutaj.',
  table: 'Stół',
  host: 'Gospodarz',
  seats: 'Miejsca',
  speed: 'Tempo',
  join: 'Dołącz',
  sitDown: 'Usiądź',
  sitDownAt: (host) => `Usiądź przy stole, który otwiera ${host}`,
  beingPlayed: 'Gry w toku',
  watch: 'Oglądaj',
  watchWith: (names) => `Oglądaj grę: ${names}`,
  playNow: 'Zagraj teraz',
  playNowMore: 'przeciw botom, jednym kliknięciem',
  players: (from, to) => `od ${from} do ${to} graczy`,
  paste: 'Wklej link lub kod stołu',
  pasteLabel: 'Link lub kod stołu',
  notALink: 'To nie jest ani link, ani kod stołu.',
  newTable: 'Otwórz nowy stół',
  teach: 'Jak działa stół',
  lessons: [
    ['Złote można zrobić', 'Co świeci, możesz zrobić teraz; cena stoi obok.'],
    ['Najpierw popatrz', 'Kliknięcie pokazuje skutek; nic jeszcze nie jest wysłane.'],
    ['Mówi, dlaczego nie', 'Czego nie można zrobić, samo mówi, czego brakuje.'],
  ],
}
