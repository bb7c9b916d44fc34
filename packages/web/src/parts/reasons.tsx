import type { Refusal } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'

interface Props {
  readonly model: MatchModel
  readonly refusals: readonly Pick<Refusal, 'id' | 'reasons'>[]
}

/** The reasons of refusals, each with a link to its rule. */
export const Reasons: FunctionComponent<Props> = ({ model, refusals }) => {
  const texts = model.texts.value
  return (
    <ul class="reasons">
      {refusals.flatMap(({ id, reasons }) =>
        reasons.map((reason) => (
          <li key={`${id} ${reason.kind}`}>
            {texts.reason(reason).replace(` (${reason.rule})`, '')}{' '}
            <RuleLink model={model} rule={reason.rule} />
          </li>
        )),
      )}
    </ul>
  )
}

const RuleLink: FunctionComponent<{ readonly model: MatchModel; readonly rule: string | undefined }> = ({
  model,
  rule,
}) =>
  rule === undefined ? null : (
    <a
      href={`/rules/${model.game}#${rule}`}
      target="_blank"
      rel="noopener"
      aria-label={say.value.table.rule(rule)}
    >
      {rule}
    </a>
  )
