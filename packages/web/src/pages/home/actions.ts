import type { MatchShape } from '@ziggurat/protocol'

import { go } from '../../core/router.ts'
import { sawHash } from '../../core/sent-numbers.ts'
import { server } from '../../core/session.ts'
import { GAMES } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { ensureEntered } from '../../parts/name-field.tsx'

const OPPONENT = 'novice'

export async function playNow(game: GameId): Promise<void> {
  await ensureEntered()
  const bots = Array.from({ length: GAMES[game].usual.atOnce - 1 }, () => ({ bot: OPPONENT }))
  const { match } = await server.ask('open', { game, seats: ['me', ...bots] })
  await server.ask('start', {}, { match: match.id })
  go(`/table/${match.id}`)
}

export async function sitDown(match: MatchShape): Promise<void> {
  await ensureEntered()
  sawHash(match)
  await server.ask('join', {}, { match: match.id })
  go(`/table/${match.id}`)
}

/** The path that an invitation leads to: a link, or a code of the match's id and the invitation after a dot. */
export function pathOfInvitation(text: string): string | null {
  const pasted = text.trim()
  const link = /\/table\/([\w-]{1,40})(?:\?(?:.*&)?invitation=([\w-]+))?/.exec(pasted)
  const [, id, invitation] = link ?? /^([\w-]{8,40})(?:\.([\w-]{10,40}))?$/.exec(pasted) ?? []
  if (id === undefined) return null
  return invitation === undefined ? `/table/${id}` : `/table/${id}?invitation=${invitation}`
}
