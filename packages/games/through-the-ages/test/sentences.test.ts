import { Question } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import type { Event } from '../src/events.ts'
import { throughTheAgesTexts } from '../src/index.ts'
import { idleTurn } from './new-game.ts'
import { position } from './position.ts'
import { events, name, reasons } from './text-samples.ts'

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
    'Age II, tactic. Army: 1 infantry + 1 cavalry + 1 artillery, +7 strength (+4 with a unit two levels older).',
    'Věk II, taktika. Armáda: 1× pěchota + 1× jezdectvo + 1× dělostřelectvo, síla +7 ' +
      '(s jednotkou o dva stupně starší +4).',
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
])('what is printed on %s', (id, english, czech) => {
  expect(en.card(id)?.effect).toBe(english)
  expect(cs.card(id)?.effect).toBe(czech)
})

test('a name that stands for several cards is told with the age', () => {
  expect(['moses', 'rich-land-a', 'rich-land-ii'].map((id) => en.card(id)?.name)).toEqual([
    'Moses',
    'Rich Land (A)',
    'Rich Land (II)',
  ])
  expect(cs.card('plunder-iii')?.name).toBe('Plenění (III)')
})

test('a question tells which card asks', () => {
  const plain = new Question(0, 'politics', () => [])
  const raiders = new Question(1, 'lose-mix', () => [], { card: 'raiders' })
  expect([en.question(plain), cs.question(plain)]).toEqual([
    'Which political action do you take?',
    'Jakou politickou akci provedeš?',
  ])
  expect([en.question(raiders), cs.question(raiders)]).toEqual([
    'Raiders: The two weakest players (with two players: only the weaker) each lose 2 of food and ' +
      'resources in a mix of their choice. How much of each do you lose?',
    'Nájezdníci: Dva nejslabší hráči (ve hře dvou hráčů jen slabší) ztratí každý dohromady 2 jídla a ' +
      'suroviny v poměru podle své volby. Kolik čeho ztratíš?',
  ])
  expect(en.question(new Question(1, 'defend', () => [], { card: 'spy' }))).toBe(
    "Spy: The attacker's card: Costs 1 military action. On success you take up to 5 science points from " +
      'your rival. How do you defend yourself?',
  )
})

test('a question about a pact tells which side the partner would take', () => {
  const asked = (card: string, step: string) => new Question(1, 'pact', () => [], { card, step })
  const trade = asked('international-trade-agreement', 'A')
  expect([en, cs, hu, pl].map((texts) => texts.question(trade).split('. ').at(-1))).toEqual([
    'Do you agree to the pact?',
    'Přijmeš smlouvu?',
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
    'Nabídnout smlouvu hráči na místě 2: Smlouva o uznání nadvlády, ty jako B',
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
  expect(en.option({ id })).toBe(english)
  expect(cs.option({ id })).toBe(czech)
})

test('what lies on a space of the row is told if it is known', () => {
  const take = { id: 'take 3', card: 'rich-land-a' }
  expect([en.option(take), cs.option(take)]).toEqual([
    'Take Rich Land (A) (space 3)',
    'Vzít: Bohatá půda (A) (místo 3)',
  ])
  expect(en.refusal('take 6', table())).toBe('Take Drama (space 6)')
  expect([en, cs, hu, pl].map((texts) => texts.refusal('take 3'))).toEqual([
    'Take the card on space 3',
    'Vzít kartu z místa 3',
    'Kártya elvétele: 3. hely',
    'Dobierz kartę z miejsca 3',
  ])
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

test('a digest has one sentence for a production and leaves out what one sees anyway', () => {
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

test('the side of a pact is told only where the sides differ', () => {
  expect(told(en, events.offered).slice(0, 2)).toEqual([
    'Ada offers Bob a pact: Peace Treaty.',
    'Ada offers Bob a pact: Acceptance of Supremacy (Ada would be A).',
  ])
})

test('Hungarian puts the article before a number as it is said', () => {
  expect(['war 0 war-over-culture', 'war 1 war-over-culture'].map((id) => hu.option({ id }))).toEqual([
    'Hadüzenet az 1. helyen ülő játékosnak: Háború a kultúráért',
    'Hadüzenet a 2. helyen ülő játékosnak: Háború a kultúráért',
  ])
  expect(told(hu, events.age)).toEqual([
    'Kezdődik az I. kor.',
    'Kezdődik a IV. kor. Az utolsó a 15. forduló.',
  ])
  expect(hu.card('moses')?.effect).toMatch(/^A kor, vezető\. /)
})

test('reasons give the numbers and the rule', () => {
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
  expect(list.map((reason) => cs.reason(reason))).toEqual([
    'Potřebuješ 1 civilní akci; máš 0 (TTA-TAKE-01)',
    'Cena je 3 suroviny; máš 2 (TTA-BUILD-01)',
    'Zřízení dovoluje nejvýše 2 budovy tohoto typu (TTA-BUILD-03)',
    'V posledním kole nelze vyhlásit válku (TTA-WAR-08)',
  ])
})

const table = () =>
  position({
    players: [
      {
        government: 'monarchy',
        leader: 'moses',
        on: { bronze: [2, 3], alchemy: 1 },
        wonders: ['pyramids', 'ruined colossus'],
        site: ['great-wall', 1],
        tactic: 'legion',
        hand: ['iron'],
        military: ['rats', 'plunder-i', 'plunder-i'],
        civilActions: 2,
        culture: 12,
        science: 4,
      },
      {
        specials: ['masonry'],
        colonies: ['vast-territory-i'],
        pact: { card: 'open-borders-agreement', partner: 0 },
        wars: [{ card: 'war-over-territory', rival: 0 }],
        exclusive: 'phalanx',
        hand: ['theology'],
        military: ['crusades'],
      },
      {},
    ],
    row: ['irrigation', 'knights', null, null, null, 'drama', 'taj-mahal'],
    currentEvents: ['development-of-science', 'development-of-crafts'],
    futureEvents: ['foray'],
    age: 2,
  }).table.view(0)

test('the table in words', () => {
  const lines = en.table(table(), name)
  expect(lines[0]).toBe('Round 5, Age II. On turn: Ada, actions.')
  expect(lines[1]).toMatch(/^Decks: civil \d+, military \d+\. Events to come, by age: A A; then 1 more\.$/)
  expect(lines.slice(2, 4)).toEqual(['Common tactics: Legion.', ''])
  expect(lines[4]).toMatch(/^Bob \(seat 2\)/)
  const specials = lines.indexOf('  Special technologies: Masonry.')
  expect(lines.slice(specials, specials + 7)).toEqual([
    '  Special technologies: Masonry.',
    '  Colonies: Vast Territory (I).',
    '  Tactic: Phalanx, not yet common.',
    '  Pact with Ada: Open Borders Agreement.',
    '  War on Ada: War over Territory.',
    '  Civil hand (1 of 4): Theology. Military hand (1 of 3): I.',
    '',
  ])
  expect(lines.slice(lines.indexOf('Your hand (civil cards 1 of 6, military cards 3 of 4):') + 1)).toEqual([
    '  Iron: Age I, mine. Science 5. Costs 5 resources. Each token: 2 resources.',
    '  2× Plunder (I): Age I, aggression. Costs 1 military action. On success you',
    '    take up to 3 of food and resources from your rival, in a mix of your choice.',
    '  Rats: Age I, event. Each player loses all their food.',
    '',
    ...ROW,
    '',
    ...ADA,
  ])
})

const ROW = [
  'The row, for 1 civil action: 1 Irrigation, 2 Knights.',
  'The row, for 2 civil actions: 6 Drama.',
  'The row, for 4 civil actions: 7 Taj Mahal.',
]

const ADA = [
  'Ada (seat 1, you): culture 12 (+2), science 4 (+3), strength 1.',
  '  Actions: civil 2 of 6, military 4 of 4. Banks: yellow 18, blue 16.',
  '  Food 0 (+2), resources 3 (+2).',
  '  Happiness 0 of 0. Workers: 1 unused, 0 discontent; the next one costs 1 food.',
  '  Government: Monarchy. Leader: Moses.',
  '  Workers at: Agriculture 2, Bronze 2 (3 tokens), Philosophy 1, Alchemy 1,',
  '    Religion 0, Warriors 1.',
  '  Wonders: Pyramids, Colossus (ruin).',
  '  Under construction: Great Wall, 1 of 4 stages.',
  '  Tactic: Legion.',
  '  Pact with Bob: Open Borders Agreement.',
]

test('between two actions a player sees the others in a line each, the row and the own civilization', () => {
  expect(en.brief?.(table(), name)).toEqual([
    'Round 5, Age II. On turn: Ada, actions.',
    'Bob (seat 2): culture 0 (+0), science 0 (+1), strength 1.',
    'Cyril (seat 3): culture 0 (+0), science 0 (+1), strength 1.',
    '',
    ...ROW,
    '',
    ...ADA,
    '  Civil hand (1 of 6): Iron. Military hand (3 of 4): Plunder (I), Plunder (I),',
    '    Rats.',
  ])
})

test('who discards cards sees those alone', () => {
  const full = position({ players: [{ hand: ['iron'], military: ['rats', 'crusades', 'legion'] }, {}] })
  full.plays(0, 'end turn')
  expect(full.asked).toBe('0 discard')
  expect(en.brief?.(full.table.view(0), name)).toEqual([
    'Round 5, Age I. On turn: Ada, discards.',
    '',
    'Your hand (civil cards 1 of 4, military cards 3 of 2):',
    expect.stringMatching(/^ {2}Crusades: /),
    expect.stringMatching(/^ {4}/),
    '  Legion: Age I, tactic. Army: 3 infantry, +2 strength.',
    '  Rats: Age I, event. Each player loses all their food.',
  ])
})

test('what is for one turn alone is told', () => {
  const patriot = position({ players: [{ hand: ['patriotism-ii'] }, {}], age: 2 })
  patriot.plays(0, 'play patriotism-ii')
  const lines = en.table(patriot.table.view(0), name)
  expect(lines).toContain('  For this turn alone: +1 military action, +3 resources for units.')
})

test('an option tells what it costs', () => {
  const player = {
    government: 'monarchy',
    on: { bronze: [2, 3], iron: 0, alchemy: 1 },
    specials: ['masonry'],
    site: ['great-wall', 1],
    hand: ['strategy', 'republic', 'rich-land-i', 'michelangelo'],
    military: ['legion'],
  } as const
  const view = position({
    players: [player, { exclusive: 'phalanx' }],
    row: ['irrigation', null, null, null, null, 'taj-mahal'],
    age: 2,
  }).table.view(0)
  const foreseen = (id: string, texts = en) => texts.foresee?.({ id }, view, name)
  const prices = {
    'take 1': '1 civil action',
    'take 6': '2 civil actions',
    population: '1 civil action, 2 food',
    'build bronze': '1 civil action, 2 resources',
    'build alchemy': '1 civil action, 5 resources',
    'build warriors': '1 military action, 2 resources',
    'upgrade bronze iron': '1 civil action, 3 resources',
    'destroy bronze': '1 civil action',
    'stage 1': '1 civil action, 2 resources',
    'stage 2': '1 civil action, 5 resources',
    'develop strategy': '1 civil action, 8 science points',
    'revolt republic': '5 civil actions, 3 science points',
    'play rich-land-i': '1 civil action',
    'lead michelangelo': '1 civil action',
    'tactic legion': '1 military action',
  }
  for (const [id, price] of Object.entries(prices)) expect([id, foreseen(id)]).toEqual([id, price])
  expect(foreseen('end turn')).toBeUndefined()
  expect(foreseen('upgrade bronze iron', cs)).toBe('1 civilní akce, 3 suroviny')
})

test('an option tells whom it concerns, and what it adds to a force', () => {
  const pact = { card: 'open-borders-agreement', partner: 1 }
  const players = [
    { military: ['plunder-i', 'war-over-culture', 'peace-treaty'], pact },
    { leader: 'mahatma-gandhi' },
    {},
  ]
  const view = position({ players, stage: 'politics', age: 3 }).table.view(0)
  const foreseen = (id: string) => en.foresee?.({ id }, view, name)
  expect(foreseen('attack 1 plunder-i')).toBe('Bob, 2 military actions')
  expect(foreseen('attack 2 plunder-i')).toBe('Cyril, 1 military action')
  expect(foreseen('war 1 war-over-culture')).toMatch(/^Bob, \d+ military actions$/)
  expect(foreseen('offer 2 peace-treaty')).toBe('Cyril')
  expect(foreseen('cancel 0')).toBe('Open Borders Agreement (Bob)')
  expect(foreseen('pass')).toBeUndefined()
  const added = (view2: typeof view, id: string) => en.foresee?.({ id }, view2, name, { card: 'spy' })
  const attack = { kind: 'attack', card: 'spy', rival: 0, strength: 9 } as const
  const bids = { highest: 2, bidder: 0, bidders: [0] }
  const auction = { kind: 'auction', card: 'vast-territory-i', ...bids } as const
  expect(added({ ...view, doing: attack }, 'bonus military-bonus-ii')).toBe('+4 strength')
  expect(added({ ...view, doing: attack }, 'discard rats')).toBe('+1 strength')
  expect(added({ ...view, doing: auction }, 'bonus military-bonus-ii')).toBe('+2 strength')
  expect(added({ ...view, doing: auction }, 'send knights')).toBe('+2 strength')
  expect(added(view, 'discard rats')).toBeUndefined()
})

test('what a card orders is foreseen without a price, because the card changes it', () => {
  const view = table()
  expect(en.foresee?.({ id: 'build bronze' }, view, name)).toBe('1 civil action, 2 resources')
  expect(en.foresee?.({ id: 'build bronze' }, view, name, { card: 'rich-land-a' })).toBeUndefined()
})

test('the table in Czech words', () => {
  const lines = cs.table(table(), name)
  expect(lines[0]).toBe('Kolo 5, Věk II. Na tahu: Ada, akce.')
  const from = lines.indexOf('Ada (místo 1, ty): kultura 12 (+2), věda 4 (+3), síla 1.')
  expect(lines.slice(from + 1)).toEqual([
    '  Akce: civilní 2 ze 6, vojenské 4 ze 4. Pruhy: žlutý 18, modrý 16.',
    '  Jídlo 0 (+2), suroviny 3 (+2).',
    '  Spokojenost 0 z 0. Človíci: volní 1, nespokojení 0; další stojí 1 jídlo.',
    '  Zřízení: Monarchie. Osobnost: Mojžíš.',
    '  Človíci na kartách: Prvotní zemědělství 2, Bronz 2 (3 žetony),',
    '    Základy poznání 1, Alchymie 1, Náboženství 0, Bojovníci 1.',
    '  Divy: Pyramidy, Rhodský kolos (ruina).',
    '  Ve stavbě: Velká zeď, 1 ze 4.',
    '  Taktika: Legie.',
    '  Smlouva (Bob): Smlouva o volném průchodu.',
  ])
})

test('a production that only costs something is told with its sign', () => {
  const pact = { card: 'acceptance-of-supremacy', partner: 1, side: 'B' } as const
  const players = [{ on: { bronze: 0 }, unused: 3, pact }, {}, {}]
  const lines = en.table(position({ players, age: 2 }).table.view(0), name)
  expect(lines).toContain('  Food 0 (+2), resources 0 (−1).')
})

test('events to come are told as far as there are any', () => {
  const last = position({
    players: [{ military: ['rats'] }, {}],
    currentEvents: ['development-of-markets'],
    stage: 'politics',
  })
  const second = () => en.table(last.table.view(1), name)[1]
  expect(second()).toMatch(/ Events to come, by age: A; then 0 more\.$/)
  last.plays(0, 'event rats')
  expect(last.asked).toBe('0 goods')
  expect(second()).toMatch(/ Events to come, by age: –; then 1 more\.$/)
  expect(en.table(position({ players: [{}, {}] }).table.view(1), name)[1]).toMatch(/^Decks: [^.]*\.$/)
})

test('the score sheet', () => {
  const view = idleTurn(
    position({
      players: [{ culture: 137, colonies: ['vast-territory-i'] }, { culture: 140 }, { culture: 1 }],
      currentEvents: ['impact-of-government'],
      futureEvents: ['impact-of-colonies', 'cold-war'],
      age: 4,
      round: 20,
      lastRound: 20,
      active: 2,
    }),
  ).table.view(null)
  expect(en.scores(view, name)).toEqual([
    'Before the last events        Ada 137, Bob 140, Cyril 1',
    'Impact of Government          Ada 10, Bob 10, Cyril 10',
    'Impact of Colonies            Ada 3, Bob 0, Cyril 0',
    'Total                         Ada 150, Bob 150, Cyril 11',
    '',
    '1. Ada: 150 culture points.',
    '1. Bob: 150 culture points.',
    '3. Cyril: 11 culture points.',
    '',
    'Shared victory: Ada and Bob with 150 points each.',
  ])
  expect(cs.scores(view, name).slice(-4)).toEqual([
    '1. Bob: 150 bodů kultury.',
    '3. Cyril: 11 bodů kultury.',
    '',
    'O vítězství se dělí: Ada a Bob, každý 150 bodů kultury.',
  ])
  expect(en.scores(table(), name)).toEqual([])
})
