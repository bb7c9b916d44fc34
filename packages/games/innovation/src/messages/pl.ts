import { counting } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Colour } from '../card.ts'
import type { Zone } from '../events.ts'
import type { Direction } from '../state.ts'
import { effectsPl } from './effects-pl.ts'
import type { Messages } from './messages.ts'
import { namesPl } from './names-pl.ts'
import { thirdEditionPl } from './third-edition-pl.ts'

const count = counting('pl')

const counted = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })

const cards = (n: number): string => count(n, counted('karta', 'karty', 'kart'))
const points = (n: number): string => count(n, counted('punkt', 'punkty', 'punktów'))
const achievements = (n: number): string => count(n, counted('osiągnięcie', 'osiągnięcia', 'osiągnięć'))
const actions = (n: number): string => count(n, counted('akcja', 'akcje', 'akcji'))

/** A card by its value, in the fourth case: 'dobiera dwójkę'. */
const BY_VALUE = [
  'jedynkę',
  'dwójkę',
  'trójkę',
  'czwórkę',
  'piątkę',
  'szóstkę',
  'siódemkę',
  'ósemkę',
  'dziewiątkę',
  'dziesiątkę',
] as const
const aCard = (value: number): string => BY_VALUE[value - 1] ?? `kartę o wartości ${value}`

const named = (card: string | undefined): string => (card === undefined ? '' : `: ${card}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)

const colours: Messages['colours'] = {
  red: { card: 'czerwona', heading: 'Czerwone' },
  yellow: { card: 'żółta', heading: 'Żółte' },
  green: { card: 'zielona', heading: 'Zielone' },
  blue: { card: 'niebieska', heading: 'Niebieskie' },
  purple: { card: 'fioletowa', heading: 'Fioletowe' },
}

/** Of cards in the plural: 'rozsuwa czerwone karty'. */
const coloured: Readonly<Record<Colour, string>> = {
  red: 'czerwone',
  yellow: 'żółte',
  green: 'zielone',
  blue: 'niebieskie',
  purple: 'fioletowe',
}

/** Of the colour itself: 'kolor czerwony'. */
const colour: Readonly<Record<Colour, string>> = {
  red: 'czerwony',
  yellow: 'żółty',
  green: 'zielony',
  blue: 'niebieski',
  purple: 'fioletowy',
}

const directions: Readonly<Record<Direction, string>> = { left: 'w lewo', right: 'w prawo', up: 'w górę' }

const from: Readonly<Record<Zone, string>> = { hand: 'z ręki', score: 'ze stosu punktów', board: 'z planszy' }
const to: Readonly<Record<Zone, string>> = {
  hand: 'na rękę',
  score: 'do stosu punktów',
  board: 'na planszę',
}

export const pl: Messages = {
  title: 'Innowacje',
  blurb:
    'Prowadzisz cywilizację przez dziesięć epok wynalazków: każda ze 105 kart działa inaczej, a inni z niej korzystają albo muszą ulec.',
  help: `Zasady: Innowacje, gra podstawowa, pierwsza lub trzecia edycja, 2–4 graczy.

W swojej turze masz dwie akcje; każdą możesz wybrać także dwa razy:
– Dobranie: karta o wartości twojej najwyższej wierzchniej karty. Jeśli ten
  stos jest pusty, dobierasz z następnej wyższej epoki.
– Wyłożenie: karta z ręki na planszę, na wierzch stosu jej koloru.
– Aktywacja: efekty twojej wierzchniej karty po kolei. Kto pokazuje co
  najmniej tyle jej ikon co ty, wykonuje przed tobą jej wspólne efekty; jeśli
  coś to zmieniło, na koniec dobierasz w nagrodę kartę. Kto pokazuje mniej,
  tego dotyczy żądanie: „ja” to w nim gracz, który aktywował kartę.
– Osiągnięcie epoki: potrzeba pięć razy tyle punktów, ile wynosi jej numer
  (nie traci się ich), i wierzchniej karty co najmniej takiej wartości.

Słowa kart: wsunąć to położyć na spód stosu jej koloru na planszy; zapunktować
to położyć do stosu punktów, gdzie karta daje tyle punktów, ile wynosi jej
wartość; zwrócić to położyć na spód stosu dobierania jej epoki. W rozsuniętym
stosie widać też ikony kart zakrytych: w lewo jedno miejsce, w prawo dwa,
w górę trzy. Co możesz, tego nie musisz; resztę wykonuje się, na ile się da.

Osiągnięcia specjalne dostaje od razu ten, kto spełni ich warunek.
Wygrywa, kto ma dość osiągnięć: we dwoje 6, we troje 5, we czworo 4. Jeśli
ktoś musiałby dobrać kartę powyżej epoki 10, wygrywa najwięcej punktów, przy
remisie najwięcej osiągnięć. Kilka późnych kart samo wskazuje zwycięzcę.`,
  settings: { edition: { name: 'Edycja', values: { first: 'pierwsza edycja', third: 'trzecia edycja' } } },
  cards: namesPl,
  effects: effectsPl,
  thirdEdition: thirdEditionPl,
  demand: 'Żądanie:',
  colours,
  icons: {
    castle: 'zamek',
    leaf: 'liść',
    lightbulb: 'żarówka',
    crown: 'korona',
    factory: 'fabryka',
    clock: 'zegar',
  },
  specials: {
    monument: {
      name: 'Pomnik',
      condition: 'Trzeba w jednej turze wsunąć sześć kart albo zapunktować sześć kart.',
    },
    empire: {
      name: 'Imperium',
      condition: 'Na planszy muszą być widoczne co najmniej trzy ikony każdego z sześciu rodzajów.',
    },
    world: { name: 'Świat', condition: 'Na planszy musi być widocznych co najmniej dwanaście zegarów.' },
    wonder: {
      name: 'Cud',
      condition: 'Trzeba mieć pięć kolorów, każdy rozsunięty w prawo lub w górę.',
    },
    universe: {
      name: 'Wszechświat',
      condition:
        'Trzeba mieć wierzchnie karty we wszystkich pięciu kolorach, każdą o wartości co najmniej 8.',
    },
  },
  facts: {
    kind: (age, its) => `Epoka ${age}, ${colours[its].card}.`,
    places: (topLeft, bottomLeft, bottomCentre, bottomRight) =>
      `Ikony: u góry z lewej ${topLeft}, u dołu od lewej ${bottomLeft}, ${bottomCentre}, ${bottomRight}.`,
    hex: 'obrazek',
    dogma: (icon) => `Ikona efektów: ${icon}.`,
    effect: (number) => `Efekt ${number}:`,
  },
  questions: {
    'first-card': 'Którą kartę wykładasz jako pierwszą?',
    action: 'Jaką akcję wykonujesz?',
    return: 'Którą kartę zwracasz?',
    meld: 'Którą kartę wykładasz?',
    tuck: 'Którą kartę wsuwasz?',
    score: 'Którą kartę punktujesz?',
    transfer: 'Którą kartę przekazujesz?',
    take: 'Którą kartę bierzesz?',
    keep: 'Którą kartę zatrzymujesz?',
    reveal: 'Którą kartę ujawniasz?',
    exchange: 'Co wymieniasz?',
    execute: 'Której karty wspólne efekty wykonujesz?',
    place: 'Która karta jest następna, licząc od góry?',
    'splay-left': 'Który kolor rozsuwasz w lewo?',
    'splay-right': 'Który kolor rozsuwasz w prawo?',
    'splay-up': 'Który kolor rozsuwasz w górę?',
    measure: 'Który kolor rozsuwasz w prawo i liczysz?',
    name: 'Jakie dwa kolory podajesz?',
    rearrange: 'Karty którego koloru układasz na nowo?',
    'give-red': 'Na czyją planszę przekazujesz swoją wierzchnią czerwoną kartę?',
    'give-points': 'Do czyjego stosu punktów przekazujesz kartę?',
    'return-three': 'Czy zwracasz trzy karty?',
    'meld-all': 'Czy wykładasz wszystkie karty ze swojego stosu punktów?',
    'meld-highest': 'Czy wykładasz wszystkie najwyższe karty ze swojego stosu punktów?',
    'tuck-some': 'Czy wsuwasz karty?',
    'tuck-all': 'Czy wsuwasz wszystkie karty z ręki?',
    'score-all': 'Czy punktujesz wszystkie karty z ręki?',
    'draw-and-tuck': 'Czy dobierasz kartę, żeby ją wsunąć?',
    next: 'Wszystkie te karty, jedna po drugiej: która jest następna?',
    value: 'Jaką wartość wybierasz?',
    evolve: 'Co robisz?',
  },
  questionsOfSets: { score: 'Które karty punktujesz?', transfer: 'Które karty przekazujesz?' },
  options: {
    cards: {
      dogma: (card) => `Aktywuj: ${card}`,
      return: (card) => `Zwróć: ${card}`,
      meld: (card) => `Wyłóż: ${card}`,
      tuck: (card) => `Wsuń: ${card}`,
      score: (card) => `Zapunktuj: ${card}`,
      transfer: (card) => `Przekaż: ${card}`,
      take: (card) => `Weź: ${card}`,
      keep: (card) => `Zatrzymaj: ${card}`,
      reveal: (card) => `Ujawnij: ${card}`,
      exchange: (card) => `Wymień: ${card}`,
      execute: (card) => `Wykonaj: ${card}`,
      place: (card) => `Następna: ${card}`,
    },
    colours: {
      'splay-left': (its) => `Rozsuń w lewo ${coloured[its]} karty`,
      'splay-right': (its) => `Rozsuń w prawo ${coloured[its]} karty`,
      'splay-up': (its) => `Rozsuń w górę ${coloured[its]} karty`,
      measure: (its) => `Rozsuń w prawo i policz ${coloured[its]} karty`,
      name: (its) => `Podaj kolor ${colour[its]}`,
      rearrange: (its) => `Ułóż na nowo ${coloured[its]} karty`,
    },
    seats: {
      'give-red': (seat) => `Czerwona karta na planszę gracza ${seat}`,
      'give-points': (seat) => `Karta do stosu punktów gracza ${seat}`,
    },
    plain: {
      draw: 'Dobierz kartę',
      decline: 'Nie korzystaj z tej możliwości',
      done: 'Gotowe, bez dalszych kart',
      exchange: 'Wymień karty',
      'draw-and-score': 'Dobierz i zapunktuj ósemkę, a potem zwróć kartę ze stosu punktów',
      'draw-higher': 'Dobierz kartę o wartości o 1 wyższej od najwyższej w stosie punktów',
      'return-three': 'Zwróć trzy karty',
      'meld-all': 'Wyłóż wszystkie karty ze stosu punktów',
      'meld-highest': 'Wyłóż wszystkie najwyższe karty ze stosu punktów',
      'tuck-some': 'Wsuń karty',
      'tuck-all': 'Wsuń wszystkie karty z ręki',
      'score-all': 'Zapunktuj wszystkie karty z ręki',
      'draw-and-tuck': 'Dobierz i wsuń kartę',
    },
    sharing: (players) => `dołącza się: ${players}`,
    demanded: (players) => `żądanie spełnia: ${players}`,
    demandsNobody: 'żądanie nikogo nie dotyczy',
    draws: (age) => aCard(age),
    drawEnds: 'to kończy grę',
    achieve: (age, n) => `Zdobądź osiągnięcie epoki ${age} (wymaga: ${points(n)})`,
    value: (value) => `Wartość ${value}`,
    returnBack: (seat, value) => `Zwróć ${aCard(value)} ze stosu punktów gracza ${seat}`,
  },
  events: {
    turn: ({ player, actions: n }) => `Tura gracza: ${player}, ${actions(n)}.`,
    dogma: ({ player, card, sharing, demanded }) =>
      `${player} aktywuje: ${card}.${demanded === undefined ? '' : ` Żądanie spełnia: ${demanded}.`}` +
      (sharing === undefined ? '' : ` Dołącza się: ${sharing}.`),
    effect: ({ player, card, effect, role }) => {
      const does = {
        demanded: 'spełnia żądanie',
        sharing: 'dołącza się do efektu',
        own: 'wykonuje',
        alone: 'wykonuje samodzielnie',
      }
      return `${player} ${does[role]}: ${card}${effect === undefined ? '' : `, efekt ${effect}`}.`
    },
    bonus: ({ player }) => `${player} dobiera w nagrodę kartę, bo inni dołączyli się do efektu.`,
    drew: ({ player, age, card }) => `${player} dobiera ${aCard(age)}${named(card)}.`,
    revealed: ({ player, card }) => `${player} ujawnia: ${card}.`,
    melded: ({ player, card, from: zone }) => `${player} wykłada ${from[zone]}: ${card}.`,
    tucked: ({ player, card, from: zone }) => `${player} wsuwa ${from[zone]}: ${card}.`,
    scored: ({ player, age, from: zone, card }) =>
      `${player} punktuje ${from[zone]} ${aCard(age)}${named(card)}.`,
    returned: ({ player, age, from: zone, owner, card }) =>
      `${player} zwraca ${from[zone]}${owner === undefined ? '' : ` (gracz: ${owner})`} ` +
      `${aCard(age)}${named(card)}.`,
    transferred: ({ from: giver, to: taker, age, source, target, card }) =>
      taker === undefined
        ? `${giver} przenosi ${from[source]} ${to[target]} ${aCard(age)}${named(card)}.`
        : `${giver} przekazuje ${from[source]} ${aCard(age)}${named(card)}; ` +
          `${taker} bierze ją ${to[target]}.`,
    splayed: ({ player, colour: its, direction }) =>
      `${player} rozsuwa ${directions[direction]} ${coloured[its]} karty.`,
    unsplayed: ({ player, colour: its }) => `${player} nie ma już rozsuniętego koloru: ${colour[its]}.`,
    rearranged: ({ player, colour: its, top }) =>
      `${player} układa na nowo ${coloured[its]} karty; na wierzchu: ${top}.`,
    declined: ({ player }) => `${player} nie korzysta z tej możliwości.`,
    had: ({ player }) => `${player} ma na ręce odpowiednią kartę.`,
    lacked: ({ player }) => `${player} nie ma na ręce odpowiedniej karty.`,
    named: ({ player, what }) => `${player} podaje: ${what}.`,
    claimed: ({ player, achievement }) =>
      typeof achievement === 'number'
        ? `${player} zdobywa osiągnięcie epoki ${achievement}.`
        : `${player} zdobywa osiągnięcie specjalne: ${achievement}.`,
    wiped: ({ player, card }) =>
      `${player} dobiera czerwoną kartę: ${card}. ` +
      'Karty ze wszystkich rąk, plansz i stosów punktów znikają z gry.',
    over: ({ by, winners, shared, card }) => {
      const won = `Koniec gry. ${shared ? 'Wspólne zwycięstwo' : 'Wygrywa'}: ${winners}`
      if (by === 'achievements') return `${won}, dzięki osiągnięciom.`
      if (by === 'tie') return `${won}, przy równej liczbie punktów dzięki osiągnięciom.`
      return by === 'points' ? `${won}, dzięki punktom.` : `${won}, dzięki efektowi karty${named(card)}.`
    },
  },
  reasons: {
    claimed: ({ seat }) => `To osiągnięcie ma już gracz ${seat}`,
    points: ({ points: own, needed }) => `Wymaga: ${points(needed)}; masz ${own}`,
    age: ({ highest, needed }) =>
      `Wymaga wierzchniej karty o wartości co najmniej ${needed}; ` +
      (highest === 0 ? 'nie masz żadnej' : `twoja najwyższa ma wartość ${highest}`),
    'empty-hand': () => 'Nie masz na ręce karty do wyłożenia',
    'no-top-card': () => 'Nie masz na planszy karty do aktywacji',
  },
  table: {
    choosing: 'Trwa wybór pierwszych kart.',
    turn: (turn, player, more) =>
      `Tura ${turn}: ${player}, ${more === 0 ? 'ostatnia akcja' : `po tej akcji jeszcze ${actions(more)}`}.`,
    over: 'Koniec gry.',
    goal: (n) => `Do zwycięstwa trzeba ${n} osiągnięć.`,
    supply: (piles) => `Stosy dobierania: ${piles}.`,
    supplyPile: (age, n) => `epoka ${age}: ${n}`,
    removed: (n) => `Poza grą: ${cards(n)}.`,
    openAges: (ages) => `Osiągnięcia epok do zdobycia: ${ages}.`,
    openAge: (age, n) => `epoka ${age} (${points(n)})`,
    noOpenAges: 'Osiągnięcia wszystkich epok są zdobyte.',
    ageCondition: 'Każde wymaga tylu punktów i wierzchniej karty o wartości co najmniej takiej jak epoka.',
    openSpecials: 'Osiągnięcia specjalne:',
    noOpenSpecials: 'Wszystkie osiągnięcia specjalne są zdobyte.',
    player: (player, seat, you) => `${player} (gracz ${seat}${you ? ', ty' : ''})`,
    state: (own, n) => `${points(own)}, ${achievements(n)}`,
    hand: (n, list) => `Ręka: ${cards(n)}${listed(list)}.`,
    scorePile: (n, list) => `Stos punktów: ${cards(n)}${listed(list)}.`,
    visibleIcons: (list) => `Widoczne ikony: ${list}.`,
    pile: (its, top, n, splay) =>
      `${colours[its].heading}: ${top}` +
      (n === 1
        ? ''
        : `, ${cards(n)}, ${splay === 'none' ? 'bez rozsunięcia' : `rozsunięcie ${directions[splay]}`}`),
    beneath: (list) => `pod spodem: ${list}`,
    shown: (icons) => `pod spodem widać: ${icons}`,
    noIcon: 'nic',
    emptyBoard: 'Brak kart na planszy.',
    achieved: (list) => `Osiągnięcia: ${list}.`,
    ageAchievement: (age) => `epoka ${age}`,
    thisTurn: (tucked, scored) => `W tej turze wsunięte karty: ${tucked}, zapunktowane: ${scored}.`,
    yourHand: 'Twoja ręka:',
  },
  scores: {
    level: {
      points: (n, own) => `Remis, ${points(n)}: decydują osiągnięcia (${own}).`,
      achievements: (n, own) => `Remis, ${achievements(n)}: decydują punkty (${own}).`,
    },
    line: (player, n, own) => `${player}: ${achievements(n)}, ${points(own)}.`,
    byAchievements: (player, n) => `Wygrywa: ${player}, ${achievements(n)}.`,
    byPoints: (player, n) => `Trzeba by dobrać kartę powyżej epoki 10. Wygrywa: ${player}, ${points(n)}.`,
    shared: (players, n) =>
      `Trzeba by dobrać kartę powyżej epoki 10. Wspólne zwycięstwo: ${players}, po ${n} pkt.`,
    tieBroken: (n) => `Przy równej liczbie punktów zdecydowały osiągnięcia: ${n}.`,
    byCard: (player) => `Wygrywa dzięki efektowi karty: ${player}.`,
  },
}
