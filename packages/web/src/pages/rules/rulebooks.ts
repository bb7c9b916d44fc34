import type { Rulebook } from '../../core/manifest.ts'
import { GAMES } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { readRules } from './rules-text.ts'
import type { RulesText } from './rules-text.ts'

/** The rulebook that has a rule, or else that of the edition, or else the first. */
export function rulebookOf(game: GameId, edition: string, rule: string): Rulebook {
  const { rulebooks } = GAMES[game]
  return (
    rulebooks.find(({ prefix }) => rule.startsWith(`${prefix}-`)) ??
    rulebooks.find((each) => each.edition === edition) ??
    rulebooks[0]
  )
}

const read = new Map<Rulebook, RulesText>()

export async function rulesOf(rulebook: Rulebook): Promise<RulesText> {
  const known = read.get(rulebook)
  if (known !== undefined) return known
  const rules = readRules((await rulebook.load()).default)
  read.set(rulebook, rules)
  return rules
}
