import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'

import type { KeptGame } from '../core/kept-games.ts'
import { keptRecord } from '../match/kept-record.ts'
import { LocalGame, refusal } from './local-game.ts'
import type { LocalRules } from './local-rules.ts'
import type { FromWorker, ToWorker } from './messages.ts'

interface Parts {
  readonly send: (message: FromWorker) => void
  readonly read: (id: string) => Promise<KeptGame | null>
  /** Returns whether the game is kept now. */
  readonly write: (game: KeptGame) => Promise<boolean>
  readonly rules: (game: string) => Promise<LocalRules | null>
  /** Makes this tab the one that goes on with a game. */
  readonly take: (id: string) => Promise<void>
  /** Lets messages arrive. */
  readonly pause: () => Promise<void>
  /** The time in milliseconds. */
  readonly now: () => number
}

/** When bots think longer than this, in milliseconds, the page gets what has happened so far. */
const PATIENCE = 300

/** Does what a page asks of its local game, one message after the other, and lets the bots answer in between. */
export class LocalRunner {
  private readonly parts: Parts
  private readonly queue: ToWorker[] = []
  private working: Promise<void> | null = null
  private game: LocalGame | null = null
  private written: KeptGame | null = null
  private isKept = true
  /** Since when something has happened that the page does not know. */
  private since: number | null = null
  /** How many events the page knows. */
  private shown = 0
  /** How long the last bot took for its answer. */
  private thought = 0
  /** Bots do not try again what has just failed. */
  private hasFailed = false
  private isStopped = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Resolves when there is nothing more to do until the next message. */
  receive(message: ToWorker): Promise<void> {
    this.queue.push(message)
    return (this.working ??= this.work())
  }

  /** Another tab goes on with the game: this one writes and says nothing more. */
  stop(): void {
    this.isStopped = true
  }

  private async work(): Promise<void> {
    while (!this.isStopped) {
      const message = this.queue.shift()
      const bot = this.hasFailed ? null : (this.game?.botAsked ?? null)
      if (message === undefined && bot === null) break
      try {
        if (message !== undefined) await this.act(message)
        else if (bot !== null) await this.letBotAnswer(bot)
      } catch (error) {
        await this.fail(error)
      }
    }
    this.working = null
  }

  private async act(message: ToWorker): Promise<void> {
    this.hasFailed = false
    if (message.type === 'begin' || message.type === 'open') {
      await this.start(message)
      return
    }
    const { game } = this
    if (game === null) {
      this.parts.send({ type: 'missing' })
      return
    }
    const refused = this.change(game, message)
    if (refused !== null) this.parts.send({ type: 'refused', problem: refused })
    else if (message.type === 'answer' && game.botAsked !== null && game.events === this.shown) {
      this.since = this.parts.now()
      await this.write(game)
    } else await this.publish(game)
  }

  private change(game: LocalGame, message: Exclude<ToWorker, { type: 'begin' | 'open' }>): Problem | null {
    const now = this.parts.now()
    if (message.type === 'show') return game.show(message.seat)
    return message.type === 'undo'
      ? game.undo(message.to, now)
      : game.answer(message.question, message.id, now)
  }

  /** Begins a game or goes on with it. A page that is loaded again may begin a game that is there already. */
  private async start(message: Extract<ToWorker, { type: 'begin' | 'open' }>): Promise<void> {
    const { send, read, take, now } = this.parts
    this.game = null
    await take(message.id)
    const kept = await read(message.id)
    const name = kept?.game ?? (message.type === 'begin' ? message.game : null)
    if (name === null) {
      send({ type: 'missing' })
      return
    }
    const rules = await this.rules(name)
    if (isProblem(rules)) {
      send({ type: 'refused', problem: rules })
      return
    }
    this.written = kept
    const game =
      kept !== null
        ? LocalGame.reopen(rules, kept, now())
        : message.type === 'begin' && LocalGame.begin(rules, message, now())
    if (game instanceof LocalGame) {
      this.game = game
      await this.publish(game)
    } else if (game) send({ type: 'refused', problem: game })
  }

  private async rules(game: string): Promise<LocalRules | Problem> {
    try {
      return (await this.parts.rules(game)) ?? refusal('no-such-game', { game })
    } catch {
      return refusal('line-lost')
    }
  }

  private async letBotAnswer(seat: number): Promise<void> {
    const { game, parts } = this
    if (game === null) return
    const begun = parts.now()
    if (this.since !== null && begun - this.since + this.thought > PATIENCE) await this.publish(game)
    game.letBotAnswer(seat, begun)
    this.since ??= begun
    this.thought = parts.now() - begun
    // The page shows one act after the other.
    if (game.botAsked === null || game.events > this.shown) await this.publish(game)
    await parts.pause()
  }

  private async write(game: LocalGame): Promise<void> {
    if (game.kept === this.written || this.isStopped) return
    this.written = game.kept
    this.isKept = await this.parts.write(game.kept)
  }

  /** Nothing is shown before it is kept. */
  private async publish(game: LocalGame): Promise<void> {
    await this.write(game)
    if (this.isStopped) return
    this.parts.send(game.update(this.isKept))
    this.shown = game.events
    this.since = null
  }

  private async fail(error: unknown): Promise<void> {
    const { game, written } = this
    this.hasFailed = true
    try {
      // What happened before.
      if (game !== null && this.since !== null) await this.publish(game)
    } catch {
      // It cannot be shown either.
    }
    const message = error instanceof Error ? error.message : String(error)
    const record = game?.record ?? (written && keptRecord(written))
    this.parts.send({ type: 'broken', message, record })
  }
}
