export type {
  Act,
  AuditEntryShape,
  KnownPersonShape,
  ReportShape,
  SettingsShape,
} from './administrator-api.ts'
export { ROUTES } from './api.ts'
export type { Asked, Body, Reply } from './api.ts'
export { Client, RequestRefused } from './client.ts'
export { afterWaiting, Connection } from './connection.ts'
export type { Ask, ConnectionHandlers, ConnectionStatus as Line } from './connection.ts'
export { openApi } from './openapi.ts'
export { ABSENT_AFTER, LIMITS, PROTOCOL } from './limits.ts'
export type { RouteName } from './paths.ts'
export { fieldProblem } from './fields.ts'
export type { PersonalDataLine } from './personal-data.ts'
export { problem, PROBLEMS, statusOf, withSentence } from './problems.ts'
export type { AboutProblem, ProblemCode } from './problems.ts'
export type {
  Clock,
  Handover,
  LeftOrderShape,
  MatchShape,
  Occupant,
  OwnMatchShape,
  PersonShape,
} from './shapes.ts'
export { fromClient, fromServer, refOnly } from './socket.ts'
export type { ChatLine, FromClient, FromServer, Update } from './socket.ts'
