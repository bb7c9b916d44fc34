import { BOTS, isBotName, makeBot } from '@ziggurat/bots'
import type { BotName } from '@ziggurat/bots'
import { isProblem, isSeed, newSeed, readOptions, seedFrom, sentence } from '@ziggurat/kernel'
import type { Bot, Game, GameOptions, Random, Seed, Problem } from '@ziggurat/kernel'
import { isLanguage, LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import { BadInput } from './bad-input.ts'

/** A whole number within bounds. */
export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number
  throw new BadInput(`'--${flag}' is a whole number from ${least} to ${most}, not '${text}'`)
}

/** The largest number of games in a series. */
export const MOST_GAMES = 10_000_000

export function seconds(text: string): number {
  const number = Number(text)
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && number > 0) return number
  throw new BadInput(`'--seconds' is a number above 0, such as 10 or 0.5, not '${text}'`)
}

export function playerCount(game: Game, text: string): number {
  const { min, max } = game.seats
  const number = Number(text)
  if (/^\d{1,3}$/.test(text) && number >= min && number <= max) return number
  throw new BadInput(`${game.id} takes ${min} to ${max} players, not '${text}'`)
}

export function gameOptions(game: Game, given: readonly string[] = []): GameOptions {
  const pairs = given.map((text): [string, string] => {
    const at = text.indexOf('=')
    if (at < 1) throw new BadInput(`an option is written key=value, not '${text}' (${optionsOf(game)})`)
    return [text.slice(0, at), text.slice(at + 1)]
  })
  const options: GameOptions | Problem = readOptions(game, Object.fromEntries(pairs))
  if (isProblem(options)) throw new BadInput(sentence(options))
  return options
}

/** The options of a game as they are typed: 'sides=random|A|B'. */
export const optionsOf = (game: Game): string =>
  Object.entries(game.options)
    .map(([key, { values }]) => `${key}=${values.join('|')}`)
    .join(', ')

/** A seed derived from text, or given as 64 hexadecimal digits; without either, a random one. */
export const seedOf = (words: string | undefined): Seed =>
  words === undefined ? newSeed() : isSeed(words) ? words : seedFrom(words)

export function botNames(text: string): readonly BotName[] {
  return text.split(',').map((word) => {
    const name = word.trim()
    if (isBotName(name)) return name
    throw new BadInput(`there is no bot '${name}' (bots: ${BOTS.join(', ')})`)
  })
}

/** A bot for each seat: the list, repeated. */
export function fillSeats(names: readonly BotName[], seats: number): readonly BotName[] {
  if (names.length > seats) {
    throw new BadInput(
      `${names.length} bots are too many: there ${seats === 1 ? 'is 1 seat' : `are ${seats} seats`} for them`,
    )
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? 'random')
}

export function botFor(name: BotName, game: Game, random: Random): Bot {
  try {
    return makeBot(name, game.id, random)
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error))
  }
}

/** The given language, or that of the terminal; JSON is in English by default. */
export function languageOf(text: string | undefined, json = false): Language {
  if (text !== undefined) {
    if (isLanguage(text)) return text
    throw new BadInput(`there is no language '${text}' (languages: ${LANGUAGES.join(', ')})`)
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const terminal = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return !json && isLanguage(terminal) ? terminal : 'en'
}
