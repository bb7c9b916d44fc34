import type { Rules } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import type { Play } from '../play.ts'
import { playersLeft, ROW_SPACES } from '../state.ts'
import { endAge } from './ages.ts'

/** The number of front spaces that are swept with this many players left (TTA-ROW-02, -03). */
export const sweptSpaces = (players: number): number => 5 - Math.max(2, players)

/** Replenishes the row at the start of a turn (TTA-ROW-02 to -07). */
export function* replenish(play: Play): Rules<void> {
  sweep(play)
  yield* refill(play)
}

function sweep(play: Play): void {
  const { row, gone } = play.state
  const spaces = sweptSpaces(playersLeft(play.state))
  const swept = row.slice(0, spaces).filter((card) => card !== null)
  row.fill(null, 0, spaces)
  gone.push(...swept)
  if (swept.length > 0) play.emit({ kind: 'swept', cards: swept })
}

/** Moves the cards up and deals new ones into the gaps. */
export function* refill(play: Play): Rules<void> {
  const { row } = play.state
  const staying = row.filter((card) => card !== null)
  for (let space = 0; space < ROW_SPACES; space++) row[space] = staying[space] ?? null
  yield* deal(play)
}

/** An age ends with the last card of its deck; Age A with the first deal (TTA-AGE-01 to -06). */
function* deal(play: Play): Rules<void> {
  const { state } = play
  const { row } = state
  const dealt: CardId[] = []
  const first = state.age === 0
  for (let space = 0; space < ROW_SPACES; space++) {
    if (row[space] !== null) continue
    const card = state.civilDeck.pop()
    if (card === undefined) break
    row[space] = card
    dealt.push(card)
    if (state.civilDeck.length === 0) yield* endAge(play)
  }
  if (dealt.length > 0) play.emit({ kind: 'dealt', cards: dealt }, { reveals: true })
  if (first && state.age === 0) yield* endAge(play)
}
