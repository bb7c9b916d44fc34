import { render } from 'preact'

import './look/look.css'
import { App } from './app.tsx'
import { listenForKeys } from './core/keys.ts'
import { loadLanguage } from './core/language.ts'
import { finishOnTouch } from './core/motion.ts'
import { reloadWhenOutdated } from './core/new-build.ts'
import { followLinks } from './core/router.ts'
import { whoAmI } from './core/session.ts'
import { applySettings } from './core/settings.ts'

applySettings()
followLinks()
listenForKeys()
finishOnTouch()
reloadWhenOutdated()
const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')
// Who I am need not be known for the first picture; a server that is just starting is asked again.
const learnWhoIAm = (): Promise<unknown> => whoAmI().catch(() => setTimeout(learnWhoIAm, 2000))
void learnWhoIAm()
// Not awaited at the top level: a chunk of words may import from this one, which would then wait for itself.
void loadLanguage().then(() => render(<App />, root))
