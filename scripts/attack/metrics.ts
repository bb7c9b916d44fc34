/** What a server reports about itself. */
export interface Scrape {
  /** How many answers took at most this many seconds; cumulative, as Prometheus has it. */
  readonly answers: ReadonlyMap<number, number>
  readonly memory: number
}

export async function scrape(base: string): Promise<Scrape> {
  const text = await (await fetch(`${base}/metrics`)).text()
  const buckets = [...text.matchAll(/^ziggurat_answer_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm)]
  return {
    answers: new Map(
      buckets.map(([, most = '', count]) => [Number(most.replace('+Inf', 'Infinity')), Number(count)]),
    ),
    memory: Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? NaN),
  }
}

/** The time within which this part of the answers between two scrapes was durable, in milliseconds. */
export function quantile(before: Scrape, after: Scrape, part: number): number {
  const counts = [...after.answers].map(
    ([most, count]) => [most, count - (before.answers.get(most) ?? 0)] as const,
  )
  const wanted = (counts.at(-1)?.[1] ?? 0) * part
  let [from, less] = [0, 0]
  for (const [most, count] of counts) {
    // Within a bucket, answers are taken to be spread evenly.
    if (count >= wanted)
      return (
        1000 *
        (Number.isFinite(most) && count > less
          ? from + ((most - from) * (wanted - less)) / (count - less)
          : from)
      )
    ;[from, less] = [most, count]
  }
  return NaN
}
