import type { CityView } from '@ziggurat/seven-wonders/facts'
import { COLOURS, cardOf, stagesOf, SYMBOLS, symbolsIn } from '@ziggurat/seven-wonders/facts'
import type { Colour } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { minus } from '../../core/signed-number.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon } from '../../look/icon.tsx'
import { gameWords, words } from './words.ts'

import './city-facts.css'

export const conflictPoints = ({ tokens }: CityView): number => tokens.reduce((sum, token) => sum + token, 0)

interface FactProps {
  readonly icon: IconName
  readonly label: string
  readonly value: number
}

/** A number with its icon; zero is pale. */
export const Fact: FunctionComponent<FactProps> = ({ icon, label, value }) => (
  <li class={value === 0 ? 'city-facts__zero row' : 'row'} title={label}>
    <Icon name={icon} label={label} /> {minus(value)}
  </li>
)

/** The built stages of a wonder as a small stair. */
export const Steps: FunctionComponent<{ readonly city: CityView; readonly of: number }> = ({ city, of }) => {
  const stages = stagesOf(city.board, city.side)
  const label = words.value.stagesBuilt(city.stages, stages.length)
  return (
    <span class="stages-built" role="img" aria-label={label} title={label}>
      {stages.map((_, at) => (
        <i
          key={at}
          style={{ '--at': at }}
          data-built={at < city.stages || undefined}
          data-glazes={`${of} ${at + 1}`}
        />
      ))}
    </span>
  )
}

/** A city's science symbols in fixed order, then the wild ones. */
export const Sciences: FunctionComponent<{ readonly city: CityView }> = ({ city }) => {
  const { fixed, free } = symbolsIn(city)
  return (
    <>
      {SYMBOLS.map((symbol, at) => (
        <Fact key={symbol} icon={symbol} label={gameWords.value.symbols[symbol]} value={fixed[at] ?? 0} />
      ))}
      {free > 0 && <Fact icon="wild" label={words.value.facts.wild} value={free} />}
    </>
  )
}

/** A city's cards of one colour. */
export const ofKind = ({ built }: CityView, colour: Colour): CityView['built'] =>
  built.filter((card) => cardOf(card).colour === colour)

/** A city's cards by colour. */
export const byKind = (city: CityView): CityView['built'] => COLOURS.flatMap((colour) => ofKind(city, colour))
