import { chacha, shuffle } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { endAge } from './ages.ts'
import type { Card, CardId } from './card.ts'
import { isCivil } from './catalogue.ts'
import type { Play } from './play.ts'
import { playersLeft } from './state.ts'

export const SPACES = 13

/** Spaces at the front that are swept with so many players left (TTA-ROW-02, -03). */
const sweptSpaces = (players: number): number => 5 - Math.max(2, players)

/** Sweeps the front, moves up, deals into the gaps (TTA-ROW-02 to -07). */
export function* replenish(play: Play, sweeping: boolean): Rules<void> {
  const { row, gone } = play.state
  const spaces = sweeping ? sweptSpaces(playersLeft(play.state)) : 0
  const swept = row.slice(0, spaces).filter((card) => card !== null)
  const staying = row.slice(spaces).filter((card) => card !== null)
  gone.push(...swept)
  for (let space = 0; space < SPACES; space++) row[space] = staying[space] ?? null
  if (swept.length > 0) play.tell({ kind: 'swept', cards: swept })
  yield* deal(play)
}

/** An age ends with the last card of its deck; Age A with the first dealing (TTA-AGE-01 to -06). */
function* deal(play: Play): Rules<void> {
  const { state } = play
  const { row } = state
  const dealt: CardId[] = []
  const first = state.age === 0
  for (let space = 0; space < SPACES; space++) {
    if (row[space] !== null) continue
    const card = state.civilDeck.pop()
    if (card === undefined) break
    row[space] = card
    dealt.push(card)
    if (state.civilDeck.length === 0) yield* endAge(play)
  }
  if (dealt.length > 0) play.tell({ kind: 'dealt', cards: dealt }, { reveals: true })
  if (first && state.age === 0) yield* endAge(play)
}

/** A shuffled deck of an age for so many players (TTA-SETUP-04 to -06). */
export function deckOf(play: Play, kind: 'civil' | 'military', age: number, players: number): CardId[] {
  const deck: CardId[] = []
  for (const card of play.edition.cards.all) {
    if (card.age !== age || (kind === 'civil') !== isCivil(card)) continue
    const copies = copiesOf(card, players)
    for (let i = 0; i < copies; i++) deck.push(card.id)
  }
  return shuffle(chacha(play.state.random), deck)
}

export const copiesOf = ({ copies }: Card, players: number): number => copies[players - 2] ?? 0
