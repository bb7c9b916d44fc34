import { expect, test } from 'vitest'

import { withPage } from '../with-page.ts'

const { pathOfInvitation } = await withPage(() => import('../../src/pages/home/actions.ts'))

test('a link or a code leads to its table, with the invitation', () => {
  const path = '/table/abcd-1234?invitation=secret-word-1'
  expect(pathOfInvitation(` https://example.org${path} `)).toBe(path)
  expect(pathOfInvitation('https://example.org/table/abcd-1234?x=1&invitation=secret-word-1')).toBe(path)
  expect(pathOfInvitation('abcd-1234.secret-word-1')).toBe(path)
})

test('a table that is listed needs no invitation', () => {
  expect(pathOfInvitation('https://example.org/table/abcd-1234')).toBe('/table/abcd-1234')
  expect(pathOfInvitation('abcd-1234')).toBe('/table/abcd-1234')
})

test('other text leads nowhere', () => {
  expect(pathOfInvitation('good morning')).toBeNull()
  expect(pathOfInvitation('https://example.org/rules')).toBeNull()
})
