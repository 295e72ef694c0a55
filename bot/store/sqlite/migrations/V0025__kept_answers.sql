-- What somebody has answered ahead of time, and when the next of it is due at a table.
CREATE TABLE kept_answer (
    match_id INTEGER NOT NULL REFERENCES match (id),
    position INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    ruleset  INTEGER NOT NULL,
    answer   TEXT    NOT NULL CHECK (json_valid(answer)),
    PRIMARY KEY (match_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_answer_user ON kept_answer (user_id);

ALTER TABLE match ADD COLUMN ahead TEXT CHECK (ahead IS NULL OR json_valid(ahead));
