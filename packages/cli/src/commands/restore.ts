import { restore as restoreData } from '@ziggurat/server'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { attempt, storeConfig } from '../server-config.ts'

export const restore: Command = {
  name: 'restore',
  target: 'file',
  summary: 'restore the data of a stopped server',
  flags: ['data', 'replace'],
  async run(file, flags) {
    if (file === undefined) throw new BadInput('from which file?')
    await attempt(restoreData(storeConfig(flags), file, flags.replace ?? false))
    print([`The data of ${file} is restored. Start the server to go on.`])
    return 0
  },
}
