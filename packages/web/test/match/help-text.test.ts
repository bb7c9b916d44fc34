import { expect, test } from 'vitest'

import { partsOf } from '../../src/match/help-text.ts'

test('lines of a terminal become paragraphs and lists', () => {
  const help =
    'Rules: a game\nfor two.\n\nYou may\n- draw a card,\n– claim an age: you need\n  points.\nThen it goes on.'
  expect(partsOf(help)).toEqual([
    { text: 'Rules: a game for two.' },
    { text: 'You may' },
    { items: ['draw a card,', 'claim an age: you need points.'] },
    { text: 'Then it goes on.' },
  ])
})
