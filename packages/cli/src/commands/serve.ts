import { readConfig, startServer } from '@ziggurat/server'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print } from '../lines.ts'

/** Where a server listens that this machine finds at localhost. */
const EVERYWHERE = ['0.0.0.0', '::']

export const serve: Command = {
  name: 'serve',
  target: null,
  says: 'the server: tables for people and bots',
  flags: ['port', 'host', 'data', 'log'],
  async run(_target, flags) {
    const { env } = process
    const config = readConfig({
      port: flags.port ?? env['PORT'],
      host: flags.host ?? env['HOST'],
      data: flags.data ?? env['ZIGGURAT_DATA'],
      databaseUrl: env['DATABASE_URL'],
      secret: env['ZIGGURAT_SECRET'],
      logLevel: flags.log ?? env['LOG_LEVEL'],
      trustedProxies: env['TRUSTED_PROXIES'],
    })
    if ('problem' in config) throw new BadInput(config.problem)
    const server = await started(config)
    const told = Promise.withResolvers<void>()
    // The second Ctrl-C ends it at once. SIGTERM may come from several: from systemd, and from whoever hands it on.
    process.once('SIGINT', told.resolve)
    process.on('SIGTERM', told.resolve)
    print([`Ziggurat is at http://${nameOf(config.host)}:${server.port}`])
    await told.promise
    await server.stop()
    return 0
  },
}

/** How an address stands in a link. */
function nameOf(host: string): string {
  if (EVERYWHERE.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** A port that is taken or a database that is not there is the host's to mend. */
async function started(config: Parameters<typeof startServer>[0]): ReturnType<typeof startServer> {
  try {
    return await startServer(config)
  } catch (error) {
    throw new BadInput(`the server cannot start: ${error instanceof Error ? error.message : String(error)}`)
  }
}
