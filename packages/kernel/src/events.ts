import type { Seat } from './rules.ts'

/** Something that happened, as everybody may know it. */
export interface GameEvent {
  readonly kind: string
}

export interface Telling {
  /** Seats that may know more of it, and what. */
  readonly to?: readonly Seat[]
  readonly more?: object
  /** It shows somebody something that was hidden: nobody may take back what led to it. */
  readonly reveals?: boolean
}

export interface Told<E extends GameEvent = GameEvent> extends Telling {
  readonly event: E
}

/** How rules say what happens: for the log, for motion, for statistics. */
export type Tell<E extends GameEvent = GameEvent> = (event: E, telling?: Telling) => void

/** The event as this viewer may know it; null is a spectator. */
export function toldTo<E extends GameEvent>(told: Told<E>, viewer: Seat | null): E {
  return viewer !== null && told.to?.includes(viewer) ? { ...told.event, ...told.more } : told.event
}
