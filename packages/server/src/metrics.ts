/** What is measured, and what it means to who looks after a server. */
const METRICS = {
  ziggurat_requests_total: ['counter', 'HTTP requests by status'],
  ziggurat_request_seconds: ['summary', 'how many requests there were, and how long they took'],
  ziggurat_changes_total: ['counter', 'durable changes of matches in memory'],
  ziggurat_connections: ['gauge', 'open sockets'],
  ziggurat_matches_in_memory: ['gauge', 'matches that somebody watches or has used in the last minute'],
  ziggurat_event_loop_lag_seconds: [
    'gauge',
    'how late the event loop was at worst since this was last asked',
  ],
  process_resident_memory_bytes: ['gauge', 'memory of the process'],
} as const

type Name = keyof typeof METRICS

/** Numbers for a monitor, in the form that Prometheus reads. */
export class Metrics {
  private readonly samples = new Map<Name, Map<string, number>>()
  private readonly gauges = new Map<Name, () => number>()

  /** `part` stands behind the name: a label, say. */
  add(name: Name, by = 1, part = ''): void {
    const parts = this.samples.get(name) ?? new Map<string, number>()
    this.samples.set(name, parts.set(part, (parts.get(part) ?? 0) + by))
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
      const parts = read === undefined ? [...(this.samples.get(name) ?? [])] : [['', read()] as const]
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...parts.map(([part, value]) => `${name}${part} ${value}`),
      ]
    })
    return `${lines.join('\n')}\n`
  }
}
