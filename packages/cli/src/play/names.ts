import type { BotName } from '@ziggurat/bots'
import type { Seat } from '@ziggurat/kernel'

import type { Messages } from '../messages/messages.ts'

/** The names of the seats: the player's name, and for bots their kind and number; '' for a seat that does not exist. */
export function namesOf(
  seats: readonly (BotName | null)[],
  player: string,
  messages: Messages,
): (seat: Seat) => string {
  const counts = new Map<BotName, number>()
  const names = seats.map((bot) => {
    if (bot === null) return player
    const number = (counts.get(bot) ?? 0) + 1
    counts.set(bot, number)
    return `${messages.bots[bot]} ${number}`
  })
  return (seat) => names[seat] ?? ''
}
