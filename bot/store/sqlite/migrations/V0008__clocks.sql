-- Time at a table: whose runs, NULL where there is no hurry; and what the alarm clock must wake for.
ALTER TABLE match ADD COLUMN clocks TEXT CHECK (clocks IS NULL OR json_valid(clocks));

-- due: in seconds the house has been open. seat: whose, empty where it is the table's.
CREATE TABLE deadline (
    match_id INTEGER NOT NULL REFERENCES match (id),
    seat     TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadline_due ON deadline (due);

-- People are reminded, and told of what others claim.
CREATE TABLE outbox_reminding (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL
        CHECK (kind = 'table' OR kind = 'turn' OR kind = 'offer' OR kind = 'lobby' OR kind = 'over'
            OR kind = 'remind' OR kind = 'claim'),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

INSERT INTO outbox_reminding SELECT * FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_reminding RENAME TO outbox;
