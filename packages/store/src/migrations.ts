/** The schema, in steps. A released step is never changed; add a new one. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT UNIQUE,
      password TEXT,
      created BIGINT NOT NULL
    )`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      kind TEXT NOT NULL,
      label TEXT NOT NULL,
      created BIGINT NOT NULL,
      expires BIGINT
    )`,
    'CREATE INDEX tokens_of_person ON tokens (person)',
    'CREATE INDEX tokens_by_expiry ON tokens (expires)',
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      seats INTEGER NOT NULL,
      options TEXT NOT NULL,
      seed TEXT NOT NULL,
      listed INTEGER NOT NULL,
      host TEXT NOT NULL REFERENCES people (id),
      created BIGINT NOT NULL,
      data TEXT NOT NULL,
      status TEXT NOT NULL,
      started BIGINT,
      ended BIGINT,
      length INTEGER NOT NULL,
      touched BIGINT NOT NULL
    )`,
    'CREATE INDEX matches_listed ON matches (listed, status, created)',
    'CREATE INDEX matches_hosted ON matches (host, status)',
    `CREATE TABLE holders (
      match TEXT NOT NULL REFERENCES matches (id),
      seat INTEGER NOT NULL,
      number INTEGER NOT NULL,
      person TEXT REFERENCES people (id),
      bot TEXT,
      since BIGINT NOT NULL,
      PRIMARY KEY (match, seat, number)
    )`,
    'CREATE INDEX holders_by_person ON holders (person, match)',
    `CREATE TABLE log (
      match TEXT NOT NULL REFERENCES matches (id),
      number INTEGER NOT NULL,
      at BIGINT NOT NULL,
      seat INTEGER,
      text TEXT NOT NULL,
      PRIMARY KEY (match, number)
    )`,
    `CREATE TABLE snapshots (
      match TEXT PRIMARY KEY REFERENCES matches (id),
      length INTEGER NOT NULL,
      text TEXT NOT NULL
    )`,
    `CREATE TABLE chat (
      match TEXT NOT NULL REFERENCES matches (id),
      number INTEGER NOT NULL,
      person TEXT NOT NULL REFERENCES people (id),
      at BIGINT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (match, number)
    )`,
    `CREATE TABLE seen (
      match TEXT NOT NULL REFERENCES matches (id),
      person TEXT NOT NULL REFERENCES people (id),
      length INTEGER NOT NULL,
      PRIMARY KEY (match, person)
    )`,
    `CREATE TABLE schedule (
      match TEXT PRIMARY KEY REFERENCES matches (id),
      due BIGINT NOT NULL,
      claimed BIGINT NOT NULL,
      length INTEGER NOT NULL
    )`,
    'CREATE INDEX schedule_by_due ON schedule (due)',
  ],
  ['ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0'],
  [
    `CREATE TABLE orders (
      match TEXT NOT NULL REFERENCES matches (id),
      seat INTEGER NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (match, seat, subject)
    )`,
  ],
  [
    'ALTER TABLE matches ADD COLUMN asked TEXT',
    "ALTER TABLE holders ADD COLUMN why TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE people ADD COLUMN active BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX people_by_activity ON people (active)',
    'CREATE INDEX matches_by_creation ON matches (status, created)',
    'CREATE INDEX matches_by_end ON matches (status, ended)',
    'CREATE INDEX chat_by_person ON chat (person)',
    'CREATE INDEX seen_by_person ON seen (person)',
    `CREATE TABLE errands (
      id TEXT PRIMARY KEY,
      due BIGINT NOT NULL,
      failures INTEGER NOT NULL
    )`,
    'CREATE INDEX errands_by_due ON errands (due)',
    `CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      reporter TEXT NOT NULL REFERENCES people (id),
      about TEXT NOT NULL REFERENCES people (id),
      match TEXT,
      line INTEGER,
      quote TEXT NOT NULL,
      text TEXT NOT NULL,
      done BIGINT
    )`,
    'CREATE INDEX reports_by_time ON reports (done, at, id)',
    'CREATE INDEX reports_by_reporter ON reports (reporter, about, at)',
    'CREATE INDEX reports_about ON reports (about)',
    `CREATE TABLE blocks (
      person TEXT NOT NULL REFERENCES people (id),
      other TEXT NOT NULL REFERENCES people (id),
      at BIGINT NOT NULL,
      PRIMARY KEY (person, other)
    )`,
    'CREATE INDEX blocks_of ON blocks (other)',
    // Computed at the start by `addSkeletons`.
    'ALTER TABLE people ADD COLUMN skeleton TEXT',
    'CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton)',
    "ALTER TABLE people ADD COLUMN places TEXT NOT NULL DEFAULT ''",
    // API tokens had no scope: they keep playing.
    "UPDATE tokens SET kind = 'play' WHERE kind = 'api'",
    "ALTER TABLE holders ADD COLUMN contribution TEXT NOT NULL DEFAULT ''",

    "ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE people ADD COLUMN muted BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0',
    // PostgreSQL gets its own name of this collation.
    "ALTER TABLE people ADD COLUMN search_name TEXT COLLATE BINARY NOT NULL DEFAULT ''",
    'UPDATE people SET search_name = COALESCE(name_key, lower(name))',
    "CREATE INDEX administrators ON people (id) WHERE role = 'administrator'",
    'CREATE INDEX people_by_name ON people (search_name, id)',
    'DROP INDEX people_by_activity',
    'CREATE INDEX people_by_activity ON people (active, id)',
    'DROP INDEX matches_listed',
    'CREATE INDEX matches_listed ON matches (listed, status, created, id)',
    `CREATE TABLE audit_log (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      administrator TEXT NOT NULL,
      act TEXT NOT NULL,
      person TEXT,
      match TEXT,
      details TEXT NOT NULL
    )`,
    'CREATE INDEX audit_log_by_time ON audit_log (at, id)',
    'CREATE INDEX audit_log_by_person ON audit_log (person)',
    `CREATE TABLE banned_addresses (
      address TEXT PRIMARY KEY,
      until BIGINT NOT NULL
    )`,
    'CREATE INDEX banned_addresses_by_time ON banned_addresses (until)',
    'DROP INDEX chat_by_person',
    'CREATE INDEX chat_of_person ON chat (person, match, number)',
    'DROP INDEX seen_by_person',
    'CREATE INDEX seen_of_person ON seen (person, match)',
  ],
  [
    'ALTER TABLE matches ADD COLUMN uploaded INTEGER NOT NULL DEFAULT 0',
    // A game starts only when all its seats have holders, and holders are removed only with their match.
    "UPDATE matches SET uploaded = 1 WHERE status = 'over' " +
      'AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.match = matches.id)',
  ],
  [
    "ALTER TABLE matches ADD COLUMN network TEXT NOT NULL DEFAULT ''",
    // PostgreSQL gets its own spelling of this path.
    "UPDATE matches SET network = COALESCE(data ->> 'network', '')",
    'ALTER TABLE matches ADD COLUMN crowded INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX matches_in_list ON matches (listed, status, crowded, created DESC, id)',
    "CREATE INDEX matches_in_front ON matches (network) WHERE listed = 1 AND status <> 'over' AND crowded = 0",
  ],
]
