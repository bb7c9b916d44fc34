import { describe, expect, test } from 'vitest'

import { ageProgress, dogmaOf, drawingOf, meldChanges, progressOf } from '../src/foresight.ts'
import type { Melding } from '../src/foresight.ts'
import { ICONS, iconsOn } from '../src/index.ts'
import { preview } from '../src/preview.ts'
import { NOBODY, playerAt, SPECIALS } from '../src/state.ts'
import { position, randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'

const changesIn = ({ changes }: Melding) => changes.map(({ figure, from, to }) => `${figure} ${from} → ${to}`)

describe('before a card is melded', () => {
  test('its icons appear and the covered ones disappear (INN-MELD-01)', () => {
    const { table } = position({ players: [{ board: [['archery']], hand: ['oars', 'writing'] }, {}] })
    const oars = meldChanges(table.view(0), 'oars')
    expect(oars).toMatchObject({ colour: 'red', covers: 'archery' })
    expect(changesIn(oars)).toEqual(['lightbulb 1 → 0', 'crown 0 → 1'])
    const writing = meldChanges(table.view(0), 'writing')
    expect(writing).toMatchObject({ colour: 'blue', covers: null })
    expect(changesIn(writing)).toEqual(['lightbulb 1 → 3', 'crown 0 → 1'])
  })

  test('a splayed pile still shows icons of covered cards (INN-SPLAY-06, INN-SPLAY-08)', () => {
    const { table } = position({
      players: [{ board: [['archery', 'metalworking', 'right']], hand: ['oars'] }, {}],
    })
    // A castle and a lightbulb from Archery, two castles from Metalworking
    expect(table.view(0).players[0]?.icons).toEqual([4, 0, 1, 0, 0, 0])
    expect(changesIn(meldChanges(table.view(0), 'oars'))).toEqual(['castle 4 → 5', 'crown 0 → 1'])
  })
})

describe('achievements of ages', () => {
  test('need five points per age and a top card as high (INN-ACHIEVE-01)', () => {
    const { table } = position({
      players: [{ board: [['calendar'], ['archery']], score: ['writing', 'sailing', 'gunpowder'] }, {}],
    })
    const [first, second, third] = ageProgress(table.view(1), 0)
    expect(first).toMatchObject({
      age: 1,
      points: { have: 6, need: 5 },
      top: { have: 2, need: 1 },
      open: true,
    })
    expect(second).toMatchObject({ points: { have: 6, need: 10 }, top: { have: 2, need: 2 }, open: false })
    expect(third).toMatchObject({ points: { need: 15 }, top: { have: 2, need: 3 }, owner: null })
    expect(ageProgress(table.view(1), 0)).toHaveLength(9)
  })
})

describe('special achievements', () => {
  const { table } = position({
    players: [
      {
        board: [['archery', 'metalworking', 'right'], ['computers'], ['sailing']],
      },
      {},
    ],
  })
  const parts = (special: (typeof SPECIALS)[number]) =>
    progressOf(table.view(1), 0, special).parts.map(({ what, have, need }) => `${what} ${have}/${need}`)

  test('Monument: six cards tucked or six scored in one turn (INN-ACHIEVE-10)', () => {
    expect(parts('monument')).toEqual(['tucked 0/6', 'scored 0/6'])
    expect(progressOf(table.view(1), 0, 'monument')).toMatchObject({ enough: 'one', owner: null })
  })

  test('Empire: three icons of each kind (INN-ACHIEVE-10)', () => {
    const icons = table.view(1).players[0]?.icons ?? []
    expect(parts('empire')).toEqual(ICONS.map((icon, at) => `${icon} ${icons[at]}/3`))
    expect(progressOf(table.view(1), 0, 'empire').enough).toBe('all')
  })

  test('World: twelve clocks (INN-ACHIEVE-10)', () => {
    expect(parts('world')).toEqual([`clock ${iconsOn(playerAt(table.state, 0).board)[5]}/12`])
  })

  test('Wonder: five colours splayed right or up (INN-ACHIEVE-10)', () => {
    expect(parts('wonder')).toEqual(['red 1/1', 'yellow 0/1', 'green 0/1', 'blue 0/1', 'purple 0/1'])
  })

  test('Universe: five top cards of value 8 or more (INN-ACHIEVE-10)', () => {
    expect(parts('universe')).toEqual(['red 1/8', 'yellow 0/8', 'green 1/8', 'blue 9/8', 'purple 0/8'])
  })
})

describe('before a card is activated', () => {
  const { table } = position({
    players: [
      { board: [['masonry']] },
      { board: [['tools']] },
      { board: [['oars']] },
      { board: [['archery']] },
    ],
    active: 2,
  })

  test('the preview lists who obeys its demand and who shares, in order (INN-DOGMA-02, INN-DEMAND-01, INN-SHARE-03)', () => {
    expect(dogmaOf(table.view(null), 2, 'oars')).toEqual({
      icon: 'castle',
      counts: [3, 1, 2, 2],
      sharing: [3, 0],
      demanded: [1],
      effects: [
        { kind: 'demand', seats: [1] },
        { kind: 'shared', seats: [3, 0, 2] },
      ],
      mayBring: true,
    })
  })

  test('only sharing players can bring a card at the end (INN-SHARE-05)', () => {
    expect(dogmaOf(table.view(null), 0, 'masonry')).toMatchObject({
      effects: [{ kind: 'shared', seats: [0] }],
      mayBring: false,
    })
  })
})

/** What the views give, and what the state gives. */
function compared({ table }: RandomGame) {
  const { state } = table
  const view = table.view(null)
  return state.players.map((_, seat) => {
    const tops = view.players[seat]?.board.map(({ top }) => top) ?? []
    const { sharing, demanded, counts } = { ...preview(state, seat, tops[0] ?? 'writing') }
    const said = dogmaOf(view, seat, tops[0] ?? 'writing')
    return {
      said: [said.sharing, said.demanded, said.counts],
      true: [sharing, demanded, counts],
    }
  })
}

/** Unclaimed special achievements whose conditions are met: there must be none between two actions. */
const unclaimed = ({ table }: RandomGame) =>
  SPECIALS.filter((special, at) =>
    table.state.players.some((_, seat) => {
      const { parts, enough } = progressOf(table.view(null), seat, special)
      const done = parts.map(({ have, need }) => have >= need)
      return (
        table.state.specials[at] === NOBODY &&
        (enough === 'one' ? done.includes(true) : !done.includes(false))
      )
    }),
  )

test('the forecast of a draw is what is drawn, over whole games (INN-DRAW-03, INN-DRAW-05)', () => {
  const drawn = { draw: 0, 'draw-higher': 0, 'draw-and-score': 0, 'draw-and-tuck': 0, ends: 0 }
  for (let i = 0; i < 60; i++) {
    const game = randomGame(2 + (i % 3), `drawing ${i}`)
    const { table, emitted } = game
    while (table.questions.length > 0) {
      const views = table.view(null).players.map((_, seat) => table.view(seat))
      const from = emitted.length
      const { seat, id } = step(game)
      const view = views[seat]
      const said = view === undefined ? undefined : drawingOf(view, seat, id)
      if (said === undefined) continue
      const event = emitted
        .slice(from)
        .find(({ event: { kind } }) => kind === 'drew' || kind === 'over')?.event
      expect(event).toMatchObject(
        said.age === null ? { kind: 'over' } : { kind: 'drew', seat, age: said.age },
      )
      drawn[said.age === null ? 'ends' : (id as keyof typeof drawn)]++
    }
  }
  for (const [answer, times] of Object.entries(drawn)) expect([answer, times > 0]).toEqual([answer, true])
})

test('over whole games the previews match the rules (INN-DOGMA-02, INN-ACHIEVE-01, INN-ACHIEVE-07)', () => {
  const checked: { readonly said: unknown; readonly true: unknown }[] = []
  for (let i = 0; i < 12; i++) {
    const game = randomGame(2 + (i % 3), `foresight ${i}`, i % 2 === 0 ? 'first' : 'third')
    const { table } = game
    while (table.questions.length > 0) {
      if (table.questions[0]?.kind === 'action') {
        const { active } = table.state
        const open = table.question(active)?.options.flatMap(({ id }) => /^achieve (\d)$/.exec(id)?.[1] ?? [])
        checked.push(
          ...compared(game),
          { said: unclaimed(game), true: [] },
          {
            said: ageProgress(table.view(null), active).flatMap((each) => (each.open ? [`${each.age}`] : [])),
            true: open,
          },
        )
      }
      step(game)
    }
  }
  expect(checked.length).toBeGreaterThan(1000)
  expect(checked.map(({ said }) => said)).toEqual(checked.map(({ true: right }) => right))
})
