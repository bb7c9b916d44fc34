import { readConfig, readStoreConfig } from '@ziggurat/server'
import type { Config, StoreConfig } from '@ziggurat/server'

import { BadInput } from './bad-input.ts'
import type { Flags } from './flags.ts'

/** The server's configuration, from flags and environment variables. */
export function serverConfig(flags: Flags): Config {
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
  return config
}

/** Which database the server with these flags and environment variables uses. */
export function storeConfig({ data }: Flags): StoreConfig {
  const { env } = process
  const config = readStoreConfig({ data: data ?? env['ZIGGURAT_DATA'], databaseUrl: env['DATABASE_URL'] })
  if ('problem' in config) throw new BadInput(config.problem)
  return config
}

/** Turns errors that the host can fix, such as a port in use or a full disk, into one line. */
export async function attempt<T>(work: Promise<T>, what = ''): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new BadInput(what + (error instanceof Error ? error.message : String(error)))
  }
}

/** Addresses that include localhost. */
const ALL_ADDRESSES = ['0.0.0.0', '::']

/** The address at which people reach the server. */
export const addressOf = ({ url, host }: Config, port: number): string =>
  url ?? `http://${nameOf(host)}:${port}`

/** The address as it is written in a URL. */
function nameOf(host: string): string {
  if (ALL_ADDRESSES.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
