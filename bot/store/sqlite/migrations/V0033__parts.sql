-- How somebody's part in a finished game went, and how long each of their turns took; it follows from the log.
-- turns: seconds, in their order; NULL where no clock ran, or not from the beginning.
CREATE TABLE part (
    match_id INTEGER NOT NULL REFERENCES match (id),
    seat     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    finished TEXT    NOT NULL,
    ending   TEXT    NOT NULL,
    turns    TEXT    CHECK (turns IS NULL OR json_valid(turns)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX part_user ON part (user_id, guild_id, finished);

-- Whether a lobby asks how reliably people play.
ALTER TABLE match ADD COLUMN asks INTEGER NOT NULL DEFAULT 0;
