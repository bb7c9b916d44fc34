import { counting } from '@ziggurat/texts'

import type { Colour } from '../card.ts'
import type { Zone } from '../events.ts'
import type { Direction } from '../state.ts'
import { effectsCs } from './effects-cs.ts'
import type { Messages } from './messages.ts'
import { namesCs } from './names-cs.ts'
import { thirdEditionCs } from './third-edition-cs.ts'

const count = counting('cs')

const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })
const points = (n: number): string => count(n, { one: 'bod vlivu', few: 'body vlivu', other: 'bodů vlivu' })
const claimed = (n: number): string =>
  count(n, { one: 'ovládnutá karta', few: 'ovládnuté karty', other: 'ovládnutých karet' })
const actions = (n: number): string => count(n, { one: 'akce', few: 'akce', other: 'akcí' })

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)

const from: Readonly<Record<Zone, string>> = { hand: 'z ruky', score: 'z vlivu', board: 'z herní oblasti' }
const into: Readonly<Record<Zone, string>> = {
  hand: 'do ruky',
  score: 'do vlivu',
  board: 'do herní oblasti',
}
const ways: Readonly<Record<Direction, string>> = { left: 'doleva', right: 'doprava', up: 'nahoru' }

/** In the fourth case: 'roztáhnout červenou'. */
const coloured: Readonly<Record<Colour, string>> = {
  red: 'červenou',
  yellow: 'žlutou',
  green: 'zelenou',
  blue: 'modrou',
  purple: 'fialovou',
}

export const cs: Messages = {
  title: 'Inovace',
  blurb:
    'Vedete civilizaci deseti epochami vynálezů: každá ze 105 karet umí něco jiného a ostatní se přidají, nebo musí poslechnout.',
  help: `Pravidla: Inovace, základní hra, první nebo třetí vydání, 2–4 hráči.

Vedete civilizaci deseti epochami. Karty leží ve vaší herní oblasti až v pěti
balíčcích, každá barva v jednom. Ve svém tahu máte dvě akce:
– vzít kartu tak vysokou, jako je vaše nejvyšší aktivní (vrchní) karta;
  z prázdného balíčku se bere z dalšího,
– vyložit kartu z ruky navrch balíčku její barvy,
– aktivovat jednu z aktivních karet: její účinky se provedou popořadě,
– ovládnout epochu: potřebujete 5krát tolik bodů vlivu, kolikátá je, a aktivní
  kartu této nebo vyšší epochy. Body se neutrácejí.

Každá karta má zdroj, podle něhož se při aktivaci počítá, kolik jich je u koho
vidět. Kdo jich má méně než vy, musí uposlechnout Příkaz. Kdo stejně nebo víc,
provede Součinnost před vámi; změní-li se tím cokoli, berete nakonec kartu.

Roztažený balíček ukazuje víc: doleva jedno místo každé zakryté karty, doprava
dvě, nahoru tři. Schovat znamená dát kartu pod její balíček, obodovat ji dát
do vlivu, kde platí za svou hodnotu, vrátit ji dát dospod balíčku její epochy.
Co „můžeš“, nemusíte; vše ostatní je povinné.

Karty pokroku získá ten, kdo první splní podmínku. Hned vyhrává, kdo má 6
ovládnutých karet (ve třech 5, ve čtyřech 4), nebo díky některým kartám. Má-li
se vzít karta nad epochu 10, hra končí a vyhrává nejvíc bodů vlivu, při shodě
nejvíc ovládnutých karet.`,
  settings: { edition: { name: 'Vydání', values: { first: 'první vydání', third: 'třetí vydání' } } },
  cards: namesCs,
  effects: effectsCs,
  thirdEdition: thirdEditionCs,
  demand: 'Příkaz:',
  colours: {
    red: { card: 'červená', heading: 'Červená' },
    yellow: { card: 'žlutá', heading: 'Žlutá' },
    green: { card: 'zelená', heading: 'Zelená' },
    blue: { card: 'modrá', heading: 'Modrá' },
    purple: { card: 'fialová', heading: 'Fialová' },
  },
  icons: {
    castle: 'hrad',
    leaf: 'list',
    lightbulb: 'žárovka',
    crown: 'koruna',
    factory: 'továrna',
    clock: 'hodiny',
  },
  // Vojenství stands in the Czech rulebook; the others follow its English edition (INN OQ-15).
  specials: {
    monument: { name: 'Technologie', condition: 'Schovat 6 karet v jednom tahu, nebo 6 karet obodovat.' },
    empire: { name: 'Vojenství', condition: 'Ukazovat od každého ze šesti zdrojů aspoň 3.' },
    world: { name: 'Diplomacie', condition: 'Ukazovat aspoň 12krát hodiny.' },
    wonder: { name: 'Kultura', condition: 'Mít všech 5 barev, každou roztaženou doprava nebo nahoru.' },
    universe: { name: 'Věda', condition: 'Mít 5 aktivních karet, každou s hodnotou aspoň 8.' },
  },
  facts: {
    kind: (age, colour) => `Epocha ${age}, ${cs.colours[colour].card}.`,
    places: (topLeft, bottomLeft, bottomCentre, bottomRight) =>
      `Zdroje: vlevo nahoře ${topLeft}, vlevo dole ${bottomLeft}, dole uprostřed ${bottomCentre}, ` +
      `vpravo dole ${bottomRight}.`,
    hex: 'žádný',
    dogma: (icon) => `Rozhodující zdroj: ${icon}.`,
    effect: (number) => `${number}. účinek:`,
  },
  questions: {
    'first-card': 'Kterou kartou začnete?',
    action: 'Co uděláte?',
    return: 'Kterou kartu vrátíte?',
    meld: 'Kterou kartu vyložíte?',
    tuck: 'Kterou kartu schováte?',
    score: 'Kterou kartu obodujete?',
    transfer: 'Která karta se přesune?',
    take: 'Kterou kartu si vezmete?',
    keep: 'Kterou kartu si necháte?',
    reveal: 'Kterou kartu ukážete?',
    exchange: 'Co vyměníte?',
    execute: 'Kterou kartu provedete?',
    place: 'Která karta přijde na řadu, odshora dolů?',
    'splay-left': 'Kterou barvu roztáhnete doleva?',
    'splay-right': 'Kterou barvu roztáhnete doprava?',
    'splay-up': 'Kterou barvu roztáhnete nahoru?',
    measure: 'Kterou barvu roztáhnete doprava a spočítáte?',
    name: 'Které dvě barvy zvolíte?',
    rearrange: 'Kterou barvu přerovnáte?',
    'give-red': 'Do čí herní oblasti se přesune vaše aktivní červená karta?',
    'give-points': 'Do čího vlivu přesunete kartu?',
    'return-three': 'Vrátíte 3 karty?',
    'meld-all': 'Vyložíte celý svůj vliv?',
    'meld-highest': 'Vyložíte nejvyšší karty svého vlivu?',
    'tuck-some': 'Schováte karty?',
    'tuck-all': 'Schováte celou ruku?',
    'score-all': 'Obodujete celou ruku?',
    'draw-and-tuck': 'Vezmete a schováte kartu?',
    next: 'Všechny tyto karty, jedna po druhé: která je další?',
    value: 'Kterou hodnotu zvolíte?',
    evolve: 'Co uděláte?',
  },
  questionsOfSets: { score: 'Které karty obodujete?', transfer: 'Které karty se přesunou?' },
  options: {
    cards: {
      dogma: (card) => `Aktivovat: ${card}`,
      return: (card) => `Vrátit: ${card}`,
      meld: (card) => `Vyložit: ${card}`,
      tuck: (card) => `Schovat: ${card}`,
      score: (card) => `Obodovat: ${card}`,
      transfer: (card) => `Přesunout: ${card}`,
      take: (card) => `Vzít si: ${card}`,
      keep: (card) => `Nechat si: ${card}`,
      reveal: (card) => `Ukázat: ${card}`,
      exchange: (card) => `Vyměnit: ${card}`,
      execute: (card) => `Provést: ${card}`,
      place: (card) => `Další: ${card}`,
    },
    colours: {
      'splay-left': (colour) => `Roztáhnout ${coloured[colour]} doleva`,
      'splay-right': (colour) => `Roztáhnout ${coloured[colour]} doprava`,
      'splay-up': (colour) => `Roztáhnout ${coloured[colour]} nahoru`,
      measure: (colour) => `Roztáhnout ${coloured[colour]} doprava a spočítat`,
      name: (colour) => `Zvolit ${coloured[colour]}`,
      rearrange: (colour) => `Přerovnat ${coloured[colour]}`,
    },
    seats: {
      'give-red': (seat) => `Hráči na místě ${seat}`,
      'give-points': (seat) => `Hráči na místě ${seat}`,
    },
    plain: {
      draw: 'Vzít kartu',
      decline: 'Nechat být',
      done: 'Žádnou další kartu',
      exchange: 'Vyměnit',
      'draw-and-score': 'Vzít a obodovat osmičku, pak vrátit kartu z vlivu',
      'draw-higher': 'Vzít kartu o 1 vyšší, než je nejvyšší ve vlivu',
      'return-three': 'Vrátit 3 karty',
      'meld-all': 'Vyložit celý vliv',
      'meld-highest': 'Vyložit nejvyšší karty vlivu',
      'tuck-some': 'Schovat karty',
      'tuck-all': 'Schovat celou ruku',
      'score-all': 'Obodovat celou ruku',
      'draw-and-tuck': 'Vzít a schovat kartu',
    },
    sharing: (players) => `Součinnost: ${players}`,
    demanded: (players) => `Příkaz: ${players}`,
    demandsNobody: 'Příkaz: nikdo',
    draws: (age) => `hodnota ${age}`,
    drawEnds: 'tím hra skončí',
    achieve: (age, n) => `Ovládnout epochu ${age} (${points(n)})`,
    value: (value) => `Zvolit ${value}`,
    returnBack: (seat, value) => `Vrátit kartu hodnoty ${value}, kterou má hráč na místě ${seat}`,
  },
  events: {
    turn: ({ player, actions: n }) => `Na tahu je ${player}: ${actions(n)}.`,
    dogma: ({ player, card, sharing, demanded }) =>
      `${player} aktivuje: ${card}.${sharing === undefined ? '' : ` Součinnost: ${sharing}.`}` +
      (demanded === undefined ? '' : ` Příkaz: ${demanded}.`),
    effect: ({ player, card, effect, role }) => {
      const what = effect === undefined ? card : `${card}, ${effect}. účinek`
      if (role === 'demanded') return `${player} musí uposlechnout Příkaz: ${what}.`
      if (role === 'sharing') return `${player} se připojuje k Součinnosti: ${what}.`
      return role === 'alone' ? `${player} provádí bez sdílení: ${what}.` : `${player} provádí: ${what}.`
    },
    bonus: ({ player }) => `${player} má odměnu za Součinnost, volnou akci: vzít kartu.`,
    drew: ({ player, age, card }) => `${player} bere kartu hodnoty ${age}${named(card)}.`,
    revealed: ({ player, card }) => `${player} ukazuje: ${card}.`,
    melded: ({ player, card, from: zone }) => `${player} vykládá ${from[zone]}: ${card}.`,
    tucked: ({ player, card, from: zone }) => `${player} schovává ${from[zone]}: ${card}.`,
    scored: ({ player, age, from: zone, card }) =>
      `${player} boduje kartu hodnoty ${age} ${from[zone]}${named(card)}.`,
    returned: ({ player, age, from: zone, owner, card }) =>
      owner === undefined
        ? `${player} vrací kartu hodnoty ${age} ${from[zone]}${named(card)}.`
        : `${player} vrací kartu hodnoty ${age} ${from[zone]} (hráč: ${owner})${named(card)}.`,
    transferred: ({ from: giver, to, age, source, target, card }) =>
      to === undefined
        ? `${giver} přesouvá kartu hodnoty ${age} ${from[source]} ${into[target]}${named(card)}.`
        : `Přesun karty hodnoty ${age} ${from[source]} (${giver}) ${into[target]} (${to})${named(card)}.`,
    splayed: ({ player, colour, direction }) => `${player} roztahuje ${coloured[colour]} ${ways[direction]}.`,
    unsplayed: ({ player, colour }) => `${player} už nemá ${coloured[colour]} roztaženou.`,
    rearranged: ({ player, colour, top }) => `${player} přerovnává ${coloured[colour]}; aktivní je: ${top}.`,
    declined: ({ player }) => `${player} to nechává být.`,
    had: ({ player }) => `${player} má vhodnou kartu.`,
    lacked: ({ player }) => `${player} nemá vhodnou kartu.`,
    named: ({ player, what }) => `${player} volí: ${what}.`,
    claimed: ({ player, achievement }) =>
      typeof achievement === 'number'
        ? `${player} ovládá epochu ${achievement}.`
        : `${player} získává kartu pokroku: ${achievement}.`,
    wiped: ({ player, card }) =>
      `${player} ukazuje: ${card}. Všechny ruce, herní oblasti i vlivy se odstraňují ze hry.`,
    over: ({ by, winners, shared, card }) => {
      const won = `Konec hry. ${shared ? 'Vítězové' : 'Vítěz'}: ${winners}`
      if (by === 'achievements') return `${won}, díky ovládnutým kartám.`
      if (by === 'tie') return `${won}, při shodě bodů vlivu díky ovládnutým kartám.`
      return by === 'points' ? `${won}, díky bodům vlivu.` : `${won}, díky vítěznému efektu${named(card)}.`
    },
  },
  reasons: {
    claimed: ({ seat }) => `Ovládá ji už hráč na místě ${seat}`,
    points: ({ points: n, needed }) => `Je třeba ${points(needed)}; máte ${n}`,
    age: ({ highest, needed }) =>
      `Je třeba aktivní karta s hodnotou aspoň ${needed}; ` +
      (highest === 0 ? 'nemáte žádnou' : `vaše nejvyšší má ${highest}`),
    'empty-hand': () => 'Nemáte v ruce kartu k vyložení',
    'no-top-card': () => 'Nemáte v herní oblasti kartu k aktivaci',
  },
  table: {
    choosing: 'Vybírají se první karty.',
    turn: (turn, player, more) =>
      `Tah ${turn}: ${player}, ${more === 0 ? 'poslední akce' : `po této akci ještě ${actions(more)}`}.`,
    over: 'Konec hry.',
    goal: (n) => `K vítězství je třeba: ${claimed(n)}.`,
    supply: (piles) => `Dobírací balíčky: ${piles}.`,
    supplyPile: (age, n) => `epocha ${age}: ${n}`,
    removed: (n) => `Odstraněno ze hry: ${cards(n)}.`,
    openAges: (ages) => `Epochy k ovládnutí a potřebné body vlivu: ${ages}.`,
    openAge: (age, n) => `${age} za ${n}`,
    noOpenAges: 'Všechny epochy jsou ovládnuté.',
    ageCondition: 'Každá vyžaduje i aktivní kartu této nebo vyšší epochy.',
    openSpecials: 'Karty pokroku:',
    noOpenSpecials: 'Všechny karty pokroku jsou rozebrané.',
    player: (player, seat, you) => `${player} (místo ${seat}${you ? ', vy' : ''})`,
    state: (n, own) => `${points(n)}, ${claimed(own)}`,
    hand: (n, list) => `V ruce: ${cards(n)}${listed(list)}.`,
    scorePile: (n, list) => `Vliv: ${cards(n)}${listed(list)}.`,
    visibleIcons: (list) => `Zdroje: ${list}.`,
    pile: (colour, top, n, splay) =>
      `${cs.colours[colour].heading}: ${top}` +
      (n === 1 ? '' : `, ${cards(n)}, ${splay === 'none' ? 'neroztaženo' : `roztaženo ${ways[splay]}`}`),
    beneath: (list) => `pod ní: ${list}`,
    shown: (icons) => `pod ní je vidět: ${icons}`,
    noIcon: 'nic',
    emptyBoard: 'Herní oblast je prázdná.',
    achieved: (list) => `Ovládnuté karty: ${list}.`,
    ageAchievement: (age) => `epocha ${age}`,
    thisTurn: (tucked, scored) => `V tomto tahu schováno: ${tucked}, obodováno: ${scored}.`,
    yourHand: 'Vaše karty v ruce:',
  },
  scores: {
    level: {
      points: (n, own) => `Shodně ${points(n)}: rozhodují ovládnuté karty (${own}).`,
      achievements: (n, own) => `Shodně ${claimed(n)}: rozhodují body vlivu (${own}).`,
    },
    line: (player, own, n) => `${player}: ${claimed(own)}, ${points(n)}.`,
    byAchievements: (player, own) => `Vítěz: ${player}, ${claimed(own)}.`,
    byPoints: (player, n) => `Měla se vzít karta nad epochu 10. Vítěz: ${player}, ${points(n)}.`,
    shared: (players, n) =>
      `Měla se vzít karta nad epochu 10. Společné vítězství: ${players}, každý ${points(n)}.`,
    tieBroken: (own) => `Při shodě bodů rozhodly ovládnuté karty: ${own}.`,
    byCard: (player) => `Vítěz: ${player}, díky vítěznému efektu karty.`,
  },
}
