-- Which way of rating a guild's ratings were made by: those of another are made anew from the results.
ALTER TABLE rating_cursor ADD COLUMN system INTEGER NOT NULL DEFAULT 0;

-- Positions kept for later days, and games in which none was clear (without content).
CREATE TABLE puzzle_ahead (
    guild_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL REFERENCES match (id),
    entry    INTEGER NOT NULL,
    content  TEXT,
    PRIMARY KEY (guild_id, match_id)
) STRICT, WITHOUT ROWID;
