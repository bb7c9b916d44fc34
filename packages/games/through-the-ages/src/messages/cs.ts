import { counting } from '@ziggurat/texts'

import type { Goods } from '../events.ts'
import { effects2006Cs } from './effects-2006-cs.ts'
import { effectsCs } from './effects-cs.ts'
import type { Messages } from './messages.ts'
import { namesCs } from './names-cs.ts'

const count = counting('cs')

/** '+2', '−1' */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** '+2 akce' from the form that goes with the number. */
const signedForm = (n: number, one: string, few: string, other: string): string =>
  `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one, few, other })}`

const civilActions = (n: number): string =>
  count(n, { one: 'civilní akce', few: 'civilní akce', other: 'civilních akcí' })
const militaryActions = (n: number): string =>
  count(n, { one: 'vojenská akce', few: 'vojenské akce', other: 'vojenských akcí' })
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })
/** In the accusative: what somebody takes or loses. */
const someCivilActions = (n: number): string =>
  count(n, { one: 'civilní akci', few: 'civilní akce', other: 'civilních akcí' })
const someMilitaryActions = (n: number): string =>
  count(n, { one: 'vojenskou akci', few: 'vojenské akce', other: 'vojenských akcí' })
const someResources = (n: number): string => count(n, { one: 'surovinu', few: 'suroviny', other: 'surovin' })
const someMilitaryCards = (n: number): string =>
  count(n, { one: 'vojenskou kartu', few: 'vojenské karty', other: 'vojenských karet' })
const resources = (n: number): string => count(n, { one: 'surovina', few: 'suroviny', other: 'surovin' })
const food = (n: number): string => count(n, { one: 'jídlo', few: 'jídla', other: 'jídel' })
const parts = (n: number): string => count(n, { one: 'část', few: 'části', other: 'částí' })
const tokens = (n: number): string => count(n, { one: 'žeton', few: 'žetony', other: 'žetonů' })
const points = (n: number): string => count(n, { one: 'bod', few: 'body', other: 'bodů' })

const goods: Readonly<Record<Goods, (n: number) => string>> = {
  food,
  resources,
  science: (n) => `${points(n)} vědy`,
  culture: (n) => `${points(n)} kultury`,
}

/** 'z 5', 'ze 4': as the number is said. */
const outOf = (n: number): string => `${[2, 3, 4, 6, 7, 12, 13, 14].includes(n) ? 'ze' : 'z'} ${n}`
const cost = (n: number, what: (n: number) => string): string => (n === 0 ? 'zdarma' : `cena ${what(n)}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)
const named = (list: string | undefined): string => (list === undefined ? '' : `: ${list}`)

export const cs: Messages = {
  title: 'Through the Ages',
  blurb:
    'Vedete národ od starověku po dnešek, s osobnostmi, divy, technologiemi a vojskem; vyhrává nejbohatší kultura.',
  help: {
    '2015': `Pravidla: Through the Ages: A New Story of Civilization (2015), 2 až 4 hráči.

Vedete národ od starověku po dnešek. Vyhrává, kdo má na konci Věku IV nejvíce
bodů kultury. Tah má tři části:
- Politika: nejvýše jedna politická akce s vojenskou kartou: připravit
  událost (hned pak proběhne další aktuální událost), zaútočit, vyhlásit
  válku, nabídnout smlouvu. Nebo nic.
- Akce: brát karty z nabídky (1 až 3 civilní akce podle místa), vykládat
  osobnosti, vyvíjet technologie za vědu, zvyšovat populaci za jídlo, stavět
  farmy, doly, městské budovy a divy za suroviny; vojenskými akcemi stavět
  jednotky a hrát taktiky.
- Konec tahu: věda a kultura, korupce, jídlo, spotřeba a suroviny proběhnou
  samy; za nevyužité vojenské akce se lížou karty.

Človíci přicházejí ze žlutého pruhu: čím je prázdnější, tím jsou dražší, tím
více jedí a tím více chtějí šťastných značek. Je-li nespokojených více než
volných, přijde povstání a nic se nevyrobí. Jídlo a suroviny jsou modré
žetony: zbývá-li jich v pruhu málo, přijde korupce. Silní událostmi a útoky
získávají, slabí ztrácejí.

Věk končí poslední kartou balíčku; karty o dva věky starší zmizí. Skončí-li
Věk III v tahu začínajícího hráče, je toto kolo poslední; jinak následuje
ještě jedno celé. Zbylé události Věku III se pak vyhodnotí pro všechny.`,
    full: `Pravidla: Through the Ages: A Story of Civilization (2006).
Plná hra pro 2 až 4 hráče.

Vedete národ od starověku po dnešek. Vyhrává, kdo má po posledním kole nejvíce
bodů kultury. Tah má tyto části:
- Rozhodne se válka, kterou váš národ vyhlásil minulý tah. V ní i při agresi
  mohou obě strany obětovat jednotky; ty se pak počítají dvakrát.
- Politika: nejvýše jedna politická akce s vojenskou kartou: připravit
  událost (hned pak proběhne další aktuální událost), zaútočit, vyhlásit
  válku, nabídnout smlouvu. Nebo nic. Pak se odhodí vojenské karty nad limit.
- Akce: brát karty z nabídky (1 až 3 civilní akce podle místa), vykládat
  osobnosti, vyvíjet technologie za vědu, zvyšovat populaci za jídlo, stavět
  farmy, doly, městské budovy a divy za suroviny; vojenskými akcemi stavět
  jednotky a hrát taktiky, které platí jen pro vás.
- Konec tahu: věda a kultura, jídlo, spotřeba, suroviny a korupce proběhnou
  samy; za nevyužité vojenské akce se lížou karty.

Je-li nespokojených človíků více než volných, přijde povstání: nic se
nevyrobí a nic se nelízne. V posledním kole nelze obětovat jednotky.`,
    advanced: `Pravidla: Through the Ages: A Story of Civilization (2006).
Pokročilá hra pro 2 až 4 hráče.

Vedete národ do konce Věku II. Vyhrává, kdo má nejvíce bodů kultury; čtyři
události, které leží od začátku odkryté, se vyhodnotí na konci hry. Tah:
- Politika: nejvýše jedna politická akce s vojenskou kartou: připravit
  událost (hned pak proběhne další aktuální událost), zaútočit, nabídnout
  smlouvu. Nebo nic. Pak se odhodí vojenské karty nad limit.
- Akce: brát karty z nabídky (1 až 3 civilní akce podle místa), vykládat
  osobnosti, vyvíjet technologie za vědu, zvyšovat populaci za jídlo, stavět
  farmy, doly, městské budovy a divy za suroviny; vojenskými akcemi stavět
  jednotky a hrát taktiky, které platí jen pro vás.
- Konec tahu: věda a kultura, jídlo, spotřeba, suroviny a korupce proběhnou
  samy; za nevyužité vojenské akce se lížou karty.

Při útoku mohou obě strany obětovat jednotky; ty se pak počítají dvakrát.
Je-li nespokojených človíků více než volných, přijde povstání: nic se
nevyrobí a nic se nelízne.`,
    simple: `Pravidla: Through the Ages: A Story of Civilization (2006).
Jednoduchá hra pro 2 až 4 hráče.

Vedete národ do konce Věku I. Vyhrává, kdo má nejvíce bodů kultury. Nejsou tu
vojenské karty ani útoky; od 3. kola proběhne před každým kolem událost, a to
příznivá pro všechny. Ve svém tahu můžete:
- brát karty z nabídky za 1 až 3 civilní akce podle místa,
- vykládat osobnosti a vyvíjet technologie za vědu,
- zvyšovat populaci za jídlo,
- stavět farmy, doly, městské budovy a divy za suroviny,
- stavět jednotky vojenskými akcemi.
Na konci tahu věda a kultura, jídlo, spotřeba a suroviny proběhnou samy.
Nikdo není nespokojený a korupce nehrozí.

Na konci hry získáte body kultury: 2 za každou technologii Věku I, 2 za každý
bod síly, 2 za každou šťastnou značku, 1 za každý bod přírůstku vědy, 1 za
každé jídlo a každou surovinu, které za tah vyrobíte.`,
  },
  settings: {
    edition: {
      name: 'Vydání',
      values: { '2015': 'A New Story of Civilization (2015)', '2006': 'A Story of Civilization (2006)' },
    },
    level: {
      name: 'Úroveň',
      values: {
        full: 'plná hra',
        advanced: 'pokročilá hra, do konce Věku II',
        simple: 'jednoduchá hra, do konce Věku I',
      },
    },
    hands: { name: 'Civilní karty v ruce', values: { open: 'vidí je všichni', hidden: 'ostatní je nevidí' } },
    easier: { name: 'Žetony a budovy', values: { no: 'jako obvykle' } },
    ganging: { name: 'Útoky na jednu civilizaci', values: { allowed: 'v kole i od více soupeřů' } },
    peaceful: { name: 'Agrese, války a smlouvy', values: { no: 'všechny' } },
    drawing: { name: 'Lízání vojenských karet', values: { 'turn-end': 'na konci tahu' } },
    scoring: {
      name: 'Další události na konec',
      values: { none: 'bodují se jen ty, které zbyly v balíčcích' },
    },
    leftovers: { name: 'Události zbylé v balíčcích', values: { scored: 'na konci se bodují' } },
    corruption: { name: 'Výroba dolů', values: { usual: 'vždy plná' } },
  },
  variantsInForce: (list) => `Varianty: ${list}.`,
  variants: {
    'easier=yes': 'o žlutý žeton víc a místo na o jednu budovu každého typu víc',
    'ganging=forbidden': 'na civilizaci útočí v kole jen jeden soupeř',
    'peaceful=yes': 'bez agresí a válek',
    'peaceful=without-pacts': 'bez agresí, válek a smluv',
    'drawing=action': 'vojenské karty se lízají za vojenské akce, ne na konci tahu',
    'scoring=public-3': 'na konci se bodují i tři odkryté události',
    'scoring=public-4': 'na konci se bodují i čtyři odkryté události',
    'scoring=public-5': 'na konci se boduje i pět odkrytých událostí',
    'scoring=age-by-age': 'na konci se boduje i pět událostí, odkrývaných věk po věku',
    'scoring=private': 'na konci se bodují i události, které si hráči tajně nechali',
    'scoring=open': 'na konci se bodují i události, které si hráči veřejně vybrali',
    'leftovers=unscored': 'události zbylé v balíčcích se nebodují',
    'corruption=alternative': 'důl smí vyrobit o žeton méně',
  },
  cards: namesCs,
  cards2006: {
    'military-bonus-i': 'Obrana / Kolonizace',
    'military-bonus-ii': 'Obrana / Kolonizace',
    'military-bonus-iii': 'Obrana / Kolonizace',
  },
  effects: effectsCs,
  effects2006: effects2006Cs,
  types: {
    farm: 'farma',
    mine: 'důl',
    lab: 'laboratoř',
    temple: 'chrám',
    library: 'knihovna',
    theater: 'divadlo',
    arena: 'aréna',
    infantry: 'pěchota',
    cavalry: 'jezdectvo',
    artillery: 'dělostřelectvo',
    'air-force': 'letectvo',
    law: 'speciální technologie, právo',
    warfare: 'speciální technologie, válečnictví',
    exploration: 'speciální technologie, navigace',
    construction: 'speciální technologie, stavebnictví',
    government: 'zřízení',
    leader: 'osobnost',
    wonder: 'div',
    action: 'akční karta',
    event: 'událost',
    territory: 'území',
    tactic: 'taktika',
    aggression: 'agrese',
    war: 'válka',
    pact: 'smlouva',
    bonus: 'karta vojenského bonusu',
  },
  amounts: {
    science: (n) => `věda ${signed(n)}`,
    culture: (n) => `kultura ${signed(n)}`,
    strength: (n) => `síla ${signed(n)}`,
    happy: (n) =>
      n < 0
        ? count(-n, { one: 'nešťastná značka', few: 'nešťastné značky', other: 'nešťastných značek' })
        : count(n, { one: 'šťastná značka', few: 'šťastné značky', other: 'šťastných značek' }),
    civil: (n) => signedForm(n, 'civilní akce', 'civilní akce', 'civilních akcí'),
    military: (n) => signedForm(n, 'vojenská akce', 'vojenské akce', 'vojenských akcí'),
    colonization: (n) => `${signed(n)} při kolonizaci`,
    blue: (n) => signedForm(n, 'modrý žeton', 'modré žetony', 'modrých žetonů'),
    yellow: (n) => signedForm(n, 'žlutý žeton', 'žluté žetony', 'žlutých žetonů'),
    civilHand: (n) => `limit civilních karet na ruce ${signed(n)}`,
    militaryHand: (n) => `limit vojenských karet na ruce ${signed(n)}`,
    food: (n) => signedForm(n, 'jídlo', 'jídla', 'jídel'),
    resources: (n) => signedForm(n, 'surovina', 'suroviny', 'surovin'),
    population: (n) => `populace ${signed(n)}`,
    cards: (n) => `líznout ${someMilitaryCards(n)}`,
  },
  facts: {
    kind: (age, type) => `Věk ${age}, ${type}.`,
    science: (n) => `Věda ${n}.`,
    government: (science, revolution) => `Věda ${science}, revolucí ${revolution}.`,
    urbanLimit: (limit) => `Městských budov jednoho typu nejvýše ${limit}.`,
    cost: (n) => `Cena: ${resources(n)}.`,
    perWorker: (list) => `Každý človík: ${list}.`,
    foodToken: (n) => `Každý žeton: ${food(n)}.`,
    resourceToken: (n) => `Každý žeton: ${resources(n)}.`,
    gives: (list) => `Přináší: ${list}.`,
    stages: (costs) => `Části: ${costs}.`,
    wonderStages: (n) => `Jedna civilní akce postaví nejvýše ${parts(n)} divu.`,
    urbanDiscount: (one, two, three) =>
      `Městské budovy jsou levnější: stupeň I o ${one}, stupeň II o ${two}, stupeň III o ${three}.`,
    immediate: (list) => `Hned: ${list}.`,
    permanent: (list) => `Jako kolonie: ${list}.`,
    army: (units, strength, antiquated) =>
      `Armáda: ${units}, síla +${strength}` +
      (antiquated === undefined ? '.' : ` (s jednotkou starší o více než jeden věk +${antiquated}).`),
    units: (type, n) => `${n}× ${cs.types[type]}`,
    military: (n) => `Cena: ${militaryActions(n)}.`,
    side: (side, list) => `${side}: ${list}.`,
    both: (list) => `Oba: ${list}.`,
    bonus: (defense, colonization) => `+${defense} při obraně, nebo +${colonization} při kolonizaci.`,
  },
  questions: {
    action: 'Co uděláte?',
    politics: 'Jakou politickou akci provedete?',
    bid: 'Jak silnou výpravu nabídnete?',
    force: 'Co vyšlete?',
    defend: 'Jak se budete bránit?',
    pact: 'Přijmete smlouvu?',
    order: 'Co s ní uděláte?',
    goods: 'Jídlo, nebo suroviny?',
    'gain-mix': 'Kolik čeho získáte?',
    'lose-mix': 'Kolik čeho ztratíte?',
    'take-mix': 'Kolik čeho si vezmete?',
    discard: 'Které vojenské karty odhodíte?',
    withdraw: 'O kterého človíka přijdete?',
    'give-up': 'Ze které karty odevzdáte modrý žeton?',
    cover: 'Ze které karty bude žeton na postavenou část?',
    slide: 'Zasunete starou osobnost pod div?',
    raze: 'Která budova bude zničena?',
    colony: 'O kterou kolonii jde?',
    ruin: 'Který div se změní v ruinu?',
    take: 'Kterou kartu si vezmete?',
    target: 'Koho nebo co odstraníte?',
    steal: 'Co si vezmete?',
    sacrifice: 'Které jednotky obětujete?',
    resign: 'Budete hrát dál?',
    rest: 'Má některý důl vyrobit o žeton méně?',
    famine: 'Chybí jídlo. Má populace sníst něco jiného?',
    keep: 'Co se má vyhodnotit na konci hry?',
  },
  options: {
    cards: {
      build: (card) => `Postavit: ${card}`,
      destroy: (card) => `Zničit: ${card}`,
      disband: (card) => `Rozpustit: ${card}`,
      lead: (card) => `Vyložit osobnost: ${card}`,
      develop: (card) => `Vyvinout: ${card}`,
      revolt: (card) => `Revoluce: ${card}`,
      play: (card) => `Zahrát: ${card}`,
      tactic: (card) => `Zahrát taktiku: ${card}`,
      copy: (card) => `Okopírovat taktiku: ${card}`,
      event: (card) => `Připravit událost: ${card}`,
      send: (card) => `Vyslat: ${card}`,
      sacrifice: (card) => `Obětovat: ${card}`,
      bonus: (card) => `Zahrát: ${card}`,
      discard: (card) => `Odhodit: ${card}`,
      withdraw: (card) => `Z karty: ${card}`,
      'give-up': (card) => `Z karty: ${card}`,
      cover: (card) => `Z karty: ${card}`,
      slide: (card) => `Pod div: ${card}`,
      colony: (card) => card,
      ruin: (card) => card,
      target: (card) => card,
      steal: (card) => card,
      rest: (card) => `O žeton méně: ${card}`,
    },
    plain: {
      population: 'Zvýšit populaci',
      'end turn': 'Ukončit tah',
      pass: 'Pasovat',
      resign: 'Odstoupit ze hry',
      done: 'Nic dalšího',
      yield: 'Nebránit se',
      accept: 'Přijmout',
      refuse: 'Odmítnout',
      food: 'Jídlo',
      resources: 'Suroviny',
      leave: 'Ne, a získat akci zpět',
      science: 'Za zbytek body vědy',
      draw: 'Líznout vojenskou kartu',
      stay: 'Hrát dál',
      produce: 'Ne, všechny vyrobí naplno',
      starve: 'Ne, ať hladoví',
    },
    take: (card, space) =>
      card === undefined ? `Vzít kartu z místa ${space}` : `Vzít: ${card} (místo ${space})`,
    upgrade: (from, to) => `Vylepšit: ${from} → ${to}`,
    stage: (n) => `Stavět div: ${parts(n)}`,
    attack: (card, seat) => `Zaútočit na hráče na místě ${seat}: ${card}`,
    war: (card, seat) => `Vyhlásit válku hráči na místě ${seat}: ${card}`,
    offer: (card, seat, side) =>
      `Nabídnout smlouvu hráči na místě ${seat}: ${card}${side === undefined ? '' : `, vy jako ${side}`}`,
    cancel: (seat) => `Zrušit smlouvu, která leží před hráčem na místě ${seat}`,
    bid: (n) => `Nabídnout ${n}`,
    mix: (n, m) => `${food(n)} a ${resources(m)}`,
    keep: (list) => `Vyhodnotit na konci hry: ${list}`,
    raze: (card, seat) => `${card}, hráč na místě ${seat}`,
    use: (card, on) => (on === '' ? `Použít: ${card}` : `Použít: ${card} (${on})`),
    prices: {
      civil: civilActions,
      military: militaryActions,
      food,
      resources,
      science: goods.science,
    },
    free: 'zdarma',
    attackersCard: (text) => `Karta útočníka: ${text}`,
    yourSide: (side) => `Tvoje strana by byla ${side}.`,
    purposes: { culture: '3 body kultury', military: '3 body vědy a 3 suroviny na jednotky' },
  },
  events: {
    turn: ({ player, round }) => `Kolo ${round}: na tahu je ${player}.`,
    swept: ({ cards: list }) => `Z nabídky mizí: ${list}.`,
    dealt: ({ cards: list }) => `Nově v nabídce: ${list}.`,
    age: ({ age, lastRound }) =>
      (age === undefined ? 'V nabídce leží poslední karty.' : `Začíná Věk ${age}.`) +
      (lastRound === 0 ? '' : ` Poslední je kolo ${lastRound}.`),
    antiquated: ({ player, cards: list }) => `${player} přichází o to, co zastaralo: ${list}.`,
    took: ({ player, card, actions }) => `${player} bere kartu: ${card} (${civilActions(actions)}).`,
    population: ({ player, by, food: n }) =>
      `${player} má populaci o ${by} větší${n === 0 ? '' : ` (${food(n)})`}.`,
    'worker-lost': ({ player, from }) =>
      from === undefined
        ? `${player} přichází o volného človíka.`
        : `${player} přichází o človíka z karty: ${from}.`,
    built: ({ player, card, paid }) => `${player} staví: ${card} (${cost(paid, resources)}).`,
    upgraded: ({ player, from, card, paid }) =>
      `${player} vylepšuje: ${from} → ${card} (${cost(paid, resources)}).`,
    destroyed: ({ player, card }) => `${player} má o jednu budovu méně: ${card}.`,
    disbanded: ({ player, card }) => `${player} rozpouští jednotku: ${card}.`,
    led: ({ player, card, instead }) =>
      `${player} vykládá osobnost: ${card}${instead === undefined ? '' : ` (předtím ${instead})`}.`,
    slid: ({ player, card, under }) => `${player} zasouvá osobnost pod div: ${card} – ${under}.`,
    stage: ({ player, card, count: n, paid }) =>
      `${player} staví div: ${card}, ${parts(n)} (${cost(paid, resources)}).`,
    completed: ({ player, card, culture }) =>
      `${player} dokončuje div: ${card}.${culture === 0 ? '' : ` Přináší ${goods.culture(culture)}.`}`,
    developed: ({ player, card, paid }) => `${player} vyvíjí: ${card} (${cost(paid, goods.science)}).`,
    revolted: ({ player, card, paid }) => `${player} má revoluci: ${card} (${cost(paid, goods.science)}).`,
    played: ({ player, card }) => `${player} hraje kartu: ${card}.`,
    used: ({ player, card }) => `${player} používá kartu: ${card}.`,
    removed: ({ player, card }) => `${player} přichází o kartu: ${card}.`,
    ruined: ({ player, card }) => `${player} má ruinu: ${card}.`,
    gained: ({ player, goods: kind, amount }) => `${player} získává: ${goods[kind](amount)}.`,
    lost: ({ player, goods: kind, amount }) => `${player} ztrácí: ${goods[kind](amount)}.`,
    tokens: ({ player, blue, yellow }) => {
      const changes = [
        ...(blue === 0 ? [] : [cs.amounts.blue(blue)]),
        ...(yellow === 0 ? [] : [cs.amounts.yellow(yellow)]),
      ]
      return `${player}: ${changes.join(', ')}.`
    },
    'actions-lost': ({ player, count: n }) => `${player} přichází o ${someCivilActions(n)}.`,
    drew: ({ player, count: n, cards: list }) => `${player} líže ${someMilitaryCards(n)}${named(list)}.`,
    discarded: ({ player, count: n, cards: list }) =>
      `${player} odhazuje ${someMilitaryCards(n)}${named(list)}.`,
    tactic: ({ player, card, copied }) =>
      copied ? `${player} kopíruje taktiku: ${card}.` : `${player} hraje taktiku: ${card}.`,
    shared: ({ player, card }) => `${player} zpřístupňuje taktiku: ${card}. Teď je společná.`,
    prepared: ({ player, age, card }) => `${player} připravuje událost Věku ${age}${named(card)}.`,
    foresaw: ({ player, card }) => `${player} se dívá na příští událost${named(card)}.`,
    event: ({ card }) => `Událost: ${card}.`,
    'events-shuffled': ({ count: n }) => `Z naplánovaných událostí jsou aktuální: ${cards(n)}.`,
    bid: ({ player, amount }) => `${player} nabízí ${amount}.`,
    passed: ({ player }) => `${player} pasuje.`,
    sent: ({ player, units, bonuses, discards, force }) =>
      `${player} vysílá výpravu síly ${force}: ${units}` +
      (bonuses === undefined ? '' : `, navíc ${bonuses}`) +
      `${discards === 0 ? '' : `, odhozeno: ${cards(discards)}`}.`,
    colonized: ({ player, card }) => `${player} má novou kolonii: ${card}.`,
    unclaimed: ({ card }) => `O území není zájem: ${card}.`,
    attacked: ({ player, rival, card, strength }) =>
      `${player} útočí silou ${strength}: ${card}. Napadený hráč: ${rival}.`,
    sacrificed: ({ player, units, strength }) => `${player} obětuje jednotky (síla +${strength}): ${units}.`,
    defended: ({ player, units, bonuses, discards, strength, held }) =>
      `${player} se brání ${held ? 'silou' : 'jen silou'} ${strength}` +
      `${bonuses === undefined ? '' : `: ${bonuses}`}${discards === 0 ? '' : `, odhozeno: ${cards(discards)}`}` +
      `${units === undefined ? '' : `, obětované jednotky: ${units}`}.`,
    yielded: ({ player }) => `${player} se nebrání.`,
    declared: ({ player, rival, card }) => `${player} vyhlašuje válku: ${card}. Napadený hráč: ${rival}.`,
    fought: ({ player, rival, card, own, other }) =>
      `${card}: ${player} má sílu ${own}, ${rival} má sílu ${other}.`,
    taken: ({ player, from, card }) => `${player} bere kartu: ${card}. Přichází o ni ${from}.`,
    offered: ({ player, partner, card, side }) =>
      `${player} nabízí smlouvu: ${card}${side === undefined ? '' : ` (jako ${side})`}. Partner: ${partner}.`,
    agreed: ({ player, partner, card }) => `Smlouva platí: ${card} (${player} a ${partner}).`,
    refused: ({ player, card }) => `${player} odmítá smlouvu: ${card}.`,
    'pact-ended': ({ player, partner, card }) => `Smlouva končí: ${card} (${player} a ${partner}).`,
    resigned: ({ player }) => `${player} odstupuje ze hry.`,
    forfeited: ({ player }) => `${player} tentokrát nemá politickou akci.`,
    declined: ({ player }) => `${player} nic nedělá.`,
    uprising: ({ player }) => `Povstání: ${player} nic nevyrábí.`,
    corruption: ({ player, resources: n, food: m }) =>
      `Korupce: ${player} ztrácí ${someResources(n)}${m === 0 ? '' : ` a ${food(m)}`}.`,
    consumption: ({ player, food: n, resources: m, missing }) =>
      `${player} živí populaci: ${food(n)}${m === 0 ? '' : ` a ${someResources(m)} místo jídla`}.${missing === 0 ? '' : ` Hladomor, chybí ${food(missing)}.`}`,
    produced: ({ player, goods: all }) =>
      `${player} vyrábí: ${all.map((each) => goods[each.goods](each.amount)).join(', ')}.`,
    statistics: ({ player, culture, science, strength }) =>
      `${player} má ${goods.culture(culture)}, ${goods.science(science)}, sílu ${strength}.`,
    'set-aside': ({ player, count: n, cards: list }) =>
      `${player} vybírá pro vyhodnocení na konci hry: ${list ?? cards(n)}.`,
    'turned-up': ({ card }) => `Na konci hry se vyhodnotí: ${card}.`,
    rested: ({ player, card }) => `${player} vyrábí o žeton méně: ${card}.`,
    final: ({ card, scores }) => `${card}: ${scores}.`,
    over: ({ winners, shared }) => `Hra skončila. ${shared ? 'Vítězové' : 'Vítěz'}: ${winners}.`,
  },
  reasons: {
    lacks: {
      'civil-actions': (need, have) => `Potřebujete ${someCivilActions(need)}; máte ${have}`,
      'military-actions': (need, have) => `Potřebujete ${someMilitaryActions(need)}; máte ${have}`,
      'all-civil-actions': (need, have) => `Je třeba všech civilních akcí (${need}); dostupných máte ${have}`,
      'all-military-actions': (need, have) =>
        `Je třeba všech vojenských akcí (${need}); dostupných máte ${have}`,
      food: (need, have) => `Cena je ${food(need)}; máte ${have}`,
      resources: (need, have) => `Cena je ${resources(need)}; máte ${have}`,
      science: (need, have) => `Cena je ${goods.science(need)}; máte ${have}`,
    },
    limit: (limit) =>
      `Zřízení dovoluje nejvýše ${count(limit, { one: 'budovu', few: 'budovy', other: 'budov' })} tohoto typu`,
    strength: (own, rival) => `Vaše síla ${own} není větší než ${rival}`,
    plain: {
      'hand-full': 'Více civilních karet na ruce mít nesmíte',
      'same-technology': 'Tuto technologii už máte na ruce nebo ve hře',
      'leader-of-age': 'Osobnost tohoto věku už máte vybranou',
      'unfinished-wonder': 'Máte nedokončený div',
      'no-wonder': 'Nemáte nedokončený div',
      'no-token': 'Máte málo modrých žetonů na zakrytí částí',
      'no-worker': 'Nemáte volného človíka',
      'bank-empty': 'Váš žlutý pruh je prázdný',
      'just-taken': 'Tato karta byla vzata v tomto tahu',
      'nothing-to-order': 'Nic z toho, co karta přikazuje, nelze provést',
      'tactic-done': 'V tomto tahu už taktika byla',
      'current-tactic': 'To už je vaše taktika',
      'first-round': 'V prvním kole lze jen brát karty',
      'last-round': 'V posledním kole nelze vyhlásit válku',
      'age-four': 'Ve Věku IV nelze odstoupit',
      'pact-forbids': 'Útok zakazuje smlouva',
      'card-forbids': 'Zakazuje to karta ve hře',
      peaceful: 'Vaše osobnost zakazuje útoky',
      'no-colony': 'Soupeř nemá kolonii',
      'no-leader-or-wonder': 'Soupeř nemá osobnost ani nedokončený div',
      'partner-without-science': 'Partner nemá bod vědy, který by přidal',
      'used-this-turn': 'V tomto tahu už to bylo použito',
      'used-this-game': 'V této hře už to bylo použito',
      'higher-special': 'Máte vyšší technologii tohoto typu',
      'no-cards': 'Není žádná vojenská karta, kterou by šlo líznout',
      'rival-without-leader': 'Soupeř nemá osobnost',
      'rival-without-wonder': 'Soupeř nemá nedokončený div',
      'attacked-by-another': 'V tomto kole už na tohoto hráče zaútočil někdo jiný',
      'acted-already': 'V tomto tahu už proběhla jiná akce tohoto druhu',
      'no-science': 'Nemáte žádný bod vědy',
      'two-players': 'Ve dvou hráčích smlouvy nejsou',
    },
  },
  table: {
    head: (round, age, player, stage) => `Kolo ${round}, Věk ${age}. Na tahu: ${player}, ${stage}.`,
    stages: {
      opening: 'výběr před hrou',
      event: 'událost kola',
      resign: 'rozhodnutí o odstoupení ze hry',
      row: 'nové karty',
      war: 'války',
      tactics: 'taktiky',
      politics: 'politika',
      actions: 'akce',
      discard: 'odhazování',
      production: 'produkce',
    },
    lastRound: (round) => `Poslední je kolo ${round}.`,
    over: 'Hra skončila.',
    decks: (civil, military) => `Balíčky: civilní ${civil}, vojenský ${military}.`,
    eventDecks: (current, future) => `Příští události podle věků: ${current}; pak ještě ${future}.`,
    nextEvent: (card) => `Příští událost: ${card}.`,
    prepared: (list) => `Vaše připravené události: ${list}.`,
    scoring: (list, others) =>
      `Na konci hry se vyhodnotí: ${[list, others === 0 ? '' : `${cards(others)} lícem dolů`].filter((part) => part !== '').join(', ')}.`,
    passedOver: (list) => `Vaše nevybrané události: ${list}.`,
    commonTactics: (list) => `Společné taktiky: ${list}.`,
    row: (n, list) => `Nabídka za ${someCivilActions(n)}: ${list}.`,
    emptyRow: 'Nabídka je prázdná.',
    player: (player, seat, you) => `${player} (místo ${seat}${you ? ', vy' : ''})`,
    resigned: 'odstoupení ze hry',
    points: (culture, cultureRating, science, scienceRating, strength) =>
      `kultura ${culture} (${signed(cultureRating)}), věda ${science} (${signed(scienceRating)}), síla ${strength}`,
    actions: (civil, civilTotal, military, militaryTotal) =>
      `Akce: civilní ${civil} ${outOf(civilTotal)}, vojenské ${military} ${outOf(militaryTotal)}.`,
    stores: (stored, foodIncome, consumption, n, income, corruption) =>
      `Jídlo ${stored} (${signed(foodIncome)}${consumption === 0 ? '' : `, spotřeba −${consumption}`}), ` +
      `suroviny ${n} (${signed(income)}${corruption === 0 ? '' : `, korupce −${corruption}`}).`,
    people: (happiness, needed, unused, discontent, population) =>
      `Spokojenost ${happiness} ${outOf(needed)}. Človíci: volní ${unused}, nespokojení ${discontent}` +
      `${population === undefined ? '' : `; další stojí ${food(population)}`}.`,
    banks: (yellow, blue) => `Pruhy: žlutý ${yellow}, modrý ${blue}.`,
    thisTurn: (list) => `Jen v tomto tahu: ${list}.`,
    forUnits: (list) => `${list} na jednotky`,
    government: (card) => `Zřízení: ${card}.`,
    leader: (card) => `Osobnost: ${card}.`,
    noLeader: 'Bez osobnosti.',
    technology: (card, n, stored) => `${card} ${n}${stored === 0 ? '' : ` (${tokens(stored)})`}`,
    technologies: (list) => `Človíci na kartách: ${list}.`,
    specials: (list) => `Speciální technologie: ${list}.`,
    wonders: (list) => `Divy: ${list}.`,
    ruined: (card) => `${card} (ruina)`,
    beneath: (card, leader) => `${card} (vespod ${leader})`,
    site: (card, built, all) => `Ve stavbě: ${card}, ${built} ${outOf(all)}.`,
    colonies: (list) => `Kolonie: ${list}.`,
    tactic: (card, exclusive) => `Taktika: ${card}${exclusive ? ', zatím exkluzivní' : ''}.`,
    pact: (card, partner) => `Smlouva (${partner}): ${card}.`,
    war: (card, rival) => `Válka (${rival}): ${card}.`,
    attackedBy: (player) => `Zatím smí na tento národ útočit jen ${player}.`,
    civilHand: (n, limit, list) => `Civilní karty na ruce (${n} ${outOf(limit)})${listed(list)}.`,
    militaryHand: (n, limit, list) => `Vojenské karty na ruce (${n} ${outOf(limit)})${listed(list)}.`,
    yourHand: (civil, civilLimit, military, militaryLimit) =>
      `Vaše ruka (civilní karty ${civil} ${outOf(civilLimit)}, ` +
      `vojenské karty ${military} ${outOf(militaryLimit)}):`,
    simple: {
      decks: (civil, events) => `Civilní balíček: ${civil}. Příštích událostí: ${events}.`,
      people: (happiness, unused, population) =>
        `Spokojenost ${happiness}. Človíci: volní ${unused}` +
        `${population === undefined ? '' : `; další stojí ${food(population)}`}.`,
      yourHand: (civil, limit) => `Vaše ruka (civilní karty ${civil} ${outOf(limit)}):`,
    },
    auction: (card, highest, bidder) =>
      `Aukce: ${card}, ${bidder === undefined ? 'zatím bez nabídky' : `${bidder} nabízí ${highest}`}.`,
    attack: (card, rival, strength) => `Útok silou ${strength}: ${card}. Napadený hráč: ${rival}.`,
    battle: (card, rival, own, other) =>
      `${card}: síla útočníka ${own}, síla napadeného hráče ${other} (${rival}).`,
    offer: (card, partner) => `Nabídnutá smlouva: ${card}. Rozhoduje ${partner}.`,
    happening: (card) => `Právě probíhá: ${card}.`,
  },
  scores: {
    line: (place, player, culture) => `${place}. ${player}: ${goods.culture(culture)}.`,
    resigned: (player) => `${player}: odstoupení ze hry.`,
    bonuses: {
      technologies: 'Technologie Věku I',
      strength: 'Síla',
      happiness: 'Spokojenost',
      science: 'Přírůstek vědy',
      production: 'Jídlo a suroviny',
    },
    before: 'Před závěrečným bodováním',
    total: 'Celkem',
    winner: (player, culture) => `Vítěz: ${player}, ${goods.culture(culture)}.`,
    shared: (players, culture) => `O vítězství se dělí: ${players}, každý ${goods.culture(culture)}.`,
  },
}
