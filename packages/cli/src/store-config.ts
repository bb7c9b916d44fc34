import { readStoreConfig } from '@ziggurat/server'
import type { StoreConfig } from '@ziggurat/server'

import { BadInput } from './bad-input.ts'
import type { Flags } from './flags.ts'

/** Which database a command uses: the same as the server with these flags and environment variables. */
export function storeConfig({ data }: Flags): StoreConfig {
  const { env } = process
  const config = readStoreConfig({ data: data ?? env['ZIGGURAT_DATA'], databaseUrl: env['DATABASE_URL'] })
  if ('problem' in config) throw new BadInput(config.problem)
  return config
}

/** Turns errors that the host can fix, such as a full disk, into one line. */
export async function attempt<T>(work: Promise<T>, what = ''): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new BadInput(what + (error instanceof Error ? error.message : String(error)))
  }
}
