export const groupsChairsLevels = `
  -- How well a bot plays; null for a person, and for a bot that was never asked.
  ALTER TABLE seats ADD COLUMN level TEXT;
  -- How many moves have been shown to all, this seat's people among them.
  ALTER TABLE seats ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;

  -- As before, and: a move may belong to the group of the move before (joined), a bot's says how it was found (bot), and
  -- a chair may change hands.
  CREATE TABLE new_moves (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('move', 'undo', 'chair')),
    seat    INTEGER,
    move    TEXT,
    undo_to INTEGER,
    joined  INTEGER NOT NULL DEFAULT 0 CHECK (joined IN (0, 1)),
    bot     TEXT,
    chair   TEXT,
    PRIMARY KEY (game_id, n),
    CHECK (kind <> 'move' OR (seat IS NOT NULL AND move IS NOT NULL)),
    CHECK (kind <> 'undo' OR undo_to IS NOT NULL),
    CHECK (kind <> 'chair' OR (seat IS NOT NULL AND chair IS NOT NULL))
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_moves (game_id, n, kind, seat, move, undo_to) SELECT game_id, n, kind, seat, move, undo_to FROM moves;
  DROP TABLE moves;
  ALTER TABLE new_moves RENAME TO moves;
  CREATE TRIGGER moves_stay_as_they_are BEFORE UPDATE ON moves
    BEGIN SELECT raise(ABORT, 'moves are only ever added'); END;
  CREATE TRIGGER moves_go_with_their_game BEFORE DELETE ON moves
    WHEN EXISTS (SELECT 1 FROM games WHERE id = old.game_id)
    BEGIN SELECT raise(ABORT, 'moves are only ever added'); END;

  -- Where a game goes on under newer rules: the state after the first n rows of moves, which are this many moves that count.
  CREATE TABLE bases (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    state   TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
