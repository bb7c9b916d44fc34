import { hashSeed, printRecord } from '@ziggurat/kernel'

import type { KeptGame } from '../core/kept-games.ts'

/** The record of a local game, as far as it was played: as text that can be replayed and verified. */
export function keptRecord({
  game,
  rules,
  options,
  seed,
  seats,
  answers,
  origin,
  outcome,
}: KeptGame): string {
  return printRecord({
    game,
    rules,
    seats: seats.length,
    options,
    seed,
    hash: hashSeed(seed),
    ...(origin !== null && { start: origin }),
    answers,
    ...(outcome !== null && { scores: outcome.scores }),
  })
}
