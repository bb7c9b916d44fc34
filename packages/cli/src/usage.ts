import { GAMES } from '@ziggurat/library'

import { CALL } from './command.ts'
import type { Command } from './command.ts'
import { FLAGS } from './flags.ts'
import type { FlagName } from './flags.ts'
import { columns } from './lines.ts'
import { optionsOf } from './values.ts'

const called = ({ name, target }: Command): string =>
  target === null ? `ziggurat ${name}` : `ziggurat ${name} <${target}>`

const flagOf = (name: FlagName): string => {
  const { value } = FLAGS[name]
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

/** The general help. */
export const usage = (commands: readonly Command[]): readonly string[] => [
  'Ziggurat: a table for the great civilization card games',
  '',
  ...columns(commands.map((command) => [`  ${called(command)}`, command.summary])),
  '',
  'Games:',
  ...columns(
    [...GAMES.values()].map(({ game, texts }) => [
      `  ${game.id}`,
      `${texts.en.title}, ${game.seats.min} to ${game.seats.max} players`,
    ]),
  ),
  '',
  `To begin: ${CALL} play seven-wonders`,
  `Help on a command: ${CALL} play --help`,
]

/** The help of one command. */
export const usageOf = (command: Command): readonly string[] => [
  `${called(command)}: ${command.summary}`,
  '',
  ...columns(command.flags.map((name) => [`  ${flagOf(name)}`, FLAGS[name].summary])),
  ...(command.flags.includes('option')
    ? ['', 'Options:', ...columns([...GAMES.values()].map(({ game }) => [`  ${game.id}`, optionsOf(game)]))]
    : []),
]
