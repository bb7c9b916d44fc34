import type { MatchModel } from './match-model.ts'

/** A value for each match on the screen, made when it is first needed and gone with the match. */
export function perModel<View, Value extends object>(
  make: (model: MatchModel<View>) => Value,
): (model: MatchModel<View>) => Value {
  const values = new WeakMap<MatchModel<View>, Value>()
  return (model) => {
    let value = values.get(model)
    if (value === undefined) values.set(model, (value = make(model)))
    return value
  }
}
