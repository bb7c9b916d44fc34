import type { Game } from '@ziggurat/kernel'

/** The rules themselves, for looking back: a record is played again in the browser. */
export const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  'seven-wonders': async () => (await import('@ziggurat/seven-wonders')).sevenWonders,
  innovation: async () => (await import('@ziggurat/innovation')).innovation,
  'through-the-ages': async () => (await import('@ziggurat/through-the-ages')).throughTheAges,
}
