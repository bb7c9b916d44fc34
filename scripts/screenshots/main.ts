import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { TestSite } from '../../packages/web/test/browser/test-site.ts'
import { Camera } from './camera.ts'
import { Guest, storeOf } from './game.ts'
import { innovationEnds, innovationGoes } from './innovation.ts'
import { gamesHere, home, pages } from './pages.ts'
import { sevenWondersEnds, sevenWondersGoes } from './seven-wonders.ts'
import { throughTheAgesGoes } from './through-the-ages.ts'

/**
 * Takes pictures of the main states, from games played on a real server in a real browser. The README's
 * picture is one of them. Run all with `npm run screenshots`, or some of them with `node
 * scripts/screenshots/main.ts --to /tmp/pictures --format png --locale hu --only home,innovation`.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: resolve(ROOT, 'docs/screenshots') },
    format: { type: 'string', default: 'webp' },
    locale: { type: 'string', default: 'en-GB' },
    only: { type: 'string', default: '' },
    /** Also takes those that are for review only. */
    more: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})

if (!values.built) execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
const site = await TestSite.open()
const store = await storeOf(site)
const guests = {
  tereza: await Guest.enter(site, 'Tereza'),
  balint: await Guest.enter(site, 'Bálint'),
  zofia: await Guest.enter(site, 'Zofia'),
  ondrej: await Guest.enter(site, 'Ondřej'),
}
const camera = new Camera(site, guests.tereza, {
  folder: values.to,
  format: values.format === 'png' ? 'png' : 'webp',
  locale: values.locale,
  only: values.only === '' ? [] : values.only.split(','),
  more: values.more,
})
await pages(camera)
await gamesHere(camera)
const friday = await sevenWondersGoes(camera, store, guests)
const slow = await innovationGoes(camera, store, guests)
await throughTheAgesGoes(camera, store, guests)
await home(camera, guests, friday, slow)
await sevenWondersEnds(camera, friday)
await innovationEnds(camera, slow)
console.log(`${Math.round(camera.bytes / 1024)} KB`)
if (site.errors.length > 0) console.log(site.errors.join('\n'))
for (const guest of Object.values(guests)) guest.connection.close()
await store.close()
await site.close()
