import { GAMES } from '@ziggurat/library'
import type { Entry } from '@ziggurat/library'

import { BadInput } from './bad-input.ts'

export function gameNamed(id: string | undefined): Entry {
  const known = `games: ${[...GAMES.keys()].join(', ')}`
  if (id === undefined) throw new BadInput(`which game? (${known})`)
  const entry = GAMES.get(id)
  if (entry === undefined) throw new BadInput(`there is no game '${id}' (${known})`)
  return entry
}
