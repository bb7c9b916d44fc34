import { counting, listsIn } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Colour, Per } from '../effects.ts'
import type { Good } from '../goods.ts'
import type { Passing } from '../state.ts'
import type { Messages } from './messages.ts'
import { namesPl } from './names-pl.ts'

const count = counting('pl')
const { all } = listsIn('pl')

const counted = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })

const coins = (n: number): string => count(n, counted('moneta', 'monety', 'monet'))
/** In the fourth case: 'otrzymuje 1 monetę'. */
const takenCoins = (n: number): string => count(n, counted('monetę', 'monety', 'monet'))
const points = (n: number): string => `${count(n, counted('punkt', 'punkty', 'punktów'))} zwycięstwa`
const shields = (n: number): string => count(n, counted('tarcza', 'tarcze', 'tarcz'))
const cards = (n: number): string => count(n, counted('karta', 'karty', 'kart'))

const units: Readonly<Record<Good, Forms>> = {
  wood: counted('drewno', 'drewna', 'drewna'),
  stone: counted('kamień', 'kamienie', 'kamieni'),
  clay: counted('glina', 'gliny', 'gliny'),
  ore: counted('ruda', 'rudy', 'rudy'),
  glass: counted('szkło', 'szkła', 'szkła'),
  cloth: counted('tkanina', 'tkaniny', 'tkanin'),
  papyrus: counted('papirus', 'papirusy', 'papirusów'),
}

const neighbours = { left: 'od lewego sąsiada', right: 'od prawego sąsiada', both: 'od obu sąsiadów' }

const coloured: Readonly<Record<Colour, string>> = {
  brown: 'brązową',
  grey: 'szarą',
  blue: 'niebieską',
  yellow: 'żółtą',
  red: 'czerwoną',
  green: 'zieloną',
  purple: 'fioletową',
}

const NONE = 'nic z tego'

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

function each({ what, where }: Per): string {
  const things =
    what === 'stages'
      ? 'każdy zbudowany etap cudu'
      : what === 'defeats'
        ? 'każdy żeton porażki'
        : `każdą ${all(what.map((colour) => coloured[colour]))} kartę`
  const places = {
    own: 'w twoim mieście',
    neighbours: 'w obu sąsiednich miastach',
    all: 'w twoim mieście i w obu sąsiednich',
  }
  return `za ${things} ${places[where]}`
}

const passing: Readonly<Record<Passing, string>> = {
  left: 'Karty wędrują w lewo.',
  right: 'Karty wędrują w prawo.',
  other: 'Gracze wymieniają się kartami.',
  nowhere: 'Tą turą kończy się era.',
}

export const pl: Messages = {
  title: '7 Cudów Świata',
  blurb:
    'Przez trzy ery budujesz starożytne miasto i jego cud: wszyscy naraz zagrywają po karcie, a resztę podają dalej.',
  help: `Zasady: 7 Cudów Świata, gra podstawowa z 2010 roku, obie strony plansz,
od 2 do 7 graczy.

Prowadzisz miasto przez trzy ery. W każdej erze wszyscy dostają po siedem kart
i zagrywają sześć, po jednej w turze, wszyscy naraz. Wybierz kartę i
– zbuduj ją: zostaje w twoim mieście i odtąd działa,
– albo połóż ją zakrytą pod planszą i zbuduj następny etap swojego cudu,
– albo odrzuć ją za 3 monety.
Reszta kart wędruje dalej: w erze I i III w lewo, w erze II w prawo. Ostatnią
kartę ery odrzuca się bez zapłaty.

Koszt pokrywa to, co miasto wytwarza co turę; nic się nie zużywa. Czego brak,
można kupić od obu sąsiadów po 2 monety za sztukę; nie mogą odmówić. Niektóre
karty są darmowe, jeśli masz pewną kartę z poprzedniej ery. W jednym mieście
ten sam budynek nie może stać dwa razy.

Karty brązowe i szare dają surowce i wyroby, niebieskie punkty, żółte handel,
czerwone tarcze, zielone naukę; fioletowe (gildie) patrzą na inne miasta. Po
każdej erze porównujesz tarcze z oboma sąsiadami: kto ma więcej, bierze +1, +3
lub +5 (zależnie od ery), kto mniej, −1.

Na koniec liczą się konflikty, punkt za każde 3 monety, cud, karty niebieskie,
żółte i fioletowe oraz nauka: kwadrat liczby każdego symbolu i 7 punktów za
każdą trójkę różnych. Wygrywa najwięcej punktów, przy remisie najwięcej monet.
W grze we dwoje prowadzicie na zmianę także trzecie, wolne miasto.`,
  ...namesPl,
  freeCity: 'Wolne miasto',
  goods: {
    wood: 'drewno',
    stone: 'kamień',
    clay: 'glina',
    ore: 'ruda',
    glass: 'szkło',
    cloth: 'tkanina',
    papyrus: 'papirus',
  },
  units: (n, good) => count(n, units[good]),
  coins,
  colours: {
    brown: { card: 'brązowa', heading: 'Brązowe' },
    grey: { card: 'szara', heading: 'Szare' },
    blue: { card: 'niebieska', heading: 'Niebieskie' },
    yellow: { card: 'żółta', heading: 'Żółte' },
    red: { card: 'czerwona', heading: 'Czerwone' },
    green: { card: 'zielona', heading: 'Zielone' },
    purple: { card: 'fioletowa', heading: 'Fioletowe' },
  },
  symbols: { compass: 'cyrkiel', gear: 'koło zębate', tablet: 'tabliczka' },
  kinds: {
    brown: 'Surowce',
    grey: 'Wyroby',
    blue: 'Budynki cywilne',
    yellow: 'Budynki handlowe',
    red: 'Budynki wojskowe',
    green: 'Budynki naukowe',
    purple: 'Gildie',
  },
  settings: {
    sides: {
      name: 'Strony plansz',
      values: { random: 'losowo A lub B', A: 'dla wszystkich strona A', B: 'dla wszystkich strona B' },
    },
    boards: { name: 'Plansze', values: { dealt: 'rozdane losowo', chosen: 'wybierają je gracze' } },
  },
  categories: {
    conflict: 'Konflikty',
    treasury: 'Skarbiec',
    wonder: 'Cud',
    civilian: 'Cywilne',
    science: 'Nauka',
    commercial: 'Handel',
    guilds: 'Gildie',
    total: 'Razem',
  },
  effects: {
    produces: (goods) => `co turę ${goods}`,
    either: (goods, forSale) => `co turę ${goods}${forSale ? '' : ' (nie na sprzedaż)'}`,
    points,
    coins: (n) => `od razu ${coins(n)}`,
    shields,
    science: (symbol) => `symbol nauki: ${symbol}`,
    anyScience: 'dowolny symbol nauki, na koniec ten, który da najwięcej',
    discount: (goods, from) => `${goods === 'raw' ? 'surowce' : 'wyroby'} ${neighbours[from]} po 1 monecie`,
    coinsPer: (per) => `od razu ${coins(per.amount)} ${each(per)}`,
    pointsPer: (per) => `na koniec ${points(per.amount)} ${each(per)}`,
  },
  abilities: {
    'free-build': 'raz na erę możesz zbudować kartę za darmo',
    'seventh-card': 'w każdej erze możesz zagrać także siódmą kartę',
    dig: 'na koniec tury, w której go zbudujesz, możesz zbudować za darmo jedną z odrzuconych kart',
    'copy-guild': 'na koniec jedna gildia sąsiedniego miasta liczy się także tobie',
  },
  facts: {
    cost: (goods) => `Koszt: ${goods}.`,
    noCost: 'Bez kosztu.',
    chainFrom: (from) => `Za darmo, jeśli w mieście stoi: ${from}.`,
    chainTo: (to) => `Dzięki niej za darmo: ${to}.`,
    copies: (cities) => `Kopie według liczby miast: ${cities}.`,
    guild: 'Gildia: z dziesięciu w grze są o dwie więcej niż miast.',
  },
  price: {
    bought: (from, goods, n) => `z ${from === 'left' ? 'lewej' : 'prawej'} ${goods} za ${takenCoins(n)}`,
    bank: (n) => `${coins(n)} do banku`,
    chain: 'za darmo dzięki wcześniejszej budowli',
    chainWith: (from) => `za darmo, bo w mieście stoi: ${from}`,
    free: 'za darmo dzięki cudowi w Olimpii',
  },
  questions: {
    'choose-board': 'Wybierz planszę swojego cudu.',
    play: 'Wybierz kartę i to, co z nią zrobisz.',
    'free-city': 'Wybierz kartę dla wolnego miasta i to, co z nią zrobi.',
    'seventh-card': 'Możesz zagrać także siódmą kartę: co z nią zrobisz?',
    'free-city-seventh-card': 'Wolne miasto zagrywa ostatnią kartę stosu dobierania: co z nią zrobi?',
    dig: 'Możesz zbudować za darmo jedną z odrzuconych kart.',
    'free-city-dig': 'Wolne miasto może zbudować za darmo jedną z odrzuconych kart.',
  },
  options: {
    board: (city, wonder, start) => `${city} (${wonder}), wytwarza: ${start}`,
    build: (card) => `Zbuduj: ${card}`,
    wonder: (card) => `Zbuduj następny etap cudu, pod planszę: ${card}`,
    sell: (card) => `Odrzuć za 3 monety: ${card}`,
    dig: (card, effect) => `Zbuduj spośród odrzuconych: ${card} – ${effect}`,
    digNothing: 'Nie buduj nic spośród odrzuconych kart',
    forFreeCity: (option) => `Wolne miasto: ${option}`,
  },
  events: {
    board: ({ city, board, side }) => `${city}: ${board}, strona ${side}.`,
    age: ({ age }) => `Zaczyna się era ${age}.`,
    drew: ({ city, card }) => `${city} bierze kartę ze stosu dobierania${named(card)}.`,
    built: ({ city, card, dug, price }) =>
      `${city} buduje${dug ? ' spośród odrzuconych kart' : ''}: ${card}${price}.`,
    stage: ({ city, stage, price, card }) =>
      `${city} buduje ${stage}. etap cudu${price}${card === undefined ? '' : `; pod nim: ${card}`}.`,
    sold: ({ city, coins: n, card }) => `${city} odrzuca kartę za ${takenCoins(n)}${named(card)}.`,
    gained: ({ city, coins: n }) => `${city} otrzymuje ${takenCoins(n)}.`,
    'laid-off': ({ city, card }) =>
      city === null
        ? `Ostatnia karta stosu dobierania zostaje odrzucona${named(card)}.`
        : `${city} odrzuca ostatnią kartę bez zapłaty${named(card)}.`,
    looked: ({ city, cards: seen }) => `${city} przegląda odrzucone karty${named(seen)}.`,
    'dug-nothing': ({ city }) => `${city} nie buduje nic spośród odrzuconych kart.`,
    conflict: ({ city, against, shields: own, theirs, won, token }) =>
      `${city} ${won ? 'wygrywa' : 'przegrywa'} konflikt (przeciwnik: ${against}, tarcze ${own} : ${theirs}): ${token}.`,
    passed: ({ to }) => passing[to],
    over: () => 'Koniec gry.',
  },
  reasons: {
    duplicate: ({ card }) => `${card}: już stoi w mieście, a ten sam budynek nie może tam stać dwa razy`,
    'wonder-complete': () => 'Wszystkie etapy cudu są zbudowane',
    missing: ({ missing, left, right }) =>
      `Brakuje: ${missing}; lewy sąsiad sprzedaje: ${left || NONE}; prawy sąsiad sprzedaje: ${right || NONE}`,
    'too-dear': ({ missing, cheapest, coins: n }) =>
      `${missing === '' ? 'Kosztuje' : `Brakuje: ${missing}, co kosztuje co najmniej`} ${takenCoins(cheapest)}; w skarbcu: ${n}`,
    'must-play': () => 'Wolne miasto odrzuca kartę tylko wtedy, gdy żadnej nie może zagrać',
    'must-chain': ({ card }) => `Wolne miasto może ją zbudować za darmo, więc musi: ${card}`,
  },
  table: {
    choosingBoards: 'Trwa wybór plansz.',
    now: (age, turn, to) => `Era ${age}, tura ${turn} z 6. ${passing[to]}`,
    over: 'Koniec gry.',
    leads: (player) => `Wolne miasto prowadzi w tej turze: ${player}.`,
    discarded: (n) => `Karty odrzucone: ${n}.`,
    drawPile: (n) => `Stos dobierania: ${cards(n)}.`,
    knownDiscards: 'Z odrzuconych kart znasz:',
    relations: { you: 'ty', left: 'twój lewy sąsiad', right: 'twój prawy sąsiad' },
    city: (player, board, side, start) => `${player}: ${board}, strona ${side}, wytwarza: ${start}`,
    state: (n, own) => `${coins(n)}, ${shields(own)}`,
    hand: (n) => `${cards(n)} na ręce`,
    stages: (built, total) => `Cud: zbudowane etapy ${built} z ${total}.`,
    stage: (n, effect) => `Etap ${n}: ${effect}.`,
    nextStage: (cost, effect) => `Koszt następnego etapu: ${cost}. Da: ${effect}.`,
    wonderDone: 'Cud jest ukończony.',
    under: 'Pod etapami:',
    unknownCard: 'nieznana',
    freeBuild: 'W tej erze może raz zbudować kartę za darmo.',
    stands: 'Już stoi w twoim mieście.',
    noBuildings: 'Jeszcze bez budynków.',
    tokens: (tokens, sum) => `Żetony konfliktów: ${tokens} (razem ${sum}).`,
    yourHand: 'Twoje karty:',
    recalled: 'Karty podane dalej, których nikt jeszcze nie pokazał:',
    recalledFrom: (age, holder) =>
      holder === null ? `Era ${age}, leżą zakryte:` : `Era ${age}, ma je ${holder} lub leżą zakryte:`,
  },
  scores: {
    winner: (player, n) => `Wygrywa: ${player}, ${points(n)}.`,
    winners: (players, n) => `Wspólne zwycięstwo: ${players}, po ${n} pkt.`,
    byCoins: (n, coins) => `Remis, ${points(n)}: decydują monety (${coins}).`,
  },
}
