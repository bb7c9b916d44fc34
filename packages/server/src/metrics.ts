/** Numbers for a monitor, in the form that Prometheus reads. */
export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly gauges = new Map<string, () => number>()

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  request(status: number, milliseconds: number): void {
    this.add(`ziggurat_requests_total{status="${Math.floor(status / 100)}xx"}`)
    this.add('ziggurat_request_seconds_sum', milliseconds / 1000)
    this.add('ziggurat_request_seconds_count')
  }

  text(): string {
    const lines = [...this.counts].map(([name, value]) => `${name} ${value}`)
    for (const [name, read] of this.gauges) lines.push(`${name} ${read()}`)
    return `${lines.toSorted().join('\n')}\n`
  }
}
