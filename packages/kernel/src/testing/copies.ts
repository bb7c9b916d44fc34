import { copy, same } from '../copy.ts'
import { eventFor } from '../events.ts'
import type { GameEvent } from '../events.ts'
import type { Place } from '../game.ts'
import { wordsIn } from '../parts.ts'
import { pick } from '../random.ts'
import type { Random } from '../random.ts'
import { observe, swap } from '../redeal.ts'
import type { Answer, Seat } from '../rules.ts'
import { Table } from '../table.ts'

/** How many worlds are tried per answer. */
const TRIES = 4

/**
 * Equal cards must be indistinguishable: what a viewer sees after an answer must not depend on which copy of
 * a card the rules moved. So the answer is also given in other worlds, which the viewer cannot tell from the
 * true one and where copies of the named cards lie elsewhere. If the viewer gets the same events and sees the
 * same cards in both, their view must be the same. A redeal cannot find this fault: it checks whether a
 * position shows what is hidden in it, not how the position came about.
 *
 * Returns the card whose copies the viewer can tell apart; undefined if there is none.
 */
export function copyToldApart(
  table: Table,
  viewer: Seat | null,
  answer: Answer,
  copies: ReadonlyMap<string, number>,
  random: Random,
): string | undefined {
  const { state, count } = table.beatStart
  const answers = [...table.answersSince(count), answer]
  const named = new Set(answers.flatMap(({ seat, option }) => (seat === viewer ? [] : wordsIn(option))))
  const cards = [...named].filter((word) => (copies.get(word) ?? 1) > 1)
  if (cards.length === 0) return undefined
  const truth = follow(table, copy(state), answers, viewer)
  for (let i = 0; i < TRIES; i++) {
    const card = pick(random, cards)
    const world = copy(state)
    if (!moveCopies(table.game.hidden(world, viewer), card, random)) continue
    const other = follow(table, world, answers, viewer)
    if (other === null || truth === null) continue
    if (same(other.before, truth.before) && same(other.shown, truth.shown) && !same(other.after, truth.after))
      return card
  }
  return undefined
}

/** Swaps copies of a card with others that look like them. Returns false if there were none. */
function moveCopies(groups: readonly (readonly Place[])[], card: string, random: Random): boolean {
  let moved = false
  for (const places of groups) {
    const copies = places.filter(({ list, at }) => list[at] === card)
    if (copies.length === 0 || copies.length === places.length || random.int(2) === 0) continue
    swap(pick(random, copies), pick(random, places))
    moved = true
  }
  return moved
}

/**
 * What a viewer sees before the last of these answers, which events it causes, and what they see afterwards;
 * null if an answer is refused.
 */
function follow(
  { game, setting }: Table,
  start: Table['state'],
  answers: readonly Answer[],
  viewer: Seat | null,
) {
  const emitted: GameEvent[] = []
  const table = Table.at(game, setting, start, (each) => emitted.push(eventFor(each, viewer)))
  const before: unknown[] = []
  for (const { seat, option } of answers) {
    before.push(observe(table, viewer))
    if (table.answer(seat, option.id) !== null) return null
  }
  return { before, shown: { emitted, faces: facesFor(table, viewer) }, after: observe(table, viewer) }
}

/** The cards that are not hidden from a viewer, at their places. */
function facesFor({ game, state }: Table, viewer: Seat | null): string[] {
  const shown = copy(state)
  for (const { list, at } of game.hidden(shown, viewer).flat()) list[at] = ''
  const faces: string[] = []
  const visit = (data: unknown): void => {
    if (typeof data === 'string') faces.push(data)
    else if (typeof data === 'object' && data !== null) Object.values(data).forEach(visit)
  }
  visit(shown)
  return faces
}
