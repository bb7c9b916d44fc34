import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { isOutdated } from '../core/new-build.ts'

import './new-build.css'

/** Offers the site's new build, once there is one. */
export const NewBuild: FunctionComponent = () => {
  const { common } = say.value
  if (!isOutdated.value) return null
  return (
    <p class="new-build cluster" role="status">
      {common.newVersion}
      <button type="button" class="button" onClick={() => location.reload()}>
        {common.loadNewVersion}
      </button>
    </p>
  )
}
