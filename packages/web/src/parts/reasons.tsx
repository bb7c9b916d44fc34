import type { Refusal } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { Table } from '../core/table.ts'

interface Props {
  readonly table: Table
  readonly refusals: readonly Pick<Refusal, 'id' | 'reasons'>[]
}

/** Why something cannot be done, each reason with the rule or the card that says so. */
export const Reasons: FunctionComponent<Props> = ({ table, refusals }) => {
  const texts = table.texts.value
  return (
    <ul class="reasons">
      {refusals.flatMap(({ id, reasons }) =>
        reasons.map((reason) => (
          <li key={`${id} ${reason.kind}`}>
            {texts.reason(reason).replace(` (${reason.rule})`, '')}{' '}
            <RuleLink table={table} rule={reason.rule} />
          </li>
        )),
      )}
    </ul>
  )
}

const RuleLink: FunctionComponent<{ readonly table: Table; readonly rule: string | undefined }> = ({
  table,
  rule,
}) =>
  rule === undefined ? null : (
    <a
      href={`/rules/${table.game}#${rule}`}
      target="_blank"
      rel="noopener"
      aria-label={say.value.table.rule(rule)}
    >
      {rule}
    </a>
  )
