import type { Store, StoreReports } from '../src/index.ts'

/** Two accounts of an older version whose names look alike, a guest, and a token. */
export const LOOK_ALIKES = [
  `INSERT INTO people (id, name, name_key, password, created)
   VALUES ('late', 'AIice', 'aiice', 'two', 2), ('early', 'Alice', 'alice', 'one', 1)`,
  `INSERT INTO people (id, name, created) VALUES ('guest', 'Guest', 3)`,
  `INSERT INTO tokens (hash, person, kind, label, created) VALUES ('h', 'late', 'api', 'bot', 1)`,
]

/** Many accounts, the last of which looks like the first. */
export const MANY_ACCOUNTS = [
  `INSERT INTO people (id, name, name_key, password, created)
   WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 2500)
   SELECT 'person ' || i, 'Person ' || i, 'person ' || i, 'x', i FROM numbers`,
  `INSERT INTO people (id, name, name_key, password, created)
   VALUES ('late', 'Per\u017fon l', 'person l', 'two', 5000), ('last', 'Pers\u043en 2', 'pers\u043en 2', 'two', 5001)`,
]

/** The reported progress when a store with many accounts opens, and again; whose account some names are. */
export async function progressOf(open: (reports: StoreReports) => Promise<Store>): Promise<object> {
  const reported: string[] = []
  const onSkeletons = (done: number, all: number): void => void reported.push(`${done} of ${all}`)
  await (await open({ onSkeletons })).close()
  const store = await open({ onSkeletons })
  const owners = await Promise.all(
    ['person 1', 'PERS0N 7', 'P\u0435rson 2500', 'pers\u043en 2'].map(
      async (name) => (await store.account(name))?.person.id,
    ),
  )
  await store.close()
  return { reported, owners }
}

export const IN_BATCHES = {
  reported: ['0 of 2502', '1000 of 2502', '2000 of 2502', '2502 of 2502'],
  owners: ['person 1', 'person 7', 'person 2500', 'last'],
}

/** Whose account each name is after an upgrade, and after another start; which names can be taken; and what the token became. */
export async function afterUpgrade(open: () => Promise<Store>): Promise<object> {
  await (await open()).close()
  const store = await open()
  const owners: Record<string, string | undefined> = {}
  for (const name of ['Alice', 'ALICE', 'AIice', 'a1ice'])
    owners[name] = (await store.account(name))?.person.id
  const taken = []
  for (const name of ['alice', 'aiice', 'A1ice', '\u0410lice'])
    if (!(await store.register('guest', name, 'three'))) taken.push(name)
  const token = (await store.bearer('h'))?.token
  await store.close()
  return { owners, taken, kind: token?.kind, expires: token?.expires }
}

export const BOTH_STAY = {
  owners: { Alice: 'early', ALICE: 'early', AIice: 'late', a1ice: 'early' },
  taken: ['alice', 'aiice', 'A1ice', '\u0410lice'],
  kind: 'play',
  expires: null,
}
