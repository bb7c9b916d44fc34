import { drawSeed, pick, fastRandom } from '@ziggurat/kernel'
import type { Option, Question, Random, Seat, Table } from '@ziggurat/kernel'
import { settingsOf, added, checkForesight } from '@ziggurat/kernel/testing'
import type { Count, ForesightChecks } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import { isCard } from '../src/catalogue.ts'
import type { CardId } from '../src/catalogue.ts'
import { dogmaOf, iconsOf, meldChanges } from '../src/foresight.ts'
import { innovation } from '../src/index.ts'
import type { Event, Icon, State, View } from '../src/index.ts'
import { randomGame, step } from './testing.ts'

/** The card that an answer melds from the hand; null if it does something else. */
function melds({ players }: View, { seat }: Question, { does, card }: Option): CardId | null {
  if (does !== 'meld' || card === undefined) return null
  return players[seat]?.hand.some((each) => each.card === card) === true ? card : null
}

const TELLING: ForesightChecks<State, View, Icon> = {
  figures: iconsOf,
  foresee(view, question, option) {
    const card = melds(view, question, option)
    return card === null ? null : meldChanges(view, card)
  },
  /**
   * All players meld their first cards at once. A card that lets a player meld may do something else first,
   * and goes on afterwards.
   */
  happens(table, { seat: asked, kind }, { id, card }, seat) {
    const first = kind === 'first-card'
    let done: ReturnType<typeof iconsOf> | null = null
    let emitted = 0
    const fork: Table<State, View> = table.fork(({ event }) => {
      const { kind: what, ...rest } = event as Event
      const own = what === 'melded' && 'card' in rest && rest.card === card
      if (own && (first || emitted === 0)) done = iconsOf(fork.view(seat), seat)
      emitted++
    })
    fork.answer(asked, id)
    for (const { seat: other, options } of first ? fork.questions : [])
      fork.answer(other, options[0]?.id ?? '')
    return done
  },
  /** Prefers to activate cards. */
  goOn(random: Random, question: Question) {
    if (question.set !== undefined) return question.any(random)
    const { options } = question
    const active = options.filter(({ does }) => does === 'dogma' || does === 'achieve')
    return pick(random, active.length > 0 && random.int(3) > 0 ? active : options)
  },
}

const long = process.env['LONG'] !== undefined

test.each(settingsOf(innovation))(
  'a meld shows and covers what was forecast: $seats players, $options (INN-MELD-01)',
  { timeout: 3_600_000 },
  (setting) => {
    const random = fastRandom(setting.seats)
    const counts: Count[] = []
    for (let game = 0; game < (long ? 40 : 1); game++)
      counts.push(checkForesight(innovation, { ...setting, seed: drawSeed(random) }, TELLING))
    const count = added(counts)
    expect(count['action: meld']).toBeGreaterThan(20)
    expect(count['first-card: meld']).toBeGreaterThan(2)
  },
)

/** The seats that execute each effect of a card, up to the next question. */
function executed(table: Table<State, View>, seat: Seat, id: string) {
  const emitted: Event[] = []
  const fork = table.fork(({ event }) => emitted.push(event as Event))
  fork.answer(seat, id)
  const dogma = emitted.find((event) => event.kind === 'dogma')
  const effects = emitted.flatMap((event) =>
    event.kind === 'effect' && event.card === dogma?.card && event.role !== 'alone'
      ? [`${event.effect} ${event.seat}`]
      : [],
  )
  return { dogma, effects }
}

test('a card concerns the forecast players, in the forecast order (INN-DOGMA-02, INN-SHARE-03)', () => {
  let count = 0
  for (let i = 0; i < (long ? 60 : 6); i++) {
    const game = randomGame(2 + (i % 3), `foretold ${i}`, i % 2 === 0 ? 'first' : 'third')
    const { table } = game
    while (table.questions.length > 0) {
      const { seat, kind, options } = table.questions[0] as Question
      for (const { id } of kind === 'action' ? options : []) {
        const [verb, card = ''] = id.split(' ')
        if (verb !== 'dogma' || !isCard(card)) continue
        const { sharing, demanded, effects } = dogmaOf(table.view(seat), seat, card)
        const then = executed(table, seat, id)
        expect(then.dogma).toMatchObject({ seat, card, sharing, demanded })
        const inOrder = effects.flatMap(({ seats }, at) => seats.map((each) => `${at} ${each}`))
        expect(then.effects).toEqual(inOrder.slice(0, then.effects.length))
        count++
      }
      step(game)
    }
  }
  expect(count).toBeGreaterThan(500)
})
