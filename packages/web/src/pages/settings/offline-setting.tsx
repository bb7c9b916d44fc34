import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { install, isInstalledByHand, keepEverything, keeping } from '../../core/offline.ts'
import { isInstalled } from '../../core/screen.ts'
import type { SettingsWords } from '../../messages/messages.ts'

import './offline-setting.css'

/** How much of the site this browser keeps, and how it gets onto the home screen. */
export const OfflineSetting: FunctionComponent = () => {
  const words = say.value.settings
  const { state } = keeping.value
  const canFill = state === 'saving' || state === 'no-room' || state === 'failed'
  return (
    <section class="offline-setting" aria-labelledby="offline">
      <h2 id="offline">{words.offline}</h2>
      <p role="status">{stateText(words)}</p>
      <div class="offline-setting__ways cluster">
        {canFill && (
          <button type="button" class="button" onClick={() => void keepEverything()}>
            {words.keepEverything}
          </button>
        )}
        {install.value !== null && (
          <button type="button" class="button" onClick={() => void install.value?.()}>
            {words.install}
          </button>
        )}
      </div>
      {isInstalledByHand && !isInstalled.value && <p>{words.installByHand}</p>}
    </section>
  )
}

function stateText(words: SettingsWords): string {
  const { value: now } = keeping
  switch (now.state) {
    case 'kept': {
      const size = new Intl.NumberFormat(language.value, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })
      return words.offlineKept(size.format(now.bytes / 1_000_000))
    }
    case 'filling':
      return words.offlineFilling
    case 'saving':
      return words.offlineSaving
    case 'no-room':
      return words.offlineNoRoom
    case 'failed':
      return words.offlineFailed
    case 'impossible':
      return words.offlineImpossible
  }
}
