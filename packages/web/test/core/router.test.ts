import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withPage } from '../with-page.ts'

const { anchor, go, page, path, query } = await withPage(() => import('../../src/core/router.ts'))

const history = { pushState: vi.fn<() => void>(), replaceState: vi.fn<() => void>() }
const scrollTo = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://ziggurat.test/'))
  vi.stubGlobal('history', history)
  vi.stubGlobal('scrollTo', scrollTo)
  go('/')
  vi.clearAllMocks()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an address has a page, a query and an anchor', () => {
  go('/rules/innovation?edition=first#INN-DOGMA-01')
  expect(page.value).toMatchObject({ page: 'rules', named: { game: 'innovation' } })
  expect(query.value.get('edition')).toBe('first')
  expect(anchor.value).toBe('INN-DOGMA-01')
})

test('an unknown address has no page', () => {
  go('/nowhere/at/all')
  expect([path.value, page.value]).toEqual(['/nowhere/at/all', null])
})

test('another page begins at its top; the same page stays where it is', () => {
  go('/almanac')
  expect(scrollTo).toHaveBeenCalledTimes(1)
  go('/almanac?card=baths')
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('an address is added to the history, unless it replaces the current one', () => {
  go('/almanac')
  expect(history.pushState).toHaveBeenCalledTimes(1)
  go('/almanac?card=baths', { replace: true })
  expect([history.pushState.mock.calls.length, history.replaceState.mock.calls.length]).toEqual([1, 1])
})
