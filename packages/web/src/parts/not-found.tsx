import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { useTitle } from './title.ts'

import './not-found.css'

interface Props {
  readonly says: string
  /** Where the link leads; home by default. */
  readonly href?: string
  readonly to?: string
}

/** The page for an address that has none, with a link back. */
export const NotFound: FunctionComponent<Props> = ({ says, href = '/', to = say.value.common.toHome }) => {
  useTitle(`${says} · Ziggurat`)
  return (
    <div class="not-found">
      <div class="not-found__courses" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h1>{says}</h1>
      <a class="button button--large" href={href}>
        {to}
      </a>
    </div>
  )
}
