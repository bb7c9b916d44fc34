/** The levels that people can choose, from the weakest to the strongest. */
export const LEVELS = ['novice', 'player', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** All bots: also those that tests need and that the levels are measured against. */
export const BOTS = ['random', 'novice-1', ...LEVELS] as const
export type BotName = (typeof BOTS)[number]

/** The bot that plays where nobody has chosen another. */
export const USUAL_BOT: BotName = 'novice'

export const isBotName = (text: string): text is BotName => (BOTS as readonly string[]).includes(text)
