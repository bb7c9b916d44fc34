import type { Database } from './database.ts'
import { first, number, personIn, text, tokenIn } from './rows.ts'
import { NO_LIMIT, lockPerson, StatementRunner, statement } from './statements.ts'
import type { Bearer, PeopleStore, Person, Time, Token } from './store.ts'

/** A key that is equal for names that differ only in case, spaces or Unicode composition. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

const PERSON = 'id, name, password, created'
const TOKEN = 'hash, person, kind, label, created, expires'

/** People and their tokens in a database. */
export function sqlPeople(database: Database): PeopleStore {
  const sql = new StatementRunner(database)

  const account = async (
    name: string,
  ): Promise<{ readonly person: Person; readonly password: string } | null> => {
    const rows = await sql.rows(`SELECT ${PERSON} FROM people WHERE name_key = ?`, nameKey(name))
    return first(rows, (row) => ({ person: personIn(row), password: text(row, 'password') }))
  }

  const bearer = async (hash: string): Promise<Bearer | null> => {
    const query =
      'SELECT hash, person, kind, label, tokens.created, expires, name, password, people.created AS since, active ' +
      'FROM tokens JOIN people ON id = person WHERE hash IN (?)'
    return first(await database.rowsOf(query, 'hash', hash), (row) => ({
      token: tokenIn(row),
      person: personIn({ ...row, id: text(row, 'person'), created: number(row, 'since') }),
      active: number(row, 'active'),
    }))
  }

  return {
    async addPerson({ id, name, created }: Person): Promise<void> {
      const query = 'INSERT INTO people (id, name, created, active) VALUES (?, ?, ?, ?)'
      await sql.change(query, id, name, created, created)
    },

    async person(id: string): Promise<Person | null> {
      return first(await database.rowsOf(`SELECT ${PERSON} FROM people WHERE id IN (?)`, 'id', id), personIn)
    },

    async register(id: string, name: string, password: string): Promise<boolean> {
      const key = nameKey(name)
      const query =
        'UPDATE people SET name = ?, name_key = ?, password = ? ' +
        'WHERE id = ? AND name_key IS NULL AND NOT EXISTS (SELECT 1 FROM people WHERE name_key = ?)'
      try {
        return await sql.change(query, name, key, password, id, key)
      } catch (error) {
        // Of two concurrent requests the unique index lets one through.
        if (await account(name)) return false
        throw error
      }
    },

    changePassword(id: string, from: string, to: string): Promise<boolean> {
      return sql.change('UPDATE people SET password = ? WHERE id = ? AND password = ?', to, id, from)
    },

    rename(id: string, name: string): Promise<boolean> {
      return sql.change('UPDATE people SET name = ? WHERE id = ? AND name_key IS NULL', name, id)
    },

    async addToken(token: Token, most = NO_LIMIT): Promise<boolean> {
      const { hash, person, kind, label, created, expires } = token
      const owned = 'SELECT count(*) FROM tokens WHERE person = ? AND kind = ?'
      const query =
        'INSERT INTO tokens (hash, person, kind, label, created, expires) ' +
        `SELECT ?, ?, ?, ?, ?, ? WHERE (${owned}) < ?`
      const values = [hash, person, kind, label, created, expires, person, kind, most]
      await database.transaction([lockPerson(person), statement(query, ...values)])
      return most === NO_LIMIT || (await bearer(hash)) !== null
    },

    async tokensOf(person: string): Promise<readonly Token[]> {
      return (
        await sql.rows(`SELECT ${TOKEN} FROM tokens WHERE person = ? ORDER BY created, hash`, person)
      ).map(tokenIn)
    },

    async removeToken(hash: string): Promise<void> {
      await sql.change('DELETE FROM tokens WHERE hash = ?', hash)
    },

    async dropExpired(now: Time): Promise<void> {
      await sql.change('DELETE FROM tokens WHERE expires <= ?', now)
    },

    account,
    bearer,
  }
}
