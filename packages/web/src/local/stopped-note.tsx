import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { Icon } from '../look/icon.tsx'
import { storeRecord, LOCAL_REPLAY } from '../match/local-record.ts'
import { SiteFrame } from '../parts/site.tsx'
import { useTitle } from '../parts/title.ts'
import type { Stopped } from './local-model.ts'

interface Props {
  readonly stopped: Stopped
}

/** Why the game does not go on here: another tab has it, or a bug stopped it. */
export const StoppedNote: FunctionComponent<Props> = ({ stopped }) => {
  const { here, after } = say.value
  const words = stopped.type === 'taken' ? here.taken : here.broken
  useTitle(`${words} · Ziggurat`)
  const record = stopped.type === 'broken' ? stopped.record : null
  return (
    <SiteFrame>
      <div class="loading" role="alert">
        <h1>{words}</h1>
        {stopped.type === 'broken' && <p class="soft">{stopped.message}</p>}
        <div class="row">
          <button type="button" class="button button--do" onClick={() => location.reload()}>
            {stopped.type === 'taken' ? here.goOnHere : say.value.common.tryAgain}
          </button>
          {record !== null && (
            <button
              type="button"
              class="button"
              onClick={() => {
                storeRecord(record)
                go(`/replay/${LOCAL_REPLAY}`)
              }}
            >
              <Icon name="play" /> {after.replay}
            </button>
          )}
        </div>
      </div>
    </SiteFrame>
  )
}
