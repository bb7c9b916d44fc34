import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { launch } from '../../packages/web/test/browser/test-site.ts'

/** Draws the icons of the installed site from the favicon: `node scripts/screenshots/icons.ts`. */
const WEB = resolve(import.meta.dirname, '../../packages/web')
const GROUND = '#ece5d8'

const favicon = readFileSync(join(WEB, 'src/look/favicon.svg'), 'utf8')

/** The drawing's share of the width, and how round the ground's corners are. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.72, round: 0.2 },
  { name: 'icon-512', size: 512, share: 0.72, round: 0.2 },
  // Systems cut these out themselves: of the first, a circle of four fifths of the width stays.
  { name: 'icon-mask', size: 512, share: 0.56, round: 0 },
  { name: 'icon-180', size: 180, share: 0.68, round: 0 },
] as const

const browser = await launch()
for (const { name, size, share, round } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>
      html { background: transparent }
      body { display: grid; place-items: center; height: ${size}px; margin: 0; background: transparent }
      body::before { position: absolute; inset: 0; border-radius: ${round * 100}%; background: ${GROUND}; content: '' }
      svg { position: relative; width: ${share * 100}% }
    </style>${favicon}`,
  )
  writeFileSync(join(WEB, `public/${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
