import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { me, server, whoAmI } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { useTitle } from '../parts/title.ts'
import { useAction } from '../parts/use-action.ts'
import { BlockedPeople } from './account/blocked-people.tsx'
import { ChangePassword, Enter, Register, Rename, SignIn } from './account/forms.tsx'
import { OwnData } from './account/own-data.tsx'
import { SignOut } from './account/sign-out.tsx'
import { Tokens } from './account/tokens.tsx'

import './account.css'

/** The person's name, account, tokens and data. */
export const Account: FunctionComponent = () => {
  const words = say.value.account
  useTitle(`${words.title} · Ziggurat`)
  const { error, act } = useAction()
  const person = me.value
  const { value: self } = useLoaded(() => server.ask('me'), person?.id ?? '')
  if (person === undefined)
    return error.value === null ? <Loading /> : <Failed again={() => void act(whoAmI)} />
  return (
    <div class="page">
      <header class="page__head stack">
        <h1>{person?.name ?? words.title}</h1>
        <p>
          {person === null
            ? words.enterMore
            : person.account
              ? words.asAccount(person.name)
              : words.asGuest(person.name)}
        </p>
      </header>
      {person === null && (
        <div class="page__pair">
          <Enter />
          <SignIn />
        </div>
      )}
      {person !== null && !person.account && (
        <div class="page__pair">
          <Register />
          <div class="page__main stack">
            <Rename />
            <SignIn />
          </div>
        </div>
      )}
      {person !== null && (
        <>
          {self?.administrator === true && (
            <p class="page__line cluster">
              <a class="button" href="/admin">
                <Icon name="shield" /> {say.value.common.administration}
              </a>
            </p>
          )}
          <Tokens key={person.id} />
          {person.account && <ChangePassword key={person.id} />}
          <BlockedPeople key={person.id} />
          <OwnData key={person.id} account={person.account} />
          <SignOut account={person.account} />
        </>
      )}
    </div>
  )
}
