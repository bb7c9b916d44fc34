import { counting } from '@ziggurat/texts'

import type { Colour } from '../card.ts'
import type { Zone } from '../events.ts'
import type { Direction, Ending, Splay } from '../state.ts'
import { effectsHu } from './effects-hu.ts'
import type { Messages } from './messages.ts'
import { namesHu } from './names-hu.ts'
import { thirdEditionHu } from './third-edition-hu.ts'

const count = counting('hu')

const cards = (n: number): string => count(n, { one: 'lap', other: 'lap' })
const points = (n: number): string => count(n, { one: 'pont', other: 'pont' })
const achievements = (n: number): string => count(n, { one: 'vívmány', other: 'vívmány' })

/** A card by its value: 'egy 3-as', 'egy 3-ast'. */
const ENDINGS = ['as', 'es', 'es', 'as', 'es', 'ös', 'os', 'es', 'as', 'es', 'es'] as const
const aCard = (value: number): string => `egy ${value}-${ENDINGS[value] ?? 'es'}`
const aCardAsObject = (value: number): string => `${aCard(value)}t`

/** The article before a number: 'az 1.', 'a 2.', 'az 5.' */
const the = (n: number): string => (n === 1 || n === 5 ? `az ${n}.` : `a ${n}.`)
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)

const listed = (list: string): string => (list === '' ? '' : `: ${list}`)

const colours: Readonly<Record<Colour, string>> = {
  red: 'piros',
  yellow: 'sárga',
  green: 'zöld',
  blue: 'kék',
  purple: 'lila',
}

const directions: Readonly<Record<Direction, string>> = { left: 'balra', right: 'jobbra', up: 'felfelé' }

const splays: Readonly<Record<Splay, string>> = {
  none: ', nincs terítve',
  left: ', balra terítve',
  right: ', jobbra terítve',
  up: ', felfelé terítve',
}

/** After a name or 'a': 'Ada kezéből', 'a kezéből'. */
const from: Readonly<Record<Zone, string>> = {
  hand: 'kezéből',
  score: 'pontkupacából',
  board: 'táblájáról',
}

const to: Readonly<Record<Zone, string>> = { hand: 'kezébe', score: 'pontkupacába', board: 'táblájára' }

const endings: Readonly<Record<Ending, string>> = {
  achievements: 'A játék véget ért: megvan a győzelemhez szükséges számú vívmány.',
  points: 'A játék véget ért: a 10. kor fölül kellett volna húzni, így a pontok döntöttek.',
  tie: 'A játék véget ért: a 10. kor fölül kellett volna húzni, és pontegyenlőségnél a vívmányok döntöttek.',
  card: 'A játék véget ért egy lap hatására',
}

export const hu: Messages = {
  title: 'Innováció',
  blurb:
    'Civilizációdat a találmányok tíz korán át vezeted: mind a 105 lap mást tud, és a többiek osztoznak benne vagy engedelmeskednek.',
  help: `Szabályok: Innováció, az alapjáték első vagy harmadik kiadása, 2–4 játékos.

A fordulódban két akciód van; akármelyiket kétszer is választhatod:
– Húzás: egy lap a legmagasabb felső lapod értéke szerint. Ha az a pakli üres,
  a következő magasabb korból húzol.
– Kijátszás: egy lap a kezedből a tábládra, a színe kupacának a tetejére.
– Aktiválás: sorban végrehajtod egy felső lapod hatásait. Akinek a lap jeléből
  legalább annyi látszik, mint neked, előtted maga is végrehajtja a közös
  hatásokat; ha ez bármin változtatott, a végén jutalmul húzol egyet.
  Akinek kevesebb van, azt éri a követelés: abban „én” az aktiváló játékos.
– Vívmány: egy kor vívmányához a kor számának ötszöröse pont kell (nem fogy
  el), és egy legalább ilyen értékű felső lap.

A lapok szavai: alátenni annyi, mint a színe kupacának az aljára tenni; pontra
váltani: a pontkupacodba tenni, ahol annyi pontot ér, amennyi az értéke;
visszatenni: a kora húzópaklijának az aljára. Terített kupacban a takart lapok
jelei is látszanak: balra terítve egy, jobbra kettő, felfelé három hely.
Ahol „-hat, -het” áll, nem kötelező; minden más igen, amennyire lehet.

A különleges vívmányokat azonnal megkapja, aki teljesíti a feltételüket.
Az nyer, akinek elég vívmánya van: ketten 6, hárman 5, négyen 4 kell. Ha
valakinek a 10. kor fölül kellene húznia, a legtöbb pont nyer, egyenlőségnél
a több vívmány. Néhány késői lap maga nevezi meg a győztest.`,
  settings: { edition: { name: 'Kiadás', values: { first: 'első kiadás', third: 'harmadik kiadás' } } },
  cards: namesHu,
  effects: effectsHu,
  thirdEdition: thirdEditionHu,
  demand: 'Követelés:',
  colours: {
    red: { card: 'piros', heading: 'Piros' },
    yellow: { card: 'sárga', heading: 'Sárga' },
    green: { card: 'zöld', heading: 'Zöld' },
    blue: { card: 'kék', heading: 'Kék' },
    purple: { card: 'lila', heading: 'Lila' },
  },
  icons: {
    castle: 'vár',
    leaf: 'levél',
    lightbulb: 'izzó',
    crown: 'korona',
    factory: 'gyár',
    clock: 'óra',
  },
  specials: {
    monument: {
      name: 'Emlékmű',
      condition: 'Egyetlen fordulóban hat lapot kell alátenni, vagy hat lapot pontra váltani.',
    },
    empire: { name: 'Birodalom', condition: 'Mind a hat jelből legalább háromnak kell látszania a táblán.' },
    world: { name: 'Világ', condition: 'Legalább tizenkét órának kell látszania a táblán.' },
    wonder: { name: 'Csoda', condition: 'Mind az öt színnek jobbra vagy felfelé kell terítve lennie.' },
    universe: {
      name: 'Világegyetem',
      condition: 'Mind az öt színből kell felső lap, és mindegyik értéke legalább 8 legyen.',
    },
  },
  facts: {
    kind: (age, colour) => `${age}. kor, ${colours[colour]}.`,
    places: (topLeft, bottomLeft, bottomCentre, bottomRight) =>
      `Jelek: balra fent ${topLeft}, alul balról jobbra ${bottomLeft}, ${bottomCentre}, ${bottomRight}.`,
    hex: 'kép',
    dogma: (icon) => `A hatások jele: ${icon}.`,
    effect: (number) => `${number}. hatás:`,
  },
  questions: {
    'first-card': 'Melyik lapot játszod ki elsőként?',
    action: 'Mi legyen az akciód?',
    return: 'Melyik lapot teszed vissza?',
    meld: 'Melyik lapot játszod ki?',
    tuck: 'Melyik lapot teszed alá?',
    score: 'Melyik lapot váltod pontra?',
    transfer: 'Melyik lapot teszed át?',
    take: 'Melyik lapot veszed magadhoz?',
    keep: 'Melyik lapot tartod meg?',
    reveal: 'Melyik lapot feded fel?',
    exchange: 'Mit cserélsz ki?',
    execute: 'Melyik lapod közös hatásait hajtod végre?',
    place: 'Melyik lap következzen felülről lefelé haladva?',
    'splay-left': 'Melyik színt teríted balra?',
    'splay-right': 'Melyik színt teríted jobbra?',
    'splay-up': 'Melyik színt teríted felfelé?',
    measure: 'Melyik színt teríted jobbra és számolod meg?',
    name: 'Melyik két színt nevezed meg?',
    rearrange: 'Melyik szín lapjait rakod új sorrendbe?',
    'give-red': 'Kinek a táblájára teszed át a felső piros lapodat?',
    'give-points': 'Kinek a pontkupacába teszel át egy lapot?',
    'return-three': 'Visszateszel három lapot?',
    'meld-all': 'Kijátszod a pontkupacod összes lapját?',
    'meld-highest': 'Kijátszod a pontkupacod összes legmagasabb lapját?',
    'tuck-some': 'Teszel alá lapokat?',
    'tuck-all': 'Aláteszed a kezed összes lapját?',
    'score-all': 'Pontra váltod a kezed összes lapját?',
    'draw-and-tuck': 'Húzol egy lapot, hogy alátedd?',
    next: 'Ezek mind, egymás után: melyik a következő?',
    value: 'Melyik értéket választod?',
    evolve: 'Melyiket teszed?',
  },
  questionsOfSets: { score: 'Mely lapokat váltod pontra?', transfer: 'Mely lapokat teszed át?' },
  options: {
    cards: {
      dogma: (card) => `Aktiválás: ${card}`,
      return: (card) => `Visszatétel: ${card}`,
      meld: (card) => `Kijátszás: ${card}`,
      tuck: (card) => `Alátétel: ${card}`,
      score: (card) => `Pontra váltás: ${card}`,
      transfer: (card) => `Áthelyezés: ${card}`,
      take: (card) => `Elvétel: ${card}`,
      keep: (card) => `Megtartás: ${card}`,
      reveal: (card) => `Felfedés: ${card}`,
      exchange: (card) => `Csere: ${card}`,
      execute: (card) => `Végrehajtás: ${card}`,
      place: (card) => `Következő lap: ${card}`,
    },
    colours: {
      'splay-left': (colour) => `Terítés balra: ${colours[colour]}`,
      'splay-right': (colour) => `Terítés jobbra: ${colours[colour]}`,
      'splay-up': (colour) => `Terítés felfelé: ${colours[colour]}`,
      measure: (colour) => `Terítés jobbra és számolás: ${colours[colour]}`,
      name: (colour) => `Megnevezett szín: ${colours[colour]}`,
      rearrange: (colour) => `Új sorrend: ${colours[colour]}`,
    },
    seats: {
      'give-red': (seat) => `A felső piros lap ${the(seat)} játékos táblájára`,
      'give-points': (seat) => `Egy lap ${the(seat)} játékos pontkupacába`,
    },
    plain: {
      draw: 'Húzok egy lapot',
      decline: 'Nem élek a lehetőséggel',
      done: 'Kész, nem választok többet',
      exchange: 'Kicserélem a lapokat',
      'draw-and-score': 'Húzok egy 8-ast, pontra váltom, majd visszateszek egy lapot a pontkupacomból',
      'draw-higher': 'Húzok egy lapot, amely eggyel magasabb a pontkupacom legmagasabb lapjánál',
      'return-three': 'Visszateszek három lapot',
      'meld-all': 'Kijátszom a pontkupacom összes lapját',
      'meld-highest': 'Kijátszom a pontkupacom összes legmagasabb lapját',
      'tuck-some': 'Aláteszek lapokat',
      'tuck-all': 'Aláteszem a kezem összes lapját',
      'score-all': 'Pontra váltom a kezem összes lapját',
      'draw-and-tuck': 'Húzok egy lapot, és aláteszem',
    },
    sharing: (players) => `osztozik: ${players}`,
    demanded: (players) => `követelés éri: ${players}`,
    demandsNobody: 'a követelés senkit sem érint',
    draws: (age) => aCard(age),
    drawEnds: 'ezzel véget ér a játék',
    achieve: (age, n) => `Vívmány megszerzése: ${age}. kor (${n} pont kell hozzá)`,
    value: (value) => `Érték: ${value}`,
    returnBack: (seat, value) => `Visszatétel: ${aCard(value)} ${the(seat)} játékos pontkupacából`,
  },
  events: {
    turn: ({ player, actions }) => `${player} következik, ${actions} akciója van.`,
    dogma: ({ player, card, sharing, demanded }) =>
      [
        `${player} aktiválja: ${card}.`,
        ...(demanded === undefined ? [] : [`Követelés éri: ${demanded}.`]),
        ...(sharing === undefined ? [] : [`Osztozik a hatásban: ${sharing}.`]),
      ].join(' '),
    effect: ({ player, card, effect, role }) => {
      const does = {
        demanded: 'teljesíti a követelést',
        sharing: 'osztozik a hatásban',
        own: 'végrehajtja',
        alone: 'egyedül végrehajtja',
      }
      return `${player} ${does[role]}: ${card}${effect === undefined ? '' : `, ${effect}. hatás`}.`
    },
    bonus: ({ player }) => `${player} jutalmul húz egy lapot, mert mások osztoztak a hatásban.`,
    drew: ({ player, age, card }) => `${player} húz ${aCardAsObject(age)}${named(card)}.`,
    revealed: ({ player, card }) => `${player} felfedi: ${card}.`,
    melded: ({ player, card, from: zone }) => `${player} kijátssza a ${from[zone]}: ${card}.`,
    tucked: ({ player, card, from: zone }) => `${player} aláteszi a ${from[zone]}: ${card}.`,
    scored: ({ player, age, from: zone, card }) =>
      `${player} pontra vált a ${from[zone]} ${aCardAsObject(age)}${named(card)}.`,
    returned: ({ player, age, from: zone, owner = 'a', card }) =>
      `${player} visszatesz ${owner} ${from[zone]} ${aCardAsObject(age)}${named(card)}.`,
    transferred: ({ from: giver, to: taker = 'a saját', age, source, target, card }) =>
      `${giver} ${from[source]} ${taker} ${to[target]} kerül ${aCard(age)}${named(card)}.`,
    splayed: ({ player, colour, direction }) =>
      `${player} ${directions[direction]} teríti a ${colours[colour]} lapjait.`,
    unsplayed: ({ player, colour }) => `${player} ${colours[colour]} lapjai már nincsenek terítve.`,
    rearranged: ({ player, colour, top }) =>
      `${player} új sorrendbe rakja a ${colours[colour]} lapjait; felül: ${top}.`,
    declined: ({ player }) => `${player} nem él a lehetőséggel.`,
    had: ({ player }) => `${player} kezében van megfelelő lap.`,
    lacked: ({ player }) => `${player} kezében nincs megfelelő lap.`,
    named: ({ player, what }) => `${player} megnevezi: ${what}.`,
    claimed: ({ player, achievement }) =>
      typeof achievement === 'number'
        ? `${player} megszerzi ${the(achievement)} kor vívmányát.`
        : `${player} megszerez egy különleges vívmányt: ${achievement}.`,
    wiped: ({ player, card }) =>
      `${player} piros lapot húzott: ${card}. Minden kéz, tábla és pontkupac lapjai kikerülnek a játékból.`,
    over: ({ by, winners, shared, card }) => {
      const why = by === 'card' ? `${endings.card}${named(card)}.` : endings[by]
      return `${why} ${shared ? 'Közös győzelem' : 'A győztes'}: ${winners}.`
    },
  },
  reasons: {
    claimed: ({ seat }) => `Ez a vívmány már ${the(seat)} játékosé`,
    points: ({ points: own, needed }) => `${points(needed)} kell hozzá, neked ${own} van`,
    age: ({ highest, needed }) =>
      highest === 0
        ? `Legalább ${needed} értékű felső lap kell hozzá, de a táblád üres`
        : `Legalább ${needed} értékű felső lap kell hozzá, a te legmagasabb felső lapod értéke ${highest}`,
    'empty-hand': () => 'Nincs lap a kezedben, amelyet kijátszhatnál',
    'no-top-card': () => 'Nincs lap a tábládon, amelyet aktiválhatnál',
  },
  table: {
    choosing: 'Mindenki kiválasztja, melyik lapját játssza ki elsőként.',
    turn: (turn, player, more) =>
      `${turn}. forduló, soron van: ${player}; ` +
      (more === 0 ? 'ez az utolsó akciója.' : `ezután még ${more} akciója lesz.`),
    over: 'A játék véget ért.',
    goal: (n) => `A győzelemhez ${achievements(n)} kell.`,
    supply: (piles) => `Húzópaklik: ${piles}.`,
    supplyPile: (age, n) => `${age}. kor: ${n}`,
    removed: (n) => `A játékból kikerült: ${cards(n)}.`,
    openAges: (ages) => `A korok megszerezhető vívmányai: ${ages}.`,
    openAge: (age, n) => `${age}. kor (${points(n)})`,
    noOpenAges: 'Minden kor vívmánya elkelt.',
    ageCondition: 'Egy kor vívmányához ennyi pont és egy legalább ilyen értékű felső lap kell.',
    openSpecials: 'Különleges vívmányok:',
    noOpenSpecials: 'Minden különleges vívmány elkelt.',
    player: (player, seat, you) => `${player} (${seat}. játékos${you ? ', te' : ''})`,
    state: (own, n) => `${points(own)}, ${achievements(n)}`,
    hand: (n, list) => `Kéz: ${cards(n)}${listed(list)}.`,
    scorePile: (n, list) => `Pontkupac: ${cards(n)}${listed(list)}.`,
    visibleIcons: (list) => `Látható jelek: ${list}.`,
    pile: (colour, top, n, splay) =>
      `${upper(colours[colour])}: ${top}${n === 1 ? '' : `, ${cards(n)}${splays[splay]}`}`,
    beneath: (list) => `alatta: ${list}`,
    shown: (icons) => `alatta látszik: ${icons}`,
    noIcon: 'semmi',
    emptyBoard: 'Nincs lap a táblán.',
    achieved: (list) => `Vívmányok: ${list}.`,
    ageAchievement: (age) => `${age}. kor`,
    thisTurn: (tucked, scored) => `Ebben a fordulóban alátett lap: ${tucked}, pontra váltott lap: ${scored}.`,
    yourHand: 'A kezed:',
  },
  scores: {
    level: {
      points: (n, own) => `Holtverseny, ${points(n)}: a vívmányok döntenek (${own}).`,
      achievements: (n, own) => `Holtverseny, ${achievements(n)}: a pontok döntenek (${own}).`,
    },
    line: (player, n, own) => `${player}: ${achievements(n)}, ${points(own)}.`,
    byAchievements: (player, n) => `A győztes: ${player}, ${achievements(n)}.`,
    byPoints: (player, n) => `A 10. kor fölül kellett volna húzni. A győztes: ${player}, ${points(n)}.`,
    shared: (players, n) =>
      `A 10. kor fölül kellett volna húzni. Közös győzelem: ${players}, egyenként ${points(n)}.`,
    tieBroken: (n) => `Pontegyenlőség után a vívmányok döntöttek: ${n}.`,
    byCard: (player) => `A győztes egy lap hatására: ${player}.`,
  },
}
