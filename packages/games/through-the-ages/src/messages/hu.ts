import type { Goods } from '../events.ts'
import { effects2006Hu } from './effects-2006-hu.ts'
import { effectsHu } from './effects-hu.ts'
import type { Messages } from './messages.ts'
import { namesHu } from './names-hu.ts'

/** 'az 5.', 'a 6.': of the numbers below a hundred 1, 5 and the fifties begin with a vowel. */
const the = (n: number): string => `${n === 1 || n === 5 || (n >= 50 && n < 60) ? 'az' : 'a'} ${n}.`
/** 'A kor', 'II. kor' */
const ageOf = (age: string): string => (age === 'A' ? 'A kor' : `${age}. kor`)

/** '+2', '−1' */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const goods: Readonly<Record<Goods, (n: number) => string>> = {
  food: (n) => `${n} élelmiszer`,
  resources: (n) => `${n} erőforrás`,
  science: (n) => `${n} tudománypont`,
  culture: (n) => `${n} kultúrapont`,
}

/** In the accusative: what somebody gains or loses. */
const some: Readonly<Record<Goods, (n: number) => string>> = {
  food: (n) => `${n} élelmiszert`,
  resources: (n) => `${n} erőforrást`,
  science: (n) => `${n} tudománypontot`,
  culture: (n) => `${n} kultúrapontot`,
}

const cost = (n: number, what: (n: number) => string): string => (n === 0 ? 'ingyen' : `ára ${what(n)}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)
const named = (list: string | undefined): string => (list === undefined ? '' : `: ${list}`)

export const hu: Messages = {
  title: 'Through the Ages',
  blurb:
    'Egy nemzetet vezetsz az ókortól napjainkig, vezetőkkel, csodákkal, technológiákkal és hadsereggel; a leggazdagabb kultúra győz.',
  help: {
    '2015': `Szabályok: Through the Ages: A New Story of Civilization (2015), 2–4 játékos.

Egy civilizációt vezetsz az ókortól napjainkig. A IV. kor végén a legtöbb
kultúrapont nyer. Egy kör három részből áll:
- Politika: legfeljebb egy politikai akció katonai kártyával: esemény
  előkészítése (utána bekövetkezik a következő aktuális esemény), agresszió,
  hadüzenet, szövetség ajánlata. Vagy passz.
- Akciók: kártyák elvétele a kártyasorról (helyüktől függően 1–3 polgári
  akció), vezetők kijátszása, technológiák kifejlesztése tudományért, népesség
  növelése élelmiszerért, farmok, bányák, városi épületek és csodák építése
  erőforrásért; katonai akciókkal egységek és taktikák.
- A kör vége: tudomány és kultúra, korrupció, élelmiszer, fogyasztás és
  erőforrás magától megy; a meg nem használt katonai akciókért kártyát húzol.

A munkások a sárga készletből jönnek: minél üresebb, annál drágábbak, annál
többet esznek, és annál több boldog arcot kívánnak. Ha több az elégedetlen,
mint a fel nem használt munkás, felkelés tör ki, és semmi sem termel. Az
élelmiszer és az erőforrás kék jelző: ha kevés marad a készletben, korrupció
lép fel. Eseményekkel, támadásokkal az erős nyer, a gyenge veszít.

Egy kor a paklija utolsó lapjával ér véget; a két korral régebbi lapok
eltűnnek. Ha a III. kor a kezdőjátékos körében ér véget, ez a forduló az
utolsó; ha másében, még egy teljes forduló következik. Ezután a megmaradt III.
kori események mindenkinek pontot adnak.`,
    full: `Through the Ages: A Story of Civilization (2006), teljes játék, 2–4 játékos.

Egy civilizációt vezetsz az ókortól napjainkig. Az utolsó forduló után a
legtöbb kultúrapont nyer. Egy kör részei:
- Eldől a háború, amelyet az előző körödben hirdettél. Mindkét fél feláldozhat
  egységeket; ezek ekkor kétszer számítanak.
- Politika: legfeljebb egy politikai akció katonai kártyával: esemény
  előkészítése (utána bekövetkezik a következő aktuális esemény), agresszió,
  hadüzenet, szövetség ajánlata. Vagy passz. Ezután eldobod azokat a katonai
  lapokat, amelyek már nem férnek a kezedbe.
- Akciók: kártyák elvétele a kártyasorról (helyüktől függően 1–3 polgári
  akció), vezetők kijátszása, technológiák kifejlesztése tudományért, népesség
  növelése élelmiszerért, farmok, bányák, városi épületek és csodák építése
  erőforrásért; katonai akciókkal egységek és taktikák (ezek csak a tieid).
- A kör vége: tudomány és kultúra, élelmiszer, fogyasztás, erőforrás és
  korrupció magától megy; a meg nem használt katonai akciókért kártyát húzol.

Ha több az elégedetlen, mint a fel nem használt munkás, felkelés tör ki: semmi
sem termel, és nem húzol. Az utolsó fordulóban nem lehet egységet feláldozni.`,
    advanced: `Through the Ages: A Story of Civilization (2006), haladó játék, 2–4 játékos.

Egy civilizációt vezetsz a II. kor végéig. A legtöbb kultúrapont nyer; a négy
esemény, amely kezdettől nyíltan fekszik, a végén ad pontot. Egy kör részei:
- Politika: legfeljebb egy politikai akció katonai kártyával: esemény
  előkészítése (utána bekövetkezik a következő aktuális esemény), agresszió,
  szövetség ajánlata. Vagy passz. Ezután eldobod azokat a katonai lapokat,
  amelyek már nem férnek a kezedbe.
- Akciók: kártyák elvétele a kártyasorról (helyüktől függően 1–3 polgári
  akció), vezetők kijátszása, technológiák kifejlesztése tudományért, népesség
  növelése élelmiszerért, farmok, bányák, városi épületek és csodák építése
  erőforrásért; katonai akciókkal egységek és taktikák (ezek csak a tieid).
- A kör vége: tudomány és kultúra, élelmiszer, fogyasztás, erőforrás és
  korrupció magától megy; a meg nem használt katonai akciókért kártyát húzol.

Támadáskor mindkét fél feláldozhat egységeket; ezek ekkor kétszer számítanak.
Ha több az elégedetlen, mint a fel nem használt munkás, felkelés tör ki: semmi
sem termel, és nem húzol.`,
    simple: `Through the Ages: A Story of Civilization (2006), egyszerű játék, 2–4 játékos.

Egy civilizációt vezetsz az I. kor végéig. A legtöbb kultúrapont nyer. Katonai
kártyák és támadások nincsenek; a 3. fordulótól minden forduló egy eseménnyel
kezdődik, amely mindenkinek jót hoz. A körödben ezeket teheted:
- kártyákat veszel el a kártyasorról, helyüktől függően 1–3 polgári akcióért,
- vezetőket játszol ki, és tudományért technológiákat fejlesztesz ki,
- élelmiszerért növeled a népességedet,
- erőforrásért farmokat, bányákat, városi épületeket és csodákat építesz,
- katonai akciókkal egységeket képezel ki.
A kör végén tudomány és kultúra, élelmiszer, fogyasztás és erőforrás magától
megy. Elégedetlenség és korrupció nincs.

A játék végén kultúrapontot kapsz: 2-t minden I. korbeli technológiáért, 2-t
az erő minden pontjáért, 2-t minden boldog arcért, 1-et a tudományérték minden
pontjáért, és 1-et minden élelmiszerért és erőforrásért, amelyet egy körben
termelsz.`,
  },
  settings: {
    edition: {
      name: 'Kiadás',
      values: { '2015': 'A New Story of Civilization (2015)', '2006': 'A Story of Civilization (2006)' },
    },
    level: {
      name: 'Szint',
      values: {
        full: 'teljes játék',
        advanced: 'haladó játék, a II. kor végéig',
        simple: 'egyszerű játék, az I. kor végéig',
      },
    },
    hands: {
      name: 'Polgári lapok a kézben',
      values: { open: 'mindenki látja őket', hidden: 'a többiek nem látják őket' },
    },
    easier: { name: 'Jelzők és épületek', values: { no: 'a szokásos módon' } },
    ganging: { name: 'Egy civilizáció támadása', values: { allowed: 'fordulónként több ellenféltől is' } },
    peaceful: { name: 'Agresszió, háború és szövetség', values: { no: 'mindegyik van' } },
    drawing: { name: 'Katonai lapok húzása', values: { 'turn-end': 'a kör végén' } },
    scoring: {
      name: 'További események a végére',
      values: { none: 'csak a paklikban maradtak érnek pontot' },
    },
    leftovers: { name: 'A paklikban maradt események', values: { scored: 'a végén pontot érnek' } },
    corruption: { name: 'A bányák termelése', values: { usual: 'mindig teljes' } },
  },
  variantsInForce: (list) => `Változatok: ${list}.`,
  variants: {
    'easier=yes': 'eggyel több sárga jelző, és minden típusból eggyel több épület fér el',
    'ganging=forbidden': 'egy civilizációt fordulónként csak egy ellenfél támadhat',
    'peaceful=yes': 'nincs agresszió és háború',
    'peaceful=without-pacts': 'nincs agresszió, háború és szövetség',
    'drawing=action': 'katonai lapot katonai akcióért lehet húzni, nem a kör végén',
    'scoring=public-3': 'a végén három nyílt esemény is pontot ér',
    'scoring=public-4': 'a végén négy nyílt esemény is pontot ér',
    'scoring=public-5': 'a végén öt nyílt esemény is pontot ér',
    'scoring=age-by-age': 'a végén öt, koronként felfedett esemény is pontot ér',
    'scoring=private': 'a végén a játékosok titokban megtartott eseményei is pontot érnek',
    'scoring=open': 'a végén a játékosok nyíltan választott eseményei is pontot érnek',
    'leftovers=unscored': 'a paklikban maradt események nem érnek pontot',
    'corruption=alternative': 'egy bánya termelhet eggyel kevesebb jelzőt',
  },
  cards: namesHu,
  cards2006: {
    'military-bonus-i': 'Védelem / Gyarmatosítás',
    'military-bonus-ii': 'Védelem / Gyarmatosítás',
    'military-bonus-iii': 'Védelem / Gyarmatosítás',
  },
  effects: effectsHu,
  effects2006: effects2006Hu,
  types: {
    farm: 'farm',
    mine: 'bánya',
    lab: 'laboratórium',
    temple: 'templom',
    library: 'könyvtár',
    theater: 'színház',
    arena: 'aréna',
    infantry: 'gyalogság',
    cavalry: 'lovasság',
    artillery: 'tüzérség',
    'air-force': 'légierő',
    law: 'speciális technológia, törvény',
    warfare: 'speciális technológia, hadtudomány',
    exploration: 'speciális technológia, felfedezés',
    construction: 'speciális technológia, építkezés',
    government: 'kormányzat',
    leader: 'vezető',
    wonder: 'csoda',
    action: 'akciókártya',
    event: 'esemény',
    territory: 'terület',
    tactic: 'taktika',
    aggression: 'agresszió',
    war: 'háború',
    pact: 'szövetség',
    bonus: 'katonai bónuszkártya',
  },
  amounts: {
    science: (n) => `${signed(n)} tudomány`,
    culture: (n) => `${signed(n)} kultúra`,
    strength: (n) => `${signed(n)} erő`,
    happy: (n) => (n < 0 ? `${-n} szomorú arc` : `${n} boldog arc`),
    civil: (n) => `${signed(n)} polgári akció`,
    military: (n) => `${signed(n)} katonai akció`,
    colonization: (n) => `${signed(n)} gyarmatosításkor`,
    blue: (n) => `${signed(n)} kék jelző`,
    yellow: (n) => `${signed(n)} sárga jelző`,
    civilHand: (n) => `${signed(n)} polgári lap a kézben`,
    militaryHand: (n) => `${signed(n)} katonai lap a kézben`,
    food: (n) => `${signed(n)} élelmiszer`,
    resources: (n) => `${signed(n)} erőforrás`,
    population: (n) => `${signed(n)} népesség`,
    cards: (n) => `${n} katonai kártya húzása`,
  },
  facts: {
    kind: (age, type) => `${ageOf(age)}, ${type}.`,
    science: (n) => `Tudomány ${n}.`,
    government: (science, revolution) => `Tudomány ${science}, forradalommal ${revolution}.`,
    urbanLimit: (limit) => `Egy típusból legfeljebb ${limit} városi épület.`,
    cost: (n) => `Ára ${goods.resources(n)}.`,
    perWorker: (list) => `Minden munkás: ${list}.`,
    foodToken: (n) => `Minden jelző: ${goods.food(n)}.`,
    resourceToken: (n) => `Minden jelző: ${goods.resources(n)}.`,
    gives: (list) => `Ad: ${list}.`,
    stages: (costs) => `Szintek: ${costs}.`,
    wonderStages: (n) => `Egy polgári akcióval egy csoda legfeljebb ${n} szintje épül meg.`,
    urbanDiscount: (one, two, three) =>
      `A városi épületek olcsóbbak: I. szint −${one}, II. szint −${two}, III. szint −${three}.`,
    immediate: (list) => `Azonnal: ${list}.`,
    permanent: (list) => `Gyarmatként: ${list}.`,
    army: (units, strength, antiquated) =>
      `Hadsereg: ${units}, +${strength} erő` +
      (antiquated === undefined ? '.' : ` (egynél több korral régebbi egységgel +${antiquated}).`),
    units: (type, n) => `${n} ${hu.types[type]}`,
    military: (n) => `Ára ${n} katonai akció.`,
    side: (side, list) => `${side}: ${list}.`,
    both: (list) => `Mindkét fél: ${list}.`,
    bonus: (defense, colonization) => `+${defense} védekezéskor vagy +${colonization} gyarmatosításkor.`,
  },
  questions: {
    action: 'Mit teszel?',
    politics: 'Melyik politikai akciót hajtod végre?',
    bid: 'Mekkora sereget ajánlasz?',
    force: 'Mit küldesz?',
    defend: 'Hogyan védekezel?',
    pact: 'Elfogadod a szövetséget?',
    order: 'Mit teszel vele?',
    goods: 'Élelmiszer vagy erőforrás?',
    'gain-mix': 'Melyikből mennyit szerzel?',
    'lose-mix': 'Melyikből mennyit veszítesz?',
    'take-mix': 'Melyikből mennyit veszel el?',
    discard: 'Mely katonai kártyákat dobod el?',
    withdraw: 'Melyik munkást veszíted el?',
    'give-up': 'Melyik kártyáról adsz le kék jelzőt?',
    cover: 'Melyik kártyáról kerül jelző a megépült szintre?',
    slide: 'Csoda alá csúsztatod a régi vezetőt?',
    raze: 'Melyik épület pusztul el?',
    colony: 'Melyik gyarmatról van szó?',
    ruin: 'Melyik csoda dől romba?',
    take: 'Melyik kártyát veszed el?',
    target: 'Kit vagy mit távolítasz el?',
    steal: 'Mit veszel el?',
    sacrifice: 'Mely egységeket áldozod fel?',
    resign: 'Folytatod a játékot?',
    rest: 'Termeljen valamelyik bánya egy jelzővel kevesebbet?',
    famine: 'Hiányzik az élelmiszer. Egyen a nép valami mást?',
    keep: 'Mi adjon pontot a játék végén?',
  },
  options: {
    cards: {
      build: (card) => `Építés: ${card}`,
      destroy: (card) => `Lerombolás: ${card}`,
      disband: (card) => `Feloszlatás: ${card}`,
      lead: (card) => `Vezető kijátszása: ${card}`,
      develop: (card) => `Kifejlesztés: ${card}`,
      revolt: (card) => `Forradalom: ${card}`,
      play: (card) => `Kijátszás: ${card}`,
      tactic: (card) => `Taktika kijátszása: ${card}`,
      copy: (card) => `Taktika lemásolása: ${card}`,
      event: (card) => `Esemény előkészítése: ${card}`,
      send: (card) => `Küldés: ${card}`,
      sacrifice: (card) => `Feláldozás: ${card}`,
      bonus: (card) => `Kijátszás: ${card}`,
      discard: (card) => `Eldobás: ${card}`,
      withdraw: (card) => `Erről a kártyáról: ${card}`,
      'give-up': (card) => `Erről a kártyáról: ${card}`,
      cover: (card) => `Erről a kártyáról: ${card}`,
      slide: (card) => `Ez alá a csoda alá: ${card}`,
      colony: (card) => card,
      ruin: (card) => card,
      target: (card) => card,
      steal: (card) => card,
      rest: (card) => `Egy jelzővel kevesebb: ${card}`,
    },
    plain: {
      population: 'Népesség növelése',
      'end turn': 'A kör befejezése',
      pass: 'Passz',
      resign: 'Feladás: kilépés a játékból',
      done: 'Kész, ennyi',
      yield: 'Nem védekezem',
      accept: 'Elfogadom',
      refuse: 'Elutasítom',
      food: 'Élelmiszer',
      resources: 'Erőforrás',
      leave: 'Nem, inkább visszakapom az akciót',
      science: 'A maradékért tudománypontot',
      draw: 'Katonai kártya húzása',
      stay: 'Játszom tovább',
      produce: 'Nem, mindegyik teljesen termel',
      starve: 'Nem, éhezzen',
    },
    take: (card, space) =>
      card === undefined ? `Kártya elvétele: ${space}. hely` : `Elvétel: ${card} (${space}. hely)`,
    upgrade: (from, to) => `Fejlesztés: ${from} → ${to}`,
    stage: (n) => `A csoda építése: ${n} szint`,
    attack: (card, seat) => `Támadás ${the(seat)} helyen ülő játékos ellen: ${card}`,
    war: (card, seat) => `Hadüzenet ${the(seat)} helyen ülő játékosnak: ${card}`,
    offer: (card, seat, side) =>
      `Szövetség ajánlata ${the(seat)} helyen ülő játékosnak: ${card}` +
      (side === undefined ? '' : `, te vagy ${side === 'A' ? 'az' : 'a'} ${side} fél`),
    cancel: (seat) => `Szövetség felbontása (${the(seat)} helyen ülő játékos előtt fekszik)`,
    bid: (n) => `Ajánlat: ${n}`,
    mix: (food, resources) => `${goods.food(food)} és ${goods.resources(resources)}`,
    keep: (list) => `A játék végére: ${list}`,
    raze: (card, seat) => `${card}, ${seat}. hely`,
    use: (card, on) => (on === '' ? `Használat: ${card}` : `Használat: ${card} (${on})`),
    prices: {
      civil: (n) => `${n} polgári akció`,
      military: (n) => `${n} katonai akció`,
      ...goods,
    },
    free: 'ingyen',
    attackersCard: (text) => `A támadó lapja: ${text}`,
    yourSide: (side) => `Te lennél ${side === 'A' ? 'az' : 'a'} ${side} fél.`,
    purposes: { culture: '3 kultúrapont', military: '3 tudománypont és 3 erőforrás egységekre' },
  },
  events: {
    turn: ({ player, round }) => `${round}. forduló: ${player} következik.`,
    swept: ({ cards }) => `Eltűnik a kártyasorról: ${cards}.`,
    dealt: ({ cards }) => `Új lapok a kártyasoron: ${cards}.`,
    age: ({ age, lastRound }) =>
      (age === undefined
        ? 'A kártyasoron vannak az utolsó lapok.'
        : `Kezdődik ${age === 'I' ? 'az' : 'a'} ${ageOf(age)}.`) +
      (lastRound === 0 ? '' : ` Az utolsó ${the(lastRound)} forduló.`),
    antiquated: ({ player, cards }) => `${player} elveszíti, ami elavult: ${cards}.`,
    took: ({ player, card, actions }) => `${player} elvesz egy lapot: ${card} (${actions} polgári akció).`,
    population: ({ player, by, food }) =>
      `${player} népessége nő: +${by}${food === 0 ? '' : ` (${goods.food(food)})`}.`,
    'worker-lost': ({ player, from }) =>
      from === undefined
        ? `${player} elveszít egy fel nem használt munkást.`
        : `${player} munkást veszít erről: ${from}.`,
    built: ({ player, card, paid }) => `${player} épít: ${card} (${cost(paid, goods.resources)}).`,
    upgraded: ({ player, from, card, paid }) =>
      `${player} fejleszt: ${from} → ${card} (${cost(paid, goods.resources)}).`,
    destroyed: ({ player, card }) => `${player} egy épülete elpusztult: ${card}.`,
    disbanded: ({ player, card }) => `${player} feloszlat egy egységet: ${card}.`,
    led: ({ player, card, instead }) =>
      `${player} vezetőt játszik ki: ${card}${instead === undefined ? '' : ` (előtte ${instead})`}.`,
    slid: ({ player, card, under }) => `${player} csoda alá csúsztatja a vezetőt: ${card} – ${under}.`,
    stage: ({ player, card, count, paid }) =>
      `${player} csodát épít: ${card}, ${count} szint (${cost(paid, goods.resources)}).`,
    completed: ({ player, card, culture }) =>
      `${player} befejezte a csodát: ${card}.${culture === 0 ? '' : ` Ez ${some.culture(culture)} hoz.`}`,
    developed: ({ player, card, paid }) =>
      `${player} technológiát fejleszt ki: ${card} (${cost(paid, goods.science)}).`,
    revolted: ({ player, card, paid }) =>
      `${player} forradalmat vív: ${card} (${cost(paid, goods.science)}).`,
    played: ({ player, card }) => `${player} kijátszik egy lapot: ${card}.`,
    used: ({ player, card }) => `${player} használja: ${card}.`,
    removed: ({ player, card }) => `${player} elveszít egy lapot: ${card}.`,
    ruined: ({ player, card }) => `${player} csodája romba dőlt: ${card}.`,
    gained: ({ player, goods: kind, amount }) => `${player} kap ${some[kind](amount)}.`,
    lost: ({ player, goods: kind, amount }) => `${player} veszít ${some[kind](amount)}.`,
    tokens: ({ player, blue, yellow }) => {
      const changes = [
        ...(blue === 0 ? [] : [hu.amounts.blue(blue)]),
        ...(yellow === 0 ? [] : [hu.amounts.yellow(yellow)]),
      ]
      return `${player}: ${changes.join(', ')}.`
    },
    'actions-lost': ({ player, count }) => `${player} veszít ${count} polgári akciót.`,
    drew: ({ player, count, cards }) => `${player} húz ${count} katonai kártyát${named(cards)}.`,
    discarded: ({ player, count, cards }) => `${player} eldob ${count} katonai kártyát${named(cards)}.`,
    tactic: ({ player, card, copied }) =>
      copied ? `${player} taktikát másol: ${card}.` : `${player} taktikát játszik ki: ${card}.`,
    shared: ({ player, card }) => `${player} elérhetővé teszi a taktikát: ${card}. Mostantól közös.`,
    prepared: ({ player, age, card }) => `${player} eseményt készít elő, ${ageOf(age)}${named(card)}.`,
    foresaw: ({ player, card }) => `${player} megnézi a következő eseményt${named(card)}.`,
    event: ({ card }) => `Esemény: ${card}.`,
    'events-shuffled': ({ count }) => `Az elkövetkező események aktuálisak lettek: ${count} lap.`,
    bid: ({ player, amount }) => `${player} ajánlata: ${amount}.`,
    passed: ({ player }) => `${player} passzol.`,
    sent: ({ player, units, bonuses, discards, force }) =>
      `${player} ${force} erejű sereget küld: ${units}` +
      (bonuses === undefined ? '' : `, hozzá ${bonuses}`) +
      `${discards === 0 ? '' : `, eldobott lapok: ${discards}`}.`,
    colonized: ({ player, card }) => `${player} új gyarmata: ${card}.`,
    unclaimed: ({ card }) => `Senkinek sem kell: ${card}.`,
    attacked: ({ player, rival, card, strength }) =>
      `${player} támad ${strength} erővel: ${card}. A rivális: ${rival}.`,
    sacrificed: ({ player, units, strength }) =>
      `${player} további ${strength} erőért egységeket áldoz fel: ${units}.`,
    defended: ({ player, units, bonuses, discards, strength, held }) =>
      `${player} ${held ? 'sikeresen' : 'hiába'} védekezik ${strength} erővel` +
      `${bonuses === undefined ? '' : `: ${bonuses}`}${discards === 0 ? '' : `, eldobott lapok: ${discards}`}` +
      `${units === undefined ? '' : `, feláldozott egységek: ${units}`}.`,
    yielded: ({ player }) => `${player} nem védekezik.`,
    declared: ({ player, rival, card }) => `${player} háborút hirdet: ${card}. A rivális: ${rival}.`,
    fought: ({ player, rival, card, own, other }) =>
      `${card}: ${player} ereje ${own}, ${rival} ereje ${other}.`,
    taken: ({ player, from, card }) => `${player} elveszi: ${card}. Akié volt: ${from}.`,
    offered: ({ player, partner, card, side }) =>
      `${player} szövetséget ajánl: ${card}${side === undefined ? '' : ` (ő lenne ${side === 'A' ? 'az' : 'a'} ${side} fél)`}. A partner: ${partner}.`,
    agreed: ({ player, partner, card }) => `Szövetség: ${card} (${player} és ${partner}).`,
    refused: ({ player, card }) => `${player} elutasítja: ${card}.`,
    'pact-ended': ({ player, partner, card }) => `A szövetség véget ért: ${card} (${player} és ${partner}).`,
    resigned: ({ player }) => `${player} feladja, és kilép a játékból.`,
    forfeited: ({ player }) => `${player} most nem hajt végre politikai akciót.`,
    declined: ({ player }) => `${player} nem tesz semmit.`,
    uprising: ({ player }) => `Felkelés: ${player} nem termel semmit.`,
    corruption: ({ player, resources, food }) =>
      `Korrupció: ${player} veszít ${some.resources(resources)}${food === 0 ? '' : ` és ${some.food(food)}`}.`,
    consumption: ({ player, food, resources, missing }) =>
      `${player} népe megeszik ${some.food(food)}${resources === 0 ? '' : `, élelmiszer helyett ${some.resources(resources)}`}.${missing === 0 ? '' : ` Éhínség, hiányzik: ${goods.food(missing)}.`}`,
    produced: ({ player, goods: all }) =>
      `${player} termel ${all.map((each) => some[each.goods](each.amount)).join(', ')}.`,
    statistics: ({ player, culture, science, strength }) =>
      `${player}: ${goods.culture(culture)}, ${goods.science(science)}, erő ${strength}.`,
    'set-aside': ({ player, count, cards }) =>
      `${player} választása a játék végére: ${cards ?? `${count} lap`}.`,
    'turned-up': ({ card }) => `A játék végén ez ad majd pontot: ${card}.`,
    rested: ({ player, card }) => `${player} egy jelzővel kevesebbet termel itt: ${card}.`,
    final: ({ card, scores }) => `${card}: ${scores}.`,
    over: ({ winners, shared }) => `Vége a játéknak. ${shared ? 'A győztesek' : 'A győztes'}: ${winners}.`,
  },
  reasons: {
    lacks: {
      'civil-actions': (need, have) => `Kell ${need} polgári akció; van ${have}`,
      'military-actions': (need, have) => `Kell ${need} katonai akció; van ${have}`,
      'all-civil-actions': (need, have) => `Minden polgári akció kell (${need}); elérhető ${have}`,
      'all-military-actions': (need, have) => `Minden katonai akció kell (${need}); elérhető ${have}`,
      food: (need, have) => `Ára ${goods.food(need)}; van ${have}`,
      resources: (need, have) => `Ára ${goods.resources(need)}; van ${have}`,
      science: (need, have) => `Ára ${goods.science(need)}; van ${have}`,
    },
    limit: (limit) => `A kormányzat ebből a típusból ${limit} épületet enged`,
    strength: (own, rival) => `Az erőd (${own}) nem nagyobb, mint ${rival}`,
    plain: {
      'hand-full': 'Több polgári kártyát nem tarthatsz a kezedben',
      'same-technology': 'Ez a technológia már a kezedben vagy játékban van',
      'leader-of-age': 'Ebből a korból már vettél el vezetőt',
      'unfinished-wonder': 'Van befejezetlen csodád',
      'no-wonder': 'Nincs befejezetlen csodád',
      'no-token': 'Kevés a kék jelződ a szintek letakarásához',
      'no-worker': 'Nincs fel nem használt munkásod',
      'bank-empty': 'A sárga készleted üres',
      'just-taken': 'Ezt a lapot ebben a körben vetted el',
      'nothing-to-order': 'Semmi sem hajtható végre abból, amit a lap előír',
      'tactic-done': 'Ebben a körben már játszottál ki vagy másoltál taktikát',
      'current-tactic': 'Ez már a te taktikád',
      'first-round': 'Az első fordulóban csak kártyát lehet elvenni',
      'last-round': 'Az utolsó fordulóban nem lehet háborút hirdetni',
      'age-four': 'A IV. korban nem lehet feladni',
      'pact-forbids': 'Egy szövetség tiltja a támadást',
      'card-forbids': 'Egy játékban lévő lap tiltja',
      peaceful: 'A vezetőd tiltja a támadást',
      'no-colony': 'A riválisnak nincs gyarmata',
      'no-leader-or-wonder': 'A riválisnak nincs sem vezetője, sem befejezetlen csodája',
      'partner-without-science': 'A partnernek nincs tudománypontja, amit hozzáadhatna',
      'used-this-turn': 'Ebben a körben már használtad',
      'used-this-game': 'Ebben a játszmában már használtad',
      'higher-special': 'Ebből a típusból magasabb szintű technológiád van',
      'no-cards': 'Nincs húzható katonai kártya',
      'rival-without-leader': 'A riválisnak nincs vezetője',
      'rival-without-wonder': 'A riválisnak nincs befejezetlen csodája',
      'attacked-by-another': 'Ezt a játékost ebben a fordulóban már más támadta meg',
      'acted-already': 'Ebben a körben már volt más ilyen akciód',
      'no-science': 'Nincs tudománypontod',
      'two-players': 'Két játékossal nincsenek szövetségek',
    },
  },
  table: {
    head: (round, age, player, stage) => `${round}. forduló, ${ageOf(age)}. Soron van: ${player}, ${stage}.`,
    stages: {
      opening: 'választás a játék kezdete előtt',
      event: 'a forduló eseménye',
      resign: 'folytatás vagy feladás',
      row: 'új lapok',
      war: 'háborúk',
      tactics: 'taktikák',
      politics: 'politika',
      actions: 'akciók',
      discard: 'eldobás',
      production: 'termelés',
    },
    lastRound: (round) => `Az utolsó ${the(round)} forduló.`,
    over: 'Vége a játéknak.',
    decks: (civil, military) => `Paklik: polgári ${civil}, katonai ${military}.`,
    eventDecks: (current, future) => `A következő események korok szerint: ${current}; utána még ${future}.`,
    nextEvent: (card) => `A következő esemény: ${card}.`,
    prepared: (list) => `Ezeket készítetted elő: ${list}.`,
    scoring: (list, others) =>
      `A játék végén pontot ad: ${[list, others === 0 ? '' : `${others} lefordított lap`].filter((part) => part !== '').join(', ')}.`,
    passedOver: (list) => `Ezeket nem tartottad meg: ${list}.`,
    commonTactics: (list) => `Közös taktikák: ${list}.`,
    row: (n, list) => `Kártyasor, ${n} polgári akció: ${list}.`,
    emptyRow: 'A kártyasor üres.',
    player: (player, seat, you) => `${player} (${seat}. hely${you ? ', te' : ''})`,
    resigned: 'feladta',
    points: (culture, cultureRating, science, scienceRating, strength) =>
      `kultúra ${culture} (${signed(cultureRating)}), tudomány ${science} (${signed(scienceRating)}), erő ${strength}`,
    actions: (civil, civilTotal, military, militaryTotal) =>
      `Akciók: polgári ${civil}/${civilTotal}, katonai ${military}/${militaryTotal}.`,
    stores: (food, foodIncome, consumption, n, income, corruption) =>
      `Élelmiszer ${food} (${signed(foodIncome)}${consumption === 0 ? '' : `, fogyasztás −${consumption}`}), ` +
      `erőforrás ${n} (${signed(income)}${corruption === 0 ? '' : `, korrupció −${corruption}`}).`,
    people: (happiness, needed, unused, discontent, population) =>
      `Boldogság ${happiness}/${needed}. Munkások: szabad ${unused}, elégedetlen ${discontent}` +
      `${population === undefined ? '' : `; a következő: ${goods.food(population)}`}.`,
    banks: (yellow, blue) => `Készletek: sárga ${yellow}, kék ${blue}.`,
    thisTurn: (list) => `Csak ebben a körben: ${list}.`,
    forUnits: (list) => `${list} egységekre`,
    government: (card) => `Kormányzat: ${card}.`,
    leader: (card) => `Vezető: ${card}.`,
    noLeader: 'Nincs vezető.',
    technology: (card, workers, tokens) => `${card} ${workers}${tokens === 0 ? '' : ` (${tokens} jelző)`}`,
    technologies: (list) => `Munkások a lapokon: ${list}.`,
    specials: (list) => `Speciális technológiák: ${list}.`,
    wonders: (list) => `Csodák: ${list}.`,
    ruined: (card) => `${card} (rom)`,
    beneath: (card, leader) => `${card} (alatta ${leader})`,
    site: (card, built, all) => `Épül: ${card}, ${built}/${all} szint.`,
    colonies: (list) => `Gyarmatok: ${list}.`,
    tactic: (card, exclusive) => `Taktika: ${card}${exclusive ? ', még nem közös' : ''}.`,
    pact: (card, partner) => `Szövetség (${partner}): ${card}.`,
    war: (card, rival) => `Háború (${rival}): ${card}.`,
    attackedBy: (player) => `Egyelőre csak ${player} támadhatja meg.`,
    civilHand: (n, limit, list) => `Polgári lapok a kézben (${n}/${limit})${listed(list)}.`,
    militaryHand: (n, limit, list) => `Katonai lapok a kézben (${n}/${limit})${listed(list)}.`,
    yourHand: (civil, civilLimit, military, militaryLimit) =>
      `A kezed (polgári lap ${civil}/${civilLimit}, katonai lap ${military}/${militaryLimit}):`,
    simple: {
      decks: (civil, events) => `Polgári pakli: ${civil}. Hátralévő események: ${events}.`,
      people: (happiness, unused, population) =>
        `Boldogság ${happiness}. Munkások: szabad ${unused}` +
        `${population === undefined ? '' : `; a következő: ${goods.food(population)}`}.`,
      yourHand: (civil, limit) => `A kezed (polgári lap ${civil}/${limit}):`,
    },
    auction: (card, highest, bidder) =>
      `Licit: ${card}, ${bidder === undefined ? 'még nincs ajánlat' : `${bidder} ajánlata ${highest}`}.`,
    attack: (card, rival, strength) => `Támadás ${strength} erővel: ${card}. A rivális: ${rival}.`,
    battle: (card, rival, own, other) => `${card}: a támadó ereje ${own}, ${rival} ereje ${other}.`,
    offer: (card, partner) => `Szövetség ajánlata: ${card}. Dönt: ${partner}.`,
    happening: (card) => `Most: ${card}.`,
  },
  scores: {
    line: (place, player, culture) => `${place}. ${player}: ${goods.culture(culture)}.`,
    resigned: (player) => `${player}: feladta.`,
    bonuses: {
      technologies: 'I. korbeli technológiák',
      strength: 'Erő',
      happiness: 'Boldogság',
      science: 'Tudományérték',
      production: 'Élelmiszer és erőforrás',
    },
    before: 'A végső pontozás előtt',
    total: 'Összesen',
    winner: (player, culture) => `Győztes: ${player}, ${goods.culture(culture)}.`,
    shared: (players, culture) => `Közös győzelem: ${players}, fejenként ${goods.culture(culture)}.`,
  },
}
