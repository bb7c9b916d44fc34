import type { Seat } from './rules.ts'

/** Something that happened, as everybody may know it. */
export interface GameEvent {
  readonly kind: string
}

export interface EventAudience {
  /** The seats that may know more, and what they may know. */
  readonly to?: readonly Seat[]
  readonly more?: object
  /** Whether the event reveals something hidden. Answers before it cannot be taken back freely. */
  readonly reveals?: boolean
}

export interface FullEvent<E extends GameEvent = GameEvent> extends EventAudience {
  readonly event: E
}

/** Rules call this for everything that happens; logs, animations and statistics are made from it. */
export type Emit<E extends GameEvent = GameEvent> = (event: E, audience?: EventAudience) => void

/** The event as this viewer may know it. A null viewer is a spectator. */
export function eventFor<E extends GameEvent>(emitted: FullEvent<E>, viewer: Seat | null): E {
  return viewer !== null && emitted.to?.includes(viewer)
    ? { ...emitted.event, ...emitted.more }
    : emitted.event
}
