import { useSignal } from '@preact/signals'
import type { ReportShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { personName } from '../../core/occupants.ts'
import { server } from '../../core/session.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'
import { Pages } from './pages.tsx'
import { administration, dateText } from './words.ts'

/** Reports that nobody is done with. */
export const Reports: FunctionComponent = () => {
  const version = useSignal(0)
  const load = async (after: string | undefined) => {
    const { reports, next } = await server.ask('reports', after === undefined ? {} : { after })
    return { rows: reports, next }
  }
  return (
    <section class="panel terrace stack" aria-label={administration.value.tabs.reports}>
      <Pages load={load} version={`${version.value}`}>
        {(report) => <Report report={report} onDone={() => version.value++} />}
      </Pages>
    </section>
  )
}

interface Props {
  readonly report: ReportShape
  readonly onDone: () => void
}

const Report: FunctionComponent<Props> = ({ report, onDone }) => {
  const words = administration.value
  const { error, busy, act } = useAction()
  const { reporter, about, at, text, match, line, quote, chat } = report
  const finish = (): void =>
    void act(() => server.ask('finishReport', {}, { report: report.id })).then((done) => done && onDone())
  return (
    <div class="admin-report stack">
      <p>
        <strong>{words.reportOf(personName(reporter), personName(about))}</strong>{' '}
        <span class="soft">
          {dateText(at)} {match !== null && <a href={`/table/${match}`}>{match}</a>}
        </span>
      </p>
      <p>{text}</p>
      {chat.length > 0 && (
        <ul class="admin-report__chat">
          {chat.map((each) => (
            <li key={each.number} data-reported={each.number === line || undefined}>
              <b>{personName(each.person)}</b> {each.text}
            </li>
          ))}
        </ul>
      )}
      {chat.length === 0 && quote !== '' && (
        <p>
          <span class="soft">{words.lineGone}</span> {quote}
        </p>
      )}
      <p class="page__line cluster">
        <button
          type="button"
          class="button"
          aria-disabled={busy.value}
          aria-label={words.finishAbout(personName(about))}
          onClick={finish}
        >
          {words.finish}
        </button>
      </p>
      <ErrorText error={error.value} />
    </div>
  )
}
