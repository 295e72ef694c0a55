-- Games with computer players are counted apart: the level of the strongest at the table, NULL where none sat there.
ALTER TABLE result ADD COLUMN house TEXT;
