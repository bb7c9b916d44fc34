import { startServer } from '@ziggurat/server'

import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { addressOf, attempt, serverConfig } from '../server-config.ts'

export const serve: Command = {
  name: 'serve',
  target: null,
  summary: 'run the server',
  flags: ['port', 'host', 'data', 'url', 'log'],
  async run(_target, flags) {
    const config = serverConfig(flags)
    const server = await attempt(startServer(config), 'the server cannot start: ')
    const stopped = Promise.withResolvers<void>()
    // A second Ctrl-C ends it at once. SIGTERM may come twice: from systemd, and from a parent process that passes it on.
    process.once('SIGINT', stopped.resolve)
    process.on('SIGTERM', stopped.resolve)
    const address = addressOf(config, server.port)
    print([`Ziggurat is at ${address}`, ...(server.advice === null ? [] : [server.advice])])
    await stopped.promise
    await server.stop()
    return 0
  },
}
