import { shuffleProblem } from '@ziggurat/kernel'
import type { GameRecord, Problem, Seat } from '@ziggurat/kernel'

import type { Sent } from '../core/sent-numbers.ts'

/** `used`: with our number. `right`: this browser sent none. The others are what a dishonest server would do. */
export type Verdict = 'used' | 'right' | 'other-hash' | 'other-number' | 'bot-number' | Problem

/** Compares a finished game with what this browser saw and sent before it. `bots` are the seats that bots had at its start. */
export function verdictOn(
  record: GameRecord,
  sent: Sent | null,
  seat: Seat | null,
  bots: readonly Seat[],
): Verdict {
  const forged = shuffleProblem(record)
  if (forged !== null) return forged
  // Only the server could have chosen it, after it had all others.
  if (bots.some((each) => (record.contributions?.[each] ?? '') !== '')) return 'bot-number'
  if (sent === null) return 'right'
  if (sent.hash !== null && sent.hash !== record.hash) return 'other-hash'
  if (seat === null || sent.numbers.length === 0) return 'right'
  return sent.numbers.includes(record.contributions?.[seat] ?? '') ? 'used' : 'other-number'
}
