import { makeBot } from '@ziggurat/bots'
import { innovation } from '@ziggurat/innovation'
import { fastRandom, pick, RESIGN, seedFrom, usualOptions } from '@ziggurat/kernel'
import type { Game, GameOptions, Random, Seat } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

import type { KeptGame, LocalSeat } from '../../src/core/kept-games.ts'
import { LocalGame } from '../../src/local/local-game.ts'
import type { LocalRules } from '../../src/local/local-rules.ts'
import type { FromWorker, LocalUpdate } from '../../src/local/messages.ts'
import { LocalRunner } from '../../src/local/runner.ts'

export const person = (name: string): LocalSeat => ({ kind: 'person', name })
export const bot = (name: string): LocalSeat => ({ kind: 'bot', bot: name })

/** A game with the bots that the server has. */
export const rulesOf = (game: Game): LocalRules => ({
  game,
  makeBot: (name, random) => makeBot(name, game.id, random),
})

export const GAMES: ReadonlyMap<string, LocalRules> = new Map(
  [sevenWonders as Game, innovation as Game, throughTheAges as Game].map((game) => [game.id, rulesOf(game)]),
)

export function rulesNamed(id: string): LocalRules {
  const rules = GAMES.get(id)
  if (rules === undefined) throw new Error(id)
  return rules
}

interface Wanted {
  readonly seats: readonly LocalSeat[]
  readonly seed?: string
  readonly options?: GameOptions
}

export const newGame = ({ game }: LocalRules, { seats, seed = 'local', options }: Wanted) => ({
  type: 'begin' as const,
  id: 'here-1',
  game: game.id,
  options: options ?? usualOptions(game.options),
  seats,
  seed: seedFrom(seed),
})

export function begin(rules: LocalRules, wanted: Wanted): LocalGame {
  const game = LocalGame.begin(rules, newGame(rules, wanted), 1)
  if (game instanceof LocalGame) return game
  throw new Error(game.code)
}

export function reopen(rules: LocalRules, kept: KeptGame, now = 2): LocalGame {
  // As the browser's database gives it back.
  const game = LocalGame.reopen(rules, structuredClone(kept), now)
  if (game instanceof LocalGame) return game
  throw new Error(game.code)
}

/** A random answer, but never `resign`; null if nobody who looks is asked. */
export function anyAnswer({ question }: LocalUpdate, random: Random): string | null {
  if (question === null) return null
  const others = question.options.filter(({ id }) => id !== RESIGN)
  return pick(random, others.length > 0 ? others : question.options).id
}

/** Lets bots and people answer once: whoever is asked first. False when the game is over. */
export function step(game: LocalGame, random: Random, now = 1): boolean {
  const { botAsked } = game
  if (botAsked !== null) {
    game.letBotAnswer(botAsked, now)
    return true
  }
  const { next } = game.update(true)
  if (next !== null) game.show(next)
  const update = game.update(true)
  const id = anyAnswer(update, random)
  if (id === null) return false
  const problem = game.answer(update.question?.opened ?? -1, id, now)
  if (problem !== null) throw new Error(problem.code)
  return true
}

export function playToEnd(game: LocalGame, random = fastRandom(1)): void {
  while (step(game, random));
}

/** A page of a local game, without a screen: sends messages and keeps those of its worker. */
export class TestPage {
  readonly messages: FromWorker[] = []
  readonly kept = new Map<string, KeptGame>()
  readonly runner: LocalRunner
  /** What the disk does: it can be full. */
  isFull = false
  /** The time, and what happens while a bot thinks. */
  time = 0
  whileThinking = (): void => {}
  private readonly rules: (game: string) => Promise<LocalRules | null>

  constructor(rules: (game: string) => Promise<LocalRules | null> = async (id) => GAMES.get(id) ?? null) {
    this.rules = rules
    this.runner = new LocalRunner({
      send: (message) => void this.messages.push(message),
      read: async (id) => this.kept.get(id) ?? null,
      write: async (game) => {
        if (this.isFull) return false
        this.kept.set(game.id, structuredClone(game))
        return true
      },
      rules: this.rules,
      take: async () => {},
      pause: async () => this.whileThinking(),
      now: () => this.time,
    })
  }

  /** The last update. */
  get update(): LocalUpdate {
    const update = this.messages.findLast((message) => message.type === 'update')
    if (update === undefined) throw new Error('no update yet')
    return update
  }

  async show(seat: Seat | null): Promise<void> {
    await this.runner.receive({ type: 'show', seat })
  }

  async answer(id: string): Promise<void> {
    await this.runner.receive({ type: 'answer', question: this.update.question?.opened ?? -1, id })
  }
}
