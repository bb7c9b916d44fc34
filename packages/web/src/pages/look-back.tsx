import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { hasServer } from '../core/site.ts'

import './look-back/look-back.css'
import { Finished } from './look-back/finished.tsx'
import { OpenRecord } from './look-back/open-record.tsx'

/** Finished games: mine, and any from a record. */
export const LookBack: FunctionComponent = () => {
  const { common } = say.value
  document.title = `${common.lookBack} · Ziggurat`
  return (
    <div class="page page--full">
      <h1>{common.lookBack}</h1>
      <div class="look-back">
        {hasServer && <Finished />}
        <OpenRecord />
      </div>
    </div>
  )
}
