import { useSignal } from '@preact/signals'
import { isProblem, parseRecord, verifying } from '@ziggurat/kernel'
import type { GameRecord, Problem, Seat } from '@ziggurat/kernel'
import type { MatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { occupantAfter } from '../core/occupants.ts'
import { sentBy } from '../core/sent-numbers.ts'
import { me, server } from '../core/session.ts'
import { GAMES, isGame } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { useLoaded } from '../parts/lazy.tsx'
import { problemText } from '../parts/problem.ts'
import { Sheet } from '../parts/sheet.tsx'
import type { LiveModel } from './live-model.ts'
import { verdictOn } from './shuffle-verdict.ts'
import type { Verdict } from './shuffle-verdict.ts'

import './shuffle-check.css'

interface Checked {
  readonly record: GameRecord
  readonly verdict: Verdict
}

/** How long the page may be busy at once, in milliseconds. */
const SLICE = 8

/** Replays a record in slices, so that the page stays responsive; the problem, or null if everything fits. */
async function replayed(record: GameRecord): Promise<Problem | null> {
  if (!isGame(record.game)) return null
  const steps = verifying(await GAMES[record.game].rules(), record)
  for (let begun = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done === true) return isProblem(value) ? value : null
    if (performance.now() - begun < SLICE) continue
    await new Promise((later) => setTimeout(later))
    begun = performance.now()
  }
}

/**
 * Checks a finished game; null if there is nothing to say: this server has not dealt it, nobody contributed, or its record
 * cannot be verified because the rules have changed.
 */
async function check(match: MatchShape, seat: Seat | null): Promise<Checked | null> {
  if (match.uploaded) return null
  const sent = sentBy(me.peek()?.id ?? '', match.id)
  const isMixed = match.contributions.some((each) => each !== '')
  if (!isMixed && (sent?.numbers ?? []).length === 0) return null
  const { record: text } = await server.ask('record', undefined, { match: match.id })
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(record.code)
  const bots = match.seats.flatMap((_, at) => (occupantAfter(match, at, [])?.kind === 'bot' ? [at] : []))
  const verdict = verdictOn(record, sent, seat, bots)
  if (!isMixed && isGood(verdict)) return null
  const problem = await replayed(record)
  if (record.start !== undefined || problem?.code === 'record-of-older-rules') return null
  return { record, verdict: problem ?? verdict }
}

const isGood = (verdict: Verdict): boolean => verdict === 'used' || verdict === 'right'

function sentenceOf(verdict: Verdict): string {
  const { shuffle } = say.value.after
  if (typeof verdict === 'object') return `${shuffle.wrong} ${problemText(verdict)}`
  if (verdict === 'used') return shuffle.used
  if (verdict === 'right') return shuffle.right
  return `${shuffle.wrong} ${shuffle[verdict]}`
}

/** After a game to whose shuffle players contributed: checks it, and says whether it was right. */
export const ShuffleCheck: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const { shuffle } = say.value.after
  const isShown = useSignal(false)
  const match = model.shape.value
  const seat = model.seat.value
  const isOver = match?.status === 'over'
  const { value } = useLoaded(
    async () => (isOver ? check(match, seat) : null),
    `${model.id} ${seat} ${isOver}`,
  )
  if (value === null) return null
  const { record, verdict } = value
  const good = isGood(verdict)
  return (
    <>
      <button
        type="button"
        class="shuffle-check button button--quiet"
        data-tone={good ? 'good' : 'bad'}
        onClick={() => (isShown.value = true)}
      >
        <Icon name={good ? 'check' : 'warn'} />
        {verdict === 'used' ? shuffle.usedBrief : good ? shuffle.rightBrief : shuffle.wrong}
      </button>
      {!good && (
        <p class="shuffle-check__wrong notice" role="alert" data-tone="bad">
          {sentenceOf(verdict)}
        </p>
      )}
      {isShown.value && (
        <Sheet title={shuffle.title} onClose={() => (isShown.value = false)}>
          <div class="shuffle-check__facts stack">
            <p class="notice" data-tone={good ? 'good' : 'bad'}>
              {sentenceOf(verdict)}
            </p>
            <p>{shuffle.how}</p>
            <dl class="stack">
              <Fact name={shuffle.fingerprint} value={record.hash} />
              <Fact name={shuffle.secret} value={record.secret ?? ''} />
              {(record.contributions ?? []).map((each, at) => (
                <Fact key={at} name={shuffle.numberOf(model.nameAt(at, 0))} value={each || shuffle.none} />
              ))}
              <Fact name={shuffle.seed} value={record.seed ?? ''} />
            </dl>
          </div>
        </Sheet>
      )}
    </>
  )
}

const Fact: FunctionComponent<{ readonly name: string; readonly value: string }> = ({ name, value }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
