import { CARDS } from '@ziggurat/innovation/facts'
import type { Card, Icon as Sign } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import type { GameAlmanac, Leaf, AlmanacContext } from '../../core/leaf.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon } from '../../look/icon.tsx'
import { gameWords, own } from './words.ts'

import './almanac.css'

export const almanac: GameAlmanac = {
  leaves: async (making) => CARDS.map((card) => leafOf(card, making)),
  ageNumber: (age) => `${age}`,
  names: () => ({ ...own.value.almanac, icons: gameWords.value.icons }),
}

function leafOf(card: Card, { texts, english }: AlmanacContext): Leaf {
  const { id, age, colour, places } = card
  const { name, effect } = texts.card(id) ?? { name: id, effect: '' }
  return {
    id,
    name,
    effect,
    age,
    kind: colour,
    copies: { 2: 1, 3: 1, 4: 1 },
    icons: [...new Set(places)].filter((place) => place !== 'hex'),
    english: [english.card(id)?.name ?? id],
    Numbers: () => <IconNumbers card={card} />,
  }
}

const signOf = (icon: Sign): IconName => (icon === 'clock' ? 'clockwork' : icon)

/** A card's icons, and the one that its effects go by. */
const IconNumbers: FunctionComponent<{ readonly card: Card }> = ({ card: { places, dogma, effects } }) => {
  const { almanac: words } = own.value
  const icons = places.filter((place) => place !== 'hex')
  return (
    <>
      <div>
        <dt>{words.dogma}</dt>
        <dd>
          <Icon name={signOf(dogma)} /> {gameWords.value.icons[dogma]}
        </dd>
      </div>
      <div>
        <dt>{say.value.almanac.icon}</dt>
        <dd class="numbers__goods">
          {icons.map((icon, at) => (
            <Icon key={at} name={signOf(icon)} label={gameWords.value.icons[icon]} />
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.effects}</dt>
        <dd class="numbers__links">
          {effects.map((kind, at) => (
            <span key={at}>
              <Icon name={kind} /> {words.effectKinds[kind]}
            </span>
          ))}
        </dd>
      </div>
    </>
  )
}
