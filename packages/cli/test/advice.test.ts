import { canAdvise } from '@ziggurat/bots/advice/by-name'
import { fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { GAMES as LIBRARY, textsOf } from '@ziggurat/library'
import { LANGUAGES } from '@ziggurat/texts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { MESSAGES } from '../src/messages/index.ts'
import { adviceLines } from '../src/play/advice.ts'
import { Say } from '../src/play/say.ts'
import { ziggurat } from './run.ts'

const HEADINGS = { en: 'Advice:', cs: 'Rada:', hu: 'Tanács:', pl: 'Rada:' } as const
const GAMES = ['seven-wonders', 'innovation', 'through-the-ages'] as const

// Advice stops thinking after some seconds, and a busy machine must not change it: the clock stands still.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

describe.each(GAMES)('advice on %s in the terminal', (game) => {
  const isLearnt = canAdvise(game)

  test.each(LANGUAGES)(
    '%s: options with their doubt and with causes, or why there is no advice',
    async (lang) => {
      const words = [
        'play',
        game,
        '--players',
        '2',
        '--bots',
        'random',
        '--seed',
        'a',
        '--lang',
        lang,
        '--advice',
      ]
      const { code, out, err } = await ziggurat(words, '1\n1\n1\nquit\nquit\n')
      expect(code).toBe(isLearnt ? 0 : 2)
      expect(err).toMatch(isLearnt ? /^$/ : /there is no advice on .*: nothing has been learnt of it yet/)
      const wanted = isLearnt ? [HEADINGS[lang], ' ± ', ' %', '\n     + ', '\n     − '] : []
      for (const part of wanted) expect(out).toContain(part)
      expect(out).not.toMatch(/undefined|NaN|\[object|Infinity|∞/)
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    },
  )
})

test('there is no advice where one can only do one thing or resign', () => {
  const entry = LIBRARY.get('through-the-ages')
  if (entry === undefined) throw new Error('there is no Through the Ages')
  const { game, texts } = entry
  const options = usualOptions(game.options)
  const table = Table.open(game, { seats: 2, options, seed: seedFrom('resign') })
  const say = new Say(textsOf(texts, 'en', options), MESSAGES.en, String)
  const random = fastRandom(3)
  const said: (readonly string[])[] = []
  while (said.length < 3) {
    const [question] = table.questions
    if (question === undefined) throw new Error('the game ended too soon')
    const isForced = question.options.map(({ id }) => id).join() === 'pass,resign'
    if (isForced) said.push(adviceLines(table, question, 'en', say))
    table.answer(question.seat, question.any(random).id)
  }
  expect(said).toEqual([[], [], []])
})
