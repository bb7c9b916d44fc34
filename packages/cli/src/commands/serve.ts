import { readConfig, startServer } from '@ziggurat/server'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { attempt } from '../store-config.ts'

/** Addresses that include localhost. */
const ALL_ADDRESSES = ['0.0.0.0', '::']

export const serve: Command = {
  name: 'serve',
  target: null,
  summary: 'run the server',
  flags: ['port', 'host', 'data', 'url', 'log'],
  async run(_target, flags) {
    const { env } = process
    const config = readConfig({
      port: flags.port ?? env['PORT'],
      host: flags.host ?? env['HOST'],
      data: flags.data ?? env['ZIGGURAT_DATA'],
      databaseUrl: env['DATABASE_URL'],
      secret: env['ZIGGURAT_SECRET'],
      url: flags.url ?? env['ZIGGURAT_URL'],
      logLevel: flags.log ?? env['LOG_LEVEL'],
      trustedProxies: env['TRUSTED_PROXIES'],
    })
    if ('problem' in config) throw new BadInput(config.problem)
    const server = await attempt(startServer(config), 'the server cannot start: ')
    const stopped = Promise.withResolvers<void>()
    // A second Ctrl-C ends it at once. SIGTERM may come twice: from systemd, and from a parent process that passes it on.
    process.once('SIGINT', stopped.resolve)
    process.on('SIGTERM', stopped.resolve)
    const address = config.url ?? `http://${nameOf(config.host)}:${server.port}`
    print([`Ziggurat is at ${address}`, ...(server.advice === null ? [] : [server.advice])])
    await stopped.promise
    await server.stop()
    return 0
  },
}

/** The address as it is written in a URL. */
function nameOf(host: string): string {
  if (ALL_ADDRESSES.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
