import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Entry, Holder, MatchStatus, NewMatch, Person, Store } from '../src/index.ts'
import { testAdministration } from './contract-administration.ts'

const ada: Person = { id: 'ada', name: 'Ada', account: false, created: 1 }
const bob: Person = { id: 'bob', name: 'Bob', account: false, created: 2 }

const matchOf = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'seven-wonders',
  rules: 1,
  seats: 3,
  options: { sides: 'A' },
  seed: 'ab',
  listed: true,
  host: 'ada',
  created: 10,
  data: { clock: null },
  ...more,
})

const entry = (text: string, at = 20, seat: number | null = 0): Entry => ({ at, seat, text })

/** The tests that every store must pass. `start` creates an empty database, and returns a function that opens a connection to it. */
export function testStoreContract(start: () => Promise<() => Promise<Store>>): void {
  describe('the store', () => {
    let open: () => Promise<Store>
    let store: Store
    let other: Store
    let number = 0

    beforeAll(async () => {
      open = await start()
      store = await open()
      other = await open()
      await store.addPerson(ada)
      await store.addPerson(bob)
    })

    afterAll(async () => {
      await store.close()
      if (other !== store) await other.close()
    })

    testAdministration(() => ({ store, other }))

    /** Each test has its own match. */
    let id = ''
    beforeEach(async () => {
      id = `match-${++number}`
      await store.addMatch(matchOf(id))
    })

    describe('people', () => {
      test('a guest is found by id, and an unknown id gives null', async () => {
        expect(await store.person('ada')).toEqual(ada)
        expect(await store.person("'; DROP TABLE people; --")).toBeNull()
      })

      test('a guest can register, and the account is found by any spelling of its name', async () => {
        await store.addPerson({ id: 'cyril', name: 'Cyril', account: false, created: 3 })
        expect(await store.account('cyril')).toBeNull()
        expect(await store.register('cyril', 'Čyril  Ž', 'hash')).toBe(true)
        const found = await store.account(' čyril ž ')
        expect(found).toEqual({
          person: { id: 'cyril', name: 'Čyril  Ž', account: true, created: 3 },
          password: 'hash',
          places: [],
        })
        expect(await other.changePassword('cyril', 'hash', 'another')).toBe(true)
        expect(await store.changePassword('cyril', 'hash', 'too late')).toBe(false)
        expect(await store.account('Čyril Ž')).toEqual({ ...found, password: 'another' })
      })

      test('of concurrent requests for a name only one succeeds', async () => {
        for (const each of ['d1', 'd2']) {
          await store.addPerson({ id: each, name: 'D', account: false, created: 4 })
        }
        const got = await Promise.all([
          store.register('d1', 'Dana', 'one'),
          other.register('d2', 'dana', 'two'),
        ])
        expect(got.toSorted()).toEqual([false, true])
        expect(await store.register('d2', 'DANA', 'two')).toBe(false)
      })

      test('nobody can take a name that looks like an account’s', async () => {
        await store.addPerson({ id: 'alice', name: 'A', account: false, created: 4 })
        await store.addPerson({ id: 'mallory', name: 'M', account: false, created: 4 })
        expect(await store.register('alice', 'Alice Lemm', 'one')).toBe(true)
        for (const name of [
          'AIice Lemm', // a capital i
          'al1ce lemm',
          'ALICE LEMM',
          '\u0410lice Lemm', // a Cyrillic capital a
          '\u0391lice Lemm', // a Greek capital alpha
          'Al\u0456c\u0435 Lemm', // a Cyrillic i and e
          'Alice Lernrn',
          '\u{1d400}lice Lemm', // a mathematical A
        ]) {
          expect([name, await other.register('mallory', name, 'two')]).toEqual([name, false])
          expect((await other.account(name))?.person.id).toBe('alice')
        }
        for (const name of ['Alice', 'Alise Lemm', 'Alice L\u00e9mm'])
          expect([name, await store.account(name)]).toEqual([name, null])
      })

      test('the places that somebody has signed in from are stored', async () => {
        await store.savePlaces('alice', ['here', 'there'])
        expect((await other.account('Alice Lemm'))?.places).toEqual(['here', 'there'])
      })

      test('an account cannot register again, even with concurrent requests', async () => {
        for (let i = 0; i < 10; i++) {
          const eva = { id: `eva ${i}`, name: 'Eva', account: false, created: 5 }
          await store.addPerson(eva)
          const got = await Promise.all([
            store.register(eva.id, `${eva.id} here`, 'one'),
            other.register(eva.id, `${eva.id} there`, 'two'),
            other.rename(eva.id, 'Carol'),
            store.rename(eva.id, 'Dora'),
          ])
          expect(got[0]).toBe(!got[1])
          const name = got[0] ? `${eva.id} here` : `${eva.id} there`
          expect(await store.account(name)).toEqual({
            person: { ...eva, name, account: true },
            password: got[0] ? 'one' : 'two',
            places: [],
          })
          expect(await store.rename(eva.id, 'Carol')).toBe(false)
        }
      })

      test('a guest can be renamed, an account cannot', async () => {
        await store.addPerson({ id: 'guest', name: 'Guest', account: false, created: 6 })
        expect(await store.rename('guest', 'Somebody')).toBe(true)
        expect((await store.person('guest'))?.name).toBe('Somebody')
        await store.register('guest', 'Account', 'hash')
        expect(await store.rename('guest', 'Somebody else')).toBe(false)
        expect((await store.person('guest'))?.name).toBe('Account')
      })
    })

    test('the number of API tokens is limited, even with concurrent requests', async () => {
      const token = { person: 'bob', kind: 'play', label: 'bot', created: 1, expires: null } as const
      await store.addToken({ ...token, hash: 'session', kind: 'session' })
      const added = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? store : other).addToken({ ...token, hash: `${i}`, kind: i % 3 ? 'play' : 'read' }, 4),
        ),
      )
      expect(added.filter((each) => each)).toHaveLength(4)
      const tokens = await store.tokensOf('bob')
      expect(tokens).toHaveLength(5)
      for (const { hash } of tokens) await store.removeToken(hash)
    })

    test('tokens are found by their hash, listed, removed, and dropped when they expire', async () => {
      const token = {
        hash: 'h1',
        person: 'bob',
        kind: 'play',
        label: 'bot',
        created: 1,
        expires: null,
      } as const
      await store.addToken(token)
      await store.addToken({ ...token, hash: 'h2', kind: 'session', created: 2, expires: 100 })
      expect(await store.bearer('h1')).toMatchObject({ token, person: await store.person('bob') })
      expect((await store.tokensOf('bob')).map(({ hash }) => hash)).toEqual(['h1', 'h2'])
      await store.dropExpired(99)
      expect(await store.bearer('h2')).not.toBeNull()
      await store.dropExpired(100)
      expect(await store.bearer('h2')).toBeNull()
      expect(await store.tokensOf('bob')).toEqual([token])
      await store.removeToken('h1')
      expect(await store.tokensOf('bob')).toEqual([])
    })

    describe('matches', () => {
      test('a match is stored as it was opened', async () => {
        expect(await other.match(id)).toEqual({
          ...matchOf(id),
          asked: null,
          status: 'open',
          started: null,
          ended: null,
          length: 0,
          touched: 10,
          revision: 0,
          uploaded: false,
        })
        expect(await store.match('nothing')).toBeNull()
      })

      test('a match and its first holders are added together or not at all', async () => {
        const holders: Holder[] = [
          { seat: 0, person: null, bot: 'novice', since: 5 },
          { seat: 2, person: 'ada', bot: null, since: 5 },
        ]
        expect(await store.addMatch(matchOf(`${id}-held`), undefined, holders)).toBe(true)
        expect(await store.holders(`${id}-held`)).toEqual(holders)
        expect(
          await store.addMatch(matchOf(`${id}-too-many`), { unfinished: 0, listed: 9, inFront: 9 }, holders),
        ).toBe(false)
        expect(await store.holders(`${id}-too-many`)).toEqual([])
        const next = { seat: 2, person: null, bot: null, since: 6 }
        expect(await store.setHolder(`${id}-held`, next, holders[1] ?? null, 'open')).toBe(true)
      })

      test('a finished match and its log are added together or not at all', async () => {
        const played = matchOf(`${id}-played`, { listed: false })
        const log = [entry('a'), entry('b', 21, 1), entry('c', 22, null)]
        const holders: Holder[] = [
          { seat: 0, person: null, bot: 'novice', since: 10 },
          { seat: 2, person: 'ada', bot: null, since: 10 },
        ]
        expect(await store.addUploaded(played, log, holders)).toBe(true)
        const over = {
          asked: null,
          status: 'over',
          started: 10,
          ended: 10,
          length: 3,
          touched: 10,
          revision: 0,
          uploaded: true,
        }
        expect(await other.match(played.id)).toEqual({ ...played, ...over })
        expect(await other.entries(played.id, 0)).toEqual(log)
        expect(await other.holders(played.id)).toEqual(holders)
        expect((await other.matchesOf('ada', 100)).map((match) => match.id)).toContain(played.id)
        expect(await store.addUploaded(played, [entry('z')], [])).toBe(false)
        const broken = matchOf(`${id}-broken`)
        const nothing = { ...entry(''), text: null as unknown as string }
        await expect(store.addUploaded(broken, [entry('a'), nothing])).rejects.toThrow(/null/i)
        expect(await other.match(broken.id)).toBeNull()
        expect(await other.entries(played.id, 0)).toEqual(log)
        expect(await other.holders(played.id)).toEqual(holders)
      })

      test('of two concurrent uploads of a game one adds it', async () => {
        const played = matchOf(`${id}-twice`, { listed: false })
        const log = Array.from({ length: 50 }, (_, at) => entry(`${at}`))
        const holders: Holder[] = [{ seat: 1, person: 'ada', bot: null, since: 10 }]
        const added = await Promise.all(
          [store, other, store, other].map((each) => each.addUploaded(played, log, holders)),
        )
        expect(added.filter((each) => each)).toEqual([true])
        expect(await store.entries(played.id, 0)).toEqual(log)
        expect(await store.holders(played.id)).toEqual(holders)
      })

      test('a person can upload so many games, and still open and play others', async () => {
        const host = `${id}-host`
        await store.addPerson({ id: host, name: 'Host', account: false, created: 1 })
        const add = (name: string) => store.addUploaded(matchOf(`${id}-${name}`, { host }), [], [], 2)
        expect(await store.addMatch(matchOf(`${id}-dealt`, { host }))).toBe(true)
        await store.changeMatch(`${id}-dealt`, 'open', { status: 'over' })
        expect([await add('one'), await add('two'), await add('three')]).toEqual([true, true, false])
        expect(await store.match(`${id}-three`)).toBeNull()
        expect(await store.addMatch(matchOf(`${id}-next`, { host }))).toBe(true)
        expect((await store.match(`${id}-next`))?.uploaded).toBe(false)
      })

      test('of two concurrent requests to start a match one succeeds', async () => {
        const start = { status: 'running', started: 30, touched: 30 } as const
        const started = await Promise.all([
          store.changeMatch(id, 'open', start),
          other.changeMatch(id, 'open', start),
        ])
        expect(started.toSorted()).toEqual([false, true])
        expect(await store.match(id)).toMatchObject({ status: 'running', started: 30 })
        expect(await store.changeMatch(id, 'running', { data: { more: 'ščř' } })).toBe(true)
        expect((await other.match(id))?.data).toEqual({ more: 'ščř' })
      })

      test('a change with an outdated revision fails', async () => {
        const seen = (await store.match(id))?.revision
        expect(await store.changeMatch(id, 'open', { data: 'one' }, seen)).toBe(true)
        expect(await other.changeMatch(id, 'open', { data: 'two' }, seen)).toBe(false)
        const now = (await other.match(id))?.revision
        expect(await other.changeMatch(id, 'over', { data: 'three' }, now)).toBe(false)
        await store.setHolder(id, { seat: 0, person: 'ada', bot: null, since: 1 }, null, 'open')
        expect(await other.changeMatch(id, 'open', { data: 'four' }, now)).toBe(false)
        expect((await other.match(id))?.data).toBe('one')
        // An append does not change the revision, so that votes need not be counted again.
        const last = (await store.match(id))?.revision
        await store.append(id, 0, [entry('a')])
        expect(await other.changeMatch(id, 'open', { data: 'five' }, last)).toBe(true)
      })

      test('of concurrent changes with the same revision one succeeds', async () => {
        for (let round = 0; round < 20; round++) {
          const seen = (await store.match(id))?.revision
          const tries = Array.from({ length: 6 }, (_, i) =>
            (i % 2 === 0 ? store : other).changeMatch(id, 'open', { data: { round, i } }, seen),
          )
          expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
        }
      })

      test('listed matches are found, the newest first', async () => {
        await store.addMatch(matchOf(`${id} new`, { created: 1_000_000 }))
        await store.addMatch(matchOf(`${id} secret`, { created: 2_000_000, listed: false }))
        const listed = (await store.listed('open', 1000)).map((match) => match.id)
        expect(listed[0]).toBe(`${id} new`)
        expect(listed).not.toContain(`${id} secret`)
        expect(await store.listed('open', 1)).toHaveLength(1)
      })

      test('of a network, a limited number of listed matches comes first in the list, until they are over', async () => {
        const most = { unfinished: 99, listed: 99, inFront: 2 }
        const open = async (name: string, more: Partial<NewMatch> = {}): Promise<void> => {
          await store.addMatch(matchOf(`${id} ${name}`, { network: id, ...more }), most)
        }
        const listed = async (status: MatchStatus, limit: number): Promise<readonly string[]> =>
          (await other.listed(status, limit)).map((match) => match.id.replace(`${id} `, ''))
        const honest = { network: `${id} honest`, created: 4_000_000 }
        await open('honest', honest)
        for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) await open(name, { created: 5_000_000 + at })
        expect(await listed('open', 3)).toEqual(['b', 'a', 'honest'])
        expect((await listed('open', 1000)).slice(-2)).toEqual(['d', 'c'])
        expect(await store.match(`${id} a`)).toMatchObject({ network: id })
        // They count also while they run, and not when they are over.
        for (const name of ['a', 'b', 'c'])
          await store.changeMatch(`${id} ${name}`, 'open', { status: 'running' })
        await open('e', { created: 6_000_000 })
        expect(await listed('open', 1)).toEqual(['honest'])
        expect((await listed('running', 1000)).at(-1)).toBe('c')
        await store.changeMatch(`${id} a`, 'running', { status: 'over' })
        await open('unlisted', { listed: false })
        await open('f', { created: 7_000_000 })
        expect(await listed('open', 2)).toEqual(['f', 'honest'])
        for (const name of ['honest', 'd', 'e', 'f']) await store.removeMatch(`${id} ${name}`, 'open')
      })

      test('the number of open and running matches per host is limited, even with concurrent requests', async () => {
        await store.addPerson({ id: 'host', name: 'Host', account: false, created: 1 })
        const open = (number: number): Promise<boolean> =>
          store.addMatch(matchOf(`${id} ${number}`, { host: 'host' }), {
            unfinished: 3,
            listed: 9,
            inFront: 9,
          })
        const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(open))
        expect(opened.filter(Boolean)).toHaveLength(3)
        expect(await store.match(`${id} ${opened.indexOf(false) + 1}`)).toBeNull()
        expect(await open(7)).toBe(false)
        await store.changeMatch(`${id} ${opened.indexOf(true) + 1}`, 'open', { status: 'over' })
        expect(await open(8)).toBe(true)
      })

      test('a match is removed with all that belongs to it', async () => {
        await store.append(id, 0, [entry('a')])
        await store.addChatLine(id, { person: 'ada', at: 1, text: 'hello' })
        await store.markSeen(id, 'ada', 1)
        await store.saveSnapshot(id, { length: 1, text: '{}' })
        await store.schedule(id, 5)
        await store.saveOrder(id, { seat: 0, subject: 'pacts', text: 'one' })
        await store.setHolder(id, { seat: 0, person: 'ada', bot: null, since: 1 }, null, 'open')
        expect(await store.removeMatch(id, 'open')).toBe(true)
        expect(await store.orders(id)).toEqual([])
        expect(await store.holders(id)).toEqual([])
        expect(await store.snapshot(id)).toBeNull()
        expect(await store.match(id)).toBeNull()
        expect(await store.entries(id, 0)).toEqual([])
        expect(await store.chat(id, 0, 10)).toEqual([])
      })

      test('a match is removed completely while people chat and watch', async () => {
        for (let round = 0; round < 20; round++) {
          const match = `${id}-${round}`
          await store.addMatch(matchOf(match))
          const writes = Array.from({ length: 4 }, (_, i) => [
            other.addChatLine(match, { person: 'bob', at: 1, text: 'hello' }),
            other.markSeen(match, 'bob', i),
          ]).flat()
          if (round % 2 === 0) await writes[0]
          expect(await store.removeMatch(match, 'open')).toBe(true)
          await Promise.all(writes)
          expect(await other.chat(match, 0, 10)).toEqual([])
          expect(await other.addChatLine(match, { person: 'bob', at: 1, text: 'anybody?' })).toBeNull()
        }
      })

      test('of concurrent requests to start and to remove a match one succeeds', async () => {
        const start = { status: 'running', started: 30 } as const
        for (let round = 0; round < 10; round++) {
          const match = `${id} ${round}`
          await store.addMatch(matchOf(match))
          const [started, removed] = await Promise.all([
            store.changeMatch(match, 'open', start),
            other.removeMatch(match, 'open'),
          ])
          expect(started).toBe(!removed)
          expect((await store.match(match))?.status).toBe(started ? 'running' : undefined)
        }
      })
    })

    describe('seats', () => {
      const own: Holder = { seat: 0, person: 'ada', bot: null, since: 11 }
      const bot: Holder = { seat: 0, person: null, bot: 'novice', since: 12 }

      test('all holders of a seat over time are stored', async () => {
        expect(await store.setHolder(id, own, null, 'open')).toBe(true)
        expect(await store.setHolder(id, bot, own, 'open')).toBe(true)
        expect(await store.setHolder(id, { ...own, seat: 1 }, null, 'open')).toBe(true)
        expect(await other.holders(id)).toEqual([own, { ...own, seat: 1 }, bot])
      })

      test('concurrent reads of different matches each get their own holders', async () => {
        await store.setHolder(id, own, null, 'open')
        const empty = `${id} empty`
        await store.addMatch(matchOf(empty))
        const read = await Promise.all([id, empty, 'nothing', id].map((each) => other.matchWithHolders(each)))
        const held = { match: await store.match(id), holders: [own] }
        expect(read).toEqual([held, { match: await store.match(empty), holders: [] }, null, held])
      })

      test('a holder is not replaced if the log has grown', async () => {
        await store.append(id, 0, [entry('a')])
        const own = { seat: 0, person: 'ada', bot: null, since: 10 }
        expect(await store.setHolder(id, own, null, 'open', 0)).toBe(false)
        expect(await store.holders(id)).toEqual([])
        expect(await other.setHolder(id, own, null, 'open', 1)).toBe(true)
      })

      test('of concurrent requests for a seat one succeeds', async () => {
        const got = await Promise.all([
          store.setHolder(id, own, null, 'open'),
          other.setHolder(id, { ...own, person: 'bob' }, null, 'open'),
        ])
        expect(got.toSorted()).toEqual([false, true])
        expect(await store.holders(id)).toHaveLength(1)
        expect(await store.setHolder(id, { ...own, person: 'bob', since: 13 }, null, 'open')).toBe(false)
      })

      test('concurrent requests do not give a person two seats', async () => {
        const got = await Promise.all([
          store.setHolder(id, own, null, 'open'),
          other.setHolder(id, { ...own, seat: 1 }, null, 'open'),
          store.setHolder(id, { ...own, seat: 2 }, null, 'open'),
          other.setHolder(id, { ...own, seat: 3, person: 'bob' }, null, 'open'),
        ])
        expect(got.filter(Boolean)).toHaveLength(2)
        expect(got[3]).toBe(true)
        expect(await store.holders(id)).toHaveLength(2)
      })

      test('of concurrent requests to leave and to start a match one succeeds', async () => {
        const nobody: Holder = { ...own, person: null, since: 12 }
        for (let round = 0; round < 20; round++) {
          const match = `${id} ${round}`
          await store.addMatch(matchOf(match))
          await store.setHolder(match, own, null, 'open')
          const seen = (await store.match(match))?.revision
          const [started, left] = await Promise.all([
            store.changeMatch(match, 'open', { status: 'running' }, seen),
            other.setHolder(match, nobody, own, 'open'),
          ])
          expect(started).toBe(!left)
          expect((await store.holders(match)).length).toBe(left ? 2 : 1)
        }
        expect(await store.setHolder(id, own, null, 'running')).toBe(false)
      })

      test("a person's matches are listed, the last touched first, with how much of each log they have seen", async () => {
        await store.addPerson({ id: `player of ${id}`, name: 'P', account: false, created: 1 })
        const mine: Holder = { ...own, person: `player of ${id}` }
        await store.addMatch(matchOf(`${id} b`))
        await store.setHolder(id, mine, null, 'open')
        await store.setHolder(`${id} b`, mine, null, 'open')
        await store.append(id, 0, [entry('a', 50)])
        await store.markSeen(id, `player of ${id}`, 1)
        const own2 = await store.matchesOf(`player of ${id}`, 10)
        expect(own2.map(({ id: match, seen, length }) => [match, seen, length])).toEqual([
          [id, 1, 1],
          [`${id} b`, 0, 0],
        ])
      })
    })

    describe('the log', () => {
      test('grows by entries in order', async () => {
        expect(await store.append(id, 0, [entry('a', 21), entry('b', 22, 1)])).toBe(true)
        expect(await other.append(id, 2, [entry('c', 23, null)])).toBe(true)
        expect(await store.entries(id, 0)).toEqual([entry('a', 21), entry('b', 22, 1), entry('c', 23, null)])
        expect(await store.entries(id, 2)).toEqual([entry('c', 23, null)])
        expect(await store.match(id)).toMatchObject({ length: 3, touched: 23 })
      })

      test('refuses entries at another length', async () => {
        await store.append(id, 0, [entry('a')])
        expect(await store.append(id, 0, [entry('b')])).toBe(false)
        expect(await store.append(id, 2, [entry('b')])).toBe(false)
        expect(await store.append('no such match', 0, [entry('b')])).toBe(false)
        expect(await store.entries(id, 0)).toEqual([entry('a')])
      })

      test('does not grow after the game is over: an administrator may have closed it meanwhile', async () => {
        await store.append(id, 0, [entry('a')])
        await store.changeMatch(id, 'open', { status: 'over', ended: 20, data: { closed: true } })
        const end = { ended: 22, data: { outcome: 'won' } }
        expect(await store.append(id, 1, [entry('b')], { due: null }, end)).toBe(false)
        expect(await store.match(id)).toMatchObject({ length: 1, ended: 20, data: { closed: true } })
      })

      test('stores the end of the game together with the last entry, or neither', async () => {
        await store.changeMatch(id, 'open', { status: 'running', started: 20 })
        const { revision = 0 } = (await store.match(id)) ?? {}
        const end = { ended: 22, data: { outcome: 'ž' } }
        expect(await store.append(id, 1, [entry('a', 21)], { due: null }, end)).toBe(false)
        expect(await other.match(id)).toMatchObject({ status: 'running', ended: null, revision })
        expect(await store.append(id, 0, [entry('a', 21), entry('b', 22)], { due: null }, end)).toBe(true)
        const over = { status: 'over', ...end, length: 2, touched: 22, revision: revision + 1 }
        expect(await other.match(id)).toMatchObject(over)
      })

      test('accepts one of many concurrent appends at the same length', async () => {
        for (let round = 0; round < 20; round++) {
          const tries = Array.from({ length: 8 }, (_, i) =>
            (i % 2 === 0 ? store : other).append(id, round, [entry(`${round} ${i}`)]),
          )
          expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
        }
        expect(await store.entries(id, 0)).toHaveLength(20)
      })

      test('accepts concurrent appends to many matches', async () => {
        const ids = Array.from({ length: 30 }, (_, i) => `${id} many ${i}`)
        await Promise.all(ids.map((each) => store.addMatch(matchOf(each))))
        const done = await Promise.all(ids.map((each) => store.append(each, 0, [entry('a')])))
        expect(done.every(Boolean)).toBe(true)
      })

      test('has one snapshot, which the next replaces', async () => {
        expect(await store.snapshot(id)).toBeNull()
        await store.saveSnapshot(id, { length: 3, text: '{}' })
        await store.saveSnapshot(id, { length: 9, text: '{"a":"ž"}' })
        expect(await other.snapshot(id)).toEqual({ length: 9, text: '{"a":"ž"}' })
      })
    })

    test('chat lines are numbered, even with concurrent requests', async () => {
      const numbers = await Promise.all(
        ['one', 'two', 'three'].map((text, i) =>
          (i % 2 === 0 ? store : other).addChatLine(id, { person: 'ada', at: 1, text }),
        ),
      )
      expect(new Set(numbers)).toEqual(new Set([1, 2, 3]))
      const read = async (after: number | null, most: number) =>
        (await store.chat(id, after, most)).map(({ number: each }) => each)
      expect(await read(1, 10)).toEqual([2, 3])
      expect(await read(0, 2)).toEqual([1, 2])
      expect(await read(null, 2)).toEqual([2, 3])
      expect(await read(null, 10)).toEqual([1, 2, 3])
      expect(await store.chat('nothing', null, 10)).toEqual([])
    })

    test('the length that a person has seen never goes back', async () => {
      await store.setHolder(id, { seat: 0, person: 'ada', bot: null, since: 1 }, null, 'open')
      const seen = async () => (await store.matchesOf('ada', 1000)).find((match) => match.id === id)?.seen
      expect(await seen()).toBe(0)
      await store.markSeen(id, 'ada', 5)
      await store.markSeen(id, 'ada', 3)
      expect(await seen()).toBe(5)
    })

    describe('standing orders', () => {
      const order = (subject: string, text: string, seat = 0) => ({ seat, subject, text })

      test('a seat has one per subject, the newest', async () => {
        expect(await store.orders(id)).toEqual([])
        await store.saveOrder(id, order('pacts', 'one'))
        await store.saveOrder(id, order('defence', 'ščř "two"'))
        await other.saveOrder(id, order('pacts', 'three'))
        await other.saveOrder(id, order('pacts', 'four', 1))
        expect(await store.orders(id)).toEqual([
          order('defence', 'ščř "two"'),
          order('pacts', 'three'),
          order('pacts', 'four', 1),
        ])
        expect(await store.orders("'; DROP TABLE orders; --")).toEqual([])
      })

      test('can be withdrawn once', async () => {
        await store.saveOrder(id, order('pacts', 'one'))
        expect(await other.removeOrder(id, 1, 'pacts')).toBe(false)
        expect(await other.removeOrder(id, 0, 'pacts')).toBe(true)
        expect(await store.removeOrder(id, 0, 'pacts')).toBe(false)
        expect(await store.orders(id)).toEqual([])
      })

      test('change only if they are as they were read, and only one of two concurrent changes succeeds', async () => {
        await store.saveOrder(id, order('pacts', 'one'))
        expect(await store.changeOrder(id, order('pacts', 'old'), 'new')).toBe(false)
        expect(await store.changeOrder(id, order('pacts', 'one', 1), 'new')).toBe(false)
        const changed = await Promise.all([
          store.changeOrder(id, order('pacts', 'one'), 'two'),
          other.changeOrder(id, order('pacts', 'one'), 'two'),
        ])
        expect(changed.toSorted()).toEqual([false, true])
        expect(await store.orders(id)).toEqual([order('pacts', 'two')])
      })

      test('change the revision of the match', async () => {
        const revision = async () => (await other.match(id))?.revision
        await store.saveOrder(id, order('pacts', 'one'))
        expect(await revision()).toBe(1)
        await store.changeOrder(id, order('pacts', 'one'), 'two')
        expect(await revision()).toBe(2)
        await store.changeOrder(id, order('pacts', 'one'), 'two')
        await store.removeOrder(id, 0, 'pacts')
        expect(await revision()).toBe(3)
        await store.removeOrder(id, 0, 'pacts')
        expect(await revision()).toBe(3)
      })
    })

    describe('who is asked', () => {
      const asked = [
        { seat: 0, opened: 1, since: 20, due: null },
        { seat: 2, opened: 1, since: 20, due: 500 },
      ]
      const stored = async () => (await other.match(id))?.asked

      test('is stored with an append, and must be computed after one without it', async () => {
        expect(await stored()).toBeNull()
        await store.append(id, 0, [entry('a')], { due: null, asked })
        expect(await stored()).toEqual(asked)
        expect((await store.matchWithHolders(id))?.match.asked).toEqual(asked)
        await store.append(id, 1, [entry('b')])
        expect(await stored()).toBeNull()
      })

      test('must be computed again after a change of holders or status', async () => {
        await store.append(id, 0, [entry('a')], { due: null, asked })
        await store.setHolder(id, { seat: 0, person: null, bot: 'novice', since: 1 }, null, 'open')
        expect(await stored()).toBeNull()
        await store.append(id, 1, [entry('b')], { due: null, asked })
        await store.changeMatch(id, 'open', { status: 'running' })
        expect(await stored()).toBeNull()
      })

      test('can be saved only for the length and revision that it was computed from', async () => {
        const { revision = 0 } = (await store.match(id)) ?? {}
        await store.saveAsked({ id, length: 1, revision }, asked)
        await store.saveAsked({ id, length: 0, revision: revision + 1 }, asked)
        expect(await stored()).toBeNull()
        await store.saveAsked({ id, length: 0, revision }, asked)
        expect(await stored()).toEqual(asked)
      })
    })

    test('a holder has the reason why the seat changed hands', async () => {
      const bot = { seat: 0, person: null, bot: 'novice', since: 2, why: 'voted-out' } as const
      await store.setHolder(id, { seat: 0, person: 'ada', bot: null, since: 1 }, null, 'open')
      await store.setHolder(id, bot, { seat: 0, person: 'ada', bot: null, since: 1 }, 'open')
      expect(await other.holders(id)).toEqual([{ seat: 0, person: 'ada', bot: null, since: 1 }, bot])
    })

    test('a contribution belongs to its holder, and the seed is final when the game starts', async () => {
      const ada = { seat: 0, person: 'ada', bot: null, since: 1, contribution: 'ab'.repeat(16) }
      const again = { ...ada, since: 2, contribution: 'cd'.repeat(16) }
      await store.addMatch(matchOf(`${id}-mixed`), undefined, [ada])
      expect(await store.setHolder(`${id}-mixed`, again, ada, 'open')).toBe(true)
      expect((await other.matchWithHolders(`${id}-mixed`))?.holders).toEqual([ada, again])
      expect(await other.holders(`${id}-mixed`)).toEqual([ada, again])
      await store.changeMatch(`${id}-mixed`, 'open', { status: 'running', started: 3, seed: 'mixed' })
      expect(await other.match(`${id}-mixed`)).toMatchObject({ status: 'running', seed: 'mixed' })
    })

    describe('an errand', () => {
      /** Of the errands that can be claimed at this time, the one of this test. */
      const claimed = async (from: Store, now: number, until: number) =>
        (await from.claimErrands(now, until, 1000)).find((errand) => errand.id === `tell ${id}`)

      test('is claimed by one node, and again when its lease has ended', async () => {
        await store.addErrand(`tell ${id}`, 100)
        expect(await claimed(store, 99, 200)).toBeUndefined()
        const both = await Promise.all([claimed(store, 100, 200), claimed(other, 100, 200)])
        expect(both.filter((errand) => errand !== undefined)).toEqual([
          { id: `tell ${id}`, failures: 0, until: 200 },
        ])
        expect(await claimed(other, 199, 300)).toBeUndefined()
        expect(await claimed(other, 200, 300)).toBeDefined()
      })

      test('can be made due earlier, but not later', async () => {
        await store.addErrand(`tell ${id}`, 100)
        await store.addErrand(`tell ${id}`, 300)
        await store.addErrand(`tell ${id}`, 50)
        expect(await claimed(store, 49, 200)).toBeUndefined()
        expect(await claimed(store, 50, 200)).toBeDefined()
      })

      test('is finished by the node that has the lease only', async () => {
        await store.addErrand(`tell ${id}`, 100)
        const late = await claimed(store, 100, 200)
        const now = await claimed(other, 200, 300)
        if (late === undefined || now === undefined) throw new Error('not claimed')
        expect(await store.renewErrand(late, 400)).toBeNull()
        await store.finishErrand(late, null, 0)
        const renewed = await other.renewErrand(now, 350)
        expect(renewed).toEqual({ ...now, until: 350 })
        await other.finishErrand(renewed ?? now, 1000, 2)
        expect(await claimed(store, 999, 1100)).toBeUndefined()
        const again = await claimed(store, 1000, 1100)
        expect(again).toMatchObject({ failures: 2 })
        await store.finishErrand(again ?? now, null, 0)
        expect(await claimed(store, 5000, 5100)).toBeUndefined()
      })

      test('that is added while it is being done is due again', async () => {
        await store.addErrand(`tell ${id}`, 100)
        const errand = await claimed(store, 100, 200)
        if (errand === undefined) throw new Error('not claimed')
        await other.addErrand(`tell ${id}`, 110)
        await store.finishErrand(errand, null, 0)
        expect(await store.nextErrand()).toBe(110)
        expect(await claimed(store, 110, 5000)).toBeDefined()
      })
    })

    describe('a visit', () => {
      test('is stored; a guest who has a table, a seat or a chat line is not idle', async () => {
        const idle = async (before: number) => store.idleGuests(before, 1000)
        const guest = `guest ${id}`
        await store.addPerson({ id: guest, name: 'Guest', account: false, created: 50 })
        expect(await idle(50)).not.toContain(guest)
        expect(await idle(51)).toContain(guest)
        await store.markActive(guest, 60)
        await store.markActive(guest, 55)
        expect(await idle(60)).not.toContain(guest)
        await store.addChatLine(id, { person: guest, at: 1, text: 'hello' })
        expect(await idle(61)).not.toContain(guest)
        expect(await store.removeGuest(guest, 61)).toBe(false)
        expect(await store.person(guest)).not.toBeNull()
      })

      test('a guest who was here since is not removed; an idle one is, with their tokens', async () => {
        const guest = `guest ${id}`
        await store.addPerson({ id: guest, name: 'Guest', account: false, created: 50 })
        const token = {
          hash: guest,
          person: guest,
          kind: 'session',
          label: '',
          created: 1,
          expires: null,
        } as const
        await store.addToken(token)
        await store.markSeen(id, guest, 1)
        await other.markActive(guest, 70)
        expect(await store.removeGuest(guest, 70)).toBe(false)
        expect(await store.removeGuest(guest, 71)).toBe(true)
        expect([await store.person(guest), await store.bearer(guest)]).toEqual([null, null])
      })
    })

    test('a chat of limited length refuses further lines', async () => {
      const line = { person: 'ada', at: 1, text: 'hello' }
      expect(await store.addChatLine(id, line, 1)).toBe(1)
      expect(await store.addChatLine(id, line, 1)).toBe('full')
      expect(await store.addChatLine('nothing', line, 1)).toBeNull()
    })

    test('blocks are found from both sides, and limited even with concurrent requests', async () => {
      const others = await Promise.all(
        Array.from({ length: 6 }, async (_, i) => {
          const other = `blocked ${i} of ${id}`
          await store.addPerson({ id: other, name: 'Other', account: false, created: 1 })
          return other
        }),
      )
      const added = await Promise.all(
        others.map((each, i) => (i % 2 ? store : other).addBlock('bob', { other: each, at: i }, 4)),
      )
      const mine = others.filter((_, i) => added[i])
      expect(mine).toHaveLength(4)
      expect((await other.blocksOf('bob')).map((each) => each.other)).toEqual(mine)
      expect(await store.addBlock('bob', { other: mine[0] ?? '', at: 9 }, 4)).toBe(true)
      await store.addBlock('ada', { other: mine[0] ?? '', at: 1 }, 4)
      expect(await other.blockersOf(mine[0] ?? '')).toEqual(new Set(['ada', 'bob']))
      await other.removeBlock('bob', mine[0] ?? '')
      expect(await store.blockersOf(mine[0] ?? '')).toEqual(new Set(['ada']))
      expect(await store.removeGuest(mine[0] ?? '', 90)).toBe(true)
      expect(await store.blocksOf('ada')).toEqual([])
      for (const each of mine) await store.removeBlock('bob', each)
    })

    describe('reports', () => {
      const report = {
        id: 'one',
        at: 100,
        reporter: 'ada',
        about: 'bob',
        match: null,
        line: null,
        quote: '',
        text: 'spam',
        done: null,
      }

      test('are accepted once in a time about one person by one reporter, even with concurrent requests', async () => {
        const added = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            (i % 2 ? store : other).addReport({ ...report, id: `same ${i}`, at: 50 }, 0),
          ),
        )
        expect(added.filter((each) => each)).toHaveLength(1)
        expect(await store.addReport({ ...report, id: 'early', at: 60 }, 49)).toBe(false)
        expect(await store.addReport({ ...report, id: 'back', reporter: 'bob', about: 'ada' }, 0)).toBe(true)
        expect(await store.addReport({ ...report, match: id, line: 3, quote: 'buy this' }, 50)).toBe(true)
        expect(await other.report('one')).toEqual({ ...report, match: id, line: 3, quote: 'buy this' })
        expect(await store.report('early')).toBeNull()
      })

      test('are listed by pages, the newest first, until somebody is done with them', async () => {
        for (let i = 0; i < 5; i++)
          await store.addReport({ ...report, id: `list ${i}`, at: 1000 + Math.floor(i / 2) }, 2000)
        const ids: string[] = []
        for (let page = await store.openReports(null, 2); ids.length < 5;) {
          ids.push(...page.map((each) => each.id))
          page = await other.openReports(page.at(-1) ?? null, 2)
        }
        expect(ids.slice(0, 5)).toEqual(['list 4', 'list 3', 'list 2', 'list 1', 'list 0'])
        expect(await store.finishReport('list 3', 5000)).toBe(true)
        expect(await other.finishReport('list 3', 6000)).toBe(false)
        expect(await store.finishReport('nothing', 6000)).toBe(false)
        expect((await other.openReports(null, 2)).map((each) => each.id)).toEqual(['list 4', 'list 2'])
        expect(await store.report('list 3')).toMatchObject({ done: 5000 })
        await store.dropReports(5000)
        expect(await store.report('list 3')).not.toBeNull()
        await store.dropReports(5001)
        expect([await store.report('list 3'), await store.report('list 4')]).toMatchObject([
          null,
          { done: null },
        ])
      })

      test('keep an idle guest until somebody is done with them', async () => {
        const guest = `guest of ${id}`
        await store.addPerson({ id: guest, name: 'Guest', account: false, created: 1 })
        await store.addReport({ ...report, id: guest, about: guest }, 0)
        expect(await store.removeGuest(guest, 90)).toBe(false)
        await store.finishReport(guest, 80)
        expect(await store.removeGuest(guest, 90)).toBe(true)
        expect(await store.report(guest)).toBeNull()
      })
    })

    test('what is stored about a person is read by pages', async () => {
      const person = `person of ${id}`
      await store.addPerson({ id: person, name: 'Person', account: false, created: 1 })
      const own = [`${id} a`, `${id} b`, `${id} c`]
      await store.addMatch(matchOf(`${id} a`, { host: person }))
      for (const each of own.slice(1)) {
        await store.addMatch(matchOf(each))
        await store.setHolder(each, { seat: 0, person, bot: null, since: 1 }, null, 'open')
      }
      await store.setHolder(`${id} a`, { seat: 0, person, bot: null, since: 1 }, null, 'open')
      expect(await store.matchesWith(person, '', 2)).toEqual(own.slice(0, 2))
      expect(await store.matchesWith(person, `${id} b`, 2)).toEqual([`${id} c`])

      for (const each of [`${id} b`, `${id} a`, `${id} b`])
        await store.addChatLine(each, { person, at: 1, text: 'mine' })
      await store.addChatLine(`${id} b`, { person: 'ada', at: 1, text: 'hers' })
      const line = { person, at: 1, text: 'mine' }
      const first = await store.linesOf(person, null, 2)
      expect(first).toEqual([
        { ...line, match: `${id} a`, number: 1 },
        { ...line, match: `${id} b`, number: 1 },
      ])
      expect(await store.linesOf(person, first.at(-1) ?? null, 2)).toEqual([
        { ...line, match: `${id} b`, number: 2 },
      ])

      for (const each of own.slice(0, 2)) await store.markSeen(each, person, 7)
      expect(await store.seenOf(person, '', 1)).toEqual([{ match: `${id} a`, length: 7 }])
      expect(await store.seenOf(person, `${id} a`, 2)).toEqual([{ match: `${id} b`, length: 7 }])

      const report = { at: 5, reporter: person, match: null, line: null, quote: '', text: 'spam', done: null }
      const reports = ['ada', 'bob'].map((about) => ({ ...report, id: `${id} ${about}`, about }))
      for (const each of reports) await store.addReport(each, 0)
      expect(await store.reportsOf(person, null, 1)).toEqual(reports.slice(0, 1))
      expect(await store.reportsOf(person, reports[0] ?? null, 2)).toEqual(reports.slice(1))

      // All of it is deleted, and what others need stays.
      await store.register(person, `Name of ${id}`, 'hash')
      await store.addToken({ hash: person, person, kind: 'session', label: '', created: 1, expires: null })
      await store.addBlock(person, { other: 'ada', at: 1 }, 10)
      await store.addBlock('ada', { other: person, at: 1 }, 10)
      const order = (by: string) => ({ seat: 0, subject: by, text: JSON.stringify({ person: by }) })
      for (const by of [person, 'ada']) await store.saveOrder(`${id} b`, order(by))
      await store.finishReport(`${id} ada`, 5)
      await store.addReport(
        { ...report, id: `${id} about`, reporter: 'ada', about: person, quote: 'mine' },
        0,
      )
      for (let twice = 0; twice < 2; twice++) await other.deletePerson(person, 9)
      expect(await store.person(person)).toEqual({ id: person, name: '', account: false, created: 1 })
      expect([
        await store.account(`Name of ${id}`),
        await store.bearer(person),
        await store.blocksOf(person),
        [...(await store.blockersOf(person))],
        await store.seenOf(person, '', 10),
        await store.report(`${id} ada`),
      ]).toEqual([null, null, [], [], [], null])
      expect(await store.report(`${id} bob`)).toMatchObject({ reporter: person, text: 'spam' })
      expect(await store.report(`${id} about`)).toMatchObject({ about: person, quote: '' })
      expect(await store.orders(`${id} b`)).toEqual([order('ada')])
      expect((await store.chat(`${id} b`, null, 10)).map((each) => each.text)).toEqual(['', '', 'hers'])
      expect(await store.matchesWith(person, '', 10)).toEqual(own)
      await store.addPerson({ id: `${person} 2`, name: 'Person', account: false, created: 1 })
      expect(await store.register(`${person} 2`, `Name of ${id}`, 'hash')).toBe(true)
      for (const each of [`${id} bob`, `${id} about`]) await store.finishReport(each, 5)
    })

    test('settings are read by all nodes, and the last value counts', async () => {
      await store.saveSetting('name', 'Ziggurat')
      await store.saveSetting('name', 'Věž')
      expect((await other.settings()).get('name')).toBe('Věž')
    })

    describe('a due match', () => {
      test('is claimed by one node only, until its lease ends', async () => {
        await store.schedule(id, 100)
        expect((await store.claim(99, 1000, 1000)).map(({ match }) => match)).not.toContain(id)
        const claims = await Promise.all([store.claim(100, 1000, 1000), other.claim(100, 1000, 1000)])
        const mine = claims.flat().filter(({ match }) => match === id)
        expect(mine).toEqual([{ match: id, due: 100 }])
        expect((await store.claim(1000, 2000, 1000)).map(({ match }) => match)).toContain(id)
      })

      test('stays with a node that renews its lease, unless the node has released it', async () => {
        const claimed = async (now: number) =>
          (await other.claim(now, now, 1000)).some(({ match }) => match === id)
        await store.schedule(id, 100)
        await store.claim(100, 500, 1000)
        await store.renew(id, 900)
        await store.renew(id, 700)
        expect([await claimed(899), await claimed(900)]).toEqual([false, true])
        await store.schedule(id, 100)
        await store.renew(id, 2000)
        expect(await claimed(1000)).toBe(true)
        await store.schedule(id, null)
      })

      test('can be rescheduled and unscheduled', async () => {
        await store.schedule(id, 100)
        await store.claim(100, 1_000_000, 1000)
        await store.schedule(id, 200)
        expect((await store.claim(200, 300, 1000)).map(({ match }) => match)).toContain(id)
        await store.schedule(id, null)
        expect((await store.claim(5000, 6000, 1000)).map(({ match }) => match)).not.toContain(id)
      })

      test('is rescheduled with an append, and stays claimed at least until the lease ends', async () => {
        const dueAt = async (now: number, until = now): Promise<number | undefined> =>
          (await store.claim(now, until, 1000)).find(({ match }) => match === id)?.due
        await store.append(id, 0, [entry('a')], { due: 100 })
        expect(await dueAt(100, 500)).toBe(100)
        await other.append(id, 1, [entry('b')], { due: 90 })
        expect(await dueAt(499)).toBeUndefined()
        await store.append(id, 2, [entry('c')], { due: 80, until: 900 })
        expect(await dueAt(899)).toBeUndefined()
        expect(await other.append(id, 2, [entry('too late')], { due: null })).toBe(false)
        expect(await dueAt(900)).toBe(80)
        await store.append(id, 3, [entry('d')], { due: null })
        expect(await dueAt(2000)).toBeUndefined()
      })

      test('is not rescheduled by a node that does not have the whole log', async () => {
        await store.append(id, 0, [entry('a'), entry('b')], { due: 100 })
        await other.schedule(id, null, 1)
        await other.schedule(id, 5000, 1)
        expect(await store.claim(100, 200, 1000)).toContainEqual({ match: id, due: 100 })
        await other.schedule(id, null, 1)
        expect(await store.claim(100, 200, 1000)).toContainEqual({ match: id, due: 100 })
        await other.schedule(id, 5000, 2)
        expect((await store.claim(4999, 5000, 1000)).map(({ match }) => match)).not.toContain(id)
        await store.schedule(id, null, 2)
      })

      test('can be made due earlier, but not later, by `remind`', async () => {
        await store.remind(id, 100)
        await store.remind(id, 200)
        await store.claim(100, 500, 1000)
        await other.remind(id, 50)
        expect((await store.claim(499, 600, 1000)).map(({ match }) => match)).not.toContain(id)
        expect(await store.claim(500, 600, 1000)).toContainEqual({ match: id, due: 50 })
        await store.schedule(id, null)
      })

      test('determines when the next claim is possible', async () => {
        await store.schedule(id, 1)
        expect(await store.nextDue()).toBe(1)
        await store.claim(1, 3, 1)
        expect(await store.nextDue()).toBe(3)
        await store.schedule(id, null)
        expect(await store.nextDue()).not.toBe(1)
      })
    })

    test('data is still there for a new connection', async () => {
      await store.append(id, 0, [entry('a')])
      const third = await open()
      expect(await third.entries(id, 0)).toEqual([entry('a')])
      if (third !== store) await third.close()
    })

    test('has a size', async () => {
      expect(await store.size()).toBeGreaterThan(0)
    })
  })
}
