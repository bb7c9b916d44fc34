import { cardOf } from '@ziggurat/innovation/facts'
import type { CardId, Colour } from '@ziggurat/innovation/facts'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { Mosaic } from '../../look/mosaic.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { isSign, Tile } from './signs.tsx'
import { cardName } from './words.ts'

import './card.css'

/** Cards are narrow: words of this length already get soft hyphens. */
const SHORT = 6
/** Longer syllables need a smaller font. */
const LONG = 8

/** The four places of a card, as the rules name them. */
const PLACES = ['tl', 'bl', 'bc', 'br'] as const
type Place = (typeof PLACES)[number]

const AT: Readonly<Record<Place, string>> = {
  tl: 'icard__tl',
  bl: 'icard__bl',
  bc: 'icard__bc',
  br: 'icard__br',
}

interface PlacesProps {
  readonly id: string
  readonly colour: Colour
  readonly icons: readonly (readonly [Place, string])[]
}

const Places: FunctionComponent<PlacesProps> = ({ id, colour, icons }) => (
  <>
    {icons.map(([place, icon]) =>
      isSign(icon) ? (
        <Tile key={place} icon={icon} at={AT[place]} />
      ) : place === 'tl' ? null : (
        // The hexagon is no icon; at the top left the band itself stands for it.
        <span key={place} class={`hex ${AT[place]}`} aria-hidden="true">
          <Mosaic id={id} kind={colour} height={62} />
        </span>
      ),
    )}
  </>
)

interface FaceProps {
  readonly card: CardId
  /** Between the name and the foot. */
  readonly children?: ComponentChildren
}

/** A card: band with age, name, and its icons where they are printed. */
export const CardFace: FunctionComponent<FaceProps> = ({ card, children }) => {
  const { age, colour, places } = cardOf(card)
  const name = withSoftHyphens(cardName(card), SHORT)
  return (
    <>
      <span class="icard__band">
        <Mosaic id={card} kind={colour} height={62} />
      </span>
      <span class="icard__age">{age}</span>
      <span class="icard__body">
        <span
          class="icard__name"
          data-long={name.split(/[\u00AD ]/).some(({ length }) => length > LONG) || undefined}
        >
          {name}
        </span>
        {children}
      </span>
      <Places
        id={card}
        colour={colour}
        icons={PLACES.map((place, at) => [place, places[at] ?? 'hex'] as const)}
      />
    </>
  )
}

const SHOWN = { left: ['br'], right: ['tl', 'bl'], up: ['bl', 'bc', 'br'], none: [] } as const

interface StripProps {
  readonly colour: Colour
  readonly splay: 'left' | 'right' | 'up'
  /** In the order of the places that the splay shows. */
  readonly icons: readonly string[]
  /** Null if the viewer does not know which card it is. */
  readonly card: CardId | null
  readonly id: string
}

/** The visible part of a covered card: exactly the places that count (INN-SPLAY-02). */
export const Strip: FunctionComponent<StripProps> = ({ colour, splay, icons, card, id }) => (
  <>
    <span class="icard__band">
      <Mosaic id={card ?? id} kind={colour} height={62} />
    </span>
    {splay === 'left' && card !== null && <span class="icard__age">{cardOf(card).age}</span>}
    <Places
      id={card ?? id}
      colour={colour}
      icons={SHOWN[splay].map((place, at) => [place, icons[at] ?? 'hex'] as const)}
    />
  </>
)
