import type { GameId } from '../../games/index.ts'
import { readRules } from './rules-text.ts'
import type { RulesText } from './rules-text.ts'

interface Source {
  /** The edition, where a game has more than one. */
  readonly edition: string
  /** What the ids of its rules begin with. */
  readonly prefix: string
  readonly load: () => Promise<{ readonly default: string }>
}

/** The pages of rules, the usual edition first. */
export const SOURCES: Readonly<Record<GameId, readonly [Source, ...Source[]]>> = {
  'seven-wonders': [
    { edition: '', prefix: '7W', load: () => import('@ziggurat/seven-wonders/rules.md?raw') },
  ],
  innovation: [{ edition: '', prefix: 'INN', load: () => import('@ziggurat/innovation/rules.md?raw') }],
  'through-the-ages': [
    {
      edition: '2015',
      prefix: 'TTA',
      load: () => import('@ziggurat/through-the-ages/rules-2015.md?raw'),
    },
    {
      edition: '2006',
      prefix: 'TTA06',
      load: () => import('@ziggurat/through-the-ages/rules-2006.md?raw'),
    },
  ],
}

/** The page that has a rule, or the one of an edition; a rule's id knows its edition. */
export function sourceOf(game: GameId, edition: string, rule: string): Source {
  const sources = SOURCES[game]
  return (
    sources.find(({ prefix }) => rule.startsWith(`${prefix}-`)) ??
    sources.find((each) => each.edition === edition) ??
    sources[0]
  )
}

const read = new Map<Source, RulesText>()

export async function rulesOf(source: Source): Promise<RulesText> {
  const known = read.get(source)
  if (known !== undefined) return known
  const rules = readRules((await source.load()).default)
  read.set(source, rules)
  return rules
}
