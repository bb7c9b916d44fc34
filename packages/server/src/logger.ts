const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LEVELS)[number]

export const isLogLevel = (text: string): text is LogLevel => (LEVELS as readonly string[]).includes(text)
export const LOG_LEVELS: readonly string[] = LEVELS

/** Fields of a log line. Callers name each field, so that no object with a secret in it is logged whole. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

/** A line that may come often is logged once in this time, in milliseconds. */
const INTERVAL = 60_000
/** The most such lines in that time, so that an attack from many addresses does not fill the disk. */
const MOST_LINES = 200

/** Whether a line is to be logged: at most once a minute each, and not too many in all. */
export function rarely(now: () => number): (line: string) => boolean {
  const logged = new Map<string, number>()
  // The system clock may have been set back.
  const isRecent = (at: number): boolean => Math.abs(now() - at) < INTERVAL
  return (line) => {
    const last = logged.get(line)
    if (last !== undefined && isRecent(last)) return false
    for (const [each, at] of logged) if (!isRecent(at)) logged.delete(each)
    if (logged.size >= MOST_LINES) return false
    logged.set(line, now())
    return true
  }
}

/** Logs slow statements of the database, but not their values. */
export function slowStatements(log: Logger, now: () => number): (sql: string, milliseconds: number) => void {
  const isNew = rarely(now)
  return (sql, milliseconds) => {
    if (isNew(sql)) log.info('a statement was slow', { sql, milliseconds: Math.round(milliseconds) })
  }
}

/** Logs the start of the work on the names of older accounts, its progress once a minute, and its end. */
export function skeletonProgress(log: Logger, now: () => number): (done: number, all: number) => void {
  const isNew = rarely(now)
  return (done, all) => {
    if (done === 0) log.info('names of accounts are being prepared: this happens once', { accounts: all })
    else if (done === all) log.info('names of accounts are prepared', { accounts: all })
    else if (isNew('progress')) log.info('names of accounts are being prepared', { done, accounts: all })
  }
}

/** Writes one line of JSON for each event. */
export class Logger {
  private readonly least: number
  private readonly write: (line: string) => void

  constructor(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)) {
    this.least = LEVELS.indexOf(level)
    this.write = write
  }

  debug(what: string, facts?: Facts): void {
    this.line('debug', what, facts)
  }

  info(what: string, facts?: Facts): void {
    this.line('info', what, facts)
  }

  warn(what: string, facts?: Facts): void {
    this.line('warn', what, facts)
  }

  /** An unexpected error. */
  error(what: string, error: unknown, facts?: Facts): void {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.line('error', what, { ...facts, error: stack })
  }

  private line(level: LogLevel, what: string, facts: Facts = {}): void {
    if (LEVELS.indexOf(level) < this.least) return
    this.write(`${JSON.stringify({ at: new Date().toISOString(), level, what, ...facts })}\n`)
  }
}
