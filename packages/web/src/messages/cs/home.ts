import type { HomeWords } from '../messages.ts'

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`

export const home: HomeWords = {
  welcome: 'Postavte dnes večer civilizaci, s přáteli nebo proti trpělivým botům.',
  welcomeMore:
    'Zdarma, otevřeně, bez instalace. Napište jméno a sedíte u stolu; účet si můžete založit později, chcete-li mít hry na všech zařízeních.',
  yourName: 'Vaše jméno u stolu',
  nameHint: 'Nevyplníte-li je, nějaké dostanete.',
  playGame: (game) => `Hrát ${game}`,
  guestNames: ['Poutník', 'Písař', 'Hvězdopravec', 'Zahradník', 'Hrnčíř', 'Zedník'],
  morning: (name) => `Dobré ráno, ${name}`,
  day: (name) => `Dobrý den, ${name}`,
  evening: (name) => `Dobrý večer, ${name}`,
  waitForYou: (count) =>
    count === 0
      ? 'Nikde se na vás nečeká.'
      : count === 1
        ? 'U jednoho stolu se čeká na vás.'
        : `U ${count} stolů se čeká na vás.`,
  noGamesYet: 'Zatím nemáte žádné hry: začněte proti botům nebo si sedněte k otevřenému stolu.',
  myGames: 'Moje hry',
  finished: 'Dohrané hry',
  allFinished: 'Všechny',
  with: (names) => `hrají také ${names}`,
  alone: 'zatím nikdo další',
  newMoves: (count) => counted(count, 'nový tah', 'nové tahy', 'nových tahů'),
  nothingNew: 'Od vaší návštěvy nic nového',
  yourTurn: 'Jste na tahu.',
  play: 'Hrát',
  thinks: (name) => `${name} přemýšlí`,
  othersThink: (count) => counted(count, 'hráč přemýšlí', 'hráči přemýšlejí', 'hráčů přemýšlí'),
  notBegun: 'Ještě nezačala',
  seatsTaken: (taken, of) => `obsazeno ${taken} z ${of} míst`,
  toTable: 'Ke stolu',
  won: 'Vyhráli jste',
  place: (place, of) => `${place}. místo z ${of}`,
  points: (count) => counted(count, 'bod', 'body', 'bodů'),
  lookBack: 'Ohlédnout se',
  openTables: 'Otevřené stoly',
  counts: (waiting, running) => `čeká ${waiting} · dívat se lze na ${running}`,
  noOpenTables: 'Zrovna nikdo na hráče nečeká. Otevřete stůl: ostatní ho najdou tady.',
  table: 'Stůl',
  host: 'Hostitel',
  seats: 'Místa',
  speed: 'Tempo',
  join: 'Přisednout',
  sitDown: 'Posadit se',
  sitDownAt: (host) => `Posadit se ke stolu, který otevřel hráč ${host}`,
  beingPlayed: 'Právě se hraje',
  watch: 'Dívat se',
  watchWith: (names) => `Dívat se na hru: ${names}`,
  playNow: 'Hrát hned',
  playNowMore: 'proti botům, jedním kliknutím',
  players: (from, to) => `${from} až ${counted(to, 'hráč', 'hráči', 'hráčů')}`,
  paste: 'Vložte odkaz nebo kód stolu',
  pasteLabel: 'Odkaz nebo kód stolu',
  notALink: 'To není odkaz ani kód žádného stolu.',
  newTable: 'Otevřít nový stůl',
  teach: 'Jak to u stolu chodí',
  lessons: [
    ['Zlaté se dá udělat', 'Co svítí, můžete udělat hned; cena stojí u toho.'],
    ['Nejdřív se podívejte', 'Kliknutí ukáže, co to udělá; nic se ještě neodešle.'],
    ['Řekne, proč ne', 'Co udělat nejde, samo poví, co k tomu chybí.'],
  ],
}
