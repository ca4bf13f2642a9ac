export const copiesAndWinners = `
  -- Whether it was made from a game that was still being played, here or elsewhere.
  ALTER TABLE games ADD COLUMN copy INTEGER NOT NULL DEFAULT 0;
  -- The seats that have won, as JSON; null while it is played.
  ALTER TABLE games ADD COLUMN winners TEXT;
  -- The shelf turns its pages by this.
  CREATE INDEX games_by_played ON games (played DESC, id);
`
