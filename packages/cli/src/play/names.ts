import type { BotName } from '@ziggurat/bots'
import type { Seat } from '@ziggurat/kernel'

import type { Messages } from '../messages/messages.ts'

/** What the seats are called: the player by name, the bots by kind and number, and a seat that is none not at all. */
export function namesOf(
  seats: readonly (BotName | null)[],
  player: string,
  messages: Messages,
): (seat: Seat) => string {
  const met = new Map<BotName, number>()
  const names = seats.map((bot) => {
    if (bot === null) return player
    const number = (met.get(bot) ?? 0) + 1
    met.set(bot, number)
    return `${messages.bots[bot]} ${number}`
  })
  return (seat) => names[seat] ?? ''
}
