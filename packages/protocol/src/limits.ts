/** The version of the socket's messages. A client names its version; a server supports one. */
export const PROTOCOL = 2

/** The largest sizes of texts and messages. */
export const LIMITS = {
  name: 30,
  password: { least: 8, most: 200 },
  label: 60,
  /** For how many days an API token is valid. */
  tokenDays: { usual: 90, most: 365 },
  chat: 500,
  report: 500,
  reason: 300,
  serverName: 60,
  legalText: 10_000,
  answer: 200,
  record: 100_000,
  message: 16_384,
} as const

/** How long a table without a clock waits for an answer before the others may vote on going on, in milliseconds. */
export const ABSENT_AFTER = 86_400_000
