import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('alchemy: you draw a 4 for every three castles, then meld a card and score one', () => {
  const table = position({
    players: [{ hand: ['tools'], board: [['alchemy'], ['metalworking'], ['mapmaking']] }, {}],
    next: { 4: ['anatomy', 'navigation', 'gunpowder'] },
  })
  expect(table.icons(0)[0]).toBe(6)
  table.plays(0, 'dogma alchemy')
  expect(table.events('revealed')).toHaveLength(2)
  expect(table.options(0)).toEqual(['meld tools', 'meld anatomy', 'meld navigation'])
  table.plays(0, 'meld anatomy')
  expect(table.options(0)).toEqual(['score tools', 'score navigation'])
  table.plays(0, 'score navigation')
  expect(table.tops(0)).toEqual(['metalworking', 'anatomy', 'mapmaking', 'alchemy'])
  expect(table.score(0)).toEqual(['navigation'])
  expect(table.hand(0)).toEqual(['tools'])
})

test('alchemy: if one of the drawn cards is red, you return them with your whole hand', () => {
  const table = position({
    players: [{ hand: ['perspective', 'tools'], board: [['alchemy'], ['metalworking'], ['masonry']] }, {}],
    next: { 4: ['gunpowder', 'anatomy'] },
  })
  table.plays(0, 'dogma alchemy')
  expect(table.events('revealed')).toHaveLength(2)
  expect(table.options(0)).toEqual(['return perspective', 'return gunpowder', 'return anatomy'])
  table.plays(0, 'return gunpowder').plays(0, 'return perspective')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual([])
  expect(table.supply(4).slice(-3)).toEqual(['gunpowder', 'perspective', 'anatomy'])
  expect(table.supply(1).at(-1)).toBe('tools')
  expect(table.score(0)).toEqual([])
})

test('alchemy: a red card that was already in hand does no harm', () => {
  const table = position({
    players: [{ hand: ['oars'], board: [['alchemy'], ['metalworking']] }, {}],
    next: { 4: ['anatomy'] },
  })
  table.plays(0, 'dogma alchemy')
  expect(table.options(0)).toEqual(['meld oars', 'meld anatomy'])
  table.plays(0, 'meld oars')
  expect(table.score(0)).toEqual(['anatomy'])
})

test('alchemy: with two castles nothing is drawn; an only card is melded without a question, and none is left to score', () => {
  const table = position({ players: [{ hand: ['oars'], board: [['alchemy']] }, {}] })
  table.plays(0, 'dogma alchemy')
  expect(table.asked).toBe('0 action')
  expect(table.tops(0)).toEqual(['oars', 'alchemy'])
  expect(table.score(0)).toEqual([])
})

test('alchemy: a player with nothing to draw and an empty hand shares nothing', () => {
  const table = position({ players: [{ board: [['alchemy']] }, { board: [['archery']] }] })
  table.plays(0, 'dogma alchemy')
  expect(table.hand(0)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('compass: you give me a top card with a leaf, not a green one, and take one of mine without', () => {
  const table = position({
    players: [
      { board: [['compass'], ['archery'], ['tools']] },
      { board: [['agriculture'], ['clothing'], ['pottery'], ['philosophy']] },
    ],
  })
  table.plays(0, 'dogma compass')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer agriculture', 'transfer pottery'])
  table.plays(1, 'transfer agriculture')
  expect(table.options(1)).toEqual(['take archery', 'take tools'])
  table.plays(1, 'take tools')
  expect(table.tops(0)).toEqual(['archery', 'agriculture', 'compass'])
  expect(table.pile(1, 'blue')).toEqual(['tools', 'pottery'])
})

test('compass: the card that you give may cover one that you could have taken', () => {
  const table = position({
    players: [{ board: [['compass'], ['archery'], ['tools']] }, { board: [['pottery']] }],
  })
  table.plays(0, 'dogma compass')
  expect(table.asked).toBe('0 action')
  expect(table.pile(0, 'blue')).toEqual(['pottery', 'tools'])
  expect(table.tops(0)).toEqual(['compass', 'pottery'])
  expect(table.tops(1)).toEqual(['archery'])
})

test('compass: you take a card even if you have none to give', () => {
  const table = position({
    players: [{ board: [['compass'], ['archery'], ['tools']] }, { board: [['the-wheel']] }, {}],
  })
  table.plays(0, 'dogma compass')
  expect(table.asked).toBe('1 take')
  table.plays(1, 'take tools')
  expect(table.tops(1)).toEqual(['the-wheel', 'tools'])
  expect(table.tops(2)).toEqual(['archery'])
  expect(table.tops(0)).toEqual(['compass'])
})

test('compass: you give a card even if I have none without a leaf', () => {
  const table = position({ players: [{ board: [['compass']] }, { board: [['agriculture'], ['clothing']] }] })
  table.plays(0, 'dogma compass')
  expect(table.asked).toBe('0 action')
  expect(table.tops(0)).toEqual(['agriculture', 'compass'])
  expect(table.tops(1)).toEqual(['clothing'])
})

test('education: you return a highest card of your score pile and draw two above the highest left', () => {
  const table = position({
    players: [{ score: ['tools', 'paper', 'compass'], board: [['education']] }, {}],
    next: { 5: ['coal'] },
  })
  table.plays(0, 'dogma education')
  expect(table.options(0)).toEqual(['return paper', 'return compass', 'decline'])
  table.plays(0, 'return paper')
  expect(table.score(0)).toEqual(['tools', 'compass'])
  expect(table.hand(0)).toEqual(['coal'])
})

test('education: after the last card of the score pile you draw a 2 (INN-EX-30)', () => {
  const table = position({
    players: [{ score: ['paper'], board: [['education']] }, {}],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma education').plays(0, 'return paper')
  expect(table.score(0)).toEqual([])
  expect(table.hand(0)).toEqual(['calendar'])
})

test('education: with a 9 left the draw ends the game by points', () => {
  const table = position({
    players: [{ score: ['computers', 'genetics'], board: [['education']] }, { score: ['robotics'] }],
  })
  table.plays(0, 'dogma education').plays(0, 'return genetics')
  expect(table.over).toEqual({ by: 'points', winners: [1] })
})

test('education: you may decline, and with an empty score pile you are not asked', () => {
  const table = position({
    players: [{ board: [['education']] }, { score: ['paper'], board: [['philosophy']] }],
  })
  table.plays(0, 'dogma education')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.score(1)).toEqual(['paper'])
  expect(table.events('bonus')).toEqual([])
})

test('engineering: all your top cards with a castle go to my score pile; cards that this uncovers are safe', () => {
  const table = position({
    players: [
      { board: [['engineering'], ['masonry']], scored: 5 },
      { board: [['archery', 'metalworking'], ['tools'], ['sailing']] },
      { board: [['city-states']] },
    ],
  })
  table.plays(0, 'dogma engineering')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual(['archery', 'tools', 'city-states'])
  expect(table.tops(1)).toEqual(['metalworking', 'sailing'])
  expect(table.tops(2)).toEqual([])
  expect(table.claimed(0)).toEqual([])
})

test('engineering: you may splay your red cards left', () => {
  const table = position({
    players: [
      {
        board: [
          ['engineering', 'oars'],
          ['tools', 'writing'],
        ],
      },
      {},
    ],
  })
  table.plays(0, 'dogma engineering')
  expect(table.options(0)).toEqual(['splay-left red', 'decline'])
  table.plays(0, 'splay-left red')
  expect(table.splay(0, 'red')).toBe('left')
})

test('engineering: a player who shares is immune and may decline to splay', () => {
  const table = position({
    players: [{ board: [['engineering']] }, { board: [['archery', 'oars']] }],
  })
  table.plays(0, 'dogma engineering')
  expect(table.asked).toBe('1 splay-left')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.tops(1)).toEqual(['archery'])
  expect(table.events('bonus')).toEqual([])
})

test('feudalism: you give me a card with a castle from your hand', () => {
  const table = position({
    players: [{ board: [['feudalism']] }, { hand: ['tools', 'pottery', 'oars'] }],
  })
  table.plays(0, 'dogma feudalism')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer tools', 'transfer oars'])
  table.plays(1, 'transfer oars')
  expect(table.hand(0)).toEqual(['oars'])
  expect(table.hand(1)).toEqual(['tools', 'pottery'])
})

test('feudalism: an only castle card is asked for; that there is none is announced; an empty hand is skipped', () => {
  const table = position({
    players: [{ board: [['feudalism']] }, { hand: ['tools', 'pottery'] }, { hand: ['writing'] }, {}],
  })
  table.plays(0, 'dogma feudalism')
  expect(table.options(1)).toEqual(['transfer tools'])
  table.plays(1, 'transfer tools')
  expect(table.asked).toBe('0 action')
  expect(table.events('lacked')).toEqual([{ kind: 'lacked', seat: 2 }])
  expect(table.hand(2)).toEqual(['writing'])
})

test('feudalism: you may splay left your yellow or your purple cards, not both', () => {
  const table = position({
    players: [
      {
        board: [
          ['feudalism', 'philosophy'],
          ['canning', 'agriculture'],
          ['tools', 'pottery'],
        ],
      },
      { board: [['masonry', 'domestication']] },
    ],
  })
  table.plays(0, 'dogma feudalism')
  expect(table.options(1)).toEqual(['splay-left yellow', 'decline'])
  table.plays(1, 'decline')
  expect(table.options(0)).toEqual(['splay-left yellow', 'splay-left purple', 'decline'])
  table.plays(0, 'splay-left purple')
  expect(table.asked).toBe('0 action')
  expect(table.splay(0, 'purple')).toBe('left')
  expect(table.splay(0, 'yellow')).toBe('none')
  expect(table.events('bonus')).toEqual([])
})
