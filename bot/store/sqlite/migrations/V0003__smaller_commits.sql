-- A tree of whole rows was changed in four pages by one entry. Rows in the order of their arrival, and an index
-- of numbers alone, are changed in two.
CREATE TABLE entry_in_order (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    seq      INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('action', 'chance', 'resign', 'undo')),
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL CHECK (json_valid(events)),
    reveals  INTEGER NOT NULL,
    hands    INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    undone   INTEGER,
    UNIQUE (match_id, seq)
) STRICT;

INSERT INTO entry_in_order (match_id, seq, press, seat, kind, text, events, reveals, hands, at, undone)
SELECT match_id, seq, press, seat, kind, text, events, reveals, hands, at, undone FROM entry;

DROP TABLE entry;
ALTER TABLE entry_in_order RENAME TO entry;

-- The same without AUTOINCREMENT, whose own table was written with every press: the store numbers parcels itself.
CREATE TABLE outbox_numbered (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('table', 'turn', 'offer', 'lobby', 'over')),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

INSERT INTO outbox_numbered SELECT id, match_id, kind, user_id, revision, created FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_numbered RENAME TO outbox;
