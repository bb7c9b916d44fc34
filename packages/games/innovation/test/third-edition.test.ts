import { expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Facts } from './testing.ts'

/** What the nine rewritten cards do with the option 'edition third', according to the reference's notes. */
const third = (facts: Facts) => position({ ...facts, edition: 'third' })

test('oars repeats as long as a card with a crown is handed over', () => {
  const table = third({
    players: [{ board: [['oars']] }, { hand: ['sailing', 'currency', 'pottery'] }],
    next: { 1: ['agriculture', 'tools'] },
  })
  table.plays(0, 'dogma oars').plays(1, 'transfer sailing').plays(1, 'transfer currency')
  expect(table.score(0)).toEqual(['sailing', 'currency'])
  expect(table.hand(1)).toEqual(['pottery', 'agriculture', 'tools'])
})

test('fermenting draws a 2 for each colour that shows a leaf', () => {
  const table = third({ players: [{ board: [['fermenting'], ['pottery'], ['archery']] }, {}] })
  table.plays(0, 'dogma fermenting')
  expect(table.hand(0)).toHaveLength(2)
})

test('feudalism unsplays the colour of the card that was handed over', () => {
  const table = third({
    players: [{ board: [['feudalism']] }, { hand: ['oars'], board: [['optics', 'gunpowder', 'left']] }],
  })
  table.plays(0, 'dogma feudalism').plays(1, 'transfer oars')
  expect(table.hand(0)).toEqual(['oars'])
  expect(table.splay(1, 'red')).toBe('none')
})

test('measurement reveals the returned card, then splays and counts its colour', () => {
  const table = third({
    players: [{ hand: ['pottery'], board: [['measurement'], ['tools', 'writing']] }, {}],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma measurement').plays(0, 'return pottery')
  expect(table.splay(0, 'blue')).toBe('right')
  expect(table.hand(0)).toEqual(['calendar'])
  expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 'pottery' }])
})

test('societies takes only a top card that is higher than mine of its colour', () => {
  const table = third({
    players: [{ board: [['societies'], ['experimentation']] }, { board: [['tools'], ['perspective']] }],
    next: { 5: ['coal'] },
  })
  table.plays(0, 'dogma societies')
  expect(table.tops(0)).toContain('perspective')
  expect(table.tops(1)).toEqual(['tools'])
  expect(table.hand(1)).toEqual(['coal'])
})

test('statistics moves all the highest cards to the hand, once', () => {
  const table = third({
    players: [{ board: [['statistics']] }, { score: ['coal', 'physics', 'tools'] }],
  })
  table.plays(0, 'dogma statistics')
  expect(table.hand(1)).toEqual(['coal', 'physics'])
  expect(table.score(1)).toEqual(['tools'])
})

test('industrialization tucks a 6 for each colour that shows a factory', () => {
  const table = third({
    players: [{ board: [['industrialization'], ['chemistry'], ['sailing']] }, {}],
    next: { 6: ['canning', 'democracy', 'encyclopedia'] },
  })
  table.plays(0, 'dogma industrialization')
  expect(table.pile(0, 'yellow')).toEqual(['canning'])
  expect(table.pile(0, 'purple')).toEqual(['democracy'])
  expect(table.supply(6)[0]).toBe('encyclopedia')
})

test('combustion takes a card for every four crowns of mine, then returns my bottom red card', () => {
  const table = third({
    players: [{ board: [['combustion', 'oars'], ['currency']] }, { score: ['tools', 'writing', 'calendar'] }],
  })
  table.plays(0, 'dogma combustion')
  expect(table.options(1).toSorted()).toEqual(['transfer calendar', 'transfer tools', 'transfer writing'])
  table.plays(1, 'transfer tools')
  expect(table.score(0)).toEqual(['tools'])
  expect(table.pile(0, 'red')).toEqual(['combustion'])
  expect(table.supply(1).at(-1)).toBe('oars')
})

test('fission draws a 10 after its second effect', () => {
  const table = third({
    players: [{ board: [['fission']] }, { board: [['tools']] }],
    next: { 10: ['databases', 'software'] },
  })
  table.plays(0, 'dogma fission')
  expect(table.tops(1)).toEqual([])
  expect(table.hand(1)).toEqual(['databases'])
  expect(table.hand(0)).toEqual(['software'])
})
