import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { LANGUAGES, NAMES, say } from '../language.ts'
import {
  confirmation,
  CONFIRMATIONS,
  contrast,
  CONTRASTS,
  keptLanguage,
  motion,
  MOTIONS,
  sound,
  SOUNDS,
  theme,
  THEMES,
} from '../settings.ts'
import { chime } from '../sound.ts'
import { Choice } from './parts/choice.tsx'
import { useTitle } from './parts/title.ts'

import './page.css'

export const Settings: FunctionComponent = () => {
  const words = say.value.settings
  useTitle(`${words.title} · Ziggurat`)
  return (
    <div class="page">
      <header class="page__head">
        <h1>{words.title}</h1>
        <p>{words.more}</p>
      </header>
      <div class="page__list terrace">
        <Setting
          name={words.language}
          more={words.languageMore}
          of={keptLanguage}
          values={['system', ...LANGUAGES]}
          names={{ system: words.languageSystem, ...NAMES }}
        />
        <Setting name={words.theme} more={words.themeMore} of={theme} values={THEMES} names={words.themes} />
        <Setting
          name={words.contrast}
          more={words.contrastMore}
          of={contrast}
          values={CONTRASTS}
          names={words.contrasts}
        />
        <Setting
          name={words.motion}
          more={words.motionMore}
          of={motion}
          values={MOTIONS}
          names={words.motions}
        />
        <Setting
          name={words.confirmation}
          more={words.confirmationMore}
          of={confirmation}
          values={CONFIRMATIONS}
          names={words.confirmations}
        />
        <Setting
          name={words.sound}
          more={words.soundMore}
          of={sound}
          values={SOUNDS}
          names={words.sounds}
          onChoose={(value) => value === 'on' && chime()}
        />
      </div>
    </div>
  )
}

interface Props<Value extends string> {
  readonly name: string
  readonly more: string
  readonly of: Signal<Value>
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** What one notices at once. */
  readonly onChoose?: (value: Value) => void
}

function Setting<Value extends string>({ name, more, of, values, names, onChoose }: Props<Value>) {
  const choose = (text: string): void => {
    const value = values.find((each) => each === text)
    if (value === undefined) return
    of.value = value
    onChoose?.(value)
  }
  return (
    <Choice
      legend={name}
      hint={more}
      values={values.map((each) => [each, names[each]])}
      value={of.value}
      onChoose={choose}
    />
  )
}
