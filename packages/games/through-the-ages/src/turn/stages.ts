import type { Play } from '../play.ts'
import type { State } from '../state.ts'

/** The part of the turn that follows. */
export function nextStage({ state, edition }: Play): void {
  const { turn } = edition
  const next = turn[turn.indexOf(state.stage) + 1]
  if (next === undefined) throw new Error(`nothing follows upon '${state.stage}'`)
  state.stage = next
}

/** Where a turn begins: in the first round cards are taken at once. */
export function firstStage({ state, edition }: Play): State['stage'] {
  const [first] = edition.turn
  if (first === undefined) throw new Error('a turn has no parts')
  return state.round === 1 ? 'actions' : first
}
