import type { GameOptions } from '@ziggurat/kernel'

import { askToPersist } from './kept-games.ts'
import type { LocalSeat } from './kept-games.ts'
import { go } from './router.ts'

interface NewGame {
  readonly game: string
  readonly options: GameOptions
  readonly seats: readonly LocalSeat[]
}

/** Games that were begun on this page and are not shown yet. */
const begun = new Map<string, NewGame>()

export const pageOf = (id: string): string => `/here?game=${id}`

export const replayOf = (id: string): string => `/replay/here?game=${id}`

const newId = (): string => `here-${crypto.randomUUID()}`

/** Begins a game in this browser and goes to its page. */
export function beginHere(game: NewGame): void {
  const id = newId()
  begun.set(id, game)
  void askToPersist()
  go(pageOf(id))
}

/** The game that was just begun with this id; null if the browser should have it already. */
export function takeNewGame(id: string): NewGame | null {
  const game = begun.get(id) ?? null
  begun.delete(id)
  return game
}
