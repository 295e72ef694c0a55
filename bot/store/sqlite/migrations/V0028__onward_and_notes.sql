-- What a table is played on from, and what people have written down for themselves about games.
ALTER TABLE match ADD COLUMN origin TEXT CHECK (origin IS NULL OR json_valid(origin));

CREATE TABLE note (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    at       TEXT    NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX note_user ON note (user_id);
