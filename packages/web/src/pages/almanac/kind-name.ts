import { say } from '../../core/language.ts'
import type { GameId } from '../../games/index.ts'

/** What a kind of card is called; a kind that nobody has named keeps its own word. */
export function kindName(game: GameId, kind: string): string {
  const kinds: Readonly<Record<string, string>> = say.value.almanac.kinds[game]
  return kinds[kind] ?? kind
}
