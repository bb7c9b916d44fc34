import { useSignal } from '@preact/signals'
import type { SettingsShape } from '@ziggurat/protocol'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { go } from '../../core/router.ts'
import { serverInfo } from '../../core/server-info.ts'
import { server } from '../../core/session.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { Failed, Loading, useLoaded } from '../../parts/lazy.tsx'
import { useAction } from '../../parts/use-action.ts'
import { TextField } from './fields.tsx'
import { administration } from './words.ts'

export const ServerSettings: FunctionComponent = () => {
  const { value, failed, again } = useLoaded(() => server.ask('settings'), 'settings')
  if (failed) return <Failed again={again} />
  return value === null ? <Loading /> : <Form settings={value} />
}

const Form: FunctionComponent<{ readonly settings: SettingsShape }> = ({ settings }) => {
  const words = administration.value
  const name = useSignal(settings.name)
  const legalNotice = useSignal(settings.legalNotice)
  const privacy = useSignal(settings.privacy)
  const guests = useSignal(settings.guests)
  const registration = useSignal(settings.registration)
  const days = useSignal(`${settings.guestGameDays ?? ''}`)
  const saved = useSignal(false)
  const { error, busy, act } = useAction()
  const save = async (): Promise<void> => {
    await server.ask('changeSettings', {
      name: name.value,
      legalNotice: legalNotice.value,
      privacy: privacy.value,
      guests: guests.value,
      registration: registration.value,
      guestGameDays: days.value === '' ? null : Number(days.value),
    })
    serverInfo.value = { name: name.value, legalNotice: legalNotice.value, privacy: privacy.value }
  }
  return (
    <section class="panel terrace stack" aria-label={words.tabs.settings}>
      <form
        class="stack admin-settings"
        onSubmit={(event) => {
          event.preventDefault()
          saved.value = false
          void act(save).then((done) => (saved.value = done))
        }}
      >
        <TextField label={words.serverName} value={name} most={LIMITS.serverName} />
        <TextField
          label={words.legalNotice}
          value={legalNotice}
          most={LIMITS.legalText}
          lines={8}
          hint={words.textMore}
        />
        <TextField
          label={words.privacy}
          value={privacy}
          most={LIMITS.legalText}
          lines={8}
          hint={words.textMore}
        />
        {(
          [
            ['guests', guests],
            ['registration', registration],
          ] as const
        ).map(([key, value]) => (
          <label key={key} class="admin-settings__yes row">
            <input
              type="checkbox"
              checked={value.value}
              onChange={({ currentTarget }) => (value.value = currentTarget.checked)}
            />
            {words[key]}
          </label>
        ))}
        <TextField label={words.guestGameDays} value={days} most={5} type="number" />
        <button class="button" aria-disabled={busy.value}>
          {say.value.common.save}
        </button>
        <p role="status" class="gain">
          {saved.value && words.saved}
        </p>
        <ErrorText error={error.value} />
      </form>
      <StepDown />
    </section>
  )
}

const StepDown: FunctionComponent = () => {
  const { error, busy, act } = useAction()
  const stepDown = (): void =>
    void act(async () => {
      await server.ask('stepDown')
      go('/account')
    })
  return (
    <div class="page__line cluster">
      <button type="button" class="button button--danger" aria-disabled={busy.value} onClick={stepDown}>
        {administration.value.stepDown}
      </button>
      <ErrorText error={error.value} />
    </div>
  )
}
