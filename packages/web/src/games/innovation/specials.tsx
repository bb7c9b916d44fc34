import { progressOf, SPECIALS } from '@ziggurat/innovation/facts'
import type { Special, SpecialPart } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { homeOf } from '../../core/seats.ts'
import { SeatMark } from '../../look/icon.tsx'
import type { InnovationModel } from './model.ts'
import { gameWords, own } from './words.ts'

import './specials.css'

/** The five special achievements, each with my progress. */
export const Specials: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => (
  <section class="terrace specials" aria-label={own.value.specials}>
    <ul>
      {SPECIALS.map((special) => (
        <SpecialRow key={special} model={model} special={special} />
      ))}
    </ul>
  </section>
)

/** The progress to show: how many conditions are met, or how far the best one is. */
function counted(special: Special, parts: readonly SpecialPart[]): { have: number; need: number } {
  if (special === 'monument') return { have: Math.max(0, ...parts.map(({ have }) => have)), need: 6 }
  if (special === 'world') return { have: parts[0]?.have ?? 0, need: parts[0]?.need ?? 12 }
  return { have: parts.filter(({ have, need }) => have >= need).length, need: parts.length }
}

const SpecialRow: FunctionComponent<{ readonly model: InnovationModel; readonly special: Special }> = ({
  model,
  special,
}) => {
  const { owner, parts } = progressOf(model.view.value, homeOf(model), special)
  const { name, condition } = gameWords.value.specials[special]
  const { have, need } = counted(special, parts)
  if (owner !== null)
    return (
      <li data-taken title={condition}>
        <b>{name}</b>
        <span class="specials__says label" data-flies={`achievement ${special}`}>
          <SeatMark seat={owner} /> {own.value.has(model.name(owner))}
        </span>
      </li>
    )
  return (
    <li title={condition}>
      <b>{name}</b>
      <span class="gauge row" data-near={have === need - 1 || undefined} aria-hidden="true">
        {Array.from({ length: need }, (_, at) => (
          <i key={at} data-on={at < have || undefined} />
        ))}
      </span>
      <span class="specials__says label">{own.value.progress[special](Math.min(have, need))}</span>
    </li>
  )
}
