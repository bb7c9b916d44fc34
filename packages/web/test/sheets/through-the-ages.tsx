import { usualOptions } from '@ziggurat/kernel'
import { OPTIONS } from '@ziggurat/through-the-ages/facts'
import type { Options } from '@ziggurat/through-the-ages/facts'
import { render } from 'preact'
import type { ComponentChildren } from 'preact'

import '../../src/look/look.css'
import '../../src/games/through-the-ages/answers.css'
import '../../src/games/through-the-ages/board.css'
import '../../src/games/through-the-ages/hand.css'
import '../../src/games/through-the-ages/phone.css'
import '../../src/games/through-the-ages/row.css'
import { LANGUAGES, loadLanguage } from '../../src/core/language.ts'
import { languageSetting } from '../../src/core/settings.ts'
import { readTexts } from '../../src/games/index.ts'
import { cardsIn } from '../../src/games/through-the-ages/cards.ts'
import { LargeFace, SmallFace } from '../../src/games/through-the-ages/face.tsx'
import { words } from '../../src/games/through-the-ages/words.ts'

/** Every card of an edition in a language, small as in the row and large as in the lens. */
const asked = new URLSearchParams(location.search)
const wanted = LANGUAGES.find((each) => each === asked.get('language')) ?? 'en'
const options: Options = {
  ...usualOptions(OPTIONS),
  edition: asked.get('edition') === '2006' ? '2006' : '2015',
}

languageSetting.value = wanted
await loadLanguage()
await words.ready()
const texts = await readTexts('through-the-ages', wanted, options)
const cards = [...cardsIn(options).values()]

/** Where small cards lie, what is around them there, and how wide they are at the least. */
interface Place {
  readonly name: string
  readonly width: number
  readonly around: (children: ComponentChildren) => ComponentChildren
}

const FLOWS = { display: 'block', height: 'auto', overflow: 'visible' }
const onTable = (children: ComponentChildren, still = false) => (
  <div class="tta-board" style={FLOWS} data-still={still || undefined}>
    {children}
  </div>
)
const onPhone = (children: ComponentChildren) => (
  <div class="tta-phone" style={FLOWS}>
    <div class="tta-tray" style={FLOWS}>
      {children}
    </div>
  </div>
)
const inHand = (children: ComponentChildren) => (
  <div class="tta-hand" style={FLOWS}>
    {children}
  </div>
)

const PLACES: readonly Place[] = [
  // At 1366 pixels; at 1200, below which the table is that of a phone.
  {
    name: 'row',
    width: innerWidth < 1366 ? 80 : 92,
    around: (cards) => onTable(<div class="tta-row">{cards}</div>),
  },
  { name: 'row of a phone', width: 98, around: onPhone },
  { name: 'hand', width: 128, around: (cards) => onTable(inHand(cards)) },
  { name: 'full hand', width: 83, around: (cards) => onTable(inHand(cards)) },
  { name: 'very full hand', width: 51, around: (cards) => onTable(inHand(cards)) },
  { name: 'hand looked back at', width: 128, around: (cards) => onTable(inHand(cards), true) },
  { name: 'hand on a phone', width: 116, around: (cards) => onPhone(inHand(cards)) },
]

const Small = ({ name, width, around }: Place) => (
  <section data-place={name}>
    {around(
      <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${width}px)`, gap: '6px' }}>
        {cards.map((card) => (
          <button key={card.id} type="button" class="tta-card" data-kind={card.kind} data-id={card.id}>
            <SmallFace card={card} texts={texts} />
          </button>
        ))}
      </div>,
    )}
  </section>
)

const Discards = () => (
  <section data-place="discard" class="tta-answers">
    <div class="answers" style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {cards.map((card) => (
        <button key={card.id} type="button" class="button answer" data-card>
          <span class="tta-card" data-kind={card.kind} data-id={card.id}>
            <SmallFace card={card} texts={texts} />
          </span>
        </button>
      ))}
    </div>
  </section>
)

const root = document.querySelector('#sheet')
if (root !== null)
  render(
    <main
      class={asked.has('pictures') ? undefined : 'bare'}
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', padding: '12px' }}
    >
      {PLACES.map((place) => (
        <Small key={place.name} {...place} />
      ))}
      <Discards />
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
