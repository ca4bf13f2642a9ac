export const lessons = `
  -- How far somebody is in a lesson: the step to go on with, and whether they have been through it.
  CREATE TABLE lessons (
    profile_id TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    lesson     TEXT NOT NULL,
    step       INTEGER NOT NULL,
    finished   INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
    learnt     INTEGER NOT NULL,
    PRIMARY KEY (profile_id, game, lesson)
  ) STRICT, WITHOUT ROWID;
`
