import type { IconName } from '../../look/icon-names.ts'
import { SIGN_ICONS } from './signs.tsx'

/** The icons of card summaries, by their names there. */
export const SUMMARY_ICONS = {
  ...SIGN_ICONS,
  farm: 'farm',
  mine: 'mine',
  lab: 'lab',
  temple: 'temple',
  library: 'library',
  theater: 'theater',
  arena: 'arena',
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  government: 'government',
  leader: 'leader',
  wonder: 'ziggurat',
  colony: 'territory',
  aggression: 'aggression',
  war: 'war',
  event: 'event',
  tactic: 'tactic',
  peek: 'eye',
  atOnce: 'action',
  leaves: 'discard',
} as const satisfies Readonly<Record<string, IconName>>

export type SummaryIcon = keyof typeof SUMMARY_ICONS
