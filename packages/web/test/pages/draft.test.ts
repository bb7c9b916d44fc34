import { describe, expect, test } from 'vitest'

import {
  clockOf,
  CUSTOM,
  isAlone,
  isFull,
  localSeatsOf,
  moved,
  newDraft,
  placeOf,
  seated,
  sitter,
  openRequestOf,
} from '../../src/pages/new-table/draft.ts'

const who = (sitters: readonly { readonly who: string }[]): readonly string[] =>
  sitters.map((each) => each.who)
const table = (...names: readonly string[]) => names.map(sitter)

test('a new table has a seat for me, and open ones for the others', () => {
  const { game, sitters } = newDraft('innovation', 3)
  expect([game, who(sitters)]).toEqual(['innovation', ['me', 'open', 'open']])
})

describe('seats', () => {
  test('a person who sits down elsewhere changes places with whoever was there', () => {
    expect(who(seated(table('me', 'open', 'novice'), 2, 'me'))).toEqual(['novice', 'open', 'me'])
    const named = [sitter('me'), { ...sitter('here'), name: 'Tereza' }]
    expect(seated(named, 1, 'me')[0]).toEqual({ ...named[1], key: named[0]?.key })
  })

  test('once somebody is at this device, open seats are for people at this device', () => {
    const seats = seated(table('me', 'open', 'open', 'novice'), 1, 'here')
    expect(who(seats)).toEqual(['me', 'here', 'here', 'novice'])
    expect(who(seated(seats, 2, 'open'))).toEqual(['me', 'here', 'open', 'novice'])
  })

  test('a bot may have several seats', () => {
    expect(who(seated(table('me', 'novice', 'open'), 2, 'novice'))).toEqual(['me', 'novice', 'novice'])
  })

  test('a sitter moves up or down and stays the same one; nobody moves off the table', () => {
    const sitters = table('me', 'novice', 'open')
    expect(moved(sitters, 0, 2)).toEqual([sitters[1], sitters[2], sitters[0]])
    expect(moved(sitters, 0, -1)).toBe(sitters)
    expect(moved(sitters, 2, 3)).toBe(sitters)
  })

  test('a table is full when no seat is open', () => {
    const draft = newDraft('seven-wonders', 2)
    expect(isFull(draft)).toBe(false)
    expect(isFull({ ...draft, sitters: seated(draft.sitters, 1, 'novice') })).toBe(true)
  })
})

describe('where it is played', () => {
  const draftOf = (...names: readonly string[]) => ({
    ...newDraft('innovation', 2),
    sitters: table(...names),
  })

  test('alone against bots: where I choose, at first on this device', () => {
    const draft = draftOf('me', 'novice')
    expect([isAlone(draft), placeOf(draft), placeOf({ ...draft, place: 'server' })]).toEqual([
      true,
      'here',
      'server',
    ])
  })

  test('with an open seat, or with bots alone: on the server', () => {
    expect([placeOf(draftOf('me', 'open')), placeOf(draftOf('novice', 'novice'))]).toEqual([
      'server',
      'server',
    ])
  })

  test('with somebody else at this device: here, and not together with an open seat', () => {
    expect([placeOf(draftOf('me', 'here', 'novice')), placeOf(draftOf('me', 'here', 'open'))]).toEqual([
      'here',
      null,
    ])
  })

  test('people have their names there, and bots their levels', () => {
    const draft = {
      ...draftOf('me', 'novice'),
      sitters: [...table('novice', 'me'), { ...sitter('here'), name: ' Ida ' }],
    }
    expect(localSeatsOf(draft, 'Ada')).toEqual([
      { kind: 'bot', bot: 'novice' },
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ida' },
    ])
  })
})

describe('clocks', () => {
  const { pace } = newDraft('seven-wonders', 4)

  test('there is none unless somebody wants one', () => {
    expect(clockOf(pace)).toEqual({ kind: 'none' })
  })

  test('a live one is chosen, or typed in minutes and seconds', () => {
    expect(clockOf({ ...pace, kind: 'live' })).toEqual({ kind: 'live', reserve: 600, increment: 15 })
    const typed = { ...pace, kind: 'live', live: CUSTOM, reserve: '2.5', increment: '7' } as const
    expect(clockOf(typed)).toEqual({ kind: 'live', reserve: 150, increment: 7 })
  })

  test('a slow one counts days', () => {
    expect(clockOf({ ...pace, kind: 'slow', days: '3' })).toEqual({ kind: 'slow', days: 3 })
  })
})

test('what is asked of the server is what was written down', () => {
  const draft = newDraft('through-the-ages', 3)
  const wish = openRequestOf({
    ...draft,
    options: { edition: '2006' },
    sitters: seated(draft.sitters, 2, 'novice'),
    listed: false,
    pace: { ...draft.pace, kind: 'slow' },
    atZero: 'vote',
  })
  expect(wish).toEqual({
    game: 'through-the-ages',
    options: { edition: '2006' },
    seats: ['me', 'open', { bot: 'novice' }],
    listed: false,
    clock: { kind: 'slow', days: 2 },
    atZero: 'vote',
  })
})
