/** The metrics, with their help texts. */
const METRICS = {
  ziggurat_requests_total: ['counter', 'HTTP requests by status'],
  ziggurat_request_seconds: ['summary', 'number and total duration of HTTP requests'],
  ziggurat_changes_total: ['counter', 'durable changes of matches in memory'],
  ziggurat_connections: ['gauge', 'open sockets'],
  ziggurat_unsent_bytes: ['gauge', 'bytes that wait until clients read them'],
  ziggurat_connections_cut_total: ['counter', 'connections that the server cut, by reason'],
  ziggurat_refusals_total: ['counter', 'refusals by the limit that was reached'],
  ziggurat_matches_in_memory: ['gauge', 'matches that are watched or were used in the last minute'],
  ziggurat_event_loop_lag_seconds: ['gauge', 'longest delay of the event loop since the last scrape'],
  ziggurat_bot_queue: ['gauge', 'bots that wait for a worker'],
  ziggurat_bot_wait_seconds: ['gauge', 'longest wait of a bot for a worker since the last scrape'],
  ziggurat_bot_seconds_total: ['counter', 'processor time that bots have used'],
  ziggurat_clock_in_doubt: ['gauge', '1 while the system clock is in doubt and nothing expires'],
  process_resident_memory_bytes: ['gauge', 'memory of the process'],
} as const

type Name = keyof typeof METRICS

/** Metrics in the Prometheus text format. */
export class Metrics {
  private readonly samples = new Map<Name, Map<string, number>>()
  private readonly gauges = new Map<Name, () => number>()

  /** `suffix` is appended to the name: a label, or `_sum`. */
  add(name: Name, by = 1, suffix = ''): void {
    const values = this.samples.get(name) ?? new Map<string, number>()
    this.samples.set(name, values.set(suffix, (values.get(suffix) ?? 0) + by))
  }

  gauge(name: Name, read: () => number): void {
    this.gauges.set(name, read)
  }

  request(status: number, milliseconds: number): void {
    this.add('ziggurat_requests_total', 1, `{status="${Math.floor(status / 100)}xx"}`)
    this.add('ziggurat_request_seconds', milliseconds / 1000, '_sum')
    this.add('ziggurat_request_seconds', 1, '_count')
  }

  text(): string {
    const lines = (Object.keys(METRICS) as Name[]).flatMap((name) => {
      const [type, help] = METRICS[name]
      const read = this.gauges.get(name)
      const values = read === undefined ? [...(this.samples.get(name) ?? [])] : [['', read()] as const]
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...values.map(([suffix, value]) => `${name}${suffix} ${value}`),
      ]
    })
    return `${lines.join('\n')}\n`
  }
}
