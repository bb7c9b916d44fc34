import type { GameRecord, Refused } from '@ziggurat/kernel'
import type { Entry } from '@ziggurat/store'

/** What a seat does, as it stands in the log. */
export type Move =
  | { readonly kind: 'answer'; readonly id: string; readonly ordered?: true }
  | { readonly kind: 'withdraw' }
  /** `seen`: by somebody alone with bots, past what was seen. */
  | { readonly kind: 'undo'; readonly to: number; readonly seen?: true }
  /** What counts no more: nothing happens. */
  | { readonly kind: 'skip' }
  /** The game goes on from here by other rules. */
  | { readonly kind: 'rules'; readonly text: string }

/** An answer that was given by a standing order is an order in the log; the record knows no difference. */
export function moveText(move: Move): string {
  if (move.kind === 'answer') return `${move.ordered === true ? 'order' : 'answer'} ${move.id}`
  if (move.kind === 'rules') return move.text
  if (move.kind !== 'undo') return move.kind
  return `undo ${move.to}${move.seen === true ? ' seen' : ''}`
}

export function moveIn(text: string): Move {
  const [kind = '', ...rest] = text.split(' ')
  if (kind === 'answer') return { kind, id: rest.join(' ') }
  if (kind === 'order') return { kind: 'answer', id: rest.join(' '), ordered: true }
  if (kind === 'undo') return { kind, to: Number(rest[0]), ...(rest[1] === 'seen' && { seen: true }) }
  if (kind === 'withdraw' || kind === 'skip') return { kind }
  if (kind === 'rules') return { kind, text }
  throw new Error(`no move: '${text}'`)
}

/** Whether somebody alone with bots goes back past what was seen: the game is marked ever after. */
export const isRewinding = ({ text }: Pick<Entry, 'text'>): boolean => /^undo \d+ seen$/u.test(text)

/** How a game that goes on by other rules is read again: from its snapshot, or from its beginning. */
export type Way = 'from' | 'keeps'

/** The entry that says that a game goes on by these rules after the first so many entries; what came between is taken back. */
export const goesOn = (version: number, way: Way, length: number): string =>
  `rules ${version} ${way} ${length}`
export const isChangeOfRules = ({ text }: Entry): boolean => text.startsWith('rules ')
export const wentOnFrom = ({ text }: Entry): number => Number(text.split(' ').at(-1))
export const wayOf = ({ text }: Entry): Way => (text.split(' ')[2] === 'keeps' ? 'keeps' : 'from')

/** A log as it counts: where a change of the rules took something back, nothing happens. */
export function asItCounts(entries: readonly Entry[]): readonly Entry[] {
  const all = [...entries]
  for (const [at, entry] of entries.entries()) {
    if (!isChangeOfRules(entry)) continue
    for (let i = wentOnFrom(entry); i < at; i++)
      all[i] = { at: entry.at, seat: null, text: moveText({ kind: 'skip' }) }
  }
  return all
}

/** The answers of a log that nobody has taken back. */
export function standing(entries: readonly Entry[]): GameRecord['answers'] {
  const answers = [] as GameRecord['answers'][number][]
  for (const entry of asItCounts(entries)) {
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

/** What became of a move. */
export type Done =
  | { readonly kind: 'done'; readonly length: number }
  /** It was meant for a question that is gone, or somebody was faster: the table is as it is. */
  | { readonly kind: 'late' }
  | ({ readonly kind: 'refused' } & Refused)
