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

/** What one should know of a result: moves were taken back, a bot ended the game for somebody. */
function marksOf(match: MatchShape): readonly Mark[] {
  const { table, after } = say.value
  const ended = match.status === 'over' ? finishedByBot(match) : []
  return [
    ...(match.rewound ? [{ icon: 'undo', says: table.rewound, brief: table.rewoundBrief } as const] : []),
    ...ended.map(
      ({ name }) => ({ icon: 'bot', says: after.playedOut(name), brief: after.playedOutBrief }) as const,
    ),
  ]
}

/** In whole sentences, or in two words where there is little room. */
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
