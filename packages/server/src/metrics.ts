import { Counter, exponentialBuckets, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics: type, help text, and the label that tells samples apart. */
const METRICS = {
  ziggurat_requests_total: ['counter', 'HTTP requests by status', 'status'],
  ziggurat_request_seconds: ['histogram', 'how long HTTP requests took'],
  ziggurat_answer_seconds: ['histogram', 'how long answers took until they were durable'],
  ziggurat_commit_seconds: ['histogram', 'how long the database took to append answers'],
  ziggurat_changes_total: ['counter', 'durable changes of matches in memory'],
  ziggurat_connections: ['gauge', 'open sockets'],
  ziggurat_unsent_bytes: ['gauge', 'bytes that wait until clients read them'],
  ziggurat_connections_cut_total: ['counter', 'connections that the server cut, by reason', 'why'],
  ziggurat_failed_sign_ins_total: ['counter', 'sign-ins with a wrong name or password'],
  ziggurat_refusals_total: ['counter', 'refusals by the limit that was reached', 'limit'],
  ziggurat_problems_total: ['counter', 'refused requests and messages by the code of the problem', 'code'],
  ziggurat_matches_in_memory: ['gauge', 'matches that are watched or were used in the last minute'],
  ziggurat_event_loop_lag_seconds: ['gauge', 'longest delay of the event loop since the last scrape'],
  ziggurat_bot_queue: ['gauge', 'bots that wait for a worker'],
  ziggurat_bot_wait_seconds: ['gauge', 'longest wait of a bot for a worker since the last scrape'],
  ziggurat_bot_seconds_total: ['counter', 'processor time that bots have used'],
  ziggurat_bot_answers_cut_total: ['counter', 'answers of bots that the time limit has cut short'],
  ziggurat_errands_total: ['counter', 'errands done by kind', 'kind'],
  ziggurat_errands_late_seconds: ['gauge', 'how long the oldest due errand has waited'],
  ziggurat_clock_in_doubt: ['gauge', '1 while the system clock is in doubt and nothing expires'],
  ziggurat_database_bytes: ['gauge', 'size of the database'],
  ziggurat_disk_free_bytes: ['gauge', 'free space on the disk of the data folder'],
  process_resident_memory_bytes: ['gauge', 'memory of the process'],
} as const satisfies Record<string, readonly [type: string, help: string, label?: string]>

type Metric = typeof METRICS
type Name = keyof Metric
type OfType<Type extends string> = {
  [Each in Name]: Metric[Each][0] extends Type ? Each : never
}[Name]

/** In seconds: each bucket is half as large again as the one before, from half a millisecond to half a minute. */
const BUCKETS = exponentialBuckets(0.0005, 1.5, 28)

/** Metrics for Prometheus. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly counters = new Map<Name, Counter>()
  private readonly histograms = new Map<Name, Histogram>()

  constructor() {
    for (const name of Object.keys(METRICS) as Name[]) {
      const [type, help, label] = METRICS[name] as readonly [string, string, string?]
      const about = { name, help, registers: [this.registry], labelNames: label === undefined ? [] : [label] }
      if (type === 'counter') this.counters.set(name, new Counter(about))
      if (type === 'histogram') this.histograms.set(name, new Histogram({ ...about, buckets: BUCKETS }))
    }
  }

  /** `label` is the value of the counter's label. With 0 the counter exists before anything happens. */
  count(name: OfType<'counter'>, label?: string, by = 1): void {
    const [, , key] = METRICS[name] as readonly [string, string, string?]
    const counter = this.counters.get(name)
    if (key === undefined || label === undefined) counter?.inc(by)
    else counter?.inc({ [key]: label }, by)
  }

  /** Counts a duration in milliseconds. */
  observe(name: OfType<'histogram'>, milliseconds: number): void {
    this.histograms.get(name)?.observe(milliseconds / 1000)
  }

  /** A gauge that is read when the metrics are. */
  gauge(name: OfType<'gauge'>, read: () => number | Promise<number>): void {
    const [, help] = METRICS[name]
    const registers = [this.registry]
    const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) })
  }

  /** A counter of something that is counted elsewhere. */
  total(name: OfType<'counter'>, read: () => number): void {
    const counter = this.counters.get(name)
    if (counter === undefined) return
    Object.assign(counter, {
      collect: () => {
        counter.reset()
        counter.inc(read())
      },
    })
  }

  request(status: number, milliseconds: number): void {
    // 429 is counted apart: somebody has reached a limit.
    this.count('ziggurat_requests_total', status === 429 ? '429' : `${Math.floor(status / 100)}xx`)
    this.observe('ziggurat_request_seconds', milliseconds)
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }
}
