import type { Seat } from './rules.ts'

/** Something that happened, as everybody may know it. */
export interface GameEvent {
  readonly kind: string
}

export interface Audience {
  /** Seats that may know more of it, and what. */
  readonly to?: readonly Seat[]
  readonly more?: object
  /** It shows somebody something that was hidden: nobody may take back what led to it. */
  readonly reveals?: boolean
}

export interface FullEvent<E extends GameEvent = GameEvent> extends Audience {
  readonly event: E
}

/** How rules say what happens: for the log, for motion, for statistics. */
export type Emit<E extends GameEvent = GameEvent> = (event: E, audience?: Audience) => void

/** The event as this viewer may know it; null is a spectator. */
export function eventFor<E extends GameEvent>(emitted: FullEvent<E>, viewer: Seat | null): E {
  return viewer !== null && emitted.to?.includes(viewer)
    ? { ...emitted.event, ...emitted.more }
    : emitted.event
}
