export const tables = `
  CREATE TABLE profiles (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    colour  TEXT NOT NULL,
    emblem  TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;

  CREATE TABLE games (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    title         TEXT NOT NULL,
    seed          TEXT NOT NULL,
    options       TEXT NOT NULL,
    created       INTEGER NOT NULL,
    played        INTEGER NOT NULL,
    deleted       INTEGER
  ) STRICT;

  CREATE TABLE seats (
    game_id    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
    profile_id TEXT REFERENCES profiles (id) ON DELETE SET NULL,
    name       TEXT NOT NULL,
    colour     TEXT NOT NULL,
    emblem     TEXT NOT NULL,
    -- how many moves this seat has been shown, and how many had been made when it last lifted the curtain
    seen       INTEGER NOT NULL DEFAULT 0,
    lifted     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_profile ON seats (profile_id);

  -- What happened at the table, undo included, in order. A move has a seat and a move; an undo goes back to undo_to moves.
  CREATE TABLE moves (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat    INTEGER,
    move    TEXT,
    undo_to INTEGER,
    PRIMARY KEY (game_id, n),
    CHECK (kind = 'undo' OR (seat IS NOT NULL AND move IS NOT NULL)),
    CHECK (kind = 'move' OR undo_to IS NOT NULL)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER moves_stay_as_they_are BEFORE UPDATE ON moves
    BEGIN SELECT raise(ABORT, 'moves are only ever added'); END;
  CREATE TRIGGER moves_go_with_their_game BEFORE DELETE ON moves
    WHEN EXISTS (SELECT 1 FROM games WHERE id = old.game_id)
    BEGIN SELECT raise(ABORT, 'moves are only ever added'); END;

  -- The state after the first n rows of moves, which are this many moves that count.
  CREATE TABLE snapshots (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    state   TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
