import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'
import type { LiveTable } from './live-table.ts'

/** What the others have to agree to: taking back a move, or a bot for somebody whose time is up. */
export const Vote: FunctionComponent<{ readonly table: LiveTable }> = ({ table }) => {
  const words = say.value.table
  const { value: seat } = table.seat
  return (
    <>
      {table.votes.value.map(({ on, by, needed, agreed }) => {
        const open = seat !== null && needed.includes(seat) && !agreed.includes(seat)
        return (
          <div key={on} class="vote" role="alert">
            <p>{on === 'undo' ? words.wantsUndo(table.name(by)) : words.wantsOut(table.name(by))}</p>
            {open ? (
              <>
                <button type="button" class="button" onClick={() => table.vote(on, true)}>
                  {words.agree}
                </button>
                <button type="button" class="button" onClick={() => table.vote(on, false)}>
                  {words.refuse}
                </button>
              </>
            ) : (
              by === seat && <p class="soft">{words.youAsked}</p>
            )}
          </div>
        )
      })}
    </>
  )
}
