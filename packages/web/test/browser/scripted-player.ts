import type { Update } from '@ziggurat/protocol'
import { Connection } from '@ziggurat/protocol/connection'

import { TIMEOUT } from './checks.ts'
import type { Player } from './player.ts'

/** A player who gives the answers that a test names. */
export class ScriptedPlayer {
  private readonly player: Player
  private readonly connection: Connection
  private update: Update | null = null
  private events: Update['events'] = []
  private readonly listeners = new Set<() => void>()

  constructor(player: Player) {
    this.player = player
    this.connection = new Connection(player.client, {
      update: (update, events) => {
        this.update = update
        this.events = events
        for (const listener of this.listeners) listener()
      },
    })
    this.connection.watch(player.match)
  }

  /** What has happened. */
  get kinds(): readonly string[] {
    return this.events.map(({ kind }) => kind)
  }

  /** Waits for a question of this kind and answers it. */
  async answers(kind: string, id: string): Promise<void> {
    await this.until(() => this.update?.question?.kind === kind)
    const { opened = 0 } = this.update?.question ?? {}
    const { match } = this.player
    const reply = await this.connection.ask({ type: 'answer', match, question: opened, id })
    if (reply.type === 'refused') throw new Error(reply.problem)
  }

  async waitsFor(kind: string): Promise<void> {
    await this.until(() => this.kinds.includes(kind))
  }

  close(): void {
    this.connection.close()
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`nothing came; ${this.kinds.join()}`)), TIMEOUT)
      const look = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        this.listeners.delete(look)
        found()
      }
      this.listeners.add(look)
      look()
    })
  }
}
