import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Language } from '@ziggurat/texts'
import { build } from 'vite'

import type { TestSite } from './test-site.ts'

/** A page with every card at every size; the folder in which it lies. */
export async function buildFaces(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-sheet-'))
  await build({
    root: resolve(import.meta.dirname, 'sheet'),
    configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'warn',
  })
  return folder
}

/** What does not fit on the card faces, in a language. */
export async function tightFaces(site: TestSite, folder: string, language: Language): Promise<string[]> {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await page.route('http://sheet.test/**', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`http://sheet.test/index.html#${language}`)
  await page.locator('.card[data-size="large"]').last().waitFor()
  await page.evaluate(() => document.fonts.ready)

  const tight = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card')].flatMap((card) => {
      const size = `${card.dataset['size'] ?? 'hand'} ${card.clientWidth}`
      const parts = [
        ...card.querySelectorAll<HTMLElement>('.card__effect, .card__kind, .card__text, .card__cost'),
      ]
      const narrow = parts.filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 ||
          (part.matches('.card__text') && part.scrollHeight > part.clientHeight + 1),
      )
      // A name must stay between the effect and the text below it.
      const name = card.querySelector<HTMLElement>('.card__name')
      const words = name?.firstElementChild
      const room = name?.getBoundingClientRect()
      const box = words?.getBoundingClientRect()
      const inner = card.getBoundingClientRect()
      const wide =
        words instanceof HTMLElement &&
        (words.scrollWidth > words.offsetWidth + 1 || (box?.width ?? 0) > inner.width - 2)
      const high = room !== undefined && box !== undefined && box.height > room.height + 3
      const foot = card.querySelector('.card__cost')?.getBoundingClientRect()
      const spills = foot !== undefined && foot.bottom > inner.bottom + 1
      return [
        ...(spills ? [`${size} ${card.dataset['card']} spills`] : []),
        ...narrow.map((part) => `${size} ${card.dataset['card']} ${part.className}`),
        ...(wide || high ? [`${size} ${card.dataset['card']} name ${wide ? 'wide' : 'high'}`] : []),
      ]
    }),
  )
  await page.context().close()
  return tight
}
