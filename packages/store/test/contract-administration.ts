import { describe, expect, test } from 'vitest'

import type { AuditEntry, Store } from '../src/index.ts'

let entries = 0
const entryOf = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `entry ${++entries}`,
  at: 1_000 + entries,
  administrator: 'ada',
  act: 'mute',
  person: null,
  match: null,
  details: {},
  ...more,
})

/** The tests of what administrators see and do. `stores` are two connections to one database, in which ada and bob are guests. */
export function testAdministration(stores: () => { readonly store: Store; readonly other: Store }): void {
  const addPeople = async (names: readonly string[], active = 1): Promise<void> => {
    for (const name of names) {
      await stores().store.addPerson({ id: `id of ${name}`, name, account: false, created: active })
    }
  }
  const addAccount = async (name: string): Promise<string> => {
    await addPeople([name])
    await stores().store.register(`id of ${name}`, name, 'hash')
    return `id of ${name}`
  }
  const isAdministrator = async (id: string): Promise<boolean> =>
    (await stores().other.standing(id))?.administrator === true

  describe('administration', () => {
    test('the server is claimed once, by an account, and with an older link never again', async () => {
      const { store, other } = stores()
      const [first, second] = [await addAccount('Claudia'), await addAccount('Claudius')]
      expect(await store.hasAdministrator()).toBe(false)
      const claims = await Promise.all([
        store.claimServer({ person: first, made: 90, now: 100, again: false }, entryOf({ act: 'claim' })),
        other.claimServer({ person: second, made: 91, now: 100, again: false }, entryOf({ act: 'claim' })),
      ])
      expect(claims.toSorted()).toEqual([false, true])
      const [winner, loser] = claims[0] ? [first, second] : [second, first]
      expect([await isAdministrator(winner), await isAdministrator(loser)]).toEqual([true, false])
      const late = { person: loser, made: 100, now: 101, again: true }
      expect(await store.claimServer(late, entryOf())).toBe(false)
      // While there is an administrator, only the claim `again` counts: with it, the others are none any more.
      const newer = { person: loser, made: 200, now: 201 }
      expect(await store.claimServer({ ...newer, again: false }, entryOf())).toBe(false)
      const again = entryOf({ act: 'claim again' })
      expect(await store.claimServer({ ...newer, again: true }, again)).toBe(true)
      expect([await isAdministrator(winner), await isAdministrator(loser)]).toEqual([false, true])
      expect((await other.auditLog(null, 1))[0]).toEqual(again)
      // A clock that was ahead when the link was made does not let it be used twice.
      const ahead = { person: winner, made: 900, now: 300, again: true }
      expect(await store.claimServer(ahead, entryOf())).toBe(true)
      expect(await store.claimServer(ahead, entryOf())).toBe(false)
    })

    test('administrators step down, even at the same time, unless they are the last', async () => {
      const { store, other } = stores()
      const [one, two] = [await addAccount('Una'), await addAccount('Deux')]
      const claim = { person: one, made: 10_000, now: 10_000, again: true }
      expect(await store.claimServer(claim, entryOf())).toBe(true)
      expect(await store.changeStanding(two, { administrator: true }, entryOf())).toBe(true)
      const entries = [entryOf({ act: 'step-down' }), entryOf({ act: 'step-down' })] as const
      const down = await Promise.all([store.stepDown(one, entries[0]), other.stepDown(two, entries[1])])
      expect(down.toSorted()).toEqual([false, true])
      const written = (await store.auditLog(null, 2)).filter(({ act }) => act === 'step-down')
      expect(written).toEqual([entries[down[0] ? 0 : 1]])
      expect(await store.stepDown('ada', entryOf())).toBe(false)
      const last = down[0] ? two : one
      expect(await store.stepDown(last, entryOf())).toBe(false)
      expect(await isAdministrator(last)).toBe(true)
    })

    test('a mute and a ban are stored with their entry in the audit log', async () => {
      const { store, other } = stores()
      await addPeople(['Mordred'])
      const id = 'id of Mordred'
      expect(await store.standing(id)).toEqual({ administrator: false, muted: 0, banned: 0 })
      expect(await store.standing('nobody')).toBeNull()
      const entry = entryOf({ act: 'ban', person: id, match: 'm', details: { until: 70, reason: 'spam' } })
      expect(await store.changeStanding(id, { muted: 60, banned: 70 }, entry)).toBe(true)
      expect(await other.standing(id)).toEqual({ administrator: false, muted: 60, banned: 70 })
      expect(await other.auditLog(null, 1)).toEqual([entry])
      expect(await store.changeStanding('nobody', { muted: 60 }, entryOf())).toBe(false)
      expect(await other.auditLog(null, 1)).toEqual([entry])
    })

    test('a guest or an account gets another name, unless an account has it', async () => {
      const { store, other } = stores()
      await addPeople(['Rude'])
      const account = await addAccount('Ruder')
      expect(await store.forceName('id of Rude', 'RUDER', entryOf())).toBe(false)
      expect(await store.forceName('id of Rude', 'Polite', entryOf())).toBe(true)
      expect((await other.person('id of Rude'))?.name).toBe('Polite')
      expect(await store.account('Polite')).toBeNull()
      expect(await store.forceName(account, 'Politest', entryOf())).toBe(true)
      expect((await other.account('politest'))?.person.id).toBe(account)
      expect(await store.account('Ruder')).toBeNull()
      expect(await store.forceName('nobody', 'Somebody', entryOf())).toBe(false)
    })

    test('people are found by the beginning of their name, in pages', async () => {
      const { store } = stores()
      await addPeople(['Žofie', 'žofka', 'Zoe', 'ŽOFIE B', 'Žo', 'Žp'])
      await addAccount('Žofinka')
      const names = async (beginning: string, limit: number): Promise<readonly string[]> => {
        const found: string[] = []
        for (let page = await store.peopleByName(beginning, null, limit); page.length > 0;) {
          found.push(...page.map(({ name }) => name))
          page = await store.peopleByName(beginning, page.at(-1) ?? null, limit)
        }
        return found
      }
      expect(await names('žof', 10)).toEqual(['Žofie', 'ŽOFIE B', 'Žofinka', 'žofka'])
      expect(await names('ŽOF', 2)).toEqual(['Žofie', 'ŽOFIE B', 'Žofinka', 'žofka'])
      expect(await names('%', 10)).toEqual([])
      await store.rename('id of Žo', 'Quirin')
      expect(await names('qui', 10)).toEqual(['Quirin'])
      expect(await names('žo', 1)).toHaveLength(4)
    })

    test('people are listed by their last visit, in pages, and counted up to a limit', async () => {
      const { store } = stores()
      await addPeople(['W1', 'W2', 'W3'], 50_000)
      await addPeople(['W4'], 60_000)
      const first = await store.peopleByActivity(null, 2)
      const [, last] = first
      const rest = await store.peopleByActivity({ key: last?.active ?? 0, id: last?.id ?? '' }, 2)
      expect([...first, ...rest].map(({ name }) => name)).toEqual(['W4', 'W3', 'W2', 'W1'])
      expect(await store.knownPerson('id of W4')).toEqual(first[0])
      expect((await store.counts(49_999, 100)).people).toBe(4)
      expect((await store.counts(49_999, 3)).people).toBe(3)
      expect((await store.counts(0, 1)).openTables).toBe(1)
    })

    test('all tokens of a person are removed', async () => {
      const { store, other } = stores()
      await addPeople(['Tom'])
      for (const hash of ['t1', 't2']) {
        const token = {
          hash,
          person: 'id of Tom',
          kind: 'play',
          label: '',
          created: 1,
          expires: null,
        } as const
        await store.addToken(token)
      }
      await store.removeTokensOf('id of Tom')
      expect(await other.tokensOf('id of Tom')).toEqual([])
    })

    test('an address is banned until some time, and the ban can be changed and lifted', async () => {
      const { store, other } = stores()
      await store.banAddress({ address: '10.0.0.1', until: 500 }, entryOf())
      await store.banAddress({ address: '2001:db8:0:0::', until: 400 }, entryOf())
      const both = [
        { address: '10.0.0.1', until: 500 },
        { address: '2001:db8:0:0::', until: 400 },
      ]
      expect(await other.bannedAddresses(300, 10)).toEqual(both)
      expect(await other.bannedAddresses(300, 1)).toEqual(both.slice(0, 1))
      expect(await other.bannedAddresses(400, 10)).toEqual(both.slice(0, 1))
      const entry = entryOf()
      await other.banAddress({ address: '10.0.0.1', until: 0 }, entry)
      expect(await store.bannedAddresses(300, 10)).toEqual(both.slice(1))
      expect((await store.auditLog(null, 1))[0]).toEqual(entry)
      await store.dropOldActs(0, 400)
      expect(await store.bannedAddresses(300, 10)).toEqual([])
    })

    test('the audit log is read in pages, the newest first, and old entries are dropped', async () => {
      const { store } = stores()
      const [one, two, three] = [1, 2, 3].map((at) => entryOf({ at: 1_000_000 + at })) as [
        AuditEntry,
        AuditEntry,
        AuditEntry,
      ]
      for (const entry of [two, three, one]) await store.addAuditEntry(entry)
      expect(await store.auditLog(null, 2)).toEqual([three, two])
      expect((await store.auditLog({ key: two.at, id: two.id }, 1))[0]).toEqual(one)
      await store.dropOldActs(two.at, 0)
      expect(await store.auditLog(null, 10)).toEqual([three, two])
    })

    test('unfinished matches of a person: those with a seat of theirs, and those that they host', async () => {
      const { store, other } = stores()
      await addPeople(['Sita', 'Rama'])
      const match = {
        game: 'seven-wonders',
        rules: 1,
        seats: 3,
        options: {},
        seed: 'ab',
        listed: true,
        created: 7_000_000,
        data: {},
      }
      const sits = { seat: 0, person: 'id of Rama', bot: null, since: 1 }
      for (const id of ['u1', 'u2', 'u3', 'u4'])
        await store.addMatch({ ...match, id, host: id === 'u2' ? 'id of Rama' : 'id of Sita' })
      for (const id of ['u1', 'u3']) await store.setHolder(id, sits, null, 'open')
      await store.changeMatch('u3', 'open', { status: 'over' })
      expect(await other.unfinishedMatchesOf('id of Rama', '', 10)).toEqual(['u1', 'u2'])
      expect(await other.unfinishedMatchesOf('id of Rama', 'u1', 10)).toEqual(['u2'])
      const page = await store.listedBefore('open', null, 2)
      expect(page.map(({ id }) => id)).toEqual(['u4', 'u2'])
      const next = await store.listedBefore('open', { key: 7_000_000, id: 'u2' }, 1)
      expect(next.map(({ id }) => id)).toEqual(['u1'])
      for (const id of ['u1', 'u2', 'u4']) await store.removeMatch(id, 'open')
    })
  })
}
