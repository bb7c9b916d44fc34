import { setId } from '@ziggurat/kernel'
import type { Option, Piece, Question, SetRules } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'

import { WORDS } from '../messages/messages.ts'
import type { Messages, Word } from '../messages/messages.ts'
import { bestMatches, fold } from './fold.ts'

/** The meaning of a typed line. */
export type Meaning =
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'several'; readonly options: readonly Option[] }
  | { readonly kind: 'word'; readonly word: Word; readonly rest: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'no-such-number' }
  | { readonly kind: 'no-set'; readonly size: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }

/** Tries the ids of answers first, so that no word can hide one; then words; then parts of answers. */
export function understand(line: string, question: Question, texts: Texts, messages: Messages): Meaning {
  const typed = line.trim()
  if (question.set !== undefined) return understandSet(typed, question, question.set, texts, messages)
  const { options } = question
  const [only] = options
  if (typed === '')
    return options.length === 1 && only ? { kind: 'answer', id: only.id } : { kind: 'nothing' }
  if (options.some(({ id }) => id === typed)) return { kind: 'answer', id: typed }
  const command = wordIn(typed, messages)
  if (command !== null) return command
  if (/^\d+$/.test(typed)) {
    const option = options[Number(typed) - 1]
    return option === undefined ? { kind: 'no-such-number' } : { kind: 'answer', id: option.id }
  }
  const found = bestMatches(typed, options, (option) => [option.id, texts.option(option)])
  if (found.length > 1) return { kind: 'several', options: found }
  return found[0] === undefined ? { kind: 'unknown' } : { kind: 'answer', id: found[0].id }
}

/** A set is typed as the numbers of its pieces, '1 3 3', or their names with commas between them; 0 is the empty set. */
function understandSet(
  typed: string,
  question: Question,
  set: SetRules,
  texts: Texts,
  messages: Messages,
): Meaning {
  const given = question.find(typed)
  if (given !== undefined) return { kind: 'answer', id: given.id }
  if (typed === '') return { kind: 'nothing' }
  const command = wordIn(typed, messages)
  if (command !== null) return command
  const chosen: Piece[] = []
  const numbers = /^[\d\s,]+$/.test(typed)
  for (const part of typed.split(numbers ? /[\s,]+/ : /[,+;]/)) {
    if (numbers && Number(part) === 0) continue
    const found = numbers
      ? set.pieces.slice(Number(part) - 1, Number(part))
      : bestMatches(part, set.pieces, (piece) => [piece.id, texts.option(piece)])
    const [piece] = found
    if (piece === undefined) return { kind: numbers ? 'no-such-number' : 'unknown' }
    if (found.length > 1) return { kind: 'several', options: found }
    chosen.push({ ...piece, count: 1 })
  }
  const option = question.find(setId(set, chosen))
  return option === undefined ? { kind: 'no-set', size: chosen.length } : { kind: 'answer', id: option.id }
}

/** A word that always works, in English or in the player's language. */
export function wordIn(line: string, messages: Messages): Meaning | null {
  const typed = line.trim()
  if (typed === '?') return { kind: 'help' }
  const [first = '', ...rest] = typed.split(/\s+/)
  const folded = fold(first)
  if (folded === 'help') return { kind: 'help' }
  const word = WORDS.find((each) => folded === each || folded === fold(messages.words[each]))
  return word === undefined ? null : { kind: 'word', word, rest: rest.join(' ') }
}
