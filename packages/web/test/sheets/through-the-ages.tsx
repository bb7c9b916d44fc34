import { usualOptions } from '@ziggurat/kernel'
import { OPTIONS } from '@ziggurat/through-the-ages/facts'
import type { Options } from '@ziggurat/through-the-ages/facts'
import { render } from 'preact'

import '../../src/look/look.css'
import { wordsOf } from '../../src/games.ts'
import { LANGUAGES, learnLanguage } from '../../src/language.ts'
import { keptLanguage } from '../../src/settings.ts'
import { cardsIn } from '../../src/tables/through-the-ages/cards.ts'
import { LargeFace, SmallFace } from '../../src/tables/through-the-ages/face.tsx'
import { learnt } from '../../src/tables/through-the-ages/words/index.ts'

/** Every card of an edition in a language, small as in the row and large as in the lens. */
const asked = new URLSearchParams(location.search)
const wanted = LANGUAGES.find((each) => each === asked.get('language')) ?? 'en'
const options: Options = {
  ...usualOptions(OPTIONS),
  edition: asked.get('edition') === '2006' ? '2006' : '2015',
}

keptLanguage.value = wanted
await learnLanguage()
await learnt
const texts = await wordsOf('through-the-ages', wanted, options)
const cards = [...cardsIn(options).values()]

const root = document.querySelector('#sheet')
if (root !== null)
  render(
    <main
      class={asked.has('pictures') ? undefined : 'bare'}
      style={{ display: 'grid', gap: '12px', padding: '12px' }}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 92px)', gap: '6px' }}>
        {cards.map((card) => (
          <button key={card.id} type="button" class="tta-card" data-kind={card.kind} data-id={card.id}>
            <SmallFace card={card} texts={texts} />
          </button>
        ))}
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 252px)', gap: '8px' }}>
        {cards.map((card) => (
          <div key={card.id} data-id={card.id}>
            <LargeFace card={card} texts={texts} />
          </div>
        ))}
      </div>
    </main>,
    root,
  )
