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
