import { CALL } from './command.ts'
import type { Command } from './command.ts'
import { FLAGS } from './flags.ts'
import type { FlagName } from './flags.ts'
import { GAMES } from './games.ts'
import { columns } from './lines.ts'
import { optionsOf } from './values.ts'

const targetOf = ({ target }: Command): string => `<${target}>`

const flagOf = (name: FlagName): string => {
  const { value } = FLAGS[name]
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

/** What `ziggurat` can do. */
export const usage = (commands: readonly Command[]): readonly string[] => [
  'Ziggurat: a table for the great civilization card games',
  '',
  ...columns(commands.map((command) => [`  ziggurat ${command.name} ${targetOf(command)}`, command.says])),
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
  `To know more of a command: ${CALL} play --help`,
]

/** How one command is used. */
export const usageOf = (command: Command): readonly string[] => [
  `ziggurat ${command.name} ${targetOf(command)}: ${command.says}`,
  '',
  ...columns(command.flags.map((name) => [`  ${flagOf(name)}`, FLAGS[name].says])),
  ...(command.flags.includes('option')
    ? ['', 'Options:', ...columns([...GAMES.values()].map(({ game }) => [`  ${game.id}`, optionsOf(game)]))]
    : []),
]
