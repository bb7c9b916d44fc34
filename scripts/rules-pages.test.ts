import { expect, test } from 'vitest'

import { madeUpTree } from './made-up-tree.ts'
import { rulesPages } from './rules-pages.ts'

const ROOT = `${import.meta.dirname}/..`

const SECTIONS = Array.from({ length: 9 }, (_, index) => `## Section ${index + 1}\n\nWhat it is about.\n`)

/** What is wrong with a page about chess that is valid except for these paragraphs. */
function wrong(paragraphs: string): readonly string[] {
  const page = ['# Chess\n', ...SECTIONS, '## Moves\n', '**CH-MOVE-01** You move one piece.\n', paragraphs]
  const root = madeUpTree({
    'packages/games/chess/rules.txt': '# All rules\nCH-MOVE-01\nCH-MOVE-02\nCHESS960-MOVE-01\n',
    'packages/games/chess/rules.md': page.join('\n'),
  })
  return rulesPages(root).flatMap(({ problems }) => problems)
}

test.each(rulesPages(ROOT).map((page) => [page.file, page] as const))('%s is valid', (_, page) => {
  expect(page.anchors).not.toEqual([])
  expect(page.problems).toEqual([])
})

test('every game, and every edition of it, has a page', () => {
  expect(rulesPages(ROOT).map(({ file }) => file)).toEqual([
    'packages/games/innovation/rules.md',
    'packages/games/seven-wonders/rules.md',
    'packages/games/through-the-ages/rules-2006.md',
    'packages/games/through-the-ages/rules-2015.md',
  ])
})

test.each([
  '**CH-MOVE-02** You _must_ → move.\n\nA plain paragraph.\n',
  '**CH-MOVE-02** You may not pass [CH-MOVE-01].\n\n> Example: Not even once.\n\n- not now\n- not later\n',
])('our constructs are accepted: %s', (paragraphs) => {
  expect(wrong(paragraphs)).toEqual([])
})

test.each([
  ['**CH-MOVE-01** Again.', 'CH-MOVE-01 stands twice'],
  ['**CH-MOVE-03** Castle.', 'CH-MOVE-03 is not a rule of this page'],
  ['**CHESS960-MOVE-01** Castle.', 'CHESS960-MOVE-01 is not a rule of this page'],
  ['Nothing more.', 'CH-MOVE-02 is missing'],
  ['Look at [CH-MOVE-02].', '[CH-MOVE-02] leads nowhere on this page'],
  ['> A quotation.', 'not a construct of ours: > A quotation.'],
  ['**Bold** words.', 'not a construct of ours: **Bold** words.'],
  ['Two lines\nin one.', 'not a construct of ours: Two lines in one.'],
  ['1. A numbered list.', 'Markdown that we do not read: 1. A numbered list.'],
  ['Some `code`.', 'Markdown that we do not read: Some `code`.'],
  ['### Deeper', 'not a construct of ours: ### Deeper'],
  [`It goes on${' and on'.repeat(44)}.`, '91 words, more than 90: It goes on and on'],
  ['# A second title', 'the page needs one title, at its head'],
])('a fault is found: %s', (paragraph, problem) => {
  expect(wrong(`${paragraph}\n`)).toContain(problem)
})

test('too few sections are found', () => {
  const root = madeUpTree({
    'packages/games/chess/rules.txt': 'CH-MOVE-01\n',
    'packages/games/chess/rules.md': '# Chess\n\n## Moves\n\n**CH-MOVE-01** You move one piece.\n',
  })
  expect(rulesPages(root).flatMap(({ problems }) => problems)).toEqual(['1 sections: a page has 10 to 16'])
})
