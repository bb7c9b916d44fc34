import { readGame, writeGame } from '../core/kept-games.ts'
import { loadRules } from './local-rules.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { LocalRunner } from './runner.ts'

/** The worker of one page: it runs the page's local game, and ends with the page. */

const send = (message: FromWorker): void => postMessage(message)

let held: string | null = null

/** The newest tab wins: a lock on the game is taken from the tab that has it. */
function take(id: string): Promise<void> {
  // Without https there are no locks.
  if (id === held || !('locks' in navigator)) return Promise.resolve()
  held = id
  return new Promise((taken) => {
    navigator.locks
      .request(`ziggurat game ${id}`, { steal: true }, () => {
        taken()
        return new Promise(() => {})
      })
      .catch(() => {
        runner.stop()
        send({ type: 'taken' })
      })
  })
}

const runner = new LocalRunner({
  send,
  read: readGame,
  write: writeGame,
  rules: loadRules,
  take,
  pause: () => new Promise((over) => setTimeout(over)),
  now: () => Date.now(),
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void runner.receive(data))
