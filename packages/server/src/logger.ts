const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LEVELS)[number]

export const isLogLevel = (text: string): text is LogLevel => (LEVELS as readonly string[]).includes(text)
export const LOG_LEVELS: readonly string[] = LEVELS

/** Fields of a log line. Callers name each field, so that no object with a secret in it is logged whole. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

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
