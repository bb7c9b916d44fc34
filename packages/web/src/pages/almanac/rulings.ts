import type { GameId } from '../../games/index.ts'
import { rulebookOf, rulesOf } from '../rules/rulebooks.ts'
import type { Clause } from '../rules/rules-text.ts'
import { wordsOfClause } from '../rules/rules-text.ts'

/** The rules that name a card. */
export async function rulingsOn(
  game: GameId,
  edition: string,
  names: readonly string[],
): Promise<readonly Clause[]> {
  const { sections } = await rulesOf(rulebookOf(game, edition, ''))
  const named = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'u')
  return sections
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => clause.id !== null && named.test(wordsOfClause(clause)))
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`)
