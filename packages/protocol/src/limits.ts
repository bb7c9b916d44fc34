/** The version of the socket's messages. A client names the one that it speaks; a server speaks one. */
export const PROTOCOL = 2

/** What names, tokens and words may look like. */
export const LIMITS = {
  name: 30,
  password: { least: 8, most: 200 },
  label: 60,
  chat: 500,
  answer: 200,
  record: 100_000,
  message: 16_384,
} as const
