import { Question } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { throughTheAgesTexts } from '../src/index.ts'
import type { Event } from '../src/index.ts'
import { YEAR_2006 } from './testing.ts'
import { events, name, option, reasons } from './text-samples.ts'

const { en, cs, hu, pl } = throughTheAgesTexts

test.each([
  [
    'iron',
    'Age I, mine. Science 5. Costs 5 resources. Each token: 2 resources.',
    'Věk I, důl. Věda 5. Cena: 5 surovin. Každý žeton: 2 suroviny.',
  ],
  [
    'religion',
    'Age A, temple. Costs 3 resources. Each worker: +1 culture, 1 happy face.',
    'Věk A, chrám. Cena: 3 suroviny. Každý človík: kultura +1, 1 šťastná značka.',
  ],
  [
    'fundamentalism',
    'Age III, government. Science 18, by revolution 7. Gives −2 science, +5 strength, +6 civil actions, ' +
      '+5 military actions. At most 4 urban buildings of a type.',
    'Věk III, zřízení. Věda 18, revolucí 7. Přináší: věda −2, síla +5, +6 civilních akcí, ' +
      '+5 vojenských akcí. Městských budov jednoho typu nejvýše 4.',
  ],
  [
    'despotism',
    'Age A, government. Gives +4 civil actions, +2 military actions. At most 2 urban buildings of a type.',
    'Věk A, zřízení. Přináší: +4 civilní akce, +2 vojenské akce. Městských budov jednoho typu nejvýše 2.',
  ],
  [
    'kremlin',
    'Age II, wonder. Stages: 4, 4, 4. Gives +2 culture, 1 unhappy face, +1 civil action, +1 military action.',
    'Věk II, div. Části: 4, 4, 4. Přináší: kultura +2, 1 nešťastná značka, +1 civilní akce, +1 vojenská akce.',
  ],
  [
    'vast-territory-i',
    'Age I, territory. At once: +3 food. As a colony: −1 blue token, +3 yellow tokens.',
    'Věk I, území. Hned: +3 jídla. Jako kolonie: −1 modrý žeton, +3 žluté žetony.',
  ],
  [
    'strategic-territory-ii',
    'Age II, territory. At once: draw 5 military cards. As a colony: +4 strength.',
    'Věk II, území. Hned: líznout 5 vojenských karet. Jako kolonie: síla +4.',
  ],
  ['legion', 'Age I, tactic. Army: 3 infantry, +2 strength.', 'Věk I, taktika. Armáda: 3× pěchota, síla +2.'],
  [
    'napoleonic-army',
    'Age II, tactic. Army: 1 infantry + 1 cavalry + 1 artillery, +7 strength (+4 with a unit more than one age older).',
    'Věk II, taktika. Armáda: 1× pěchota + 1× jezdectvo + 1× dělostřelectvo, síla +7 ' +
      '(s jednotkou starší o více než jeden věk +4).',
  ],
  [
    'promise-of-military-protection',
    'Age II, pact. A: +1 culture. B: −1 culture, +4 strength. ' +
      'An attack of one of you on the other ends the pact at once, so its strength is no help there.',
    'Věk II, smlouva. A: kultura +1. B: kultura −1, síla +4. ' +
      'Jakmile jeden z vás na druhého zaútočí, smlouva končí, takže její síla se při tomto útoku nepočítá.',
  ],
  [
    'peace-treaty',
    'Age III, pact. Both: +1 culture. The two of you may not attack each other.',
    'Věk III, smlouva. Oba: kultura +1. Nesmíte na sebe navzájem útočit.',
  ],
  [
    'architecture',
    'Age II, special technology, construction. Science 6. One civil action builds up to 3 stages of a wonder. ' +
      'Urban buildings cost less: 1 at level I, 2 at level II, 2 at level III.',
    'Věk II, speciální technologie, stavebnictví. Věda 6. Jedna civilní akce postaví nejvýše 3 části divu. ' +
      'Městské budovy jsou levnější: stupeň I o 1, stupeň II o 2, stupeň III o 2.',
  ],
  [
    'military-bonus-ii',
    'Age II, military bonus card. +4 when defending, or +2 when colonizing.',
    'Věk II, karta vojenského bonusu. +4 při obraně, nebo +2 při kolonizaci.',
  ],
  [
    'spy',
    'Age II, aggression. Costs 1 military action. On success you take up to 5 science points from your rival.',
    'Věk II, agrese. Cena: 1 vojenská akce. Při úspěchu vezmeš napadenému hráči až 5 bodů vědy.',
  ],
])('the printed text of %s', (id, english, czech) => {
  expect(en.card(id)?.effect).toBe(english)
  expect(cs.card(id)?.effect).toBe(czech)
})

test.each([
  [
    'en',
    'only civil action',
    'one of level II or lower and one of level I or lower',
    'Defense / Colonization',
  ],
  ['cs', 'jediná civilní akce', 'jednu stupně nejvýše II a jednu nejvýše I', 'Obrana / Kolonizace'],
  [
    'hu',
    'egyetlen polgári akciód',
    'egy legfeljebb II. és egy legfeljebb I. szintűt',
    'Védelem / Gyarmatosítás',
  ],
  ['pl', 'jedyna akcja cywilna', 'jeden poziomu najwyżej II i jeden najwyżej I', 'Obrona / Kolonizacja'],
] as const)(
  '%s: a revolution by Breakthrough is the only civil action of the turn (TTA06-SIMPLE-GOV-02), a Raid names no order, bonus cards have the name of their edition',
  (language, only, raid, bonus) => {
    const texts = throughTheAgesTexts[language]
    const of2006 = texts.of?.(YEAR_2006)
    for (const id of ['breakthrough-i', 'breakthrough-ii']) expect(of2006?.card(id)?.effect).toContain(only)
    expect(texts.card('raid-ii')?.effect).toContain(raid)
    expect(texts.card('raid-iii')?.effect).toContain(raid.replaceAll(/\bI{1,2}\b/g, 'I$&'))
    expect(['i', 'ii', 'iii'].map((age) => of2006?.card(`military-bonus-${age}`)?.name)).toEqual([
      `${bonus} (I)`,
      `${bonus} (II)`,
      `${bonus} (III)`,
    ])
    expect(texts.card('military-bonus-i')?.name).not.toContain('/')
  },
)

test('pl: Breakthrough has the same verb in both editions and on the button that develops a technology', () => {
  const of2006 = pl.of?.(YEAR_2006)
  for (const id of ['breakthrough-i', 'breakthrough-ii'])
    for (const texts of [pl, of2006]) expect(texts?.card(id)?.effect).toContain(' Wprowadź technologię ')
  expect(pl.option(option('develop iron'))).toMatch(/^Wprowadź: /)
})

test('the game has its Polish title in Polish', () => {
  expect([en, cs, hu, pl].map(({ title }) => title)).toEqual([
    'Through the Ages',
    'Through the Ages',
    'Through the Ages',
    'Cywilizacja: Poprzez wieki',
  ])
})

test.each([
  ['en', "If Age III ends in the starting player's turn, that round is the last one"],
  ['cs', 'Skončí-li Věk III v tahu začínajícího hráče, je toto kolo poslední'],
  ['hu', 'Ha a III. kor a kezdőjátékos körében ér véget, ez a forduló az utolsó'],
  ['pl', 'Jeśli epoka III kończy się w turze pierwszego gracza, ta runda jest ostatnia'],
] as const)('%s: the help says which round is the last (TTA-FLOW-06)', (language, sentence) => {
  expect(throughTheAgesTexts[language].help.replaceAll('\n', ' ')).toContain(sentence)
})

test('a name that several cards share includes the age', () => {
  expect(['moses', 'rich-land-a', 'rich-land-ii'].map((id) => en.card(id)?.name)).toEqual([
    'Moses',
    'Rich Land (A)',
    'Rich Land (II)',
  ])
  expect(cs.card('plunder-iii')?.name).toBe('Plenění (III)')
})

test('a question names the card that asks', () => {
  const plain = new Question(0, 'politics', () => [])
  const raiders = new Question(1, 'lose-mix', () => [], { card: 'raiders' })
  expect([en.question(plain), cs.question(plain)]).toEqual([
    'Which political action do you take?',
    'Jakou politickou akci provedete?',
  ])
  expect([en.question(raiders), cs.question(raiders)]).toEqual([
    'Raiders: The two weakest players (with two players: only the weaker) each lose 2 of food and ' +
      'resources in a mix of their choice. How much of each do you lose?',
    'Nájezdníci: Dva nejslabší hráči (ve hře dvou hráčů jen slabší) ztratí každý dohromady 2 jídla a ' +
      'suroviny v poměru podle své volby. Kolik čeho ztratíte?',
  ])
  expect(en.question(new Question(1, 'defend', () => [], { card: 'spy' }))).toBe(
    "Spy: The attacker's card: Costs 1 military action. On success you take up to 5 science points from " +
      'your rival. How do you defend yourself?',
  )
})

test('a question about a pact says which side the partner would take', () => {
  const asked = (card: string, step: string) => new Question(1, 'pact', () => [], { card, step })
  const trade = asked('international-trade-agreement', 'A')
  expect([en, cs, hu, pl].map((texts) => texts.question(trade).split('. ').at(-1))).toEqual([
    'Do you agree to the pact?',
    'Přijmete smlouvu?',
    'Elfogadod a szövetséget?',
    'Czy zgadzasz się na pakt?',
  ])
  expect(en.question(trade)).toMatch(/^International Trade Agreement: A: \+1 resource\. .* You would be B\. /)
  expect(en.question(asked('international-trade-agreement', 'B'))).toContain(' You would be A. ')
  expect(en.question(asked('peace-treaty', 'A'))).not.toContain('You would be')
})

test.each([
  ['population', 'Increase the population', 'Zvýšit populaci'],
  ['develop iron', 'Develop Iron', 'Vyvinout: Železo'],
  ['upgrade bronze iron', 'Upgrade Bronze to Iron', 'Vylepšit: Bronz → Železo'],
  ['stage 2', 'Build 2 stages of the wonder', 'Stavět div: 2 části'],
  [
    'attack 1 plunder-i',
    'Attack the player on seat 2: Plunder (I)',
    'Zaútočit na hráče na místě 2: Plenění (I)',
  ],
  [
    'offer 1 acceptance-of-supremacy B',
    'Offer the player on seat 2 a pact: Acceptance of Supremacy, you are B',
    'Nabídnout smlouvu hráči na místě 2: Smlouva o uznání nadvlády, vy jako B',
  ],
  ['food 1 resources 2', '1 food and 2 resources', '1 jídlo a 2 suroviny'],
  ['raze 1 religion', 'Religion of the player on seat 2', 'Náboženství, hráč na místě 2'],
  [
    'use j-s-bach alchemy drama',
    'Use J. S. Bach: Alchemy → Drama',
    'Použít: Johann Sebastian Bach (Alchymie → Drama)',
  ],
  [
    'use winston-churchill culture',
    'Use Winston Churchill: 3 culture points',
    'Použít: Winston Churchill (3 body kultury)',
  ],
])('the option %s', (id, english, czech) => {
  expect(en.option(option(id))).toBe(english)
  expect(cs.option(option(id))).toBe(czech)
})

const told = (texts: typeof en, list: readonly Event[]) => list.map((event) => texts.event(event, name))

test('events', () => {
  expect(told(en, events.drew).slice(2)).toEqual([
    'Ada draws 5 military cards.',
    'Ada draws 2 military cards: Rats, Plunder (I).',
  ])
  expect(told(cs, events.drew)).toEqual([
    'Ada líže 1 vojenskou kartu.',
    'Ada líže 2 vojenské karty.',
    'Ada líže 5 vojenských karet.',
    'Ada líže 2 vojenské karty: Krysy, Plenění (I).',
  ])
  expect(told(en, events.sent)).toEqual([
    'Ada sends a force of 2: Warriors, Warriors.',
    'Ada sends a force of 4: Warriors, with Military Bonus (I), and 2 cards thrown in.',
  ])
  expect(told(en, events.age)).toEqual(['Age I begins.', 'Age IV begins. Round 15 is the last one.'])
  expect(told(cs, events.corruption)).toEqual([
    'Korupce: Ada ztrácí 2 suroviny.',
    'Korupce: Ada ztrácí 1 surovinu a 1 jídlo.',
  ])
  expect(told(cs, events.led)[1]).toBe('Ada vykládá osobnost: Michelangelo (předtím Mojžíš).')
  expect(told(en, events.tokens)[2]).toBe('Ada: −1 blue token, +4 yellow tokens.')
  expect(told(en, events.over)[1]).toBe('The game is over. Winners: Ada, Bob and Cyril.')
})

test('a digest has one sentence for a production and leaves out what is visible anyway', () => {
  const [goods, statistics] = [{ kind: 'produced', seat: 0 } as const, events.statistics[0]]
  const list: Event[] = [
    ...events.dealt,
    ...events.event,
    { kind: 'antiquated', seat: 0, card: 'moses' },
    { kind: 'antiquated', seat: 0, card: 'iron' },
    { kind: 'antiquated', seat: 1, card: 'homer' },
    { ...goods, goods: 'science', amount: 1 },
    { ...goods, goods: 'culture', amount: 0 },
    { kind: 'corruption', seat: 0, resources: 2, food: 0 },
    { ...goods, goods: 'food', amount: 2 },
    { ...goods, goods: 'resources', amount: 3 },
    ...(statistics === undefined ? [] : [statistics]),
    { ...goods, seat: 1, goods: 'food', amount: 0 },
  ]
  expect(en.digest?.(list, name)).toEqual([
    'The event is Rats. Each player loses all their food.',
    'Ada loses what is antiquated: Moses, Iron.',
    'Bob loses what is antiquated: Homer.',
    'Ada produces 1 science point, 2 food, 3 resources.',
    'Corruption: Ada loses 2 resources.',
  ])
  expect(cs.digest?.(list, name)[3]).toBe('Ada vyrábí: 1 bod vědy, 2 jídla, 3 suroviny.')
})

test('the side of a pact is named only where the sides differ', () => {
  expect(told(en, events.offered).slice(0, 2)).toEqual([
    'Ada offers Bob a pact: Peace Treaty.',
    'Ada offers Bob a pact: Acceptance of Supremacy (Ada would be A).',
  ])
})

test('Hungarian uses the article that fits the spoken number', () => {
  expect(['war 0 war-over-culture', 'war 1 war-over-culture'].map((id) => hu.option(option(id)))).toEqual([
    'Hadüzenet az 1. helyen ülő játékosnak: Háború a kultúráért',
    'Hadüzenet a 2. helyen ülő játékosnak: Háború a kultúráért',
  ])
  expect(told(hu, events.age)).toEqual([
    'Kezdődik az I. kor.',
    'Kezdődik a IV. kor. Az utolsó a 15. forduló.',
  ])
  expect(hu.card('moses')?.effect).toMatch(/^A kor, vezető\. /)
})

test('reasons give the numbers, and the rule or the card', () => {
  const first = [
    reasons['civil-actions'][0],
    reasons.resources[1],
    reasons.limit[0],
    reasons['last-round'][0],
  ]
  const list = first.flatMap((reason) => reason ?? [])
  expect(list.map((reason) => en.reason(reason))).toEqual([
    'Needs 1 civil action; you have 0 (TTA-TAKE-01)',
    'Costs 3 resources; you have 2 (TTA-BUILD-01)',
    'The government allows 2 buildings of this type (TTA-BUILD-03)',
    'No war can be declared in the last round (TTA-WAR-08)',
  ])
  expect(reasons.peaceful.map((reason) => en.reason(reason))).toEqual([
    'Your leader forbids attacks (Mahatma Gandhi)',
  ])
  expect(list.map((reason) => cs.reason(reason))).toEqual([
    'Potřebujete 1 civilní akci; máte 0 (TTA-TAKE-01)',
    'Cena je 3 suroviny; máte 2 (TTA-BUILD-01)',
    'Zřízení dovoluje nejvýše 2 budovy tohoto typu (TTA-BUILD-03)',
    'V posledním kole nelze vyhlásit válku (TTA-WAR-08)',
  ])
})
