import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(WEB, file), 'utf8')

const manifest = JSON.parse(read('public/app.webmanifest')) as {
  readonly theme_color: string
  readonly background_color: string
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
}
const page = read('index.html')

/** The ground's colours: in light, in dark. */
const [, light, dark] = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(read('src/look/tokens.css')) ?? []

test('the browser’s own frame has the colours of the page', () => {
  const themes = [...page.matchAll(/name="theme-color" content="(#\w+)" media="[^"]*: (\w+)\)"/g)]
  expect(themes.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light],
    ['dark', dark],
  ])
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light])
})

test('the manifest holds in whatever folder the site is', () => {
  for (const address of [manifest.start_url, manifest.scope]) expect(address).toBe('./')
  for (const { src } of manifest.icons) expect(src).toMatch(/^[\w-]+\.png$/)
})

test('every icon has the size that the manifest names', () => {
  for (const { src, sizes } of manifest.icons) {
    const picture = readFileSync(resolve(WEB, 'public', src))
    // Width and height of a PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
  const [, touch = ''] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(page) ?? []
  expect(existsSync(resolve(WEB, 'public', touch))).toBe(true)
})
