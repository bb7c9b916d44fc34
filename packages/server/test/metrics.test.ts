import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { testServer } from './test-server.ts'

const server = testServer()

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/hosting.md'), 'utf8')
/** The table of metrics: name, type, meaning. */
const described = [...page.matchAll(/^\| `(\w+)` +\| (counter|gauge|histogram) +\| (.+?) +\|$/gmu)].map(
  ([, name = '', type = '', help = '']) => ({ name, type, help }),
)

/** A metric family in the Prometheus text format: help, type and samples. */
const FAMILY =
  /# HELP (?<name>\w+) (?<help>[^\n\\]+)\n# TYPE \k<name> (?<type>\w+)\n(?<samples>(?:\k<name>(?:_sum|_count|_bucket)?(?:\{\w+="[^"]+"\})? \d\S*\n)*)\n?/gu

test('the alerts in docs/hosting.md use metrics that exist', () => {
  const [, rules = ''] = /```yaml\n(groups:.*?)```/su.exec(page) ?? []
  const used = [...rules.matchAll(/ziggurat_\w+/gu)].map(([name]) => name.replace(/_bucket$/u, ''))
  expect(used.length).toBeGreaterThan(4)
  expect(described.map(({ name }) => name)).toEqual(expect.arrayContaining(used))
})

test('all documented metrics are exported in the Prometheus text format', async () => {
  const { people, id } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
  await people[0].answers(id)
  await fetch(`${server.base}/nothing`)
  const reply = await fetch(`${server.base}/metrics`)
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await reply.text()
  expect(text.replaceAll(FAMILY, '')).toBe('')
  const families = [...text.matchAll(FAMILY)].map(({ groups = {} }) => groups)
  const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
    (one.name ?? '').localeCompare(other.name ?? '')
  expect(families.map(({ name, type, help }) => ({ name, type, help })).sort(byName)).toEqual(
    described.sort(byName),
  )
  const samples = families.flatMap(({ samples: lines = '' }) => lines.trim().split('\n'))
  const values = new Map(samples.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
  for (const [name, value] of values) expect([name, Number.isFinite(value)]).toEqual([name, true])
  expect(values.get('ziggurat_requests_total{status="2xx"}')).toBeGreaterThan(4)
  expect(values.get('ziggurat_requests_total{status="4xx"}')).toBe(1)
  expect(values.get('ziggurat_request_seconds_count')).toBeGreaterThan(5)
  expect(values.get('ziggurat_request_seconds_sum')).toBeGreaterThan(0)
  expect(values.get('ziggurat_answer_seconds_count')).toBe(1)
  expect(values.get('ziggurat_commit_seconds_count')).toBe(1)
  expect(values.get('ziggurat_database_bytes')).toBeGreaterThan(4096)
  expect(values.get('ziggurat_disk_free_bytes')).toBeGreaterThan(0)
  expect(values.get('ziggurat_changes_total')).toBeGreaterThan(0)
  expect(values.get('ziggurat_connections')).toBe(2)
  expect(values.get('ziggurat_matches_in_memory')).toBe(1)
  expect(values.get('ziggurat_event_loop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  for (const person of people) person.leave()
})
