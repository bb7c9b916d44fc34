import type { GameRecord, Refused, Seat, Table } from '@ziggurat/kernel'
import type { Entry } from '@ziggurat/store'

/** What a log entry does. */
export type Move =
  | { readonly kind: 'answer'; readonly id: string; readonly ordered?: true }
  | { readonly kind: 'withdraw' }
  /** `seen`: by a player alone with bots, past an undo barrier. */
  | { readonly kind: 'undo'; readonly to: number; readonly seen?: true }
  /** Stands for an entry that a change of the rules dropped: nothing happens. */
  | { readonly kind: 'skip' }
  /** Stands for an entry that was taken back, or that took others back, and is not replayed. `own`: in an open group. */
  | { readonly kind: 'gone'; readonly own?: true }
  /** The game continues from here by other rules. */
  | { readonly kind: 'rules'; readonly text: string }

/** A move as text for the log. An answer by a standing order is marked in the log, but not in the record. */
export function moveText(move: Move): string {
  if (move.kind === 'answer') return `${move.ordered === true ? 'order' : 'answer'} ${move.id}`
  if (move.kind === 'rules') return move.text
  if (move.kind === 'gone') return move.own === true ? 'gone own' : 'gone'
  if (move.kind !== 'undo') return move.kind
  return `undo ${move.to}${move.seen === true ? ' seen' : ''}`
}

const GONE = { kind: 'gone' } as const
const GONE_OWN = { kind: 'gone', own: true } as const

export function moveIn(text: string): Move {
  const [kind = '', ...rest] = text.split(' ')
  if (kind === 'answer') return { kind, id: rest.join(' ') }
  if (kind === 'order') return { kind: 'answer', id: rest.join(' '), ordered: true }
  if (kind === 'undo') return { kind, to: Number(rest[0]), ...(rest[1] === 'seen' && { seen: true }) }
  if (kind === 'withdraw' || kind === 'skip') return { kind }
  if (kind === 'gone') return rest[0] === 'own' ? GONE_OWN : GONE
  if (kind === 'rules') return { kind, text }
  throw new Error(`not a move: '${text}'`)
}

/** Makes a move on a table; an undo must be possible. */
export function applyMove(table: Table, seat: Seat, move: Move): Refused | null {
  if (move.kind === 'answer') return table.answer(seat, move.id)
  if (move.kind === 'withdraw') return table.withdraw(seat)
  if (move.kind === 'undo') table.undo(move.to)
  else table.skip(move === GONE_OWN ? seat : undefined)
  return null
}

/** Whether an entry is an undo past an undo barrier by a player alone with bots. It marks the game permanently. */
export const isRewinding = ({ text }: Pick<Entry, 'text'>): boolean => /^undo \d+ seen$/u.test(text)

/** How a game is replayed after a change of the rules: `from` its snapshot, or from its beginning, which `keeps` the first entries. */
export type ReplayWay = 'from' | 'keeps'

/** The entry for a change of the rules: the first `length` entries count, those between them and this one are dropped. */
export const rulesChangeText = (version: number, way: ReplayWay, length: number): string =>
  `rules ${version} ${way} ${length}`
export const isChangeOfRules = ({ text }: Entry): boolean => text.startsWith('rules ')
export const keptLength = ({ text }: Entry): number => Number(text.split(' ').at(-1))
export const replayWay = ({ text }: Entry): ReplayWay => (text.split(' ')[2] === 'keeps' ? 'keeps' : 'from')

/** The log with `skip` in place of entries that a change of the rules dropped. */
export function withoutDropped(entries: readonly Entry[]): readonly Entry[] {
  const all = [...entries]
  for (const [at, entry] of entries.entries()) {
    if (!isChangeOfRules(entry)) continue
    for (let i = keptLength(entry); i < at; i++)
      all[i] = { at: entry.at, seat: null, text: moveText({ kind: 'skip' }) }
  }
  return all
}

/**
 * The log with `gone` in place of answers that were taken back within the first `until` entries, and of the undos and
 * withdrawals that did so. It leads to the same position. `first` is where it is replayed from.
 */
export function withoutTakenBack(
  entries: readonly Entry[],
  first: { readonly length: number; readonly count: number },
  until: number,
): readonly Entry[] {
  const all = [...entries]
  const standing: number[] = []
  const remove = (indices: readonly number[], move: Move): void => {
    for (const at of indices) all[at] = { ...(entries[at] as Entry), text: moveText(move) }
  }
  for (const [at, { seat, text }] of entries.slice(0, until).entries()) {
    if (at < first.length) continue
    const move = moveIn(text)
    if (move.kind === 'answer') standing.push(at)
    else if (move.kind === 'undo' && move.to >= first.count)
      remove([...standing.splice(move.to - first.count), at], GONE)
    else if (move.kind === 'withdraw') {
      const last = standing.findLastIndex((each) => entries[each]?.seat === seat)
      if (last >= 0) remove([...standing.splice(last, 1), at], GONE_OWN)
    }
  }
  return all
}

export const takesBack = ({ text }: Pick<Entry, 'text'>): boolean =>
  text.startsWith('undo ') || text === 'withdraw'

/** The answers of a log that have not been taken back. */
export function standingAnswers(entries: readonly Entry[]): GameRecord['answers'] {
  const answers = [] as GameRecord['answers'][number][]
  for (const entry of withoutDropped(entries)) {
    const seat = entry.seat ?? 0
    const move = moveIn(entry.text)
    if (move.kind === 'answer') answers.push({ seat, id: move.id })
    else if (move.kind === 'undo') answers.splice(move.to)
    else if (move.kind === 'withdraw')
      answers.splice(
        answers.findLastIndex((answer) => answer.seat === seat),
        1,
      )
  }
  return answers
}

/** The result of a move. */
export type MoveResult =
  | { readonly kind: 'done'; readonly length: number }
  /** It was for a question that is gone, or other nodes kept writing first. Nothing has changed. */
  | { readonly kind: 'question-gone' }
  | ({ readonly kind: 'refused' } & Refused)
