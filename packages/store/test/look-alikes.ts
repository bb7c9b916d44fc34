import type { Store } from '../src/index.ts'

/** Two accounts of an older version whose names look alike, a guest, and a token. */
export const LOOK_ALIKES = [
  `INSERT INTO people (id, name, name_key, password, created)
   VALUES ('late', 'AIice', 'aiice', 'two', 2), ('early', 'Alice', 'alice', 'one', 1)`,
  `INSERT INTO people (id, name, created) VALUES ('guest', 'Guest', 3)`,
  `INSERT INTO tokens (hash, person, kind, label, created) VALUES ('h', 'late', 'api', 'bot', 1)`,
]

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
