import type { MatchShape } from '@ziggurat/protocol'

import { beginHere } from '../../core/begin-here.ts'
import { go } from '../../core/router.ts'
import { sawHash } from '../../core/sent-numbers.ts'
import { server } from '../../core/session.ts'
import { level, place } from '../../core/settings.ts'
import { hasServer } from '../../core/site.ts'
import { GAMES } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { ensureEntered, ownName } from '../../parts/name-field.tsx'

/** A game against bots, on this device or on the server. */
export async function playNow(game: GameId): Promise<void> {
  const bots = Array.from({ length: GAMES[game].usual.atOnce - 1 }, () => ({ bot: level.value }))
  if (place.value === 'here' || !hasServer) {
    const seats = [
      { kind: 'person' as const, name: ownName() },
      ...bots.map(({ bot }) => ({ kind: 'bot' as const, bot })),
    ]
    return beginHere({ game, options: {}, seats })
  }
  await ensureEntered()
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
