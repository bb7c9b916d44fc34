import type { ServerEvents } from '../events.ts'
import type { LiveMatch } from './live-match.ts'

/** Notifies the other parts of the server of a durable change. */
export function publish(events: ServerEvents, live: LiveMatch): void {
  const over = live.settleEnd()
  events.emit('changed', live)
  if (over) events.emit('matchInfo', live.id)
}
