-- A title card that waits is not dropped when another moment comes: press tells of which one it is, 0 of all else.
CREATE TABLE outbox_by_press (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL
        CHECK (kind = 'table' OR kind = 'turn' OR kind = 'offer' OR kind = 'lobby' OR kind = 'over'
            OR kind = 'remind' OR kind = 'claim' OR kind = 'follow' OR kind = 'next' OR kind = 'handed'
            OR kind = 'card'),
    user_id  INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id, press)
) STRICT;

INSERT INTO outbox_by_press
SELECT
    id, match_id, kind, user_id,
    CASE kind WHEN 'card' THEN (SELECT last_press FROM match WHERE match.id = match_id) ELSE 0 END,
    revision, created
FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_by_press RENAME TO outbox;
