/** Each step is applied once, in order; `user_version` counts them. Steps are never changed, only added. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests(id), match TEXT, seat INTEGER, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    n INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    bot_delay_ms INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    deal TEXT,
    head TEXT,
    outcome TEXT,
    fork_of TEXT
  ) STRICT;
  CREATE INDEX matches_by_host ON matches(host);

  CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches(n) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest TEXT,
    row TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_guest ON seats(guest) WHERE guest IS NOT NULL;

  -- In the order they were written, so that a group commit touches few pages; the index finds a match's own.
  CREATE TABLE entries (
    n INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches(n) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    option TEXT,
    hash TEXT NOT NULL,
    link TEXT NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    label TEXT NOT NULL,
    events TEXT NOT NULL,
    waiting TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX entries_by_match ON entries(match, seq);

  CREATE TABLE snapshots (
    match INTEGER NOT NULL REFERENCES matches(n) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    match INTEGER NOT NULL REFERENCES matches(n) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE entries ADD COLUMN run TEXT;
  ALTER TABLE entries ADD COLUMN undone INTEGER;
  UPDATE entries SET label = json_quote(label);
  `,
  `
  ALTER TABLE matches ADD COLUMN handovers TEXT NOT NULL DEFAULT '[]';

  -- Both outlive their match.
  CREATE TABLE deleted (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE results (
    guest TEXT NOT NULL, match TEXT NOT NULL, at INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (guest, match)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
  `,
];
