export const levelsLentHints = `
  -- How well the bots should play whom this player sits down with; null until it was chosen once.
  ALTER TABLE profiles ADD COLUMN level TEXT;
  -- Whether a bot plays for the person whose chair it is, until they come back.
  ALTER TABLE seats ADD COLUMN lent INTEGER NOT NULL DEFAULT 0 CHECK (lent IN (0, 1));
  -- How many hints this seat was given.
  ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
  -- Whether hints come by themselves.
  ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
`
