import type { KeptChange, KeptGame, LocalSeat } from './kept-games.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const isAnswer = (value: unknown): boolean =>
  isObject(value) && isNumber(value['seat']) && isText(value['id'])

const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) &&
  (value['kind'] === 'person' ? isText(value['name']) : value['kind'] === 'bot' && isText(value['bot']))

const isCheckpoint = (value: unknown): boolean =>
  value === null || (isObject(value) && isNumber(value['count']) && isText(value['state']))

const isChange = (value: unknown): value is KeptChange | null =>
  value === null ||
  (isObject(value) &&
    ['rules', 'at', 'count'].every((key) => isNumber(value[key])) &&
    isListOf(value['dropped'], isAnswer))

const isOutcome = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isListOf(value['scores'], isNumber) && isListOf(value['places'], isNumber))

/** Whether an entry of the browser's database is a game as this version of the program keeps it, and not damaged. */
export const isKeptGame = (value: unknown): value is KeptGame =>
  isObject(value) &&
  ['id', 'game', 'seed'].every((key) => isText(value[key])) &&
  ['rules', 'began', 'touched'].every((key) => isNumber(value[key])) &&
  isObject(value['options']) &&
  Object.values(value['options']).every(isText) &&
  isListOf(value['seats'], isSeat) &&
  isListOf(value['answers'], isAnswer) &&
  isCheckpoint(value['start']) &&
  isCheckpoint(value['origin']) &&
  isChange(value['change']) &&
  isListOf(value['waiting'], isNumber) &&
  isOutcome(value['outcome']) &&
  (value['cutShort'] === undefined || isNumber(value['cutShort'])) &&
  (value['uploaded'] === null || isText(value['uploaded']))
