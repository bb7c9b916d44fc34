import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LAPTOP, PHONE } from '../../packages/web/test/browser/test-site.ts'
import type { TestSite } from '../../packages/web/test/browser/test-site.ts'
import type { Guest } from './game.ts'

export type Page = Awaited<ReturnType<TestSite['visitor']>>
type Window = NonNullable<Parameters<TestSite['visitor']>[0]>

const HELD = { viewport: PHONE, hasTouch: true, isMobile: true } as const

/** The screens and colour schemes of the pictures. */
const LOOKS = {
  laptop: { viewport: LAPTOP },
  'laptop-dark': { viewport: LAPTOP, colorScheme: 'dark' },
  phone: HELD,
  'phone-dark': { ...HELD, colorScheme: 'dark' },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  large: { viewport: { width: 2560, height: 1440 } },
} as const satisfies Readonly<Record<string, Window>>
export type Look = keyof typeof LOOKS

export const BOTH: readonly Look[] = ['laptop', 'phone']
export const BY_NIGHT: readonly Look[] = ['laptop', 'laptop-dark', 'phone']
/** For review only; these pictures are not stored. */
const MORE: readonly Look[] = ['laptop', 'laptop-dark', 'phone', 'phone-dark', 'tablet', 'large']

/** Every visible mosaic has its picture. */
const PAINTED = `[...document.querySelectorAll('.mosaic')].every((each) => {
  const { top, bottom, width } = each.getBoundingClientRect()
  const inSight = width > 0 && bottom > 0 && top < innerHeight
  return !inSight || each.querySelector('img')?.complete
})`

/** Low enough for small files, high enough that no loss is visible. */
const QUALITY = 82

export interface Film {
  readonly folder: string
  readonly format: 'webp' | 'png'
  readonly locale: string
  /** The beginnings of the names of the pictures to take; all if empty. */
  readonly only: readonly string[]
  readonly more: boolean
}

interface State {
  readonly name: string
  /** The pictures to store. */
  readonly looks: readonly Look[]
  readonly path: string
  /** Whether the browser belongs to a person who has never been here, instead of the guest. */
  readonly stranger?: boolean
  /** Clicks what must be clicked, and waits for what must appear. */
  readonly prepare: (page: Page) => Promise<unknown>
}

export const see =
  (selector: string) =>
  (page: Page): Promise<unknown> =>
    page.locator(selector).first().waitFor()

/** Takes pictures of what one guest sees. */
export class Camera {
  private readonly site: TestSite
  private readonly guest: Guest
  private readonly film: Film
  bytes = 0

  constructor(site: TestSite, guest: Guest, film: Film) {
    this.site = site
    this.guest = guest
    this.film = film
    mkdirSync(film.folder, { recursive: true })
  }

  /** The looks of a state to take. A state without looks is taken only if all are wanted. */
  private looksFor({ name, looks }: State): readonly Look[] {
    const { only, more } = this.film
    if (only.length > 0 && !only.some((each) => name.startsWith(each))) return []
    return more ? MORE : looks
  }

  /** Takes each picture in its own browser. */
  async take(state: State): Promise<void> {
    for (const look of this.looksFor(state)) {
      const { locale } = this.film
      const page = await this.site.visitor({ ...LOOKS[look], locale, reducedMotion: 'reduce' })
      if (state.stranger !== true) {
        const value = this.guest.client.token ?? ''
        await page.context().addCookies([{ name: 'ziggurat', value, url: this.site.base }])
      }
      await page.goto(state.path)
      await state.prepare(page)
      await page.evaluate('document.fonts.ready')
      await page.waitForLoadState('networkidle')
      while (!(await page.evaluate(PAINTED))) await page.waitForTimeout(50)
      await this.shoot(page, `${state.name}-${look}`)
      await page.context().close()
    }
  }

  private async shoot(page: Page, name: string): Promise<void> {
    const { folder, format } = this.film
    const tools = await page.context().newCDPSession(page)
    const { data } = await tools.send('Page.captureScreenshot', {
      format,
      ...(format === 'webp' && { quality: QUALITY }),
    })
    const picture = Buffer.from(data, 'base64')
    this.bytes += picture.length
    writeFileSync(join(folder, `${name}.${format}`), picture)
    console.log(`${name} ${Math.round(picture.length / 1024)} KB`)
  }
}
