import { counting, listsIn } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Colour, Per } from '../effects.ts'
import type { Good } from '../goods.ts'
import type { Passing } from '../state.ts'
import type { Messages } from './messages.ts'
import { namesCs } from './names-cs.ts'

const count = counting('cs')
const { all } = listsIn('cs')

const coins = (n: number): string => count(n, { one: 'mince', few: 'mince', other: 'mincí' })
/** In the fourth case: 'získává 1 minci'. */
const takenCoins = (n: number): string => count(n, { one: 'minci', few: 'mince', other: 'mincí' })
const points = (n: number): string =>
  count(n, { one: 'vítězný bod', few: 'vítězné body', other: 'vítězných bodů' })
const shields = (n: number): string => count(n, { one: 'štít', few: 'štíty', other: 'štítů' })
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })

const units: Readonly<Record<Good, Forms>> = {
  wood: { one: 'dřevo', few: 'dřeva', other: 'dřev' },
  stone: { one: 'kámen', few: 'kameny', other: 'kamenů' },
  clay: { one: 'jíl', few: 'jíly', other: 'jílů' },
  ore: { one: 'ruda', few: 'rudy', other: 'rud' },
  glass: { one: 'sklo', few: 'skla', other: 'skel' },
  cloth: { one: 'látka', few: 'látky', other: 'látek' },
  papyrus: { one: 'papyrus', few: 'papyry', other: 'papyrů' },
}

const neighbours = { left: 'od levého souseda', right: 'od pravého souseda', both: 'od obou sousedů' }

const coloured: Readonly<Record<Colour, string>> = {
  brown: 'hnědou',
  grey: 'šedou',
  blue: 'modrou',
  yellow: 'žlutou',
  red: 'červenou',
  green: 'zelenou',
  purple: 'fialovou',
}

const NONE = 'nic z toho'

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

function each({ what, where }: Per): string {
  const things =
    what === 'stages'
      ? 'každou postavenou část divu'
      : what === 'defeats'
        ? 'každý žeton porážky'
        : `každou ${all(what.map((colour) => coloured[colour]))} kartu`
  const places = {
    own: 've vašem městě',
    neighbours: 'v obou sousedních městech',
    all: 've vašem městě i v obou sousedních',
  }
  return `za ${things} ${places[where]}`
}

const passing: Readonly<Record<Passing, string>> = {
  left: 'Karty se předávají doleva.',
  right: 'Karty se předávají doprava.',
  other: 'Hráči si karty vymění.',
  nowhere: 'Tímto tahem věk končí.',
}

export const cs: Messages = {
  title: '7 divů světa',
  blurb:
    'Ve třech věcích budujete starověké město a jeho div: všichni naráz zahrají kartu a zbytek pošlou sousedovi.',
  help: `Pravidla: 7 divů světa, základní hra z roku 2010, obě strany desek, 2–7 hráčů.

Vedete město po tři věky. V každém věku dostane každý sedm karet a šest z nich
zahraje, každý tah jednu, všichni najednou. Vyberte kartu a
– postavte ji: zůstane ve vašem městě a od té chvíle působí,
– nebo ji dejte lícem dolů pod desku a postavte další část svého divu,
– nebo ji odhoďte za 3 mince.
Zbylé karty putují dál: ve věku I a III doleva, ve věku II doprava. Poslední
karta věku se odhodí bez náhrady.

Cenu platíte tím, co vaše město každý tah vyrábí; nic se nespotřebuje. Co
chybí, koupíte od obou sousedů po 2 mincích za kus; odmítnout nemohou. Některé
karty jsou zdarma, máte-li určitou kartu předchozího věku. Žádná budova nesmí
stát v jednom městě dvakrát.

Hnědé a šedé karty dávají suroviny, modré body, žluté obchod, červené štíty,
zelené vědu; fialové (cechy) hledí na jiná města. Po každém věku se štíty
porovnají s oběma sousedy: kdo má víc, dostane podle věku +1, +3 nebo +5, kdo
méně, −1.

Na konci se sečtou střety, bod za každé 3 mince, div, modré, žluté a fialové
karty a věda: druhá mocnina počtu každého symbolu a 7 bodů za každou trojici
různých. Vyhrává nejvíc bodů, při shodě nejvíc mincí.
Ve dvou hrajete i za třetí, nezávislé město, a to střídavě.`,
  ...namesCs,
  freeCity: 'Nezávislé město',
  goods: {
    wood: 'dřevo',
    stone: 'kámen',
    clay: 'jíl',
    ore: 'ruda',
    glass: 'sklo',
    cloth: 'látka',
    papyrus: 'papyrus',
  },
  units: (n, good) => count(n, units[good]),
  coins,
  colours: {
    brown: { card: 'hnědá', heading: 'Hnědé' },
    grey: { card: 'šedá', heading: 'Šedé' },
    blue: { card: 'modrá', heading: 'Modré' },
    yellow: { card: 'žlutá', heading: 'Žluté' },
    red: { card: 'červená', heading: 'Červené' },
    green: { card: 'zelená', heading: 'Zelené' },
    purple: { card: 'fialová', heading: 'Fialové' },
  },
  symbols: { compass: 'kružítko', gear: 'ozubené kolo', tablet: 'tabulka' },
  kinds: {
    brown: 'Nezpracované suroviny',
    grey: 'Zpracované suroviny',
    blue: 'Civilní budovy',
    yellow: 'Komerční budovy',
    red: 'Vojenské budovy',
    green: 'Vědecké budovy',
    purple: 'Cechy',
  },
  settings: {
    sides: {
      name: 'Strany desek',
      values: { random: 'náhodně A nebo B', A: 'pro všechny strana A', B: 'pro všechny strana B' },
    },
    boards: { name: 'Desky', values: { dealt: 'rozdané náhodně', chosen: 'vybírají si je hráči' } },
  },
  categories: {
    conflict: 'Střety',
    treasury: 'Pokladnice',
    wonder: 'Div',
    civilian: 'Civilní',
    science: 'Vědecké',
    commercial: 'Komerční',
    guilds: 'Cechy',
    total: 'Celkem',
  },
  effects: {
    produces: (goods) => `každý tah ${goods}`,
    either: (goods, forSale) => `každý tah ${goods}${forSale ? '' : ' (ne na prodej)'}`,
    points,
    coins: (n) => `hned ${coins(n)}`,
    shields,
    science: (symbol) => `vědecký symbol: ${symbol}`,
    anyScience: 'libovolný vědecký symbol, na konci ten nejvýhodnější',
    discount: (goods, from) =>
      `${goods === 'raw' ? 'nezpracované' : 'zpracované'} suroviny ${neighbours[from]} za 1 minci`,
    coinsPer: (per) => `hned ${coins(per.amount)} ${each(per)}`,
    pointsPer: (per) => `na konci ${points(per.amount)} ${each(per)}`,
  },
  abilities: {
    'free-build': 'jednou za věk smíte postavit kartu zdarma',
    'seventh-card': 'v každém věku smíte zahrát i sedmou kartu',
    dig: 'na konci tahu, v němž ji postavíte, smíte zdarma postavit kartu z odhazovací hromádky',
    'copy-guild': 'na konci se vám započítá jeden cech sousedního města',
  },
  facts: {
    cost: (goods) => `Cena: ${goods}.`,
    noCost: 'Bez ceny.',
    chainFrom: (from) => `Zdarma, stojí-li ve městě: ${from}.`,
    chainTo: (to) => `Díky ní je zdarma: ${to}.`,
    copies: (cities) => `Kopie podle počtu měst: ${cities}.`,
    guild: 'Cech: z deseti jsou ve hře o dva více než měst.',
  },
  price: {
    bought: (from, goods, n) => `${from === 'left' ? 'zleva' : 'zprava'} ${goods} za ${takenCoins(n)}`,
    bank: (n) => `${coins(n)} do banku`,
    chain: 'zdarma díky návaznosti',
    chainWith: (from) => `zdarma, ve městě stojí: ${from}`,
    free: 'zdarma díky divu v Olympii',
  },
  questions: {
    'choose-board': 'Vyberte si desku divu.',
    play: 'Vyberte kartu a co s ní uděláte.',
    'free-city': 'Vyberte kartu pro nezávislé město a co s ní udělá.',
    'seventh-card': 'Smíte zahrát i sedmou kartu: co s ní uděláte?',
    'free-city-seventh-card': 'Nezávislé město hraje poslední kartu dobírací hromádky: co s ní udělá?',
    dig: 'Smíte zdarma postavit kartu z odhazovací hromádky.',
    'free-city-dig': 'Nezávislé město smí zdarma postavit kartu z odhazovací hromádky.',
  },
  options: {
    board: (city, wonder, start) => `${city} (${wonder}), vyrábí: ${start}`,
    build: (card) => `Postavit: ${card}`,
    wonder: (card) => `Postavit další část divu, pod desku: ${card}`,
    sell: (card) => `Odhodit za 3 mince: ${card}`,
    dig: (card, effect) => `Postavit z odhazovací hromádky: ${card} – ${effect}`,
    digNothing: 'Nestavět z odhazovací hromádky nic',
    forFreeCity: (option) => `Nezávislé město: ${option}`,
  },
  events: {
    board: ({ city, board, side }) => `${city}: ${board}, strana ${side}.`,
    age: ({ age }) => `Začíná věk ${age}.`,
    drew: ({ city, card }) => `${city} bere kartu z dobírací hromádky${named(card)}.`,
    built: ({ city, card, dug, price }) =>
      `${city} staví${dug ? ' z odhazovací hromádky' : ''}: ${card}${price}.`,
    stage: ({ city, stage, price, card }) =>
      `${city} staví ${stage}. část divu${price}${card === undefined ? '' : `; pod ní: ${card}`}.`,
    sold: ({ city, coins: n, card }) => `${city} odhazuje kartu za ${takenCoins(n)}${named(card)}.`,
    gained: ({ city, coins: n }) => `${city} získává ${takenCoins(n)}.`,
    'laid-off': ({ city, card }) =>
      city === null
        ? `Poslední karta dobírací hromádky se odhazuje${named(card)}.`
        : `${city} odhazuje poslední kartu bez náhrady${named(card)}.`,
    looked: ({ city, cards: seen }) => `${city} prohlíží odhazovací hromádku${named(seen)}.`,
    'dug-nothing': ({ city }) => `${city} z odhazovací hromádky nic nestaví.`,
    conflict: ({ city, against, shields: own, theirs, won, token }) =>
      `${city} ve střetu ${won ? 'vítězí' : 'prohrává'} (soupeř: ${against}, štíty ${own} : ${theirs}): ${token}.`,
    passed: ({ to }) => passing[to],
    over: () => 'Konec hry.',
  },
  reasons: {
    duplicate: ({ card }) => `${card}: ve městě už stojí a dvakrát tam táž budova stát nesmí`,
    'wonder-complete': () => 'Všechny části divu jsou postavené',
    missing: ({ missing, left, right }) =>
      `Chybí ${missing}; levý soused prodává: ${left || NONE}; pravý soused prodává: ${right || NONE}`,
    'too-dear': ({ missing, cheapest, coins: n }) =>
      `${missing === '' ? 'Stojí to' : `Chybí ${missing}, což stojí nejméně`} ${takenCoins(cheapest)}; v pokladnici: ${n}`,
    'must-play': () => 'Nezávislé město odhazuje kartu, jen když žádnou nemůže zahrát',
    'must-chain': ({ card }) => `Nezávislé město může kartu postavit zdarma, a proto musí: ${card}`,
  },
  table: {
    choosingBoards: 'Vybírají se desky divů.',
    now: (age, turn, to) => `Věk ${age}, tah ${turn} ze 6. ${passing[to]}`,
    over: 'Konec hry.',
    leads: (player) => `Nezávislé město v tomto tahu vede: ${player}.`,
    discarded: (n) => `Odhazovací hromádka: ${cards(n)}.`,
    drawPile: (n) => `Dobírací hromádka: ${cards(n)}.`,
    knownDiscards: 'Z odhazovací hromádky znáte:',
    relations: { you: 'vy', left: 'váš levý soused', right: 'váš pravý soused' },
    city: (player, board, side, start) => `${player}: ${board}, strana ${side}, vyrábí: ${start}`,
    state: (n, own) => `${coins(n)}, ${shields(own)}`,
    hand: (n) => `${cards(n)} v ruce`,
    stages: (built, total) => `Div: postaveno částí ${built} z ${total}.`,
    stage: (n, effect) => `${n}. část: ${effect}.`,
    nextStage: (cost, effect) => `Další část za: ${cost}. Přinese: ${effect}.`,
    wonderDone: 'Div je dokončen.',
    under: 'Pod částmi divu:',
    unknownCard: 'neznámá',
    freeBuild: 'V tomto věku smí jednou postavit kartu zdarma.',
    stands: 'Ve vašem městě už stojí.',
    noBuildings: 'Zatím bez budov.',
    tokens: (tokens, sum) => `Žetony střetů: ${tokens} (celkem ${sum}).`,
    yourHand: 'Vaše karty:',
    recalled: 'Karty, které jste poslali dál a nikdo je zatím neukázal:',
    recalledFrom: (age, holder) =>
      holder === null
        ? `Věk ${age}, leží lícem dolů:`
        : `Věk ${age}, drží je ${holder} nebo leží lícem dolů:`,
  },
  scores: {
    winner: (player, n) => `Vítěz: ${player}, ${points(n)}.`,
    winners: (players, n) => `Společné vítězství: ${players}, každý ${points(n)}.`,
    byCoins: (n, coins) => `Shodně ${points(n)}: rozhodují mince (${coins}).`,
  },
}
