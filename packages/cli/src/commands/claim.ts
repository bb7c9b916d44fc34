import { claimLink } from '@ziggurat/server'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { addressOf, serverConfig } from '../server-config.ts'

export const claim: Command = {
  name: 'claim',
  target: null,
  summary: 'print a link that makes you the administrator',
  flags: ['again', 'data', 'url', 'port', 'host'],
  async run(_target, flags) {
    const config = serverConfig(flags)
    const link = claimLink(config, addressOf(config, config.port), flags.again === true)
    if (link === null) throw new BadInput(`no server has been started with the data folder '${config.data}'`)
    print(['Sign in to an account, then open', link])
    return 0
  },
}
