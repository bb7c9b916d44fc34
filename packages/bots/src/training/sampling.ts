import { randomFor, seedFrom } from '@ziggurat/kernel'
import type { Bot, Game, Random, Seat, Table } from '@ziggurat/kernel'

import { playGame } from '../arena/contest.ts'
import type { Played, Setup } from '../arena/contest.ts'
import { Inputs } from '../learned/inputs.ts'
import { result } from '../learned/judge.ts'
import type { Subject } from '../learned/judge.ts'
import { isQuiet } from '../search/imagined.ts'
import type { Samples } from './samples.ts'

/** Of the games, how many have random answers; the others are played as well as possible. */
const NOISY = 3 / 4

/** Adds the positions of a game to the samples, as each seat sees them, and how the game ended for it. */
export function sampleGame(
  game: Game,
  subject: Subject,
  setup: Setup,
  botAt: (seat: Seat, random: Random) => Bot,
  samples: Samples,
  { noise, sampled }: { readonly noise: number; readonly sampled: number },
): Played {
  const random = randomFor('samples', seedFrom(setup.seed))
  const inputs = new Inputs()
  const noted: { readonly sample: number; readonly seat: Seat }[] = []
  const last = new Map<Seat, number>()
  const from = samples.count
  const onPosition = (table: Table): void => {
    if (!isQuiet(table) || random.int(1000) >= sampled) return
    for (let seat = 0; seat < setup.seats; seat++) {
      inputs.clear()
      subject.features.write(table.state, seat, inputs)
      const sample = samples.count
      noted.push({ sample, seat })
      samples.add(inputs)
      const before = last.get(seat)
      if (before !== undefined) samples.nexts[before] = sample
      last.set(seat, sample)
    }
  }
  const isNoisy = random.int(1000) < NOISY * 1000
  const played = playGame(game, setup, botAt, { onPosition, noise: isNoisy ? noise : 0 })
  const { outcome } = played
  if (outcome === null) samples.count = from
  else {
    if (samples.count > from) samples.firsts.push(from)
    for (const { sample, seat } of noted) {
      const { chance, margin } = result(outcome, seat)
      const points = outcome.scores[seat] as number
      samples.setTargets(sample, [margin / subject.unit, chance, points / subject.unit])
    }
  }
  return played
}
