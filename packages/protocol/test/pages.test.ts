import { expect, test } from 'vitest'

import { fit, needsServer, pageAt, PAGES, pathsWithoutServer } from '../src/pages.ts'

test('a pattern reads parameters from a path', () => {
  expect(fit('/table/:id', '/table/x')).toEqual({ id: 'x' })
  expect(fit('/rules/:game?', '/rules/innovation')).toEqual({ game: 'innovation' })
  expect(fit('/back', '/back')).toEqual({})
})

test('an optional parameter can be missing, a required one cannot', () => {
  expect(fit('/rules/:game?', '/rules')).toEqual({ game: '' })
  expect(fit('/table/:id', '/table')).toBeNull()
  expect(fit('/table/:id', '/table/')).toBeNull()
})

test('a path that is longer, shorter or different does not fit', () => {
  expect(fit('/back', '/back/again')).toBeNull()
  expect(fit('/back/:id', '/')).toBeNull()
  expect(fit('/back', '/Back')).toBeNull()
})

test('parameters are decoded, and invalid encodings do not fit', () => {
  expect(fit('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' })
  expect(fit('/table/:id', '/table/%E0%A4%A')).toBeNull()
})

test.each([
  ['/', { page: 'home', named: {} }],
  ['/new', { page: 'newTable', named: { game: '' } }],
  ['/new/seven-wonders/', { page: 'newTable', named: { game: 'seven-wonders' } }],
  ['/table/friday-court', { page: 'table', named: { id: 'friday-court' } }],
  ['/about/', { page: 'about', named: {} }],
  ['/about/us', null],
  ['//', null],
  ['/new//', null],
  ['/table', null],
  ['/nothing', null],
])('the page at %s, if there is one', (path, page) => {
  expect(pageAt(path)).toEqual(page)
})

test('a page needs a server, or has a path without one', () => {
  const paths = pathsWithoutServer(['seven-wonders', 'innovation'])
  expect(paths).toEqual(expect.arrayContaining(['/', '/rules', '/rules/innovation', '/back', '/replay/here']))
  for (const pattern of Object.values(PAGES)) {
    const path = pattern.replaceAll(/:\w+\??/g, 'x')
    const { page, named } = pageAt(path) ?? { page: 'home', named: {} }
    const bare = pattern.replace(/(?<=.)\/:.*/, '')
    expect([path, needsServer(page, named) || paths.includes(bare)]).toEqual([path, true])
  }
  for (const path of ['/table/x', '/account', '/admin', '/claim/x', '/replay/x'])
    expect(paths).not.toContain(path)
})
