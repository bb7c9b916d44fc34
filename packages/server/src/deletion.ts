import type { Store } from '@ziggurat/store'

import type { ServerEvents } from './events.ts'
import type { Lobby } from './lobby/lobby.ts'
import type { ShapeMaker } from './lobby/shape-maker.ts'

/**
 * After this time a deletion is repeated: a request of the person may have been under way, or a node may have stopped in the
 * middle. By then their sockets are closed on all nodes. In milliseconds.
 */
const AGAIN = 30_000

/** Deletes people. */
export class Deletion {
  private readonly store: Store
  private readonly lobby: Lobby
  private readonly shapes: ShapeMaker
  private readonly events: ServerEvents
  private readonly now: () => number

  constructor(parts: {
    readonly store: Store
    readonly lobby: Lobby
    readonly shapes: ShapeMaker
    readonly events: ServerEvents
    readonly now: () => number
  }) {
    this.store = parts.store
    this.lobby = parts.lobby
    this.shapes = parts.shapes
    this.events = parts.events
    this.now = parts.now
  }

  /** Deletes a person now, and once more a little later, on any node. */
  async delete(person: string): Promise<void> {
    await this.store.addErrand(`delete ${person}`, this.now() + AGAIN)
    await this.run(person)
  }

  /** Seats come first, so that a person whose deletion broke off can still sign in and repeat it. */
  async run(person: string): Promise<void> {
    const matches = await this.lobby.unseat(person, 'deleted')
    const tokens = await this.store.tokensOf(person)
    await this.store.deletePerson(person, this.now())
    this.shapes.forgetNames({ id: person })
    for (const { hash } of tokens) this.events.emit('signedOut', hash)
    // Those who watch see the seats without the name.
    for (const match of matches) this.events.emit('matchInfo', match)
  }
}
