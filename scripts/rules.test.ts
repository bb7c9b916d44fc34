import { expect, test } from 'vitest'

import { madeUpTree } from './made-up-tree.ts'
import { coverages } from './rules.ts'

const ROOT = `${import.meta.dirname}/..`

const CHESS = 'packages/games/chess'

/**
 * What is wrong with the coverage of a game with three rules, two of them tested, with these files replaced.
 */
function wrong(files: Readonly<Record<string, string>>): readonly string[] {
  return coverages(chess(files)).flatMap(({ problems }) => problems)
}

function chess(files: Readonly<Record<string, string>>): string {
  return madeUpTree({
    [`${CHESS}/rules.txt`]: '# All rules\nCH-MOVE-01\nCH-MOVE-02\nCH-KING-A-CASTLE\n',
    [`${CHESS}/untested-rules.md`]: '| CH-MOVE-02 | a touched piece moves: we have no fingers |\n',
    [`${CHESS}/src/king.ts`]: '// CH-KING-A-CASTLE; why, see CH-OQ-07; all of CH-MOVE-*',
    [`${CHESS}/test/deep/king.test.ts`]: "test('castling (CH-KING-A-CASTLE, CH-MOVE-01)')",
    ...files,
  })
}

test.each(coverages(ROOT).map((coverage) => [coverage.game, coverage] as const))(
  'every rule of %s is cited by a test or excused with a reason',
  (_, { rules, problems }) => {
    expect(rules).not.toEqual([])
    expect(problems).toEqual([])
  },
)

test.each(['seven-wonders', 'innovation'])('%s has its list of rules', (game) => {
  expect(coverages(ROOT).map((coverage) => coverage.game)).toContain(game)
})

test('cited and uncited rules are distinguished', () => {
  expect(coverages(chess({}))).toEqual([
    {
      game: 'chess',
      rules: ['CH-MOVE-01', 'CH-MOVE-02', 'CH-KING-A-CASTLE'],
      cited: ['CH-MOVE-01', 'CH-KING-A-CASTLE'],
      uncited: ['CH-MOVE-02'],
      problems: [],
    },
  ])
})

test('a rule that is neither cited by a test nor excused is found', () => {
  expect(wrong({ [`${CHESS}/untested-rules.md`]: '# None' })).toEqual([
    'CH-MOVE-02 is neither cited by a test nor in untested-rules.md',
  ])
})

test('a longer id does not cite a shorter one, and only tests count', () => {
  expect(
    wrong({
      [`${CHESS}/rules.txt`]: 'CH-MOVE-01\nCH-MOVE-02\nCH-MOVE-011\nCH-KING-A-CASTLE\n',
      [`${CHESS}/test/deep/king.test.ts`]: '// CH-MOVE-011',
    }),
  ).toEqual([
    'CH-MOVE-01 is neither cited by a test nor in untested-rules.md',
    'CH-KING-A-CASTLE is neither cited by a test nor in untested-rules.md',
  ])
})

test('a rule that is both cited and excused is found', () => {
  expect(wrong({ [`${CHESS}/test/touch.test.ts`]: '// CH-MOVE-02' })).toEqual([
    'CH-MOVE-02 is cited by a test and stands in untested-rules.md too',
  ])
})

test.each(['| CH-MOVE-02 | |', '| `CH-MOVE-02` | - |'])('an excuse without a reason is found: %s', (row) => {
  expect(wrong({ [`${CHESS}/untested-rules.md`]: row })).toEqual([
    'CH-MOVE-02 stands in untested-rules.md without a reason',
  ])
})

test('an excuse for an unknown rule is found, and so is a duplicate', () => {
  const row = '| CH-MOVE-02 | we have no fingers |\n'
  expect(wrong({ [`${CHESS}/untested-rules.md`]: `${row}${row}| CH-MOVE-03 | no hands |` })).toEqual([
    'CH-MOVE-02 stands twice in untested-rules.md',
    'CH-MOVE-03 in untested-rules.md is not a rule',
  ])
})

test('a rule that is listed twice is found', () => {
  const list = 'CH-MOVE-01\nCH-MOVE-02\nCH-KING-A-CASTLE\nCH-MOVE-01\n'
  expect(wrong({ [`${CHESS}/rules.txt`]: list })).toEqual(['CH-MOVE-01 stands twice in rules.txt'])
})

test.each([
  `${CHESS}/src/board.ts`,
  `${CHESS}/src/messages/cs.ts`,
  `${CHESS}/test/board.test.ts`,
  'packages/web/src/page.tsx',
  'docs/rulings.md',
  'README.md',
])('an unknown rule that is cited in %s is found', (file) => {
  expect(wrong({ [file]: 'Castling\n(CH-KING-B)' })).toEqual([
    `${file}:2 cites CH-KING-B, which is not a rule`,
  ])
})
