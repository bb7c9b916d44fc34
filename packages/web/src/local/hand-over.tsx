import type { FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import type { LocalModel } from './local-model.ts'

import './hand-over.css'

/** When somebody else at this device is asked: covers the table, so that it can be passed on. */
export const HandOver: FunctionComponent<{ readonly model: LocalModel }> = ({ model }) => {
  const { value: next } = model.next
  const cover = (): void => model.showTo(null)
  const isShown = next !== null && model.seat.value !== null && model.outcome.value === null
  useKeys({ Enter: isShown ? cover : undefined })
  if (!isShown) return null
  const { here } = say.value
  const name = model.name(next)
  return (
    <div class="hand-over notice" role="status">
      <p>
        <SeatMark seat={next} /> {here.turnOf(name)}
      </p>
      <button type="button" class="button button--do" onClick={cover}>
        <Icon name="pass-right" /> {here.handOver(name)} <kbd class="key">↵</kbd>
      </button>
    </div>
  )
}
