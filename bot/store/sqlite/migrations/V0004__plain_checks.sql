-- For `kind IN (...)` with more than two texts SQLite builds a tree of its own, 88 kB of memory, for every row that
-- is written: three times for each press. Compared one after the other they cost nothing.
CREATE TABLE entry_checked (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    seq      INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind = 'action' OR kind = 'chance' OR kind = 'resign' OR kind = 'undo'),
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL CHECK (json_valid(events)),
    reveals  INTEGER NOT NULL,
    hands    INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    undone   INTEGER,
    UNIQUE (match_id, seq)
) STRICT;

INSERT INTO entry_checked SELECT * FROM entry;

DROP TABLE entry;
ALTER TABLE entry_checked RENAME TO entry;

CREATE TABLE outbox_checked (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL
        CHECK (kind = 'table' OR kind = 'turn' OR kind = 'offer' OR kind = 'lobby' OR kind = 'over'),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

INSERT INTO outbox_checked SELECT * FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_checked RENAME TO outbox;
