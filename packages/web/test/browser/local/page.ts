import {
  askToPersist,
  keptGames,
  onKeptGames,
  readGame,
  removeGame,
  writeGame,
} from '../../../src/core/kept-games.ts'
import type { FromWorker, LocalUpdate, ToWorker } from '../../../src/local/messages.ts'
import { startWorker } from '../../../src/local/start-worker.ts'

/** A page with a worker and no screen: tests call these functions. */
class BarePage {
  readonly messages: FromWorker[] = []
  private worker: Worker | null = null
  private heard = (): void => {}

  /** Sends a message and waits for the next one that the worker sends. */
  async send(message: ToWorker): Promise<FromWorker> {
    const { length } = this.messages
    this.post(message)
    return this.until(() => this.messages[length])
  }

  post(message: ToWorker): void {
    if (this.worker === null) {
      this.worker = startWorker()
      this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        this.messages.push(data)
        this.heard()
      })
    }
    this.worker.postMessage(message)
  }

  async until<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await new Promise<void>((heard) => {
        this.heard = heard
      })
    }
  }

  get update(): LocalUpdate | undefined {
    return this.messages.findLast((message) => message.type === 'update')
  }

  /** Waits until the game asks this page and no bot, or is over. */
  asked(): Promise<LocalUpdate> {
    return this.until(() => {
      const { update } = this
      if (update === undefined) return undefined
      const { seats, waiting, question, outcome } = update
      const asksBot = waiting.some((seat) => seats[seat]?.kind === 'bot')
      return outcome !== null || (question !== null && !asksBot) ? update : undefined
    })
  }

  /** Gives this many answers, always the first option; fewer if the game ends. */
  async play(answers: number): Promise<LocalUpdate> {
    for (let i = 0; i < answers; i++) {
      const { question, outcome } = await this.asked()
      if (outcome !== null || question === null) break
      const id = question.options[0]?.id ?? ''
      await this.send({ type: 'answer', question: question.opened, id })
    }
    return this.asked()
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.worker?.terminate()
    this.worker = null
  }

  readonly kept = { askToPersist, keptGames, onKeptGames, readGame, removeGame, writeGame }
}

declare global {
  interface Window {
    readonly bare: BarePage
  }
}

Object.assign(window, { bare: new BarePage() })
