import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { LANGUAGES, LANGUAGE_NAMES, say } from '../core/language.ts'
import {
  confirmation,
  CONFIRMATIONS,
  contrast,
  CONTRASTS,
  languageSetting,
  motion,
  MOTIONS,
  pace,
  PACES,
  sound,
  SOUNDS,
  theme,
  THEMES,
} from '../core/settings.ts'
import { chime } from '../match/sound.ts'
import { useTitle } from '../parts/title.ts'
import { Choice } from './choice.tsx'
import { OfflineSetting } from './settings/offline-setting.tsx'

export const Settings: FunctionComponent = () => {
  const words = say.value.settings
  useTitle(`${words.title} · Ziggurat`)
  const tongues = { system: words.languageSystem, ...LANGUAGE_NAMES }
  return (
    <div class="page">
      <header class="page__head stack">
        <h1>{words.title}</h1>
        <p>{words.more}</p>
      </header>
      <div class="page__list terrace">
        <Setting name="language" of={languageSetting} values={['system', ...LANGUAGES]} names={tongues} />
        <Setting name="theme" of={theme} values={THEMES} names={words.themes} />
        <Setting name="contrast" of={contrast} values={CONTRASTS} names={words.contrasts} />
        <Setting name="motion" of={motion} values={MOTIONS} names={words.motions} />
        <Setting name="pace" of={pace} values={PACES} names={words.paces} />
        <Setting name="confirmation" of={confirmation} values={CONFIRMATIONS} names={words.confirmations} />
        <Setting name="sound" of={sound} values={SOUNDS} names={words.sounds} onChoose={tryOut} />
        <OfflineSetting />
      </div>
    </div>
  )
}

const tryOut = (value: (typeof SOUNDS)[number]): void => {
  if (value === 'on') chime()
}

interface Props<Value extends string> {
  /** The key of its messages. */
  readonly name: 'language' | 'theme' | 'contrast' | 'motion' | 'pace' | 'confirmation' | 'sound'
  readonly of: Signal<Value>
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** Runs in addition to the change, such as a sample of the sound. */
  readonly onChoose?: (value: Value) => void
}

function Setting<Value extends string>({ name, of, values, names, onChoose }: Props<Value>) {
  const words = say.value.settings
  const choose = (text: string): void => {
    const value = values.find((each) => each === text)
    if (value === undefined) return
    of.value = value
    onChoose?.(value)
  }
  return (
    <Choice
      legend={words[name]}
      hint={words[`${name}More`]}
      values={values.map((each) => [each, names[each]])}
      value={of.value}
      onChoose={choose}
    />
  )
}
