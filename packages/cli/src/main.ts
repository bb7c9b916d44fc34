import { GAMES } from '@ziggurat/library'

import manifest from '../package.json' with { type: 'json' }
import { BadInput } from './bad-input.ts'
import type { Command } from './command.ts'
import { arena } from './commands/arena.ts'
import { backup } from './commands/backup.ts'
import { cards } from './commands/cards.ts'
import { claim } from './commands/claim.ts'
import { env } from './commands/env.ts'
import { fuzz } from './commands/fuzz.ts'
import { ladder } from './commands/ladder.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { verify } from './commands/verify.ts'
import { readArguments } from './flags.ts'
import { print } from './lines.ts'
import { usage, usageOf } from './usage.ts'

const COMMANDS: readonly Command[] = [
  play,
  serve,
  claim,
  backup,
  restore,
  sim,
  arena,
  ladder,
  env,
  cards,
  replay,
  verify,
  fuzz,
]

const BAD_INPUT = 2

/** The options of all games: each can be given as a flag. */
const OPTION_KEYS = [...new Set([...GAMES.values()].flatMap(({ game }) => Object.keys(game.options)))]

/** Runs a command line and returns the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  process.stdout.on('error', exitOnClosedPipe)
  process.stderr.on('error', exitOnClosedPipe)
  try {
    return await run(words)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`ziggurat: ${error.message}\n`)
    return BAD_INPUT
  }
}

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(usage(COMMANDS))
    return 0
  }
  if (name === '--version' || name === '-v') {
    print([manifest.version])
    return 0
  }
  const command = COMMANDS.find((each) => each.name === name)
  if (command === undefined) {
    const known = COMMANDS.map((each) => each.name).join(', ')
    throw new BadInput(`there is no command '${name}' (commands: ${known})`)
  }
  const { target, flags, help } = readArguments(rest, command.flags, OPTION_KEYS)
  if (command.target === null && target !== undefined) {
    throw new BadInput(`'ziggurat ${command.name}' takes no '${target}'`)
  }
  if (!help) return await command.run(target, flags)
  print(usageOf(command))
  return 0
}

/** `ziggurat cards seven-wonders | head` closes the pipe before all is written. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}
