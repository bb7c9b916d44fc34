export const BOTS = ['random', 'novice'] as const
export type BotName = (typeof BOTS)[number]

/** The bot that plays where nobody has chosen another. */
export const USUAL_BOT: BotName = 'novice'

export const isBotName = (text: string): text is BotName => (BOTS as readonly string[]).includes(text)
