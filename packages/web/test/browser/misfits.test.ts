import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { misfitsOn } from './misfits.ts'
import { LAPTOP, launch } from './test-site.ts'

/** One fault of each kind, by the line that reports it. A button is empty if its text would be a second fault. */
const FAULTS: Readonly<Record<string, string>> = {
  'unreachable .below in .window': `
    <div class="window" style="height: 40px; overflow: hidden">
      <button class="below" style="margin-top: 40px"></button>
    </div>`,
  'unreachable .outside in html': `<button class="outside" style="position: absolute; left: -9999px"></button>`,
  'unreachable .flat: it has no size': `<button class="flat" style="width: 0; padding: 0; border: 0"></button>`,
  'cut .long in .narrow': `
    <div class="narrow" style="width: 80px; overflow: hidden; white-space: nowrap">
      <span class="long">A sentence that is longer than its box</span>
    </div>`,
  'cut .third in .low': `
    <div class="low" style="height: 30px; overflow: hidden"><p>One</p><p class="third">Two</p></div>`,
  'no room .slit': `<div class="slit" style="height: 4px; overflow: hidden">Text</div>`,
  'covered .pressed by .lid': `
    <button class="pressed"></button>
    <div class="lid" style="position: absolute; inset: 0; background: white; pointer-events: none"></div>`,
  'covered .said by .plate': `
    <p class="said">Text</p>
    <div class="plate" style="position: absolute; inset: 0; background: linear-gradient(white, gold)"></div>`,
  'overlap .one and .other': `
    <p class="one" style="position: absolute">Alexandria</p>
    <p class="other" style="position: absolute; left: 20px">Babylon</p>`,
  'overlap .sign and .under': `
    <p class="under">Ephesus</p>
    <button class="sign" style="position: absolute; left: 8px; top: 0; background: none"></button>`,
  'torn .word': `<p class="word" style="width: 60px; overflow-wrap: anywhere">Halikarnassos</p>`,
}

/** What looks like a fault and is none. */
const SOUND: Readonly<Record<string, string>> = {
  'a box that can be scrolled': `
    <div style="height: 40px; overflow: auto"><button style="margin-top: 40px">Below</button></div>`,
  'what a box does not hold although it is inside': `
    <div style="height: 20px; overflow: hidden"><button style="position: absolute; top: 40px">Out</button></div>`,
  'an ellipsis': `
    <p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long sentence that ends in it</p>`,
  'an ellipsis after two lines': `
    <p style="width: 80px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">A long sentence that ends in it, but only after two lines</p>`,
  'for screen readers': `
    <button class="visually-hidden" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Skip</button>`,
  'what is not shown': `<button hidden>Hidden</button>`,
  'a veil that shows what is under it': `
    <button>Press</button>
    <div style="position: absolute; inset: 0; background: rgb(255 255 255 / 0.4)"></div>`,
  'a heading that stays while its list is scrolled': `
    <div style="height: 50px; overflow: auto">
      <p style="position: sticky; top: 0; background: white">Heading</p>
      <button style="display: block; margin-top: -20px"></button>
      <div style="height: 100px"></div>
    </div>`,
  'the lens over the board': `
    <button>Board</button>
    <div class="lens" style="position: absolute; inset: 0; background: white"></div>`,
  'cards of a pile': `
    <div class="ipile">
      <button style="position: absolute; inset: 0">Covered</button>
      <div style="position: absolute; inset: 0; background: white"></div>
    </div>`,
  'texts and icons side by side': `<span>Rhodos</span> <span>Olympia</span> <button></button>`,
  'a word with a hyphen': `<p style="width: 60px">Halikar&shy;nassos</p>`,
  'a name in the chat': `<p class="talk" style="width: 60px; overflow-wrap: anywhere">Halikarnassos</p>`,
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: LAPTOP })
})
afterAll(() => browser.close())

/** What is found on a page with these parts, which do not touch each other. */
async function foundAmong(parts: readonly string[], behind = ''): Promise<readonly string[]> {
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; font: 16px/20px sans-serif }
      main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px }
      section { position: relative; height: 80px }
      p { margin: 0 }
      button { width: 40px; height: 20px; padding: 0; border: 0; font-size: 8px }
    </style>
    ${behind}
    <main>${parts.map((part) => `<section>${part}</section>`).join('')}</main>`)
  return (await misfitsOn(page)).map(({ line }) => line).toSorted()
}

test('every kind of fault is found, once', async () => {
  expect(await foundAmong(Object.values(FAULTS))).toEqual(Object.keys(FAULTS).toSorted())
})

test('nothing is found where everything fits', async () => {
  expect(await foundAmong(Object.values(SOUND))).toEqual([])
})

test('faults that look alike are one line, with the words of the first', async () => {
  const { 'torn .word': torn = '' } = FAULTS
  expect(await foundAmong([torn, torn.replace('Halikarnassos', 'Konstantinopolis')])).toEqual(['torn .word'])
  expect((await misfitsOn(page)).map(({ words }) => words)).toEqual(['Halikarnassos'])
})

test('while a sheet is open, only what is in it counts', async () => {
  const { 'torn .word': torn = '', 'no room .slit': slit = '' } = FAULTS
  expect(await foundAmong([torn], `<dialog open>${slit}</dialog>`)).toEqual(['no room .slit'])
})
