import { counting } from '@ziggurat/texts'

import type { Goods } from '../events.ts'
import { effects2006Pl } from './effects-2006-pl.ts'
import { effectsPl } from './effects-pl.ts'
import type { Messages } from './messages.ts'
import { namesPl } from './names-pl.ts'

const count = counting('pl')

/** '+2', '−1' */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** '+2 akcje' from the form that goes with the number. */
const signedForm = (n: number, one: string, few: string, many: string): string =>
  `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one, few, many, other: few })}`

const civilActions = (n: number): string =>
  count(n, { one: 'akcja cywilna', few: 'akcje cywilne', many: 'akcji cywilnych', other: 'akcji cywilnej' })
const militaryActions = (n: number): string =>
  count(n, {
    one: 'akcja militarna',
    few: 'akcje militarne',
    many: 'akcji militarnych',
    other: 'akcji militarnej',
  })
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const coveredCards = (n: number): string =>
  count(n, { one: 'zakryta karta', few: 'zakryte karty', many: 'zakrytych kart', other: 'zakrytej karty' })
/** In the accusative: what somebody takes or loses. */
const someCards = (n: number): string =>
  count(n, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
const someCivilActions = (n: number): string =>
  count(n, { one: 'akcję cywilną', few: 'akcje cywilne', many: 'akcji cywilnych', other: 'akcji cywilnej' })
const someMilitaryCards = (n: number): string =>
  count(n, { one: 'kartę militarną', few: 'karty militarne', many: 'kart militarnych', other: 'karty' })
const resources = (n: number): string =>
  count(n, { one: 'surowiec', few: 'surowce', many: 'surowców', other: 'surowca' })
const food = (n: number): string =>
  count(n, { one: 'żywność', few: 'żywności', many: 'żywności', other: 'żywności' })
const stages = (n: number): string => count(n, { one: 'etap', few: 'etapy', many: 'etapów', other: 'etapu' })
const tokens = (n: number): string =>
  count(n, { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' })
const points = (n: number): string =>
  count(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })

const goods: Readonly<Record<Goods, (n: number) => string>> = {
  food,
  resources,
  science: (n) => `${points(n)} nauki`,
  culture: (n) => `${points(n)} kultury`,
}

const cost = (n: number, what: (n: number) => string): string => (n === 0 ? 'za darmo' : `koszt: ${what(n)}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)
const named = (list: string | undefined): string => (list === undefined ? '' : `: ${list}`)

export const pl: Messages = {
  title: 'Cywilizacja: Poprzez wieki',
  blurb:
    'Prowadzisz naród od starożytności do dziś, z liderami, cudami, technologiami i wojskiem; wygrywa najbogatsza kultura.',
  help: {
    '2015': `Zasady: Cywilizacja: Poprzez wieki (wydanie z 2015 roku), 2 do 4 graczy.

Prowadzisz cywilizację od starożytności do dziś. Wygrywa ten, kto na końcu
epoki IV ma najwięcej punktów kultury. Tura ma trzy części:
- Polityka: najwyżej jedna akcja polityczna z kartą militarną: przygotowanie
  wydarzenia (zaraz potem następuje kolejne aktualne), agresja, wypowiedzenie
  wojny, propozycja paktu. Albo nic.
- Akcje: dobieranie kart z toru (1 do 3 akcji cywilnych, zależnie od miejsca),
  zagrywanie liderów, wprowadzanie technologii za naukę, zwiększanie populacji
  za żywność, budowa farm, kopalń, budynków publicznych i cudów za surowce;
  za akcje militarne jednostki i taktyki.
- Koniec tury: nauka i kultura, korupcja, żywność, konsumpcja i surowce
  rozliczają się same; za niewykorzystane akcje militarne dobierasz karty.

Robotnicy pochodzą z żółtego banku: im jest on pustszy, tym są drożsi, tym
więcej jedzą i tym więcej chcą zadowolonych buziek. Gdy niezadowolonych jest
więcej niż wolnych, wybucha powstanie i nic się nie produkuje. Żywność
i surowce to niebieskie znaczniki: gdy w banku zostaje ich mało, pojawia się
korupcja. Silni na wydarzeniach i atakach zyskują, słabi tracą.

Epoka kończy się ostatnią kartą swojej talii; karty o dwie epoki starsze
znikają. Jeśli epoka III kończy się w turze pierwszego gracza, ta runda jest
ostatnia; w innym wypadku następuje jeszcze jedna pełna. Pozostałe wydarzenia
epoki III punktują potem wszyscy.`,
    full: `Zasady: Cywilizacja: Poprzez wieki (wydanie z 2006 roku), 2 do 4 graczy,
rozgrywka pełna.

Prowadzisz cywilizację od starożytności do dziś. Wygrywa ten, kto po ostatniej
rundzie ma najwięcej punktów kultury. Tura ma następujące części:
- Rozstrzyga się wojna wypowiedziana przez ciebie w poprzedniej turze. Obie
  strony mogą poświęcać jednostki, które liczą się wtedy podwójnie.
- Polityka: najwyżej jedna akcja polityczna z kartą militarną: przygotowanie
  wydarzenia (zaraz potem następuje kolejne aktualne), agresja, wypowiedzenie
  wojny, propozycja paktu. Albo nic. Potem odrzucasz karty militarne ponad
  limit.
- Akcje: dobieranie kart z toru (1 do 3 akcji cywilnych, zależnie od miejsca),
  zagrywanie liderów, wprowadzanie technologii za naukę, zwiększanie populacji
  za żywność, budowa farm, kopalń, budynków publicznych i cudów za surowce;
  za akcje militarne jednostki i taktyki, z których korzystasz tylko ty.
- Koniec tury: nauka i kultura, żywność, konsumpcja, surowce i korupcja
  rozliczają się same; za niewykorzystane akcje militarne dobierasz karty.

Gdy niezadowolonych robotników jest więcej niż wolnych, wybucha powstanie:
nic nie produkujesz i nie dobierasz kart. W ostatniej rundzie nie można
poświęcać jednostek.`,
    advanced: `Zasady: Cywilizacja: Poprzez wieki (wydanie z 2006 roku), 2 do 4 graczy,
rozgrywka zaawansowana.

Prowadzisz cywilizację do końca epoki II. Wygrywa ten, kto ma najwięcej
punktów kultury; cztery wydarzenia, które od początku leżą odkryte, punktują
na koniec wszyscy. Tura ma trzy części:
- Polityka: najwyżej jedna akcja polityczna z kartą militarną: przygotowanie
  wydarzenia (zaraz potem następuje kolejne aktualne), agresja, propozycja
  paktu. Albo nic. Potem odrzucasz karty militarne ponad limit.
- Akcje: dobieranie kart z toru (1 do 3 akcji cywilnych, zależnie od miejsca),
  zagrywanie liderów, wprowadzanie technologii za naukę, zwiększanie populacji
  za żywność, budowa farm, kopalń, budynków publicznych i cudów za surowce;
  za akcje militarne jednostki i taktyki, z których korzystasz tylko ty.
- Koniec tury: nauka i kultura, żywność, konsumpcja, surowce i korupcja
  rozliczają się same; za niewykorzystane akcje militarne dobierasz karty.

Przy agresji obie strony mogą poświęcać jednostki, które liczą się wtedy
podwójnie. Gdy niezadowolonych robotników jest więcej niż wolnych, wybucha
powstanie: nic nie produkujesz i nie dobierasz kart.`,
    simple: `Zasady: Cywilizacja: Poprzez wieki (wydanie z 2006 roku), 2 do 4 graczy,
rozgrywka uproszczona.

Prowadzisz cywilizację do końca epoki I. Wygrywa ten, kto ma najwięcej punktów
kultury. Nie ma kart militarnych ani ataków; od rundy 3 przed każdą rundą
następuje wydarzenie, które wszystkim pomaga. W swojej turze możesz:
- dobierać karty z toru za 1 do 3 akcji cywilnych, zależnie od miejsca,
- zagrywać liderów i wprowadzać technologie za naukę,
- zwiększać populację za żywność,
- budować farmy, kopalnie, budynki publiczne i cuda za surowce,
- rekrutować jednostki za akcje militarne.
Na koniec tury nauka i kultura, żywność, konsumpcja i surowce rozliczają się
same. Nie ma niezadowolonych robotników ani korupcji.

Na koniec gry zyskujesz punkty kultury: po 2 za każdą technologię epoki I,
każdy punkt siły militarnej i każdą zadowoloną buźkę, po 1 za każdy punkt
wskaźnika przyrostu nauki oraz za każdą żywność i każdy surowiec, które
produkujesz w turze.`,
  },
  settings: {
    edition: {
      name: 'Edycja',
      values: { '2015': 'A New Story of Civilization (2015)', '2006': 'A Story of Civilization (2006)' },
    },
    level: {
      name: 'Poziom',
      values: {
        full: 'rozgrywka pełna',
        advanced: 'rozgrywka zaawansowana, do końca epoki II',
        simple: 'rozgrywka uproszczona, do końca epoki I',
      },
    },
    hands: {
      name: 'Karty cywilne na ręce',
      values: { open: 'widzą je wszyscy', hidden: 'inni ich nie widzą' },
    },
    easier: { name: 'Znaczniki i budynki', values: { no: 'jak zwykle' } },
    ganging: { name: 'Ataki na jedną cywilizację', values: { allowed: 'w rundzie także od kilku rywali' } },
    peaceful: { name: 'Agresje, wojny i pakty', values: { no: 'wszystkie' } },
    drawing: { name: 'Dobieranie kart militarnych', values: { 'turn-end': 'na koniec tury' } },
    scoring: {
      name: 'Dodatkowe wydarzenia na koniec',
      values: { none: 'punktują tylko te pozostałe w taliach' },
    },
    leftovers: { name: 'Wydarzenia pozostałe w taliach', values: { scored: 'punktują na koniec' } },
    corruption: { name: 'Produkcja kopalń', values: { usual: 'zawsze pełna' } },
  },
  variantsInForce: (list) => `Warianty: ${list}.`,
  variants: {
    'easier=yes': 'jeden żółty znacznik więcej i miejsce na jeden budynek każdego typu więcej',
    'ganging=forbidden': 'cywilizację atakuje w rundzie tylko jeden rywal',
    'peaceful=yes': 'bez agresji i wojen',
    'peaceful=without-pacts': 'bez agresji, wojen i paktów',
    'drawing=action': 'karty militarne dobiera się za akcje militarne, nie na koniec tury',
    'scoring=public-3': 'na koniec punktują też trzy odkryte wydarzenia',
    'scoring=public-4': 'na koniec punktują też cztery odkryte wydarzenia',
    'scoring=public-5': 'na koniec punktuje też pięć odkrytych wydarzeń',
    'scoring=age-by-age': 'na koniec punktuje też pięć wydarzeń odkrywanych epoka po epoce',
    'scoring=private': 'na koniec punktują też wydarzenia zatrzymane w tajemnicy przez graczy',
    'scoring=open': 'na koniec punktują też wydarzenia wybrane jawnie przez graczy',
    'leftovers=unscored': 'wydarzenia pozostałe w taliach nie punktują',
    'corruption=alternative': 'kopalnia może wyprodukować o znacznik mniej',
  },
  cards: namesPl,
  cards2006: {
    'military-bonus-i': 'Obrona / Kolonizacja',
    'military-bonus-ii': 'Obrona / Kolonizacja',
    'military-bonus-iii': 'Obrona / Kolonizacja',
  },
  effects: effectsPl,
  effects2006: effects2006Pl,
  types: {
    farm: 'farma',
    mine: 'kopalnia',
    lab: 'laboratorium',
    temple: 'świątynia',
    library: 'biblioteka',
    theater: 'teatr',
    arena: 'arena',
    infantry: 'piechota',
    cavalry: 'kawaleria',
    artillery: 'artyleria',
    'air-force': 'lotnictwo',
    law: 'technologia specjalna, prawo',
    warfare: 'technologia specjalna, sztuka wojenna',
    exploration: 'technologia specjalna, odkrycia',
    construction: 'technologia specjalna, konstrukcja',
    government: 'ustrój',
    leader: 'lider',
    wonder: 'cud',
    action: 'karta akcji',
    event: 'wydarzenie',
    territory: 'terytorium',
    tactic: 'taktyka',
    aggression: 'agresja',
    war: 'wojna',
    pact: 'pakt',
    bonus: 'karta obrony i kolonizacji',
  },
  amounts: {
    science: (n) => `nauka ${signed(n)}`,
    culture: (n) => `kultura ${signed(n)}`,
    strength: (n) => `siła militarna ${signed(n)}`,
    happy: (n) =>
      n < 0
        ? count(-n, {
            one: 'niezadowolona buźka',
            few: 'niezadowolone buźki',
            many: 'niezadowolonych buziek',
            other: 'niezadowolonej buźki',
          })
        : count(n, {
            one: 'zadowolona buźka',
            few: 'zadowolone buźki',
            many: 'zadowolonych buziek',
            other: 'zadowolonej buźki',
          }),
    civil: (n) => signedForm(n, 'akcja cywilna', 'akcje cywilne', 'akcji cywilnych'),
    military: (n) => signedForm(n, 'akcja militarna', 'akcje militarne', 'akcji militarnych'),
    colonization: (n) => `${signed(n)} przy kolonizacji`,
    blue: (n) => signedForm(n, 'niebieski znacznik', 'niebieskie znaczniki', 'niebieskich znaczników'),
    yellow: (n) => signedForm(n, 'żółty znacznik', 'żółte znaczniki', 'żółtych znaczników'),
    civilHand: (n) => `limit kart cywilnych na ręce ${signed(n)}`,
    militaryHand: (n) => `limit kart militarnych na ręce ${signed(n)}`,
    food: (n) => signedForm(n, 'żywność', 'żywności', 'żywności'),
    resources: (n) => signedForm(n, 'surowiec', 'surowce', 'surowców'),
    population: (n) => `populacja ${signed(n)}`,
    cards: (n) => `dobierz ${someMilitaryCards(n)}`,
  },
  facts: {
    kind: (age, type) => `Epoka ${age}, ${type}.`,
    science: (n) => `Nauka ${n}.`,
    government: (science, revolution) => `Nauka ${science}, przez rewolucję ${revolution}.`,
    urbanLimit: (limit) => `Limit budynków publicznych jednego typu: ${limit}.`,
    cost: (n) => `Koszt: ${resources(n)}.`,
    perWorker: (list) => `Każdy robotnik: ${list}.`,
    foodToken: (n) => `Każdy znacznik: ${food(n)}.`,
    resourceToken: (n) => `Każdy znacznik: ${resources(n)}.`,
    gives: (list) => `Daje: ${list}.`,
    stages: (costs) => `Etapy: ${costs}.`,
    wonderStages: (n) => `Etapy cudu za jedną akcję cywilną: najwyżej ${n}.`,
    urbanDiscount: (one, two, three) =>
      `Budynki publiczne są tańsze: poziom I o ${one}, poziom II o ${two}, poziom III o ${three}.`,
    immediate: (list) => `Natychmiast: ${list}.`,
    permanent: (list) => `Jako kolonia: ${list}.`,
    army: (units, strength, antiquated) =>
      `Armia: ${units}, siła +${strength}` +
      (antiquated === undefined ? '.' : ` (z jednostką starszą o więcej niż jedną epokę +${antiquated}).`),
    units: (type, n) => `${n}× ${pl.types[type]}`,
    military: (n) => `Koszt: ${militaryActions(n)}.`,
    side: (side, list) => `${side}: ${list}.`,
    both: (list) => `Obie strony: ${list}.`,
    bonus: (defense, colonization) => `+${defense} przy obronie albo +${colonization} przy kolonizacji.`,
  },
  questions: {
    action: 'Co robisz?',
    politics: 'Jaką akcję polityczną wykonujesz?',
    bid: 'Jak silną wyprawę deklarujesz?',
    force: 'Co wysyłasz?',
    defend: 'Jak się bronisz?',
    pact: 'Czy zgadzasz się na pakt?',
    order: 'Co z nią robisz?',
    goods: 'Żywność czy surowce?',
    'gain-mix': 'Ile czego zyskujesz?',
    'lose-mix': 'Ile czego tracisz?',
    'take-mix': 'Ile czego zabierasz?',
    discard: 'Które karty militarne odrzucasz?',
    withdraw: 'Którego robotnika tracisz?',
    'give-up': 'Z której karty oddajesz niebieski znacznik?',
    cover: 'Z której karty bierzesz znacznik na etap cudu?',
    slide: 'Czy wsuwasz dawnego lidera pod cud?',
    raze: 'Który budynek zostaje zniszczony?',
    colony: 'O którą kolonię chodzi?',
    ruin: 'Który cud popada w ruinę?',
    take: 'Którą kartę dobierasz?',
    target: 'Kogo lub co usuwasz?',
    steal: 'Co zabierasz?',
    sacrifice: 'Które jednostki poświęcasz?',
    resign: 'Czy grasz dalej?',
    rest: 'Czy któraś kopalnia produkuje o znacznik mniej?',
    famine: 'Brakuje żywności. Czy ludzie zjedzą coś innego?',
    keep: 'Co będzie punktowane na koniec gry?',
  },
  options: {
    cards: {
      build: (card) => `Zbuduj: ${card}`,
      destroy: (card) => `Zniszcz: ${card}`,
      disband: (card) => `Rozwiąż: ${card}`,
      lead: (card) => `Zagraj lidera: ${card}`,
      develop: (card) => `Wprowadź: ${card}`,
      revolt: (card) => `Rewolucja: ${card}`,
      play: (card) => `Zagraj: ${card}`,
      tactic: (card) => `Zagraj taktykę: ${card}`,
      copy: (card) => `Skopiuj taktykę: ${card}`,
      event: (card) => `Przygotuj wydarzenie: ${card}`,
      send: (card) => `Wyślij: ${card}`,
      sacrifice: (card) => `Poświęć: ${card}`,
      bonus: (card) => `Zagraj: ${card}`,
      discard: (card) => `Odrzuć: ${card}`,
      withdraw: (card) => `Z karty: ${card}`,
      'give-up': (card) => `Z karty: ${card}`,
      cover: (card) => `Z karty: ${card}`,
      slide: (card) => `Pod cud: ${card}`,
      colony: (card) => card,
      ruin: (card) => card,
      target: (card) => card,
      steal: (card) => card,
      rest: (card) => `O znacznik mniej: ${card}`,
    },
    plain: {
      population: 'Zwiększ populację',
      'end turn': 'Zakończ turę',
      pass: 'Pas',
      resign: 'Zrezygnuj: opuść grę',
      done: 'Nic więcej',
      yield: 'Nie broń się',
      accept: 'Zgoda',
      refuse: 'Odmowa',
      food: 'Żywność',
      resources: 'Surowce',
      leave: 'Nie, i odzyskaj akcję',
      science: 'Za resztę punkty nauki',
      draw: 'Dobierz kartę militarną',
      stay: 'Graj dalej',
      produce: 'Nie, produkują wszystkie',
      starve: 'Nie, niech głodują',
    },
    take: (card, space) =>
      card === undefined ? `Dobierz kartę z miejsca ${space}` : `Dobierz: ${card} (miejsce ${space})`,
    upgrade: (from, to) => `Ulepsz: ${from} → ${to}`,
    stage: (n) => `Buduj cud: ${stages(n)}`,
    attack: (card, seat) => `Zaatakuj gracza na miejscu ${seat}: ${card}`,
    war: (card, seat) => `Wypowiedz wojnę graczowi na miejscu ${seat}: ${card}`,
    offer: (card, seat, side) =>
      `Zaproponuj pakt graczowi na miejscu ${seat}: ${card}${side === undefined ? '' : `, ty jako ${side}`}`,
    cancel: (seat) => `Zerwij pakt, który leży przed graczem na miejscu ${seat}`,
    bid: (n) => `Zadeklaruj ${n}`,
    mix: (n, m) => `${food(n)} i ${resources(m)}`,
    keep: (list) => `Na koniec gry: ${list}`,
    raze: (card, seat) => `${card}, gracz na miejscu ${seat}`,
    use: (card, on) => (on === '' ? `Użyj: ${card}` : `Użyj: ${card} (${on})`),
    prices: {
      civil: civilActions,
      military: militaryActions,
      food,
      resources,
      science: goods.science,
    },
    free: 'za darmo',
    attackersCard: (text) => `Karta atakującego: ${text}`,
    yourSide: (side) => `Twoją stroną byłaby ${side}.`,
    purposes: { culture: '3 punkty kultury', military: '3 punkty nauki i 3 surowce na jednostki' },
  },
  events: {
    turn: ({ player, round }) => `Runda ${round}: tura gracza ${player}.`,
    swept: ({ cards: list }) => `Z toru kart znikają: ${list}.`,
    dealt: ({ cards: list }) => `Nowe karty na torze: ${list}.`,
    age: ({ age, lastRound }) =>
      (age === undefined ? 'Na torze leżą ostatnie karty.' : `Zaczyna się epoka ${age}.`) +
      (lastRound === 0 ? '' : ` Ostatnia jest runda ${lastRound}.`),
    antiquated: ({ player, cards: list }) => `${player} traci to, co przestarzałe: ${list}.`,
    took: ({ player, card, actions }) => `${player} dobiera kartę: ${card} (${civilActions(actions)}).`,
    population: ({ player, by, food: n }) =>
      `${player} ma populację większą o ${by}${n === 0 ? '' : ` (${food(n)})`}.`,
    'worker-lost': ({ player, from }) =>
      from === undefined
        ? `${player} traci wolnego robotnika.`
        : `${player} traci robotnika z karty: ${from}.`,
    built: ({ player, card, paid }) => `${player} buduje: ${card} (${cost(paid, resources)}).`,
    upgraded: ({ player, from, card, paid }) =>
      `${player} ulepsza: ${from} → ${card} (${cost(paid, resources)}).`,
    destroyed: ({ player, card }) => `${player} ma o jeden budynek mniej: ${card}.`,
    disbanded: ({ player, card }) => `${player} rozwiązuje jednostkę: ${card}.`,
    led: ({ player, card, instead }) =>
      `${player} zagrywa lidera: ${card}${instead === undefined ? '' : ` (wcześniej ${instead})`}.`,
    slid: ({ player, card, under }) => `${player} wsuwa lidera pod cud: ${card} – ${under}.`,
    stage: ({ player, card, count: n, paid }) =>
      `${player} buduje cud: ${card}, ${stages(n)} (${cost(paid, resources)}).`,
    completed: ({ player, card, culture }) =>
      `${player} kończy cud: ${card}.${culture === 0 ? '' : ` Przynosi ${goods.culture(culture)}.`}`,
    developed: ({ player, card, paid }) => `${player} wprowadza: ${card} (${cost(paid, goods.science)}).`,
    revolted: ({ player, card, paid }) =>
      `${player} wywołuje rewolucję: ${card} (${cost(paid, goods.science)}).`,
    played: ({ player, card }) => `${player} zagrywa kartę: ${card}.`,
    used: ({ player, card }) => `${player} używa karty: ${card}.`,
    removed: ({ player, card }) => `${player} traci kartę: ${card}.`,
    ruined: ({ player, card }) => `${player} ma ruinę: ${card}.`,
    gained: ({ player, goods: kind, amount }) => `${player} zyskuje: ${goods[kind](amount)}.`,
    lost: ({ player, goods: kind, amount }) => `${player} traci: ${goods[kind](amount)}.`,
    tokens: ({ player, blue, yellow }) => {
      const changes = [
        ...(blue === 0 ? [] : [pl.amounts.blue(blue)]),
        ...(yellow === 0 ? [] : [pl.amounts.yellow(yellow)]),
      ]
      return `${player}: ${changes.join(', ')}.`
    },
    'actions-lost': ({ player, count: n }) => `${player} traci ${someCivilActions(n)}.`,
    drew: ({ player, count: n, cards: list }) => `${player} dobiera ${someMilitaryCards(n)}${named(list)}.`,
    discarded: ({ player, count: n, cards: list }) =>
      `${player} odrzuca ${someMilitaryCards(n)}${named(list)}.`,
    tactic: ({ player, card, copied }) =>
      copied ? `${player} kopiuje taktykę: ${card}.` : `${player} zagrywa taktykę: ${card}.`,
    shared: ({ player, card }) => `${player} udostępnia taktykę: ${card}. Jest teraz wspólna.`,
    prepared: ({ player, age, card }) => `${player} przygotowuje wydarzenie epoki ${age}${named(card)}.`,
    foresaw: ({ player, card }) => `${player} ogląda następne wydarzenie${named(card)}.`,
    event: ({ card }) => `Wydarzenie: ${card}.`,
    'events-shuffled': ({ count: n }) => `Przyszłe wydarzenia stają się aktualne: ${cards(n)}.`,
    bid: ({ player, amount }) => `${player} deklaruje ${amount}.`,
    passed: ({ player }) => `${player} pasuje.`,
    sent: ({ player, units, bonuses, discards, force }) =>
      `${player} wysyła wyprawę o sile ${force}: ${units}` +
      (bonuses === undefined ? '' : `, do tego ${bonuses}`) +
      `${discards === 0 ? '' : `, odrzucone: ${cards(discards)}`}.`,
    colonized: ({ player, card }) => `${player} ma nową kolonię: ${card}.`,
    unclaimed: ({ card }) => `Nikt nie chce terytorium: ${card}.`,
    attacked: ({ player, rival, card, strength }) =>
      `${player} atakuje z siłą ${strength}: ${card}. Broni się ${rival}.`,
    sacrificed: ({ player, units, strength }) =>
      `${player} poświęca jednostki: ${units} (siła +${strength}).`,
    defended: ({ player, units, bonuses, discards, strength, held }) =>
      `${player} ${held ? 'broni się z siłą' : 'osiąga tylko siłę'} ${strength}` +
      `${bonuses === undefined ? '' : `: ${bonuses}`}${discards === 0 ? '' : `, odrzucone: ${cards(discards)}`}` +
      `${units === undefined ? '' : `, poświęcone jednostki: ${units}`}.`,
    yielded: ({ player }) => `${player} nie broni się.`,
    declared: ({ player, rival, card }) => `${player} wypowiada wojnę: ${card}. Rywal: ${rival}.`,
    fought: ({ player, rival, card, own, other }) =>
      `${card}: ${player} ma siłę ${own}, ${rival} ma siłę ${other}.`,
    taken: ({ player, from, card }) => `${player} zabiera kartę: ${card}. Traci ją ${from}.`,
    offered: ({ player, partner, card, side }) =>
      `${player} proponuje pakt: ${card}${side === undefined ? '' : ` (jako ${side})`}. Partner: ${partner}.`,
    agreed: ({ player, partner, card }) => `Pakt zawarty: ${card} (${player} i ${partner}).`,
    refused: ({ player, card }) => `${player} odrzuca pakt: ${card}.`,
    'pact-ended': ({ player, partner, card }) => `Pakt wygasa: ${card} (${player} i ${partner}).`,
    resigned: ({ player }) => `${player} rezygnuje i opuszcza grę.`,
    forfeited: ({ player }) => `${player} tym razem nie ma akcji politycznej.`,
    declined: ({ player }) => `${player} nic nie robi.`,
    uprising: ({ player }) => `Powstanie: ${player} nic nie produkuje.`,
    corruption: ({ player, resources: n, food: m }) =>
      `Korupcja: ${player} traci ${resources(n)}${m === 0 ? '' : ` i ${food(m)}`}.`,
    consumption: ({ player, food: n, resources: m, missing }) =>
      `${player} żywi populację: ${food(n)}${m === 0 ? '' : ` i ${resources(m)} zamiast żywności`}.${missing === 0 ? '' : ` Głód, brakuje: ${food(missing)}.`}`,
    produced: ({ player, goods: all }) =>
      `${player} produkuje: ${all.map((each) => goods[each.goods](each.amount)).join(', ')}.`,
    statistics: ({ player, culture, science, strength }) =>
      `${player} ma ${goods.culture(culture)}, ${goods.science(science)}, siłę ${strength}.`,
    'set-aside': ({ player, count: n, cards: list }) =>
      `${player} wybiera na koniec gry${list === undefined ? ` ${someCards(n)}` : `: ${list}`}.`,
    'turned-up': ({ card }) => `Na koniec gry punktowana będzie karta: ${card}.`,
    rested: ({ player, card }) => `${player} produkuje o znacznik mniej: ${card}.`,
    final: ({ card, scores }) => `${card}: ${scores}.`,
    over: ({ winners, shared }) => `Koniec gry. ${shared ? 'Zwycięzcy' : 'Zwycięzca'}: ${winners}.`,
  },
  reasons: {
    lacks: {
      'civil-actions': (need, have) => `Potrzeba: ${civilActions(need)}; masz ${have}`,
      'military-actions': (need, have) => `Potrzeba: ${militaryActions(need)}; masz ${have}`,
      'all-civil-actions': (need, have) => `Potrzeba wszystkich akcji cywilnych (${need}); dostępne: ${have}`,
      'all-military-actions': (need, have) =>
        `Potrzeba wszystkich akcji militarnych (${need}); dostępne: ${have}`,
      food: (need, have) => `Koszt: ${food(need)}; masz ${have}`,
      resources: (need, have) => `Koszt: ${resources(need)}; masz ${have}`,
      science: (need, have) => `Koszt: ${goods.science(need)}; masz ${have}`,
    },
    limit: (limit) => `Limit budynków tego typu w twoim ustroju: ${limit}`,
    strength: (own, rival) => `Twoja siła ${own} nie jest większa niż ${rival}`,
    plain: {
      'hand-full': 'Masz już pełną rękę kart cywilnych',
      'same-technology': 'Masz już tę technologię na ręce lub w grze',
      'leader-of-age': 'Lidera tej epoki już dobrano',
      'unfinished-wonder': 'Masz cud w trakcie budowy',
      'no-wonder': 'Nie masz cudu w trakcie budowy',
      'no-token': 'Masz za mało niebieskich znaczników na etapy',
      'no-worker': 'Nie masz wolnego robotnika',
      'bank-empty': 'Twój żółty bank jest pusty',
      'just-taken': 'Ta karta została dobrana w tej turze',
      'nothing-to-order': 'Nie da się wykonać niczego, co nakazuje karta',
      'tactic-done': 'W tej turze taktyka została już zagrana lub skopiowana',
      'current-tactic': 'To już jest twoja taktyka',
      'first-round': 'W pierwszej rundzie można tylko dobierać karty',
      'last-round': 'W ostatniej rundzie nie można wypowiadać wojny',
      'age-four': 'W epoce IV nie można zrezygnować',
      'pact-forbids': 'Pakt zabrania ataku',
      'card-forbids': 'Zabrania tego karta w grze',
      peaceful: 'Twój lider zabrania ataków',
      'no-colony': 'Rywal nie ma kolonii',
      'no-leader-or-wonder': 'Rywal nie ma lidera ani cudu w trakcie budowy',
      'partner-without-science': 'Partner nie ma punktu nauki, który mógłby dołożyć',
      'used-this-turn': 'W tej turze już tego użyto',
      'used-this-game': 'W tej grze już tego użyto',
      'higher-special': 'Masz wyższą technologię tego typu',
      'no-cards': 'Nie ma karty militarnej do dobrania',
      'rival-without-leader': 'Rywal nie ma lidera',
      'rival-without-wonder': 'Rywal nie ma cudu w trakcie budowy',
      'attacked-by-another': 'W tej rundzie zaatakował już tego gracza ktoś inny',
      'acted-already': 'W tej turze była już inna akcja tego rodzaju',
      'no-science': 'Nie masz żadnego punktu nauki',
      'two-players': 'W dwie osoby nie ma paktów',
    },
  },
  table: {
    head: (round, age, player, stage) => `Runda ${round}, epoka ${age}. Tura: ${player}, ${stage}.`,
    stages: {
      opening: 'wybór przed grą',
      event: 'wydarzenie rundy',
      resign: 'dalsza gra lub rezygnacja',
      row: 'nowe karty',
      war: 'wojny',
      tactics: 'taktyki',
      politics: 'polityka',
      actions: 'akcje',
      discard: 'odrzucanie',
      production: 'produkcja',
    },
    lastRound: (round) => `Ostatnia jest runda ${round}.`,
    over: 'Koniec gry.',
    decks: (civil, military) => `Talie: cywilna ${civil}, militarna ${military}.`,
    eventDecks: (current, future) => `Następne wydarzenia według epok: ${current}; potem jeszcze ${future}.`,
    nextEvent: (card) => `Następne wydarzenie: ${card}.`,
    prepared: (list) => `Twoje przygotowane wydarzenia: ${list}.`,
    scoring: (list, others) =>
      `Punktowane na koniec: ${[list, others === 0 ? '' : coveredCards(others)].filter((part) => part !== '').join(', ')}.`,
    passedOver: (list) => `Twoje niewybrane karty: ${list}.`,
    commonTactics: (list) => `Wspólne taktyki: ${list}.`,
    row: (n, list) => `Tor kart, ${civilActions(n)}: ${list}.`,
    emptyRow: 'Tor kart jest pusty.',
    player: (player, seat, you) => `${player} (miejsce ${seat}${you ? ', ty' : ''})`,
    resigned: 'rezygnacja z gry',
    points: (culture, cultureRating, science, scienceRating, strength) =>
      `kultura ${culture} (${signed(cultureRating)}), nauka ${science} (${signed(scienceRating)}), siła ${strength}`,
    actions: (civil, civilTotal, military, militaryTotal) =>
      `Akcje: cywilne ${civil} z ${civilTotal}, militarne ${military} z ${militaryTotal}.`,
    stores: (stored, foodIncome, consumption, n, income, corruption) =>
      `Żywność ${stored} (${signed(foodIncome)}${consumption === 0 ? '' : `, konsumpcja −${consumption}`}), ` +
      `surowce ${n} (${signed(income)}${corruption === 0 ? '' : `, korupcja −${corruption}`}).`,
    people: (happiness, needed, unused, discontent, population) =>
      `Zadowolenie ${happiness} z ${needed}. Robotnicy: wolni ${unused}, niezadowoleni ${discontent}` +
      `${population === undefined ? '' : `; następny: ${food(population)}`}.`,
    banks: (yellow, blue) => `Banki: żółty ${yellow}, niebieski ${blue}.`,
    thisTurn: (list) => `Tylko w tej turze: ${list}.`,
    forUnits: (list) => `${list} na jednostki`,
    government: (card) => `Ustrój: ${card}.`,
    leader: (card) => `Lider: ${card}.`,
    noLeader: 'Bez lidera.',
    technology: (card, n, stored) => `${card} ${n}${stored === 0 ? '' : ` (${tokens(stored)})`}`,
    technologies: (list) => `Robotnicy na kartach: ${list}.`,
    specials: (list) => `Technologie specjalne: ${list}.`,
    wonders: (list) => `Cuda: ${list}.`,
    ruined: (card) => `${card} (ruina)`,
    beneath: (card, leader) => `${card} (pod spodem ${leader})`,
    site: (card, built, all) => `W trakcie budowy: ${card}, ${built} z ${all}.`,
    colonies: (list) => `Kolonie: ${list}.`,
    tactic: (card, exclusive) => `Taktyka: ${card}${exclusive ? ', jeszcze nie wspólna' : ''}.`,
    pact: (card, partner) => `Pakt (${partner}): ${card}.`,
    war: (card, rival) => `Wojna (${rival}): ${card}.`,
    attackedBy: (player) => `Na razie może tu atakować tylko ${player}.`,
    civilHand: (n, limit, list) => `Karty cywilne na ręce (${n} z ${limit})${listed(list)}.`,
    militaryHand: (n, limit, list) => `Karty militarne na ręce (${n} z ${limit})${listed(list)}.`,
    yourHand: (civil, civilLimit, military, militaryLimit) =>
      `Twoja ręka (karty cywilne ${civil} z ${civilLimit}, militarne ${military} z ${militaryLimit}):`,
    simple: {
      decks: (civil, events) => `Talia cywilna: ${civil}. Następnych wydarzeń: ${events}.`,
      people: (happiness, unused, population) =>
        `Zadowolenie ${happiness}. Robotnicy: wolni ${unused}` +
        `${population === undefined ? '' : `; następny: ${food(population)}`}.`,
      yourHand: (civil, limit) => `Twoja ręka (karty cywilne ${civil} z ${limit}):`,
    },
    auction: (card, highest, bidder) =>
      `Licytacja: ${card}, ${bidder === undefined ? 'jeszcze bez ofert' : `${bidder} deklaruje ${highest}`}.`,
    attack: (card, rival, strength) => `Atak z siłą ${strength}: ${card}. Broni się ${rival}.`,
    battle: (card, rival, own, other) => `${card}: atak z siłą ${own}, ${rival} ma siłę ${other}.`,
    offer: (card, partner) => `Propozycja paktu: ${card}. Decyduje ${partner}.`,
    happening: (card) => `Teraz: ${card}.`,
  },
  scores: {
    line: (place, player, culture) => `${place}. ${player}: ${goods.culture(culture)}.`,
    resigned: (player) => `${player}: rezygnacja z gry.`,
    bonuses: {
      technologies: 'Technologie epoki I',
      strength: 'Siła militarna',
      happiness: 'Zadowolenie',
      science: 'Wskaźnik przyrostu nauki',
      production: 'Żywność i surowce',
    },
    before: 'Przed punktowaniem końcowym',
    total: 'Razem',
    winner: (player, culture) => `Zwycięzca: ${player}, ${goods.culture(culture)}.`,
    shared: (players, culture) => `Zwycięstwo dzielą: ${players}, każdy ma ${goods.culture(culture)}.`,
  },
}
