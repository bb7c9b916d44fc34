import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '@ziggurat/texts'
import { describe, expect, test } from 'vitest'

import { folder, output } from './run.ts'

const place = folder()
const AGES = ['play', 'through-the-ages', '--players', '2']
const INNOVATION = ['play', 'innovation', '--bots', 'random,novice', '--seed', 'a']
const WITH_SEED = ['play', 'seven-wonders', '--bots', 'random,random', '--seed', 'a']

const play = (lines: readonly string[], ...flags: readonly string[]): Promise<string> =>
  output([...WITH_SEED, ...flags], `${lines.join('\n')}\n`)

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

describe('a whole game through the terminal', () => {
  const END = { en: /Winner/, cs: /Vítěz/i, hu: /győztes/i, pl: /zwyci|wygr/i }

  test.each(LANGUAGES)('%s', async (language) => {
    const file = join(place, `${language}.txt`)
    const ones = Array.from({ length: 60 }, () => '1')
    const out = await play(ones, '--lang', language, '--save', file)
    expect(out).toMatch(END[language])
    expect(out).toContain(`ziggurat verify ${file}`)
    expect(words(out)).toContain('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    expect(out).not.toContain('\u001B')
    expect(readFileSync(file, 'utf8')).toMatch(/^scores \d+ \d+ \d+$/m)
    for (const line of out.replaceAll(file, 'file').split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test.each(['2', '7'])('%s players, boards chosen', async (players) => {
    const ones = Array.from({ length: 100 }, () => '1')
    const out = await output(
      [
        'play',
        'seven-wonders',
        '--bots',
        'random',
        '--players',
        players,
        '--seat',
        '1',
        '--option',
        'boards=chosen',
      ],
      ones.join('\n'),
    )
    expect(out).toMatch(/Winner|Shared victory/)
    expect(out).not.toMatch(/Seat \d|undefined/)
  })
})

describe('Innovation', () => {
  test('a whole game through the terminal', async () => {
    const file = join(place, 'innovation.txt')
    // The first answer, or a set of the first cards.
    const firsts = Array.from({ length: 400 }, () => '1\n1 2\n1 2 3')
    const out = await output([...INNOVATION, '--lang', 'cs', '--save', file], firsts.join('\n'))
    expect(readFileSync(file, 'utf8')).toMatch(/^scores \d+ \d+ \d+$/m)
    expect(out).toContain(`ziggurat verify ${file}`)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    for (const line of out.replaceAll(file, 'file').split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(await output(['verify', file])).toMatch(/verified: innovation, 3 players/)
  })

  test('an action shows which players would share it', async () => {
    const out = words(
      await output(['play', 'innovation', '--bots', 'random', '--seed', 'a'], '1\n'.repeat(40)),
    )
    expect(out).toMatch(/\d\. Activate [^[]+ \[dogma [a-z-]+\]: shared by Random 1/)
  })
})

describe('input', () => {
  test.each(['3', 'build stone-pit', 'BUILD STONE PIT', 'b sto'])('an answer: %s', async (typed) => {
    expect(await play([typed])).toContain('- Player builds Stone Pit.')
  })

  test('an ambiguous answer lists the candidates, and an unknown one is reported', async () => {
    const out = await play(['stone', 'castle in the air', '99'])
    expect(out).toMatch(/'stone' could be any of these:\n 3\. Build Stone Pit.*\n 4\. Discard/)
    expect(out).toContain("'castle in the air' is not an answer here.")
    expect(out).toContain('The answers are numbered from 1 to 13.')
  })

  test('? prints the help of the game and of the words', async () => {
    const out = words(await play(['?']))
    expect(out).toContain('three ages')
    expect(out).toContain('save <file> write the record')
  })

  test('why: all refusals, or those of one thing', async () => {
    const out = await play(['why', 'why wonder', 'why apoth', 'why stone pit', 'why palace', 'why zeppelin'])
    const [, all, wonder, apothecary, stonePit, palace, zeppelin] = out.split('\n> ').map(words)
    expect(all).toMatch(/Apothecary \[build apothecary\]: .*cloth.*\(7W-TRADE-01\) - Wonder \[wonder\]/)
    expect(wonder).toMatch(/^- Wonder \[wonder\]: .*clay/)
    expect(apothecary).toMatch(/^- Apothecary .*\(7W-TRADE-01\)$/)
    expect(stonePit).toContain('Nothing forbids Stone Pit')
    expect(palace).toBe('The question is not about Palace.')
    expect(zeppelin).toBe("There is no card 'zeppelin'.")
  })

  test('why: a card whose name is not in the answer, and words of answers', async () => {
    const lines = ['why moses', 'why aristotle', 'take 2', '', 'why population', 'why build religion']
    const out = await output([...AGES, '--seed', 'a'], `${lines.join('\n')}\n`)
    const [, moses, aristotle, , , population, religion] = out.split('\n> ').map(words)
    expect(moses).toBe('The question is not about Moses.')
    expect(aristotle).toBe('Nothing forbids Aristotle: look among the answers.')
    expect(population).toBe('Nothing forbids Increase the population: look among the answers.')
    expect(religion).toBe('- Build Religion [build religion]: Costs 3 resources; you have 2 (TTA-BUILD-01)')
    const caesar = await output([...AGES, '--seed', 'a'], 'why caesar\n')
    expect(words(caesar)).toContain(
      '- Take Julius Caesar (space 13) [take 13]: Needs 3 civil actions; you have 1',
    )
  })

  test('between two actions of a turn only the player’s civilization is shown, with prices', async () => {
    const out = await output([...AGES, '--seed', 'a'], 'take 2\n\nbuild bronze\n')
    const [first = '', , actions = '', built = ''] = out.split('\n> ')
    expect(first).toContain('\n  Civil hand (0 of 4). Military hand (0 of 2).\n\nThe row')
    expect(actions).toContain(
      '\nYour hand (civil cards 1 of 4, military cards 0 of 2):\n  Aristotle: Age A, leader.',
    )
    expect(actions).toContain('- Player produces 1 science point, 2 food, 2 resources.\n- Round 1: Novice 1')
    expect(built).not.toContain('Your hand')
    expect(built).toContain('\n  Civil hand (1 of 4): Aristotle. Military hand (0 of 2).\n')
    expect(built.slice(0, built.indexOf('What do you do?')).split('\n').length).toBeLessThanOrEqual(24)
    expect(actions).toContain('Build Bronze [build bronze]: 1 civil action, 2 resources\n')
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('card: its cost and effect', async () => {
    const out = await play(['card baths', 'card ba', 'card zeppelin', 'card'])
    expect(out).toMatch(/Baths \[baths, blue\], age 1\n +3 victory points/)
    expect(out).toMatch(/'ba' could be any of these cards:\n +Baths/)
    expect(out).toContain("There is no card 'zeppelin'.")
    expect(out).toContain('Which card? For example: card ')
  })

  test("the words of the player's language, with or without accents", async () => {
    const out = await play(['proč apatyka', 'karta laz', 'denik', 'postavit lom'], '--lang', 'cs')
    expect(out).toMatch(/> - Apatyka /)
    expect(out).toContain('Lázně [baths, blue]')
    expect(out).toMatch(/- Hráč .*Lom/)
  })

  test('log, table, and no undo past others’ answers', async () => {
    const out = await play(['log', 'table', '1', 'undo'])
    expect(out).toContain('> - Age I begins.')
    expect(out.match(/Player \(you\)/g)).toHaveLength(3)
    expect(words(out)).toContain('There is nothing to take back')
  })

  test("undo: the player's own answer, if nothing was revealed", async () => {
    const two = ['play', 'seven-wonders', '--bots', 'random', '--seed', 'a', '--seat']
    const games = []
    for (const seat of ['0', '1']) games.push(await output([...two, seat], '1\nundo\n1\nlog\n'))
    const leading = games.find((out) => out.includes('Taken back.'))
    expect(leading?.match(/The Free City is led this turn by Player/g)).toHaveLength(4)
  })
})

describe('leaving', () => {
  test('quit warns once if the game is not saved', async () => {
    const out = words(await play(['1', 'quit', 'quit', '1']))
    expect(out).toMatch(/This game is not saved\..*The game was not saved\. Goodbye!$/m)
  })

  test('the end of piped input ends the game without a warning', async () => {
    expect(await output(WITH_SEED)).toMatch(/> \nGoodbye!\n$/)
  })

  test('a saved game is continued', async () => {
    const file = join(place, 'pause.txt')
    const out = await play(['1', `save '${file}'`, '1', 'quit'])
    expect(out).toContain(`To continue: npx ziggurat play seven-wonders --bots random,random --save ${file}`)
    expect(readFileSync(file, 'utf8').match(/^\d: /gm)).toHaveLength(6)
    const later = await output(['play', 'seven-wonders', '--bots', 'random,random', '--save', file], 'quit\n')
    expect(words(later)).toContain(`Continuing the game in ${file} after 6 answers.`)
    expect(later).toContain('Age I, turn 3 of 6.')
  })

  test('save does not overwrite other files', async () => {
    const file = join(place, 'letter.txt')
    writeFileSync(file, 'Dear Ada')
    expect(words(await play([`save ${file}`]))).toContain('exists already and holds something else')
    expect(readFileSync(file, 'utf8')).toBe('Dear Ada')
    expect(words(await play(['save']))).toContain('Into which file?')
    expect(words(await play([`save ${join(place, 'no', 'where')}`]))).toContain('could not be written')
    expect(existsSync(join(place, 'no'))).toBe(false)
  })
})

describe('Through the Ages of 2006', () => {
  const full = [
    'play',
    'through-the-ages',
    '--edition',
    '2006',
    '--players',
    '2',
    '--bots',
    'random',
    '--seed',
    'a',
  ]

  /** Up to five military cards to discard, different or equal ones. */
  const SETS = ['1', '1 2', '1 1', '1 2 3', '1 1 2', '1 2 3 4', '1 1 2 3', '1 2 3 4 5', '1 1 2 3 4']

  test.each(['simple', 'advanced', 'full'])(
    'a whole %s game, nobody asked whether to resign',
    async (level) => {
      const file = join(place, `2006-${level}.txt`)
      const ends = Array.from({ length: 400 }, () =>
        ['end turn', 'pass', 'done', 'yield', ...SETS].join('\n'),
      )
      const out = await output([...full, '--level', level, '--save', file], ends.join('\n'))
      expect(out).toMatch(/Winner|Shared victory/)
      expect(out).not.toContain('Do you go on?')
      expect(readFileSync(file, 'utf8')).toMatch(/^scores \d+ \d+$/m)
    },
  )

  test('resign, typed at any time, takes effect at the next turn, unless it is typed again', async () => {
    const first = 'end turn\n'
    const out = words(await output(full, `${first}resign\nresign\n${first}pass\nresign\n${first}`))
    expect(out).toContain('You will resign as soon as the rules allow it.')
    expect(out).toContain('You play on.')
    expect(out).toMatch(/Player resigns and leaves the game\..*Player has resigned\./)
  })

  test('resign is unknown in a game that nobody can resign from', async () => {
    expect(words(await play(['resign']))).toContain("'resign'")
    expect(words(await play(['resign']))).not.toContain('You will resign')
  })
})
