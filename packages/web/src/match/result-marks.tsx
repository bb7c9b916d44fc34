import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { finishedByBot } from '../core/occupants.ts'
import type { IconName } from '../look/icon-names.ts'
import { Icon } from '../look/icon.tsx'

import './result-marks.css'

interface Mark {
  readonly icon: IconName
  readonly says: string
  readonly brief: string
}

/**
 * Remarks about a result: moves were undone, an administrator ended the game, this server has not dealt it, or a bot finished it
 * for a person.
 */
function marksOf(match: MatchShape): readonly Mark[] {
  const { table, after } = say.value
  const ended = match.status === 'over' && !match.closed ? finishedByBot(match) : []
  return [
    ...(match.rewound ? [{ icon: 'undo', says: table.rewound, brief: table.rewoundBrief } as const] : []),
    ...(match.closed ? [{ icon: 'close', says: table.closed, brief: table.closedBrief } as const] : []),
    ...(match.uploaded
      ? [{ icon: 'upload', says: table.uploaded, brief: table.uploadedBrief } as const]
      : []),
    ...ended.map(
      ({ name }) => ({ icon: 'bot', says: after.playedOut(name), brief: after.playedOutBrief }) as const,
    ),
  ]
}

/** As sentences, or in two words (`brief`). */
export const ResultMarks: FunctionComponent<{ readonly match: MatchShape; readonly brief?: boolean }> = ({
  match,
  brief = false,
}) => (
  <>
    {marksOf(match).map((mark) => (
      <span key={mark.says} class="result-mark row" title={mark.says} data-mark={mark.icon}>
        <Icon name={mark.icon} /> {brief ? mark.brief : mark.says}
      </span>
    ))}
  </>
)
