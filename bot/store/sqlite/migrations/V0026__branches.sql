-- Other moves somebody has tried out from a moment of a finished game, and what the house thinks of them.
CREATE TABLE branch (
    match_id INTEGER NOT NULL REFERENCES match (id),
    number   INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    moment   INTEGER NOT NULL,
    eyes     TEXT    NOT NULL,
    ruleset  INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    actions  TEXT    NOT NULL CHECK (json_valid(actions)),
    thoughts TEXT    NOT NULL CHECK (json_valid(thoughts)),
    revision INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX branch_user ON branch (user_id);
