import { CARDS } from '@ziggurat/seven-wonders/facts'
import { isLanguage } from '@ziggurat/texts'
import { render } from 'preact'

import { loadLanguage } from '../../../src/core/language.ts'

import '../../../src/look/look.css'
import { languageSetting } from '../../../src/core/settings.ts'

/** Every card in every size in which it is shown, in the language that the address names. */
const wanted = location.hash.slice(1)
if (isLanguage(wanted)) languageSetting.value = wanted
await loadLanguage()
const { CardParts, Face } = await import('../../../src/games/seven-wonders/faces.tsx')
await (await import('../../../src/games/seven-wonders/ui.tsx')).loadUi()

const groups = (of: number) =>
  Array.from({ length: Math.ceil(CARDS.length / of) }, (_, at) =>
    Array.from({ length: of }, (__, place) => CARDS[(at * of + place) % CARDS.length]),
  )

const Hand = ({ of, size }: { readonly of: number; readonly size?: string }) => (
  <>
    {groups(of).map((cards, at) => (
      <ul key={at} class="hand" style={{ padding: '12px', '--cards': of }}>
        {cards.map((card, place) =>
          card === undefined ? null : (
            <li key={place}>
              <button
                type="button"
                class="card face"
                data-kind={card.colour}
                data-card={card.id}
                data-size={size}
              >
                <CardParts id={card.id} />
              </button>
            </li>
          ),
        )}
      </ul>
    ))}
  </>
)

const sheet = document.querySelector('#sheet')
if (sheet !== null)
  render(
    <>
      <Hand of={5} />
      <Hand of={6} />
      <Hand of={7} />
      <Hand of={5} size="phone" />
      <Hand of={7} size="phone" />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        {CARDS.map(({ id }) => (
          <Face key={id} id={id} />
        ))}
      </div>
    </>,
    sheet,
  )
