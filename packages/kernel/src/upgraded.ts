import type { Game, GameState } from './game.ts'

/** A state that these rules, or older ones (`rules`), have stored, for today's. Throws if it is not valid or some viewer's view of it fails. */
export function upgraded<State extends GameState>(
  game: Game<State>,
  seats: number,
  stored: GameState,
  rules: number,
): State {
  const state =
    rules === game.version ? (stored as State) : (game.upgrade?.(stored, rules) ?? (stored as State))
  game.check(state)
  for (let viewer = -1; viewer < seats; viewer++) game.view(state, viewer < 0 ? null : viewer)
  return state
}
