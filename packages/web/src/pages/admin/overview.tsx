import type { Reply } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { server } from '../../core/session.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'
import { administration, numberText } from './words.ts'

interface Props {
  readonly overview: Reply<'overview'>
  readonly again: () => void
}

/** The load of the server, and how much there is on it. */
export const Overview: FunctionComponent<Props> = ({ overview, again }) => {
  const words = administration.value
  const { error, act } = useAction()
  const { load, most } = overview
  const upTo = (count: number): string =>
    count < most ? numberText(count) : words.atLeast(numberText(count))
  return (
    <>
      {overview.clockDoubtedSince !== null && (
        <div class="notice admin-clock stack" role="alert">
          <p>{words.clockDoubted}</p>
          <button
            type="button"
            class="button"
            onClick={() => void act(() => server.ask('confirmClock')).then(again)}
          >
            {words.clockRight}
          </button>
          <ErrorText error={error.value} />
        </div>
      )}
      <div class="page__pair">
        <section class="panel terrace stack" aria-labelledby="on-server">
          <h2 id="on-server">{words.onServer}</h2>
          <Facts
            of={[
              [words.people, upTo(overview.people)],
              [words.openTables, upTo(overview.openTables)],
              [words.runningTables, upTo(overview.runningTables)],
              [words.openReports, upTo(overview.openReports)],
            ]}
          />
        </section>
        <section class="panel terrace stack" aria-labelledby="load">
          <h2 id="load">{words.load}</h2>
          <p class="soft">{words.loadMore}</p>
          <Facts
            of={[
              [words.connections, numberText(load.connections)],
              [words.matches, numberText(load.matches)],
              [words.lag, words.seconds(numberText(load.lag, 2))],
              [words.memory, words.megabytes(numberText(load.memory / 1e6))],
              [words.waitingBots, numberText(load.waitingBots)],
            ]}
          />
          {load.addresses.length > 0 && (
            <>
              <h3>{words.busiest}</h3>
              <Facts of={load.addresses.map(({ address, connections }) => [address, `${connections}`])} />
            </>
          )}
          <button type="button" class="button" onClick={again}>
            {words.lookAgain}
          </button>
        </section>
      </div>
    </>
  )
}

const Facts: FunctionComponent<{ readonly of: readonly (readonly [string, string])[] }> = ({ of }) => (
  <dl class="admin-facts">
    {of.map(([what, much]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd class="number">{much}</dd>
      </div>
    ))}
  </dl>
)
