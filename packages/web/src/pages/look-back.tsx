import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'

import './back/looking-back.css'
import { Finished } from './back/finished.tsx'
import { OpenRecord } from './back/open-record.tsx'

/** Games that are over: mine, and any that somebody has a record of. */
export const LookBack: FunctionComponent = () => {
  const { common } = say.value
  document.title = `${common.lookBack} · Ziggurat`
  return (
    <div class="page page--full">
      <h1>{common.lookBack}</h1>
      <div class="looking-back">
        <Finished />
        <OpenRecord />
      </div>
    </div>
  )
}
