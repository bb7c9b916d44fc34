import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('atomic-theory: P may splay blue right, then melds a 7', () => {
  const start = () =>
    position({ players: [{ board: [['atomic-theory', 'tools']] }, {}], next: { 7: ['publications'] } })
  const splayed = start().plays(0, 'dogma atomic-theory').plays(0, 'splay-right blue')
  expect(splayed.pile(0, 'blue')).toEqual(['publications', 'atomic-theory', 'tools'])
  expect(splayed.splay(0, 'blue')).toBe('right')
  const declined = start().plays(0, 'dogma atomic-theory').plays(0, 'decline')
  expect([declined.splay(0, 'blue'), declined.tops(0)]).toEqual(['none', ['publications']])
})

test('atomic-theory: a single blue card is not asked about; a sharing player melds first', () => {
  const table = position({
    players: [{ board: [['atomic-theory']] }, { board: [['philosophy']] }],
    next: { 7: ['railroad', 'lighting', 'bicycle'] },
  })
  table.plays(0, 'dogma atomic-theory')
  expect(table.pile(1, 'purple')).toEqual(['railroad', 'philosophy'])
  expect([table.pile(0, 'purple'), table.hand(0), table.asked]).toEqual([
    ['lighting'],
    ['bicycle'],
    '0 action',
  ])
})

test('canning: after the tuck P scores all top cards without a factory, but no card that this uncovers', () => {
  const table = position({
    players: [{ board: [['archery', 'oars'], ['canning', 'masonry'], ['tools'], ['emancipation']] }, {}],
    next: { 6: ['machine-tools'] },
  })
  table.plays(0, 'dogma canning')
  expect(table.options(0)).toEqual(['draw-and-tuck', 'decline'])
  table.plays(0, 'draw-and-tuck')
  expect([table.score(0), table.pile(0, 'red')]).toEqual([
    ['archery', 'tools'],
    ['oars', 'machine-tools'],
  ])
  expect(table.options(0)).toEqual(['splay-right yellow', 'decline'])
  table.plays(0, 'splay-right yellow')
  expect(table.splay(0, 'yellow')).toBe('right')
})

test('canning: a tucked 6 that starts a pile without a factory is scored too', () => {
  const table = position({ players: [{ board: [['canning']] }, {}], next: { 6: ['democracy'] } })
  table.plays(0, 'dogma canning').plays(0, 'draw-and-tuck')
  expect([table.score(0), table.tops(0), table.asked]).toEqual([['democracy'], ['canning'], '0 action'])
})

test('canning: after declining nothing is scored, and a sharing player who declines brings no bonus', () => {
  const table = position({ players: [{ board: [['canning']] }, { board: [['coal'], ['tools']] }] })
  table.plays(0, 'dogma canning').plays(1, 'decline').plays(0, 'decline')
  expect([table.asked, table.hand(0), table.tops(1)]).toEqual(['0 action', [], ['coal', 'tools']])
})

test('classification: P takes all cards of a colour from all hands and melds them in an order of choice', () => {
  const table = position({
    players: [
      { hand: ['archery', 'oars', 'pottery'], board: [['classification']] },
      { hand: ['metalworking', 'sailing'], board: [['clothing']] },
      { hand: ['construction'] },
    ],
  })
  table.plays(0, 'dogma classification')
  expect(table.options(0)).toEqual(['reveal archery', 'reveal oars', 'reveal pottery'])
  table.plays(0, 'reveal oars')
  expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 'oars' }])
  table.plays(0, 'meld construction').plays(0, 'meld oars').plays(0, 'meld metalworking')
  expect(table.pile(0, 'red')).toEqual(['archery', 'metalworking', 'oars', 'construction'])
  expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([['pottery'], ['sailing'], []])
})

test('classification: a sharing player takes from A too; a single card is revealed without a question', () => {
  const table = position({
    players: [
      { hand: ['pottery', 'clothing'], board: [['classification']] },
      { hand: ['tools'], board: [['atomic-theory']] },
    ],
    next: { 1: ['oars'] },
  })
  table.plays(0, 'dogma classification')
  expect(table.options(1)).toEqual(['meld tools', 'meld pottery'])
  table.plays(1, 'meld tools')
  expect(table.pile(1, 'blue')).toEqual(['pottery', 'tools', 'atomic-theory'])
  expect(table.pile(0, 'green')).toEqual(['clothing', 'classification'])
  expect([table.asked, table.hand(0)]).toEqual(['0 action', ['oars']])
})

test('classification: an empty hand reveals nothing', () => {
  const table = position({ players: [{ board: [['classification']] }, { hand: ['tools'] }] })
  table.plays(0, 'dogma classification')
  expect([table.asked, table.hand(1), table.events('revealed')]).toEqual(['0 action', ['tools'], []])
})

test('democracy: a player who returns more than everybody before scores an 8 (INN-EX-34)', () => {
  const start = () =>
    position({
      players: [
        { hand: ['archery', 'oars', 'calendar'], board: [['democracy']] },
        { hand: ['pottery', 'tools'], board: [['philosophy']] },
      ],
      next: { 8: ['flight', 'mobility'] },
    })
      .plays(0, 'dogma democracy')
      .plays(1, 'return tools')
      .plays(1, 'return pottery')
      .plays(0, 'return calendar')
      .plays(0, 'return oars')
  const same = start()
  expect(same.supply(1).slice(-3)).not.toContain('calendar')
  expect(same.options(0)).toEqual(['return archery', 'done'])
  same.plays(0, 'done')
  expect([same.score(1), same.score(0)]).toEqual([['flight'], []])
  expect(same.supply(1).slice(-3)).toEqual(['tools', 'pottery', 'oars'])
  const more = start().plays(0, 'return archery')
  expect([more.score(1), more.score(0)]).toEqual([['flight'], ['mobility']])
})

test('democracy: fewer or as many as the most so far score nothing, and zero is never more than zero', () => {
  const table = position({
    players: [{ hand: ['archery', 'oars'], board: [['democracy']] }, { board: [['philosophy']] }],
  })
  table.plays(0, 'dogma democracy')
  expect(table.options(0)).toEqual(['return archery', 'return oars', 'done'])
  table.plays(0, 'done')
  expect([table.score(0), table.score(1), table.asked]).toEqual([[], [], '0 action'])

  const three = position({
    players: [
      { hand: ['archery', 'oars'], board: [['democracy']] },
      { hand: ['pottery', 'tools', 'sailing'], board: [['philosophy']] },
      { hand: ['calendar', 'optics'], board: [['experimentation']] },
    ],
  })
  three.plays(0, 'dogma democracy').plays(1, 'return pottery').plays(1, 'return tools').plays(1, 'done')
  three.plays(2, 'return optics').plays(2, 'done').plays(0, 'return oars').plays(0, 'return archery')
  expect([three.points(1), three.points(2), three.points(0)]).toEqual([8, 0, 0])
})

test('emancipation: D gives a card of the hand to A’s score pile and draws a 6; an empty hand gives and draws nothing', () => {
  const table = position({
    players: [{ board: [['emancipation']] }, { hand: ['pottery', 'optics'] }, {}, { hand: ['tools'] }],
    next: { 6: ['canning', 'democracy'] },
  })
  table.plays(0, 'dogma emancipation')
  expect(table.options(1)).toEqual(['transfer pottery', 'transfer optics'])
  table.plays(1, 'transfer optics')
  expect([table.asked, table.score(0)]).toEqual(['0 action', ['optics', 'tools']])
  expect([table.hand(1), table.hand(2), table.hand(3)]).toEqual([['pottery', 'canning'], [], ['democracy']])
})

test('emancipation: P may splay either the red or the purple cards right', () => {
  const board = [
    ['archery', 'oars'],
    ['pottery', 'tools'],
    ['emancipation', 'mysticism'],
  ] as const
  const table = position({ players: [{ board }, {}] }).plays(0, 'dogma emancipation')
  expect(table.options(0)).toEqual(['splay-right red', 'splay-right purple', 'decline'])
  table.plays(0, 'splay-right red')
  expect([table.asked, table.splay(0, 'red'), table.splay(0, 'purple')]).toEqual([
    '0 action',
    'right',
    'none',
  ])
})

test('encyclopedia: P may meld all the highest cards of the score pile, and only those', () => {
  const start = () =>
    position({
      players: [{ score: ['banking', 'optics', 'measurement', 'coal'], board: [['encyclopedia']] }, {}],
    }).plays(0, 'dogma encyclopedia')
  expect(start().options(0)).toEqual(['meld-highest', 'decline'])
  const melded = start().plays(0, 'meld-highest').plays(0, 'meld measurement').plays(0, 'meld coal')
  expect(melded.pile(0, 'green')).toEqual(['banking', 'measurement'])
  expect([melded.score(0), melded.asked]).toEqual([['optics'], '0 action'])
  expect(start().plays(0, 'decline').score(0)).toHaveLength(4)
})

test('encyclopedia: a player with an empty score pile is not asked; a single highest card needs no order', () => {
  const table = position({
    players: [{ board: [['encyclopedia']] }, { score: ['coal', 'optics'], board: [['navigation']] }],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma encyclopedia').plays(1, 'meld-highest')
  expect([table.asked, table.tops(1), table.score(1)]).toEqual([
    '0 action',
    ['coal', 'navigation'],
    ['optics'],
  ])
  expect(table.hand(0)).toEqual(['canning'])
})

test('industrialization: a 6 is tucked for every two factories, counted before the first', () => {
  const table = position({
    players: [{ board: [['industrialization'], ['invention'], ['chemistry']] }, {}],
    next: { 6: ['canning', 'machine-tools', 'vaccination'] },
  })
  table.plays(0, 'dogma industrialization')
  expect(table.tops(0)).toEqual(['industrialization', 'canning', 'invention', 'chemistry'])
  expect(table.pile(0, 'red')).toEqual(['industrialization', 'machine-tools'])
  expect(table.supply(6)[0]).toBe('vaccination')
  expect(table.options(0)).toEqual(['splay-right red', 'decline'])
})

test('industrialization: the sixth tuck brings Monument; then red or purple may be splayed right', () => {
  const table = position({
    players: [
      {
        board: [
          ['industrialization', 'oars'],
          ['philosophy', 'mysticism'],
        ],
        tucked: 5,
      },
      {},
    ],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma industrialization')
  expect(table.claimed(0)).toEqual(['monument'])
  expect(table.options(0)).toEqual(['splay-right red', 'splay-right purple', 'decline'])
  table.plays(0, 'splay-right purple')
  expect([table.splay(0, 'red'), table.splay(0, 'purple')]).toEqual(['none', 'right'])
})

test('machine-tools: P scores a card as high as the highest of the score pile; a 1 if it is empty (INN-EX-30)', () => {
  const table = position({
    players: [{ board: [['machine-tools']] }, { score: ['sailing', 'compass'], board: [['coal']] }],
    next: { 1: ['tools'], 3: ['optics'], 6: ['canning'] },
  })
  table.plays(0, 'dogma machine-tools')
  expect(table.score(1)).toEqual(['sailing', 'compass', 'optics'])
  expect([table.score(0), table.hand(0)]).toEqual([['tools'], ['canning']])
})

test('metric-system: with green splayed right, any one colour may be splayed, and green is not asked about again', () => {
  const board = [
    ['archery', 'oars'],
    ['anatomy'],
    ['metric-system', 'sailing', 'right'],
    ['tools', 'pottery', 'left'],
  ] as const
  const start = () => position({ players: [{ board }, {}] }).plays(0, 'dogma metric-system')
  expect(start().options(0)).toEqual(['splay-right red', 'splay-right blue', 'decline'])
  const table = start().plays(0, 'splay-right blue')
  expect([table.asked, table.splay(0, 'blue'), table.splay(0, 'red')]).toEqual(['0 action', 'right', 'none'])
  expect(start().plays(0, 'decline').asked).toBe('0 action')
})

test('metric-system: if green is not splayed right, only green may be splayed right', () => {
  const board = [
    ['archery', 'oars'],
    ['metric-system', 'sailing', 'left'],
  ] as const
  const table = position({ players: [{ board }, {}] }).plays(0, 'dogma metric-system')
  expect(table.options(0)).toEqual(['splay-right green', 'decline'])
  table.plays(0, 'splay-right green')
  expect([table.asked, table.splay(0, 'green'), table.splay(0, 'red')]).toEqual(['0 action', 'right', 'none'])
})

test('vaccination: D returns all the lowest cards of the score pile and melds a 6; then players who share meld a 7', () => {
  const table = position({
    players: [
      { board: [['vaccination']] },
      { score: ['sailing', 'coal', 'tools'] },
      {},
      { score: ['oars'], board: [['pottery']] },
    ],
    next: { 6: ['canning', 'democracy'], 7: ['lighting', 'railroad', 'bicycle'] },
  })
  table.plays(0, 'dogma vaccination')
  expect(table.options(1)).toEqual(['return sailing', 'return tools'])
  table.plays(1, 'return tools')
  expect(table.supply(1).slice(-2)).toEqual(['tools', 'sailing'])
  expect([table.score(1), table.tops(1), table.tops(2)]).toEqual([['coal'], ['canning'], []])
  expect([table.score(3), table.tops(3)]).toEqual([['oars'], ['pottery', 'lighting']])
  expect([table.tops(0), table.hand(0)]).toEqual([['vaccination', 'railroad'], ['bicycle']])
})

test('vaccination: a single card, returned without a question, is enough', () => {
  const table = position({
    players: [{ board: [['vaccination']] }, { score: ['sailing'] }],
    next: { 6: ['democracy'], 7: ['railroad'] },
  })
  table.plays(0, 'dogma vaccination')
  expect([table.score(1), table.tops(1), table.pile(0, 'purple')]).toEqual([[], ['democracy'], ['railroad']])
})

test('vaccination: if nobody had a card to return, nobody melds', () => {
  const table = position({ players: [{ board: [['vaccination']] }, {}, { board: [['pottery']] }] })
  table.plays(0, 'dogma vaccination')
  expect([table.asked, table.events('melded', 'drew')]).toEqual(['0 action', []])
})

test('vaccination: executed without its demand it does nothing (INN-NEST-04)', () => {
  const table = position({
    players: [{ board: [['vaccination'], ['self-service']] }, { score: ['pottery'] }],
  })
  table.plays(0, 'dogma self-service')
  expect([table.asked, table.events('melded', 'returned')]).toEqual(['0 action', []])
})
