import type { Database } from './database.ts'
import { nameKey, skeletonOf } from './names.ts'
import { first, number, personIn, standingIn, text, tokenIn } from './rows.ts'
import { NO_LIMIT, lockPerson, StatementRunner, statement } from './statements.ts'
import type { Account, Bearer, PeopleStore, Person, Time, Token } from './store.ts'

export const PERSON = 'id, name, password, created'
const TOKEN = 'hash, person, kind, label, created, expires'

/** People and their tokens in a database. */
export function sqlPeople(database: Database): PeopleStore {
  const sql = new StatementRunner(database)

  const account = async (name: string): Promise<Account | null> => {
    const key = nameKey(name)
    const query =
      `SELECT ${PERSON}, places FROM people WHERE name_key = ? OR skeleton = ? ` +
      'ORDER BY CASE WHEN name_key = ? THEN 0 ELSE 1 END LIMIT 1'
    return first(await sql.rows(query, key, skeletonOf(name), key), (row) => ({
      person: personIn(row),
      password: text(row, 'password'),
      places: text(row, 'places').split(' ').filter(Boolean),
    }))
  }

  const bearer = async (hash: string): Promise<Bearer | null> => {
    const query =
      'SELECT hash, person, kind, label, tokens.created, expires, name, password, people.created AS since, active, role, muted, banned ' +
      'FROM tokens JOIN people ON id = person WHERE hash IN (?)'
    return first(await database.rowsOf(query, 'hash', hash), (row) => ({
      token: tokenIn(row),
      person: personIn({ ...row, id: text(row, 'person'), created: number(row, 'since') }),
      standing: standingIn(row),
      active: number(row, 'active'),
    }))
  }

  return {
    async addPerson({ id, name, created }: Person): Promise<void> {
      const query = 'INSERT INTO people (id, name, search_name, created, active) VALUES (?, ?, ?, ?, ?)'
      await sql.change(query, id, name, nameKey(name), created, created)
    },

    async person(id: string): Promise<Person | null> {
      return first(await database.rowsOf(`SELECT ${PERSON} FROM people WHERE id IN (?)`, 'id', id), personIn)
    },

    async register(id: string, name: string, password: string): Promise<boolean> {
      const [key, skeleton] = [nameKey(name), skeletonOf(name)]
      const query =
        'UPDATE people SET name = ?, name_key = ?, search_name = ?, skeleton = ?, password = ? WHERE id = ? AND name_key IS NULL ' +
        'AND NOT EXISTS (SELECT 1 FROM people WHERE name_key = ? OR skeleton = ?)'
      try {
        return await sql.change(query, name, key, key, skeleton, password, id, key, skeleton)
      } catch (error) {
        // Of two concurrent requests the unique indexes let one through.
        if (await account(name)) return false
        throw error
      }
    },

    changePassword(id: string, from: string, to: string): Promise<boolean> {
      return sql.change('UPDATE people SET password = ? WHERE id = ? AND password = ?', to, id, from)
    },

    rename(id: string, name: string): Promise<boolean> {
      const query = 'UPDATE people SET name = ?, search_name = ? WHERE id = ? AND name_key IS NULL'
      return sql.change(query, name, nameKey(name), id)
    },

    async savePlaces(id: string, places: readonly string[]): Promise<void> {
      await sql.change('UPDATE people SET places = ? WHERE id = ?', places.join(' '), id)
    },

    async addToken(token: Token, most = NO_LIMIT): Promise<boolean> {
      const { hash, person, kind, label, created, expires } = token
      const owned = "SELECT count(*) FROM tokens WHERE person = ? AND kind <> 'session'"
      const query =
        'INSERT INTO tokens (hash, person, kind, label, created, expires) ' +
        `SELECT ?, ?, ?, ?, ?, ? WHERE (${owned}) < ?`
      const values = [hash, person, kind, label, created, expires, person, most]
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
