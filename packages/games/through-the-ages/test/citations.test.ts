import { globSync, readFileSync } from 'node:fs'

import { pick, fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { cite } from '../src/editions/2006/citations.ts'
import { throughTheAges, throughTheAgesTexts } from '../src/index.ts'
import type { Reason } from '../src/index.ts'

type Year = '2015' | '2006'

interface Said {
  /** The words that a rule or a card must contain to forbid something for this reason. */
  readonly words: RegExp
  /** The rules and the cards that are cited, by edition; empty if the reason does not occur. */
  readonly by: Readonly<Partial<Record<Year, readonly string[]>>>
}

/** Every kind of reason, and its sources. */
const SAID: Readonly<Record<Reason['kind'], Said>> = {
  'civil-actions': {
    words: /civil actions?\b|cover its whole price|cannot pay in full|costs the actions|dearer by one action/,
    by: {
      '2015': ['TTA-TAKE-01', 'TTA-WTAKE-02', 'TTA-ACT-03'],
      '2006': ['TTA06-SIMPLE-TAKE-01', 'TTA06-SIMPLE-TAKE-04', 'TTA06-GEN-11', 'TTA06-SIMPLE-GOV-02'],
    },
  },
  'military-actions': {
    words: /military actions?\b|cover its whole price|cannot pay in full/,
    by: {
      '2015': ['TTA-ACT-03', 'TTA-TACTIC-06', 'TTA-TACTIC-09', 'TTA-AGGR-02', 'TTA-WAR-02'],
      '2006': [
        'TTA06-GEN-11',
        'TTA06-ADV-TAC-01',
        'TTA06-ADV-AGG-01',
        'TTA06-FULL-WAR-01',
        'TTA06-VAR-DRAW-02',
        'TTA06-CARD-08',
      ],
    },
  },
  'all-civil-actions': {
    words: /as many civil actions as you have in total/,
    by: { '2015': ['TTA-REV-02'] },
  },
  'all-military-actions': {
    words: /revolution .*all your military actions/,
    by: { '2015': ['TTA-APP-ROBES-01'] },
  },
  food: {
    words: /food|cannot pay in full/i,
    by: { '2015': ['TTA-POP-01', 'TTA-PAY-08'], '2006': ['TTA06-SIMPLE-POP-01', 'TTA06-GEN-11'] },
  },
  resources: {
    words: /resources|what the new one costs more|difference|likewise|cannot pay in full/,
    by: {
      '2015': ['TTA-BUILD-01', 'TTA-UNIT-01', 'TTA-UPG-02', 'TTA-UNIT-03', 'TTA-STAGE-01', 'TTA-PAY-08'],
      '2006': [
        'TTA06-SIMPLE-BUILD-01',
        'TTA06-SIMPLE-BUILD-03',
        'TTA06-SIMPLE-UPG-01',
        'TTA06-SIMPLE-UPG-04',
        'TTA06-SIMPLE-WONDER-01',
        'TTA06-GEN-11',
      ],
    },
  },
  science: {
    words: /science|the low price|the high price/,
    by: {
      '2015': ['TTA-TECH-02', 'TTA-TECH-03', 'TTA-REV-06'],
      '2006': ['TTA06-SIMPLE-TECH-01', 'TTA06-SIMPLE-GOV-03', 'TTA06-SIMPLE-GOV-02'],
    },
  },
  limit: {
    words: /government (says how many|limits)/,
    by: { '2015': ['TTA-BUILD-03'], '2006': ['TTA06-SIMPLE-BUILD-02'] },
  },
  strength: { words: /only those who are weaker/, by: { '2015': ['TTA-AGGR-04'] } },
  'hand-full': {
    words: /hand (has room for|holds no more)/,
    by: { '2015': ['TTA-TAKE-02'], '2006': ['TTA06-SIMPLE-TAKE-07'] },
  },
  'same-technology': {
    words: /cannot take a technology|not a second copy/,
    by: { '2015': ['TTA-TAKE-03'], '2006': ['TTA06-SIMPLE-TAKE-05'] },
  },
  'leader-of-age': {
    words: /one leader for each age|one from each age/,
    by: { '2015': ['TTA-TAKE-04'], '2006': ['TTA06-SIMPLE-TAKE-02'] },
  },
  'unfinished-wonder': {
    words: /unfinished wonder you cannot|only if you are not building/,
    by: { '2015': ['TTA-WTAKE-04'], '2006': ['TTA06-SIMPLE-TAKE-03'] },
  },
  'no-wonder': {
    words: /stage of your wonder/,
    by: { '2015': ['TTA-STAGE-01'], '2006': ['TTA06-SIMPLE-WONDER-01'] },
  },
  'no-token': { words: /blue bank is empty.*token/, by: { '2015': ['TTA-STAGE-02'] } },
  'no-worker': {
    words: /unused worker|likewise/,
    by: {
      '2015': ['TTA-BUILD-01', 'TTA-UNIT-01'],
      '2006': ['TTA06-SIMPLE-BUILD-01', 'TTA06-SIMPLE-BUILD-03'],
    },
  },
  'bank-empty': {
    words: /bank is empty|empty (yellow )?bank/i,
    by: { '2015': ['TTA-POP-03', 'TTA-WORKER-03'], '2006': ['TTA06-SIMPLE-POP-02'] },
  },
  'just-taken': {
    words: /took .*(has to wait|phase)|not to be played on the turn you took them/,
    by: { '2015': ['TTA-ACARD-02'], '2006': ['TTA06-SIMPLE-TAKE-06'] },
  },
  'nothing-to-order': {
    words: /orders cannot be done|other conditions remain/,
    by: { '2015': ['TTA-ACARD-07'], '2006': ['TTA06-SIMPLE-AC-02'] },
  },
  'tactic-done': { words: /only a single time/, by: { '2015': ['TTA-TACTIC-08'] } },
  'current-tactic': { words: /move your marker to a common tactic/, by: { '2015': ['TTA-TACTIC-09'] } },
  'first-round': {
    words: /take cards from the row/,
    by: { '2015': ['TTA-FIRST-03'], '2006': ['TTA06-SIMPLE-R1-02'] },
  },
  'last-round': { words: /last round no war/, by: { '2015': ['TTA-WAR-08'] } },
  'age-four': { words: /resign .*not in Age IV/, by: { '2015': ['TTA-RESIGN-01'] } },
  'pact-forbids': {
    words: /pact may forbid|cards on the table may protect|pact stands in the way|attacks are forbidden/i,
    by: { '2015': ['TTA-AGGR-03', 'TTA-WAR-03'], '2006': ['TTA06-ADV-AGG-09', 'TTA06-ADV-PACT-07'] },
  },
  'card-forbids': {
    words: /cards on the table may protect|attacks are forbidden/i,
    by: { '2015': ['TTA-WAR-03'], '2006': ['TTA06-ADV-PACT-07'] },
  },
  peaceful: {
    words: /may not play aggressions or declare wars/,
    by: { '2015': ['mahatma-gandhi'], '2006': ['mahatma-gandhi'] },
  },
  'no-colony': { words: /must have a colony/, by: { '2015': ['annex'], '2006': ['annex'] } },
  'no-leader-or-wonder': {
    words: /must have a leader or an unfinished wonder/,
    by: { '2015': ['infiltrate'] },
  },
  'partner-without-science': {
    words: /other has none, it cannot be developed|no science points, neither can/,
    by: { '2015': ['scientific-cooperation'], '2006': ['TTA06-CARD-16'] },
  },
  'no-science': { words: /no science points, neither can/, by: { '2006': ['TTA06-CARD-16'] } },
  'used-this-turn': {
    words: /once (a turn|in each of (your|their own) (turns|Action phases))/i,
    by: {
      '2015': ['hammurabi', 'j-s-bach', 'ocean-liner-service', 'trade-routes-agreement', 'winston-churchill'],
      '2006': ['ocean-liner-service', 'trade-routes-agreement'],
    },
  },
  'used-this-game': { words: /one time/, by: { '2006': ['TTA06-CARD-07'] } },
  'higher-special': { words: /cannot play an older one/, by: { '2006': ['TTA06-ADV-TECH-05'] } },
  'no-cards': {
    words: /draw nothing|no military cards are drawn/,
    by: { '2006': ['TTA06-ADV-MIL-06', 'TTA06-FULL-LAST-01'] },
  },
  'rival-without-leader': { words: /killing a leader .*need/, by: { '2006': ['TTA06-ADV-AGG-01'] } },
  'rival-without-wonder': { words: /sabotaging a wonder need/, by: { '2006': ['TTA06-ADV-AGG-01'] } },
  'attacked-by-another': { words: /only one opponent may attack/, by: { '2006': ['TTA06-VAR-GANG-01'] } },
  'acted-already': {
    words: /only thing you do with civil actions|all your military actions unspent/,
    by: { '2006': ['TTA06-SIMPLE-GOV-02', 'TTA06-CARD-08'] },
  },
  'two-players': { words: /three or four players/, by: { '2006': ['TTA06-ADV-PACT-01'] } },
}

const KINDS = Object.keys(SAID) as Reason['kind'][]
const YEARS: readonly Year[] = ['2015', '2006']

/** The paragraph that players read for a rule id, with the list that follows it. */
function paragraphsOf(year: Year): ReadonlyMap<string, string> {
  const page = readFileSync(new URL(`../rules-${year}.md`, import.meta.url), 'utf8')
  return new Map(
    [...page.matchAll(/^\*\*(TTA[\w-]+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => [id, text]),
  )
}

/** The text of a source: a rule's paragraph, or everything printed on a card. */
function textOf(year: Year): (source: string) => string {
  const rules = paragraphsOf(year)
  const texts = throughTheAgesTexts.en.of?.({ ...usualOptions(throughTheAges.options), edition: year })
  return (source) => rules.get(source) ?? texts?.card(source)?.effect ?? 'nothing'
}

describe.each(YEARS)('what reasons cite in a game of %s', (year) => {
  const said = textOf(year)
  const cases = KINDS.flatMap((kind) => (SAID[kind].by[year] ?? []).map((source) => [kind, source] as const))

  test.each(cases)('%s: %s is a source of it', (kind, source) => {
    expect(said(source)).toMatch(SAID[kind].words)
  })

  test('is what this list has', () => {
    const allowed = new Set(cases.map((pair) => pair.join(' ')))
    const given = new Set([0, 1, 2].flatMap((game) => reasonsGiven(year, `citations ${game}`)))
    expect(given.size).toBeGreaterThan(20)
    expect([...given].filter((pair) => !allowed.has(pair))).toEqual([])
  })
})

/** 'kind source' of everything that could not be done in a random game. */
function reasonsGiven(year: Year, words: string): string[] {
  const options = { ...usualOptions(throughTheAges.options), edition: year }
  const table = Table.open(throughTheAges, { seats: 3, options, seed: seedFrom(words) })
  const random = fastRandom(3)
  const given = new Set<string>()
  for (let moves = 0; table.questions.length > 0; moves++) {
    const question = pick(random, table.questions)
    if (moves % 3 === 0) {
      const reasons = question.refused().flatMap((refusal) => refusal.reasons) as readonly Reason[]
      for (const reason of reasons)
        given.add(`${reason.kind} ${'card' in reason ? reason.card : reason.rule}`)
    }
    const answers = question.options.filter(({ id }) => id !== 'resign')
    table.answer(question.seat, (answers.length > 0 ? pick(random, answers) : question.any(random)).id)
  }
  return [...given]
}

/** Reasons that only the 2015 rules give: an attack on a stronger rival, a second tactic, a copied one … */
const ONLY_2015 = [
  'TTA-AGGR-04',
  'TTA-RESIGN-01',
  'TTA-STAGE-02',
  'TTA-TACTIC-08',
  'TTA-TACTIC-09',
  'TTA-WAR-08',
]

test('every rule that the code cites is in the list above, under the id of each edition that has it', () => {
  const folder = new URL('../src/', import.meta.url)
  const cited = (exclude: readonly string[]) => {
    const files = globSync('**/*.ts', {
      cwd: folder,
      exclude: ['messages', 'editions/2006/citations.ts', ...exclude],
    })
    const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
    return [...new Set([...code.matchAll(/'(TTA(?:06)?-[A-Z0-9-]+-\d+)'/g)].map(([, rule = '']) => rule))]
  }
  const listed = (year: Year) => new Set(KINDS.flatMap((kind) => SAID[kind].by[year] ?? []))
  const [old, young] = [listed('2006'), listed('2015')]
  expect(cited([]).length).toBeGreaterThan(30)
  expect(cited(['editions/2006']).filter((rule) => !young.has(rule) && !old.has(rule))).toEqual([])
  const unlisted = cited(['editions/2015']).filter((rule) => !old.has(cite(rule)))
  expect(unlisted.toSorted()).toEqual(ONLY_2015)
})
