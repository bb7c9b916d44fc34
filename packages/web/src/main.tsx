import { render } from 'preact'

import './look/look.css'
import { App } from './app.tsx'
import { listenForKeys } from './core/keys.ts'
import { loadLanguage } from './core/language.ts'
import { finishOnTouch } from './core/motion.ts'
import { lookForNewBuilds } from './core/new-build.ts'
import { keepForOffline, listenForInstall } from './core/offline.ts'
import { followLinks } from './core/router.ts'
import { whoAmI } from './core/session.ts'
import { applySettings } from './core/settings.ts'

applySettings()
followLinks()
listenForKeys()
finishOnTouch()
lookForNewBuilds()
listenForInstall()
const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')
// Not awaited: the page can be drawn before the person is known. Repeated while the server is starting.
const learnWhoIAm = (): Promise<unknown> => whoAmI().catch(() => setTimeout(learnWhoIAm, 2000))
void learnWhoIAm()
// Not awaited at the top level: a chunk of messages may import from this module, which would then wait for itself.
void loadLanguage()
  .then(() => render(<App />, root))
  .then(keepForOffline)
