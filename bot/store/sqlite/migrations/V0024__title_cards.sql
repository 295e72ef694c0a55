-- What is told may be a moment that has a title card of its own.
CREATE TABLE outbox_with_cards (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL
        CHECK (kind = 'table' OR kind = 'turn' OR kind = 'offer' OR kind = 'lobby' OR kind = 'over'
            OR kind = 'remind' OR kind = 'claim' OR kind = 'follow' OR kind = 'next' OR kind = 'handed'
            OR kind = 'card'),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

INSERT INTO outbox_with_cards SELECT * FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_with_cards RENAME TO outbox;
