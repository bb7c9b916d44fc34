import { backUp } from '@ziggurat/server'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { attempt, storeConfig } from '../server-config.ts'

export const backup: Command = {
  name: 'backup',
  target: 'file',
  summary: 'back up the data of a server that may be running',
  flags: ['data'],
  async run(file, flags) {
    if (file === undefined) throw new BadInput('into which file?')
    await attempt(backUp(storeConfig(flags), file))
    print([`The backup is in ${file}.`])
    return 0
  },
}
