export type { Bot, BotTurn } from './bot.ts'
export { onlyWayOn, playOut, turnOf, withoutResigning } from './bot.ts'
export type { Contribution } from './contributions.ts'
export { mixedSeed, newContribution, shuffleProblem } from './contributions.ts'
export { copy, same } from './copy.ts'
export { EventHistory } from './event-history.ts'
export type { GameEvent, Emit, EventAudience, FullEvent } from './events.ts'
export { eventFor } from './events.ts'
export type { Stack } from './face-down.ts'
export { viewerBit, EVERYBODY, knows, placeOnTop, stackOf, takeOut } from './face-down.ts'
export type { ForeseenChange, Numbers, Foreseen, ForesightGap } from './foresight.ts'
export { changesBetween } from './foresight.ts'
export type { CardFacts, Game, GameState, Outcome, Place } from './game.ts'
export { LoggedTable } from './logged-table.ts'
export { Memo } from './memo.ts'
export type { GameOptions, OptionRules, Schema } from './options.ts'
export { anyOptions, readOptions, usualOptions } from './options.ts'
export type { Order, OrderedQuestion, OrderRules } from './orders.ts'
export { answerByOrder } from './orders.ts'
export type { Parts } from './parts.ts'
export { isAbout } from './parts.ts'
export type { Maker, Params, ParamsOf, Problem, Sentences } from './problems.ts'
export { howMany, isProblem, problem, sentence, sentenceIn, SENTENCES } from './problems.ts'
export type { Random, RandomState, Seed } from './random.ts'
export { chacha, drawSeed, isSeed, pick, fastRandom, shuffle } from './random.ts'
export type { Reason, Refusal } from './reasons.ts'
export type { GameRecord, RecordProblem } from './record.ts'
export { parseRecord, printRecord, recordOf, replay, verify, verifying } from './record.ts'
export type { About, Answer, OpenQuestions, Beat, Option, Rules, Seat } from './rules.ts'
export { ask, askAll, end, Question, RESIGN, together } from './rules.ts'
export { sentOptions, sentQuestion } from './sent-question.ts'
export type { SentQuestion } from './sent-question.ts'
export { hashSeed, newSeed, randomFor, seedFrom } from './seed.ts'
export type { Piece, Pieces, SetOption, SetRules } from './sets.ts'
export {
  amongPieces,
  anySet,
  counted,
  eachSet,
  isLegal,
  canBeCompleted,
  isSet,
  isWithin,
  piecesOf,
  readSet,
  setId,
  setOption,
  SetQuestion,
} from './sets.ts'
export type { Checkpoint, Position, Refused, Setting } from './table.ts'
export { Table } from './table.ts'
export { upgraded } from './upgraded.ts'
