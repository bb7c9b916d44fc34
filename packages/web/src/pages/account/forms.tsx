import { useSignal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { say } from '../../core/language.ts'
import { changePassword, enter, me, register, rename, signIn } from '../../core/session.ts'
import { draftName } from '../../parts/name-field.tsx'
import { FieldForm } from './field-form.tsx'
import { Field } from './field.tsx'

interface FormProps {
  readonly title: string
  readonly more?: string
  readonly button: string
  /** Shown after success. */
  readonly done?: string
  readonly onSubmit: () => Promise<unknown>
  readonly children: ComponentChildren
}

/** A panel with a title, an explanation and a form. */
const Form: FunctionComponent<FormProps> = ({ title, more, ...form }) => {
  const id = useId()
  return (
    <section class="panel page__text stack terrace" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {more !== undefined && <p class="soft">{more}</p>}
      <FieldForm class="page__form stack" {...form} />
    </section>
  )
}

export const Enter: FunctionComponent = () => {
  const words = say.value.account
  return (
    <Form title={words.enterTitle} button={words.enter} onSubmit={() => enter(draftName.value.trim())}>
      <Field of="name" label={words.name} value={draftName} autocomplete="nickname" most={LIMITS.name} />
    </Form>
  )
}

export const Rename: FunctionComponent = () => {
  const words = say.value.account
  const name = useSignal(me.value?.name ?? '')
  return (
    <Form
      title={words.rename}
      button={say.value.common.save}
      done={words.renamed}
      onSubmit={() => rename(name.value)}
    >
      <Field of="name" label={words.name} value={name} autocomplete="nickname" most={LIMITS.name} />
    </Form>
  )
}

interface PasswordProps {
  /** Its name in the request. */
  readonly of?: 'password' | 'old'
  readonly label: string
  readonly value: Signal<string>
}

const KnownPassword: FunctionComponent<PasswordProps> = ({ of = 'password', label, value }) => (
  <Field
    of={of}
    label={label}
    value={value}
    type="password"
    autocomplete="current-password"
    most={LIMITS.password.most}
  />
)

const NewPassword: FunctionComponent<Omit<PasswordProps, 'of'>> = ({ label, value }) => (
  <Field
    of="password"
    label={label}
    value={value}
    type="password"
    autocomplete="new-password"
    hint={say.value.account.passwordHint(LIMITS.password.least)}
    most={LIMITS.password.most}
  />
)

export const Register: FunctionComponent = () => {
  const words = say.value.account
  const name = useSignal(me.value?.name ?? '')
  const password = useSignal('')
  return (
    <Form
      title={words.register}
      more={words.registerMore}
      button={words.register}
      onSubmit={() => register(name.value, password.value)}
    >
      <Field
        of="name"
        label={words.name}
        value={name}
        autocomplete="username"
        hint={words.keepsName}
        most={LIMITS.name}
      />
      <NewPassword label={words.password} value={password} />
    </Form>
  )
}

export const ChangePassword: FunctionComponent = () => {
  const words = say.value.account
  const old = useSignal('')
  const password = useSignal('')
  const change = async (): Promise<void> => {
    await changePassword(old.value, password.value)
    old.value = ''
    password.value = ''
  }
  return (
    <Form
      title={words.changePassword}
      more={words.changePasswordMore}
      button={say.value.common.save}
      done={words.changedPassword}
      onSubmit={change}
    >
      <KnownPassword of="old" label={words.oldPassword} value={old} />
      <NewPassword label={words.newPassword} value={password} />
    </Form>
  )
}

export const SignIn: FunctionComponent = () => {
  const words = say.value.account
  const name = useSignal('')
  const password = useSignal('')
  return (
    <Form
      title={words.signIn}
      more={me.value ? words.signInGuest : words.signInMore}
      button={words.signIn}
      onSubmit={() => signIn(name.value, password.value)}
    >
      <Field of="name" label={words.name} value={name} autocomplete="username" most={LIMITS.name} />
      <KnownPassword label={words.password} value={password} />
    </Form>
  )
}
