import type { Database } from './database.ts'
import { number } from './rows.ts'
import type { OnSkeletons } from './skeletons.ts'
import { sqlAdministration } from './sql-administration.ts'
import { sqlBlocks } from './sql-blocks.ts'
import { sqlErrands } from './sql-errands.ts'
import { sqlMatches } from './sql-matches.ts'
import { sqlPeople } from './sql-people.ts'
import { sqlPersonalData } from './sql-personal-data.ts'
import { sqlPurge } from './sql-purge.ts'
import { sqlReports } from './sql-reports.ts'
import { sqlSchedule } from './sql-schedule.ts'
import { sqlSettings } from './sql-settings.ts'
import type { Store } from './store.ts'
import { timed } from './timed.ts'
import type { OnSlow } from './timed.ts'

/** What a store reports while it starts and runs. */
export interface StoreReports {
  readonly onSlow?: OnSlow
  readonly onSkeletons?: OnSkeletons
}

/** A store on an SQL database. Statements that take long are reported. */
export function sqlStore(untimed: Database, onSlow?: OnSlow): Store {
  const database = onSlow === undefined ? untimed : timed(untimed, onSlow)
  return {
    ...sqlPeople(database),
    ...sqlMatches(database),
    ...sqlSchedule(database),
    ...sqlErrands(database),
    ...sqlBlocks(database),
    ...sqlReports(database),
    ...sqlPersonalData(database),
    ...sqlSettings(database),
    ...sqlPurge(database),
    ...sqlAdministration(database),
    listen: (listener) => database.listen(listener),
    subscribe: (match) => database.subscribe(match),
    unsubscribe: (match) => database.unsubscribe(match),
    announcePresence: (match, people) => database.announcePresence(match, people),
    async size() {
      const [row] = await database.rows(database.selectSize, [])
      return row === undefined ? 0 : number(row, 'bytes')
    },
    close: () => database.close(),
  }
}
