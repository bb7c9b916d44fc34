import { isProblem } from '@ziggurat/kernel'
import type { PersonalDataLine } from '@ziggurat/protocol'
import type { OwnLine, Person, Report, SeenLength, Store } from '@ziggurat/store'

import type { Records } from './lobby/records.ts'
import { seatIn, shapeOf } from './lobby/shape-maker.ts'
import type { ShapeMaker } from './lobby/shape-maker.ts'
import type { MatchCache } from './match/cache.ts'
import { orderShapesOf } from './match/standing-orders.ts'

/** How many rows are read at a time. */
const PAGE = 100

/** Reads a list page by page; `read` gets the last row before the page. */
async function* paged<Row>(
  read: (last: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | null = null; ;) {
    const page: readonly Row[] = await read(last, PAGE)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < PAGE) return
  }
}

/** What the server stores about a person. */
export class PersonalData {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly records: Records
  private readonly shapes: ShapeMaker

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly records: Records
    readonly shapes: ShapeMaker
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.records = parts.records
    this.shapes = parts.shapes
  }

  /** Everything that the server stores about a person, one thing after the other. */
  async *linesOf(person: Person): AsyncGenerator<PersonalDataLine> {
    const { store, shapes } = this
    const { id } = person
    const { administrator = false, muted = 0, banned = 0 } = (await store.standing(id)) ?? {}
    const account = person.account ? await store.account(person.name) : null
    const networks = account?.person.id === id ? [...account.places] : []
    yield {
      kind: 'person',
      person: shapeOf(person),
      created: person.created,
      administrator,
      muted,
      banned,
      networks,
    }
    for (const { kind: scope, label, created, expires } of await store.tokensOf(id))
      yield { kind: 'token', scope, label, created, expires }
    for (const { other, at } of await store.blocksOf(id))
      yield { kind: 'blocked', person: await shapes.person(other), at }
    const matches = paged<string>((last, limit) => store.matchesWith(id, last ?? '', limit))
    for await (const match of matches) {
      const line = await this.matchLine(match, person)
      if (line !== null) yield line
    }
    const seen = paged<SeenLength>((last, limit) => store.seenOf(id, last?.match ?? '', limit))
    for await (const { match, length } of seen) yield { kind: 'seen', match, length }
    const lines = paged<OwnLine>((last, limit) => store.linesOf(id, last, limit))
    for await (const { match, number, at, text } of lines) yield { kind: 'chat', match, number, at, text }
    const reports = paged<Report>((last, limit) => store.reportsOf(id, last, limit))
    for await (const { about, at, match, line, text } of reports)
      yield { kind: 'report', about: await shapes.person(about), at, match, line, text }
  }

  private async matchLine(id: string, person: Person): Promise<PersonalDataLine | null> {
    const table = await this.store.matchWithHolders(id)
    if (table === null) return null
    const match = await this.shapes.of(table.match, table.holders)
    const seat = seatIn(match, person)
    const orders = orderShapesOf(await this.store.orders(id), person.id)
    const record = table.match.status === 'over' ? await this.records.record(id) : null
    // The record was made from the match in memory, which nobody needs any more.
    if (record !== null) await this.cache.unwatched(id)
    return {
      kind: 'match',
      match,
      seat,
      orders,
      network: table.match.host === person.id ? (table.match.network ?? null) : null,
      record: record === null || isProblem(record) ? null : record.record,
    }
  }
}
