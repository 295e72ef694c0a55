-- Who wishes to be told of a table they do not play at: of each turn, or of its end alone.
CREATE TABLE follower (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    wish     TEXT    NOT NULL CHECK (wish = 'turns' OR wish = 'end'),
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follower_user ON follower (user_id);

-- Who had a seat before it was handed to somebody else. entry: the last of the log before that.
CREATE TABLE handover (
    match_id INTEGER NOT NULL REFERENCES match (id),
    entry    INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (match_id, entry, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX handover_user ON handover (user_id);

CREATE TABLE outbox_playing_on (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL
        CHECK (kind = 'table' OR kind = 'turn' OR kind = 'offer' OR kind = 'lobby' OR kind = 'over'
            OR kind = 'remind' OR kind = 'claim' OR kind = 'follow' OR kind = 'next' OR kind = 'handed'),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

INSERT INTO outbox_playing_on SELECT * FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_playing_on RENAME TO outbox;
