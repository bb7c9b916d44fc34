import { counting, listsIn } from '@ziggurat/texts'

import type { Colour, Per } from '../effects.ts'
import type { Passing } from '../state.ts'
import type { Messages } from './messages.ts'
import { namesHu } from './names-hu.ts'

const count = counting('hu')
const { all } = listsIn('hu')

const coins = (n: number): string => count(n, { one: 'érme', other: 'érme' })
const points = (n: number): string => count(n, { one: 'győzelmi pont', other: 'győzelmi pont' })
const shields = (n: number): string => count(n, { one: 'pajzs', other: 'pajzs' })
const cards = (n: number): string => count(n, { one: 'kártya', other: 'kártya' })

const neighbours = {
  left: 'a bal oldali szomszédtól',
  right: 'a jobb oldali szomszédtól',
  both: 'mindkét szomszédtól',
}

const goods = {
  wood: 'fa',
  stone: 'kő',
  clay: 'agyag',
  ore: 'érc',
  glass: 'üveg',
  cloth: 'szövet',
  papyrus: 'papirusz',
} as const

const colours: Readonly<Record<Colour, string>> = {
  brown: 'barna',
  grey: 'szürke',
  blue: 'kék',
  yellow: 'sárga',
  red: 'piros',
  green: 'zöld',
  purple: 'lila',
}

const NONE = 'ebből semmi'

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

function each({ what, where }: Per): string {
  const things =
    what === 'stages'
      ? 'megépített csodaszint'
      : what === 'defeats'
        ? 'vereségjelző'
        : `${all(what.map((colour) => colours[colour]))} kártya`
  const places = {
    own: 'a városodban',
    neighbours: 'a két szomszédos városban',
    all: 'a városodban és a két szomszédos városban',
  }
  return `minden ${things} után ${places[where]}`
}

const passing: Readonly<Record<Passing, string>> = {
  left: 'A kártyák balra vándorolnak.',
  right: 'A kártyák jobbra vándorolnak.',
  other: 'A játékosok kicserélik a kártyáikat.',
  nowhere: 'Ezzel a körrel véget ér a kor.',
}

export const hu: Messages = {
  title: '7 Csoda',
  blurb:
    'Három koron át építed ókori városodat és csodáját: mindenki egyszerre játszik ki egy kártyát, a többit továbbadja.',
  help: `Szabályok: 7 Csoda, a 2010-es alapjáték, a táblák mindkét oldala, 2–7 játékos.

Három koron át vezetsz egy várost. Minden korban mindenki hét kártyát kap, és
hatot kijátszik belőlük, körönként egyet, mind egyszerre. Válassz egyet, és
– építsd meg: a városodban marad, és attól fogva hat,
– vagy tedd képpel lefelé a táblád alá csodád következő szintjeként,
– vagy dobd el 3 érméért.
A többi kártya továbbvándorol: az I. és a III. korban balra, a II. korban
jobbra. A kor utolsó kártyáját ellenérték nélkül el kell dobni.

A költséget az fedezi, amit a városod minden körben termel; semmi sem fogy el.
Ami hiányzik, a két szomszédtól megvehető, darabja 2 érme; ők nem mondhatnak
nemet. Egyes kártyák ingyenesek, ha megvan hozzájuk az előző kor egy kártyája.
Egy városban ugyanaz az épület nem állhat kétszer.

A barna és a szürke kártyák árut termelnek, a kékek pontot adnak, a sárgák a
kereskedelmet segítik, a pirosak pajzsot, a zöldek tudományt hoznak; a lilák
(céhek) más városokra is figyelnek. Minden kor végén összeméred a pajzsaidat
a két szomszédéval: ha több van, +1, +3, +5 jár (koronként), ha kevesebb, −1.

A végén számít a háború, minden 3 érme után 1 pont, a csoda, a kék, a sárga és
a lila kártyák, meg a tudomány: minden jelből a darabszám négyzete, és 7 pont
minden három különböző jelért. A legtöbb pont nyer, döntetlennél a több érme.
Két játékos felváltva vezeti a harmadik, független várost.`,
  ...namesHu,
  freeCity: 'Független város',
  goods,
  units: (n, good) => `${n} ${goods[good]}`,
  coins,
  colours: {
    brown: { card: 'barna', heading: 'Barna' },
    grey: { card: 'szürke', heading: 'Szürke' },
    blue: { card: 'kék', heading: 'Kék' },
    yellow: { card: 'sárga', heading: 'Sárga' },
    red: { card: 'piros', heading: 'Piros' },
    green: { card: 'zöld', heading: 'Zöld' },
    purple: { card: 'lila', heading: 'Lila' },
  },
  symbols: { compass: 'körző', gear: 'fogaskerék', tablet: 'tábla' },
  kinds: {
    brown: 'Nyersanyagok',
    grey: 'Késztermékek',
    blue: 'Polgári épületek',
    yellow: 'Kereskedelmi épületek',
    red: 'Katonai épületek',
    green: 'Tudományos épületek',
    purple: 'Céhek',
  },
  settings: {
    sides: {
      name: 'A táblák oldala',
      values: { random: 'véletlenszerűen A vagy B', A: 'mindenkinek az A oldal', B: 'mindenkinek a B oldal' },
    },
    boards: {
      name: 'Táblák',
      values: { dealt: 'véletlenszerűen kiosztva', chosen: 'a játékosok választják' },
    },
  },
  categories: {
    conflict: 'Háború',
    treasury: 'Kincstár',
    wonder: 'Csoda',
    civilian: 'Polgári',
    science: 'Tudomány',
    commercial: 'Kereskedelem',
    guilds: 'Céhek',
    total: 'Összesen',
  },
  effects: {
    produces: (list) => `körönként ${list}`,
    either: (list, forSale) => `körönként 1 ${list}${forSale ? '' : ' (nem eladó)'}`,
    points,
    coins: (n) => `azonnal ${coins(n)}`,
    shields,
    science: (symbol) => `tudományos jel: ${symbol}`,
    anyScience: 'egy tetszőleges tudományos jel, a végén az, amelyik a legtöbbet éri',
    discount: (kind, from) =>
      `${kind === 'raw' ? 'nyersanyagok' : 'késztermékek'} ${neighbours[from]} 1 érméért`,
    coinsPer: (per) => `azonnal ${coins(per.amount)} ${each(per)}`,
    pointsPer: (per) => `a végén ${points(per.amount)} ${each(per)}`,
  },
  abilities: {
    'free-build': 'koronként egyszer ingyen építhetsz meg egy kártyát',
    'seventh-card': 'minden korban a hetedik kártyát is kijátszhatod',
    dig: 'megépítése körének végén ingyen megépíthetsz egy kártyát a dobópakliból',
    'copy-guild': 'a végén egy szomszédos város egyik céhe neked is pontot ér',
  },
  facts: {
    cost: (list) => `Költség: ${list}.`,
    noCost: 'Nincs költsége.',
    chainFrom: (from) => `Ingyenes, ha áll a városban: ${from}.`,
    chainTo: (to) => `Ingyenessé teszi: ${to}.`,
    copies: (cities) => `Példányok a városok száma szerint: ${cities}.`,
    guild: 'Céh: a tízből kettővel több van játékban, mint ahány város.',
  },
  price: {
    bought: (from, list, n) => `${from === 'left' ? 'balról' : 'jobbról'} ${list} ${n} érméért`,
    bank: (n) => `${coins(n)} a banknak`,
    chain: 'ingyen, korábbi épület révén',
    chainWith: (from) => `ingyen, mert áll a városban: ${from}`,
    free: 'ingyen, az olümpiai csoda révén',
  },
  questions: {
    'choose-board': 'Válaszd ki a csodád tábláját!',
    play: 'Válassz egy kártyát, és hogy mit teszel vele!',
    'free-city': 'Válassz egy kártyát a független városnak, és hogy mit tesz vele!',
    'seventh-card': 'A hetedik kártyádat is kijátszhatod: mit teszel vele?',
    'free-city-seventh-card': 'A független város kijátssza a húzópakli utolsó kártyáját: mit tesz vele?',
    dig: 'Ingyen megépíthetsz egy kártyát a dobópakliból.',
    'free-city-dig': 'A független város ingyen megépíthet egy kártyát a dobópakliból.',
  },
  options: {
    board: (city, wonder, start) => `${city} (${wonder}), termel: ${start}`,
    build: (card) => `Építés: ${card}`,
    wonder: (card) => `A csoda következő szintje, a tábla alá: ${card}`,
    sell: (card) => `Eldobás 3 érméért: ${card}`,
    dig: (card, effect) => `Építés a dobópakliból: ${card} – ${effect}`,
    digNothing: 'Semmit sem építek a dobópakliból',
    forFreeCity: (option) => `Független város: ${option}`,
  },
  events: {
    board: ({ city, board, side }) => `${city}: ${board}, ${side} oldal.`,
    age: ({ age }) => `Új kor kezdődik: ${age}. kor.`,
    drew: ({ city, card }) => `${city} húz egy kártyát a húzópakliból${named(card)}.`,
    built: ({ city, card, dug, price }) =>
      `${city} megépíti${dug ? ' a dobópakliból' : ''}: ${card}${price}.`,
    stage: ({ city, stage, price, card }) =>
      `${city} megépíti a csoda ${stage}. szintjét${price}${card === undefined ? '' : `; alatta: ${card}`}.`,
    sold: ({ city, coins: n, card }) => `${city} eldob egy kártyát ${n} érméért${named(card)}.`,
    gained: ({ city, coins: n }) => `${city} kap ${n} érmét.`,
    'laid-off': ({ city, card }) =>
      city === null
        ? `A húzópakli utolsó kártyája a dobópakliba kerül${named(card)}.`
        : `${city} ellenérték nélkül eldobja az utolsó kártyát${named(card)}.`,
    looked: ({ city, cards: seen }) => `${city} átnézi a dobópaklit${named(seen)}.`,
    'dug-nothing': ({ city }) => `${city} semmit sem épít a dobópakliból.`,
    conflict: ({ city, against, shields: own, theirs, won, token }) =>
      `${city} ${won ? 'győz' : 'veszít'} a háborúban (ellenfél: ${against}, pajzsok ${own} : ${theirs}): ${token}.`,
    passed: ({ to }) => passing[to],
    over: () => 'A játék véget ért.',
  },
  reasons: {
    duplicate: ({ card }) => `${card}: már áll a városban, és ugyanaz az épület nem állhat ott kétszer`,
    'wonder-complete': () => 'A csoda minden szintje megépült',
    missing: ({ missing, left, right }) =>
      `Hiányzik ${missing}; a bal oldali szomszéd kínálata: ${left || NONE}; a jobb oldalié: ${right || NONE}`,
    'too-dear': ({ missing, cheapest, coins: n }) =>
      missing === ''
        ? `${cheapest} érmébe kerül; a kincstárban ${coins(n)} van`
        : `Hiányzik ${missing}, ami legalább ${cheapest} érmébe kerül; a kincstárban ${coins(n)} van`,
    'must-play': () => 'A független város csak akkor dob el kártyát, ha egyiket sem tudja kijátszani',
    'must-chain': ({ card }) => `A független város ingyen megépítheti, ezért meg is kell építenie: ${card}`,
  },
  table: {
    choosingBoards: 'Folyik a táblák kiválasztása.',
    now: (age, turn, to) => `${age}. kor, ${turn}. kör a 6-ból. ${passing[to]}`,
    over: 'A játék véget ért.',
    leads: (player) => `A független várost ebben a körben vezeti: ${player}.`,
    discarded: (n) => `Dobópakli: ${cards(n)}.`,
    drawPile: (n) => `Húzópakli: ${cards(n)}.`,
    knownDiscards: 'A dobópakliból ismered:',
    relations: { you: 'te', left: 'a bal oldali szomszédod', right: 'a jobb oldali szomszédod' },
    city: (player, board, side, start) => `${player}: ${board}, ${side} oldal, termel: ${start}`,
    state: (n, own) => `${coins(n)}, ${shields(own)}`,
    hand: (n) => `${cards(n)} a kézben`,
    stages: (built, total) => `Csoda: ${total} szintből ${built} épült meg.`,
    stage: (n, effect) => `${n}. szint: ${effect}.`,
    nextStage: (cost, effect) => `A következő szint költsége: ${cost}. Hatása: ${effect}.`,
    wonderDone: 'A csoda elkészült.',
    under: 'A szintek alatt:',
    unknownCard: 'ismeretlen',
    freeBuild: 'Ebben a korban egyszer ingyen építhet meg egy kártyát.',
    stands: 'Már áll a városodban.',
    noBuildings: 'Még nincs épülete.',
    tokens: (tokens, sum) => `Konfliktusjelzők: ${tokens} (összesen ${sum}).`,
    yourHand: 'A kártyáid:',
    recalled: 'Továbbadott kártyák, amelyeket azóta senki sem mutatott meg:',
    recalledFrom: (age, holder) =>
      holder === null
        ? `${age}. kor, képpel lefelé:`
        : `${age}. kor, most nála: ${holder} – vagy képpel lefelé:`,
  },
  scores: {
    winner: (player, n) => `A győztes: ${player}, ${points(n)}.`,
    winners: (players, n) => `Közös győzelem: ${players}, egyenként ${points(n)}.`,
    byCoins: (n, coins) => `Holtverseny, ${points(n)}: az érmék döntenek (${coins}).`,
  },
}
