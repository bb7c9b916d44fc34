import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  hashSeed,
  isProblem,
  parseRecord,
  printRecord,
  fastRandom,
  recordOf,
  replay,
  seedFrom,
} from '../src/index.ts'
import { sentence, Table, verify } from '../src/index.ts'
import type { Game, GameRecord, RecordProblem } from '../src/index.ts'
import { bidding, keg, open, play, position, SEED, TOYS, wander } from './toys.ts'

const HASH = hashSeed(SEED)

const KEG = `ziggurat 1
game keg
rules 1
seats 2
hash ${HASH}
seed ${SEED}

0: take 1
1: take 2
0: take 1

scores 1 0
`

function read(text: string): GameRecord {
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(`${record.line}: ${sentence(record)}`)
  return record
}

function table<State extends { readonly random: { seed: string; drawn: number } }>(
  found: Table<State> | RecordProblem,
): Table<State> {
  if (isProblem(found)) throw new Error(sentence(found))
  return found
}

/** A problem with its sentence. */
function said(found: object): { readonly problem?: string; readonly line?: number; readonly fits?: number } {
  if (!isProblem(found)) return {}
  const { code: _, params: _params, ...rest } = found
  return { problem: sentence(found), ...rest }
}

const withoutLines = (record: GameRecord): GameRecord => ({
  ...record,
  answers: record.answers.map(({ seat, id }) => ({ seat, id })),
})

describe('a record', () => {
  test('is text that a person can read', () => {
    const finished = Table.open(keg, { seats: 2, options: {}, seed: SEED })
    play(finished, '0: take 1', '1: take 2', '0: take 1')
    expect(printRecord(recordOf(finished))).toBe(KEG)
  })

  test('of a game that went on from a checkpoint carries its state and replays from there', () => {
    const whole = Table.open(keg, { seats: 2, options: {}, seed: SEED })
    play(whole, '0: take 1', '1: take 2')
    const later = Table.from(keg, whole.setting, whole.beatStart)
    play(later, '0: take 1')
    const text = printRecord(recordOf(later))
    expect(text).toContain(`start 2 ${JSON.stringify(whole.beatStart.state)}\n\n0: take 1\n`)
    expect(read(text)).toMatchObject({ start: { count: 2 }, answers: [{ seat: 0, id: 'take 1' }] })
    expect(position(table(replay(keg, read(text))))).toEqual(position(later))
    expect(printRecord(recordOf(table(verify(keg, read(text)))))).toBe(text)
  })

  test('of a running game has no scores', () => {
    const running = open(keg)
    play(running, '0: take 1')
    expect(recordOf(running).scores).toBeUndefined()
    expect(printRecord(recordOf(running))).toMatch(/\n\n0: take 1\n$/)
  })

  test('has the options, and no seed while the seed is secret', () => {
    const { seed, ...secret } = recordOf(open(bidding))
    expect(printRecord(secret)).toContain('\noption length short\n')
    expect(printRecord(secret)).not.toContain(seed)
    expect(read(printRecord(secret)).seed).toBeUndefined()
    expect(read(printRecord(secret)).hash).toBe(HASH)
  })

  test('leaves out what was undone and withdrawn', () => {
    const game = open(bidding)
    const [one, other] = game.question(0)?.options ?? []
    play(game, `0: ${one?.id}`)
    game.withdraw(0)
    play(game, `0: ${other?.id}`, `1: ${game.question(1)?.options[0]?.id}`)
    game.undo(1)
    expect(recordOf(game).answers).toEqual([{ seat: 0, id: other?.id }])
  })

  test.each(TOYS.map((toy) => [toy.id, toy] as const))('of %s replays to the same position', (_id, toy) => {
    for (let seed = 0; seed < 2; seed++) {
      const played = open(toy, toy.seats.max, `record ${seed}`)
      const stood = [position(played)]
      while (played.questions.length > 0) {
        wander(played, fastRandom(seed), 1)
        stood.push(position(played))
      }
      const record = { ...read(printRecord(recordOf(played))), options: recordOf(played).options }
      const known = { ...record, options: Object.keys(toy.options).length > 0 ? record.options : {} }
      stood.forEach((there, count) => {
        expect(position(table(replay(toy, known, count)))).toEqual(there)
      })
      expect(position(table(verify(toy, known)))).toEqual(position(played))
    }
  })
})

describe('printing and parsing', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
  const id = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
  const record: fc.Arbitrary<GameRecord> = fc.record(
    {
      game: word,
      rules: fc.nat(999_999),
      seats: fc.nat(99),
      options: fc.dictionary(word, word),
      seed: hex,
      hash: hex,
      secret: hex,
      contributions: fc.array(fc.oneof(fc.stringMatching(/^[0-9a-f]{32}$/), fc.constant('')), {
        minLength: 1,
        maxLength: 9,
      }),
      answers: fc.array(fc.record({ seat: fc.nat(99), id })),
      scores: fc.array(fc.integer({ min: -999_999_999, max: 999_999_999 }), { minLength: 1, maxLength: 9 }),
    },
    { requiredKeys: ['game', 'rules', 'seats', 'options', 'hash', 'answers'] },
  )

  test('give the same record back', () => {
    fc.assert(
      fc.property(record, (each) => {
        expect(withoutLines(read(printRecord(each)))).toEqual(each)
      }),
    )
  })

  test('accept CRLF, comments, empty lines, blanks and a byte order mark', () => {
    fc.assert(
      fc.property(record, fc.constantFrom('', '# a comment', '   ', '#', '\t# 0: pass'), (each, extra) => {
        const lines = printRecord(each).split('\n')
        const text = lines.map((line) => `${extra}\r\n  ${line}\t\r\n`).join('')
        expect(withoutLines(read(`\uFEFF${text}`))).toEqual(each)
      }),
    )
  })

  test('give the line of each answer', () => {
    expect(read(KEG).answers).toEqual([
      { seat: 0, id: 'take 1', line: 8 },
      { seat: 1, id: 'take 2', line: 9 },
      { seat: 0, id: 'take 1', line: 10 },
    ])
  })

  test('preserve ids with any characters in them', () => {
    for (const id of ['#', 'a: b', '0: pass', 'scores 1', 'bury  two', 'žluť', "l'Orient", '__proto__']) {
      const text = KEG.replace('1: take 2', `1: ${id}`)
      expect(read(text).answers[1]).toEqual({ seat: 1, id, line: 9 })
    }
  })

  test('never throw, whatever the text', () => {
    const header = ['game', 'rules', 'seats', 'hash', 'seed', 'secret', 'contributions', 'scores', 'option']
    const keys = [...header, 'option __proto__', '0:']
    const line = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary-ascii' }),
      fc.constantFrom(...KEG.split('\n')),
      fc.tuple(fc.constantFrom(...keys), fc.string()).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, begun) => {
        const found = parseRecord([...(begun ? ['ziggurat 1'] : []), ...lines].join('\n'))
        const replayed = isProblem(found) ? found : replay(keg, found)
        expect(isProblem(replayed) || replayed instanceof Table).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['a line of a million signs', `ziggurat 1\n${'x'.repeat(1_000_000)}`],
    ['a million spaces', `ziggurat 1\ngame ${' '.repeat(1_000_000)}x y`],
    ['many scores', KEG.replace('scores 1 0', `scores${' 1'.repeat(300_000)}`)],
    ['a name of a million signs', KEG.replace('rules 1', `option ${'x'.repeat(1_000_000)} y\n`.repeat(2))],
    ['a score of a million digits', KEG.replace('scores 1 0', `scores ${'1'.repeat(1_000_000)}`)],
    ['a hundred thousand lines', KEG + '0: take 1\n'.repeat(100_000)],
    ['a million empty lines', KEG + '\n'.repeat(1_000_000)],
    ['many words', `ziggurat 1\noption ${'a '.repeat(300_000)}`],
  ])('%s is harmless', (_name, text) => {
    const found = parseRecord(text)
    expect(isProblem(found) ? sentence(found).length < 300 : found.game === 'keg').toBe(true)
  })
})

describe('a wrong text is reported in one sentence with its line number', () => {
  const long = 'x'.repeat(60)

  test.each<[string, string, string, number | undefined]>([
    ['nothing', '', 'the record is empty', undefined],
    ['only comments', '# a\n\n# b\n', 'the record is empty', undefined],
    ['another format', '# hello\n[Event "?"]', "a record begins with 'ziggurat 1', not '[Event \"?\"]'", 2],
    ['another version', 'ziggurat 2', "a record begins with 'ziggurat 1', not 'ziggurat 2'", 1],
    ['a long line', long, `a record begins with 'ziggurat 1', not '${'x'.repeat(39)}…'`, 1],
    [
      'a line of no kind',
      KEG.replace('1: take 2', 'take 2'),
      "'take 2' is neither a header line (game, rules, seats, hash, seed, secret, contributions, start, " +
        "scores, option) nor an answer ('<seat>: <answer>')",
      9,
    ],
    ['a wrong number', KEG.replace('rules 1', 'rules one'), "'one' cannot be the rules", 3],
    ['no number', KEG.replace('seats 2', 'seats'), "'' cannot be the seats", 4],
    ['a wrong hash', KEG.replace(`hash ${HASH}`, 'hash abc'), "'abc' cannot be the hash", 5],
    ['a wrong seed', KEG.replace(`seed ${SEED}`, 'seed abc'), "'abc' cannot be the seed", 6],
    ['wrong scores', KEG.replace('scores 1 0', 'scores 1 x'), "'1 x' cannot be the scores", 12],
    ['no whole scores', KEG.replace('scores 1 0', 'scores 1.5'), "'1.5' cannot be the scores", 12],
    [
      'scores beyond counting',
      KEG.replace('scores 1 0', 'scores 1234567890'),
      "'1234567890' cannot be the scores",
      12,
    ],
    ['a key twice', KEG.replace('seats 2', 'game keg'), "'game' occurs twice", 4],
    [
      'a start that is no state',
      KEG.replace('rules 1', 'rules 1\nstart 2 nothing'),
      "'2 nothing' cannot be the start",
      4,
    ],
    ['an option twice', KEG.replace('rules 1', 'option a b\noption a c'), "'option a' occurs twice", 4],
    [
      'an odd option twice',
      KEG.replace('rules 1', 'option __proto__ b\noption __proto__ c'),
      "'option __proto__' occurs twice",
      4,
    ],
    ['half an option', KEG.replace('rules 1', 'option a'), "an option is 'option <name> <value>'", 3],
    ['an option too long', KEG.replace('rules 1', 'option a b c'), "an option is 'option <name> <value>'", 3],
    ['no game', KEG.replace('game keg\n', ''), "the record has no line 'game …'", undefined],
    ['no rules', KEG.replace('rules 1\n', ''), "the record has no line 'rules …'", undefined],
    ['no seats', KEG.replace('seats 2\n', ''), "the record has no line 'seats …'", undefined],
    ['no hash', KEG.replace(`hash ${HASH}\n`, ''), "the record has no line 'hash …'", undefined],
  ])('%s', (_name, text, problem, line) => {
    expect(said(parseRecord(text))).toEqual(line === undefined ? { problem } : { problem, line })
  })
})

describe('a record of older rules', () => {
  const record = read(KEG)
  const today = { ...keg, version: 2 }

  test('is accepted if today’s rules give the same result', () => {
    expect(table(verify(today, record)).outcome?.scores).toEqual([1, 0])
  })

  test('is replayed as far as it fits; the first misfit is named with both versions', () => {
    const text = KEG.replace('1: take 2', '1: take 9')
    const problem = replay(today, read(text))
    expect(said(problem)).toMatchObject({
      problem: expect.stringMatching(
        /^1: take 9: .*; possible here: .* \(played with rules 1 of keg; these are rules 2, which fit the first 1 answer\)$/,
      ),
      line: 9,
      fits: 1,
    })
    expect(table(replay(today, read(text), 1)).count).toBe(1)
  })

  test('with other scores is reported as such', () => {
    const otherwise = { ...record, scores: [7, 0] }
    expect(said(verify(today, otherwise))).toEqual({
      problem: 'the record says scores 7 0; replayed: 1 0 (played with rules 1 of keg; these are rules 2)',
    })
  })

  test('that makes today’s rules throw is replayed up to there; a record of today’s rules throws', () => {
    const { sparks } = table(replay(keg, record, 0)).state
    const breaking = (version: number): typeof keg => ({
      ...keg,
      version,
      outcome: (state) => {
        if (state.sparks !== sparks) throw new Error('what is this?')
        return null
      },
    })
    expect(said(replay(breaking(2), record))).toMatchObject({
      problem: expect.stringContaining('what is this?'),
      fits: 0,
    })
    expect(() => replay(breaking(1), record)).toThrow('what is this?')
  })
})

describe('replay', () => {
  const record = read(KEG)

  test('stops after any number of answers', () => {
    const there = table(replay(keg, record, 2))
    expect([there.count, there.state.sparks]).toEqual([2, 1])
    expect(table(replay(keg, record, 0)).count).toBe(0)
    expect(table(replay(keg, record)).outcome?.scores).toEqual([1, 0])
  })

  test.each<[string, string, object]>([
    [
      'an answer that is not possible',
      KEG.replace('1: take 2', '1: take 3'),
      {
        problem: "1: take 3: 'take 3' is not among the answers to 'take'; possible here: take 1, take 2",
        line: 9,
      },
    ],
    [
      'a seat that is not asked',
      KEG.replace('1: take 2', '0: take 2'),
      { problem: '0: take 2: seat 0 is not asked anything now (asked: 1)', line: 9 },
    ],
    [
      'an answer after the end',
      KEG.replace('0: take 1\n\n', '0: take 1\n1: take 1\n\n'),
      { problem: '1: take 1: the game is over', line: 11 },
    ],
    ['another game', KEG.replace('game keg', 'game go'), { problem: 'this is a record of go, not of keg' }],
    [
      'other rules',
      KEG.replace('rules 1', 'rules 2'),
      {
        problem:
          'played with rules 2 of keg, which are newer than these (rules 1): a newer version of this program can replay it',
      },
    ],
    ['too many seats', KEG.replace('seats 2', 'seats 3'), { problem: 'keg takes 2 to 2 players, not 3' }],
    [
      'an unknown option',
      KEG.replace('seats 2', 'seats 2\noption side b'),
      { problem: "there is no option 'side' (options: none)" },
    ],
    [
      'an odd option',
      KEG.replace('seats 2', 'seats 2\noption __proto__ b'),
      { problem: "there is no option '__proto__' (options: none)" },
    ],
    [
      'no seed',
      KEG.replace(`seed ${SEED}\n`, ''),
      { problem: 'the record has no seed: its game cannot be replayed yet' },
    ],
  ])('refuses %s', (_name, text, problem) => {
    expect(said(replay(keg, read(text)))).toEqual(problem)
    expect(said(verify(keg as Game, read(text)))).toEqual(problem)
  })

  test('names the wrong answer even if the record was not read from a text', () => {
    const answers = [{ seat: 0, id: 'take 9' }]
    expect(said(replay(keg, { ...record, answers }))).toEqual({
      problem: "0: take 9: 'take 9' is not among the answers to 'take'; possible here: take 1, take 2",
    })
  })

  test('fills in default options', () => {
    const { options: _, ...rest } = recordOf(open(bidding))
    const there = table(replay(bidding, { ...rest, options: {} }))
    expect(there.setting.options).toEqual({ length: 'short' })
  })
})

describe('verify', () => {
  const record = read(KEG)
  const game = keg as Game

  test('accepts a correct record', () => {
    expect(table(verify(game, record)).outcome?.scores).toEqual([1, 0])
  })

  test('detects a seed that does not match its hash', () => {
    const problem = 'the seed does not match the hash that was published at the start'
    expect(said(verify(game, { ...record, seed: seedFrom('another') }))).toEqual({ problem })
    expect(said(verify(game, { ...record, hash: hashSeed(seedFrom('another')) }))).toEqual({ problem })
  })

  test('detects wrong scores', () => {
    expect(said(verify(game, { ...record, scores: [0, 1] }))).toEqual({
      problem: 'the record says scores 0 1; replayed: 1 0',
    })
    expect(said(verify(game, { ...record, answers: record.answers.slice(0, 2) }))).toEqual({
      problem: 'the record says scores 1 0; replayed: not over',
    })
  })

  test('accepts an unfinished game without scores', () => {
    const { scores: _, ...running } = record
    expect(table(verify(game, { ...running, answers: record.answers.slice(0, 2) })).outcome).toBeNull()
  })
})
