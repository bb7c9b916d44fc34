import { isLogLevel, LOG_LEVELS } from './logger.ts'
import type { LogLevel } from './logger.ts'

/** Which database is used. */
export interface StoreConfig {
  /** The folder of the embedded database; not used with a database address. */
  readonly data: string
  readonly databaseUrl: string | null
}

export interface Config extends StoreConfig {
  readonly port: number
  readonly host: string
  /** Signs invitations; null to use the one that is stored in the data folder. */
  readonly secret: string | null
  readonly logLevel: LogLevel
  /** The public address, such as `https://games.example.org`, for links that leave the server; null if it is not set. */
  readonly url: string | null
  /** How many proxies in front of the server are trusted to report the client's address. */
  readonly trustedProxies: number
}

export const SHORTEST_SECRET = 16

type Given = Readonly<Record<string, string | undefined>>

interface ConfigProblem {
  readonly problem: string
}

/** A variable that is set to the empty string counts as not set. */
const withoutEmpty = (from: Given): Given =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))

export function readStoreConfig(from: Given): StoreConfig | ConfigProblem {
  const { data = 'data', databaseUrl = null } = withoutEmpty(from)
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    return { problem: 'the address of the database begins with postgres://' }
  return { data, databaseUrl }
}

/** Reads flags or environment variables; a wrong value gives a one-line problem. */
export function readConfig(from: Given): Config | ConfigProblem {
  const given = withoutEmpty(from)
  const port = numberIn(given['port'] ?? '3000', 0, 65_535)
  if (port === null) return { problem: `the port is a number from 0 to 65535, not '${given['port']}'` }
  const trustedProxies = numberIn(given['trustedProxies'] ?? '0', 0, 10)
  if (trustedProxies === null) {
    return { problem: `the number of trusted proxies is 0 to 10, not '${given['trustedProxies']}'` }
  }
  const logLevel = given['logLevel'] ?? 'info'
  if (!isLogLevel(logLevel))
    return { problem: `the log level is one of ${LOG_LEVELS.join(', ')}, not '${logLevel}'` }
  const store = readStoreConfig(given)
  if ('problem' in store) return store
  const url = given['url'] === undefined ? null : originOf(given['url'])
  if (url === undefined) {
    return { problem: `the public address is like https://games.example.org, not '${given['url']}'` }
  }
  const secret = given['secret'] ?? null
  if (store.databaseUrl !== null && secret === null) {
    return { problem: 'nodes of one database share a secret: set ZIGGURAT_SECRET to 16 characters or more' }
  }
  if (secret !== null && secret.length < SHORTEST_SECRET) {
    return { problem: 'ZIGGURAT_SECRET has 16 characters or more' }
  }
  return {
    port,
    host: given['host'] ?? '0.0.0.0',
    ...store,
    secret,
    logLevel,
    url,
    trustedProxies,
  }
}

/** The origin of an address that has no path. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = Number(text)
  return /^\d{1,6}$/.test(text) && number >= least && number <= most ? number : null
}
