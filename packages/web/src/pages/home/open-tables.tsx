import { useSignal } from '@preact/signals'
import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { titleOf } from '../../games/index.ts'
import { clockText, namesAt, takenSeats } from '../../match/match-words.ts'
import { loadedTexts, optionsText } from '../../match/setting-words.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { AccountMark } from '../../parts/player-marks.tsx'
import { useAction } from '../../parts/use-action.ts'
import { sitDown } from './actions.ts'
import { listedMatches, openTables, runningTables } from './lists.ts'
import { SeatDots } from './seat-dots.tsx'

import './open-tables.css'

const MOST_RUNNING = 6

/** Tables with open seats, and running games to watch. */
export const OpenTables: FunctionComponent = () => {
  const { home } = say.value
  const { error, act } = useAction()
  const tried = useSignal<string | null>(null)
  const [open, running] = [openTables.value, runningTables.value]
  const sit = (match: MatchShape): void => {
    tried.value = match.id
    void act(() => sitDown(match))
  }
  return (
    <section class="open-tables home__list terrace" aria-labelledby="open-tables">
      <div class="head">
        <h2 id="open-tables">{home.openTables}</h2>
        {listedMatches.value !== null && (
          <span class="label">{home.counts(open.length, running.length)}</span>
        )}
      </div>
      {listedMatches.value !== null && open.length === 0 && (
        <p class="open-tables__none">{home.noOpenTables}</p>
      )}
      {open.length + running.length > 0 && (
        <table class="tables">
          <Heads />
          <tbody>
            {open.map((match) => (
              <Row key={match.id} match={match}>
                <button
                  type="button"
                  class="button"
                  aria-label={home.sitDownAt(match.host.name)}
                  onClick={() => sit(match)}
                >
                  {home.sitDown}
                </button>
                {tried.value === match.id && <ErrorText error={error.value} />}
              </Row>
            ))}
          </tbody>
          {running.length > 0 && (
            <tbody>
              <tr>
                <th class="tables__part" colSpan={5} scope="rowgroup">
                  {home.beingPlayed}
                </th>
              </tr>
              {running.slice(0, MOST_RUNNING).map((match) => (
                <Row key={match.id} match={match}>
                  <a
                    class="button button--quiet"
                    href={`/table/${match.id}`}
                    aria-label={home.watchWith(namesAt(match))}
                  >
                    {home.watch}
                  </a>
                </Row>
              ))}
            </tbody>
          )}
        </table>
      )}
    </section>
  )
}

const Heads: FunctionComponent = () => {
  const { home } = say.value
  return (
    <thead>
      <tr>
        <th scope="col">{home.table}</th>
        <th scope="col" class="tables__host">
          {home.host}
        </th>
        <th scope="col">{home.seats}</th>
        <th scope="col" class="tables__speed">
          {home.speed}
        </th>
        <th scope="col">
          <span class="visually-hidden">{home.join}</span>
        </th>
      </tr>
    </thead>
  )
}

const Row: FunctionComponent<{ readonly match: MatchShape }> = ({ match, children }) => (
  <tr>
    <td>
      <strong>{titleOf(match.game)}</strong>
      <span class="label">
        <span class="tables__by">
          {match.host.name} <AccountMark person={match.host} /> ·
        </span>{' '}
        <Options match={match} />
      </span>
    </td>
    <td class="tables__host">
      {match.host.name} <AccountMark person={match.host} />
    </td>
    <td>
      <SeatDots
        taken={match.seats.map(({ kind }) => kind !== 'open')}
        label={say.value.home.seatsTaken(takenSeats(match), match.seats.length)}
      />
    </td>
    <td class="tables__speed soft">{clockText(match.clock)}</td>
    <td>{children}</td>
  </tr>
)

/** How many options are shown; the first matter most. */
const SHOWN_OPTIONS = 2

const Options: FunctionComponent<{ readonly match: MatchShape }> = ({ match }) => {
  const texts = loadedTexts(match.game)
  if (texts === null) return null
  return (
    <>
      {optionsText(match.options, texts)
        .slice(0, SHOWN_OPTIONS)
        .map(([key, value]) => `${key}: ${value}`)
        .join(' · ')}
    </>
  )
}
