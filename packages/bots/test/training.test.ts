import { ask, fastRandom, Question } from '@ziggurat/kernel'
import type { Game, GameState, Random, Seat } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { playGame } from '../src/arena/contest.ts'
import { Layout } from '../src/learned/inputs.ts'
import { Judge } from '../src/learned/judge.ts'
import type { Subject } from '../src/learned/judge.ts'
import { decode, encode } from '../src/learned/weights.ts'
import { randomBot } from '../src/random.ts'
import { thinkingBot } from '../src/search/bot.ts'
import { thinkWith } from '../src/search/work.ts'
import { fit } from '../src/training/fit.ts'
import type { Epoch } from '../src/training/fit.ts'
import { Samples } from '../src/training/samples.ts'
import { sampleGame } from '../src/training/sampling.ts'

/** A heap of stones. Who takes the last one wins: the winner leaves 4, 8 or 12 stones whenever that is possible. */
interface Heap extends GameState {
  stones: number
  active: Seat
}

const MOST = 3
const STONES = 14

const options = Array.from({ length: MOST }, (_, i) => ({ id: `take ${i + 1}`, does: 'take', count: i + 1 }))

const nim: Game<Heap> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  idOf: ({ does, count }) => `${does} ${count}`,
  cards: () => [],
  why: () => [],
  check: () => {},
  setup: (_seats, _options, random) => ({ random, stones: STONES, active: 0 }),
  *beat(state) {
    const { stones, active } = state
    const taken = yield* ask(new Question(active, 'take', () => options.slice(0, Math.min(MOST, stones))))
    state.stones -= taken.count
    state.active = 1 - active
  },
  outcome: ({ stones, active }) => {
    if (stones > 0) return null
    return active === 1 ? { scores: [1, 0], places: [1, 2] } : { scores: [0, 1], places: [2, 1] }
  },
  view: ({ stones, active }) => ({ stones, active }),
  hidden: () => [],
}
const game = nim as unknown as Game

const layout = new Layout<'heap'>()
const HEAPS = [layout.add('heap', STONES + 1), layout.add('heap', STONES + 1)] as const

const subject: Subject<Heap> = {
  features: {
    layout,
    write: ({ stones, active }, seat, inputs) => inputs.add((active === seat ? HEAPS[0] : HEAPS[1]) + stones),
  },
  unit: 1,
  marginCounts: () => 0,
}
const learned = subject as unknown as Subject

const FITTING = {
  shape: { first: 16, second: 8 },
  epochs: 6,
  rate: 0.01,
  batch: 32,
  decay: 0,
  counts: [1, 1, 1],
  heldOut: 1000,
} as const

const setup = (seed: string) => ({ seats: 2, options: {}, seed })

/** Learns from so many games that a bot plays against itself. */
function learnFrom(botAt: (seat: Seat, random: Random) => ReturnType<typeof randomBot>, games: number) {
  const samples = new Samples()
  for (let i = 0; i < games; i++)
    sampleGame(game, learned, setup(`${i}`), botAt, samples, { noise: 100, sampled: 1000 })
  const epochs: Epoch[] = []
  const stored = Samples.fromBytes(samples.toBytes()) ?? new Samples()
  const network = fit(layout.size, [stored], FITTING, fastRandom(1), (epoch) => epochs.push(epoch))
  const file = encode(network, { date: '', command: '', rounds: [] })
  return { judge: new Judge(learned, decode(file)), epochs }
}

const botWith = (judge: Judge) => (_seat: Seat, random: Random) =>
  thinkingBot(
    'learned',
    thinkWith(judge, { kind: 'one-step', worlds: 1, forks: 3, followUps: 0, others: 'random' }),
    random,
  )

/** The games of a hundred that a learned bot wins, and how often it leaves 4, 8 or 12 stones where it can. */
function strength(judge: Judge): { readonly wins: number; readonly sound: number } {
  const learnedAt = botWith(judge)
  let [wins, could, did] = [0, 0, 0]
  for (let i = 0; i < 100; i++) {
    const own = i % 2
    let chance: number | null = null
    const onPosition = ({ state }: { readonly state: GameState }) => {
      const { stones, active } = state as Heap
      if (chance !== null && stones === chance) did++
      chance = active === own && stones % (MOST + 1) > 0 ? stones - (stones % (MOST + 1)) : null
      if (chance === 0) chance = null
      if (chance !== null) could++
    }
    const botAt = (seat: Seat, random: Random) => (seat === own ? learnedAt(seat, random) : randomBot(random))
    const { outcome } = playGame(game, setup(`arena ${i}`), botAt, { onPosition })
    if (outcome?.places[own] === 1) wins++
  }
  return { wins, sound: did / could }
}

test('values are learnt from games, and each round of self-play makes a stronger bot', () => {
  // Few games, so that there is something left to learn.
  const first = learnFrom((_, random) => randomBot(random), 150)
  const errors = first.epochs.map(({ heldOut }) => heldOut[1] as number)
  expect(errors.at(-1)).toBeLessThan(errors[0] as number)
  const one = strength(first.judge)
  expect(one.wins).toBeGreaterThan(75)

  const second = learnFrom(botWith(first.judge), 600)
  const two = strength(second.judge)
  expect(two.wins).toBeGreaterThan(90)
  expect(two.sound).toBeGreaterThan(one.sound)
})

test('the same games and the same random give the same weights', () => {
  const { judge } = learnFrom((_, random) => randomBot(random), 50)
  const { judge: again } = learnFrom((_, random) => randomBot(random), 50)
  expect(again).toEqual(judge)
})
