-- Matches and the people at them.
CREATE TABLE match (
    id             INTEGER PRIMARY KEY,
    series_id      INTEGER NOT NULL,
    next_id        INTEGER,
    game           TEXT    NOT NULL,
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    phase          TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'cancelled')),
    host_id        INTEGER NOT NULL,
    options        TEXT    NOT NULL CHECK (json_valid(options)),
    number         INTEGER NOT NULL CHECK (number >= 1),
    series         INTEGER NOT NULL CHECK (series >= number),
    message_id     INTEGER,
    message_posted TEXT,
    ruleset_begun  INTEGER NOT NULL,
    ruleset        INTEGER NOT NULL,
    public_seq     INTEGER NOT NULL,
    last_entry     INTEGER NOT NULL,
    last_press     INTEGER NOT NULL,
    stamps         TEXT    NOT NULL CHECK (json_valid(stamps)),
    outcome        TEXT    CHECK (outcome IS NULL OR json_valid(outcome)),
    offer          TEXT    CHECK (offer IS NULL OR json_valid(offer)),
    revision       INTEGER NOT NULL,
    created        TEXT    NOT NULL,
    changed        TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX match_place ON match (guild_id, channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX match_series ON match (series_id);

CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    position INTEGER NOT NULL,
    seat     TEXT,
    PRIMARY KEY (match_id, user_id),
    UNIQUE (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id);

CREATE TABLE invitation (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitation_user ON invitation (user_id);

-- The log is the truth; the snapshot is a cache of it.
CREATE TABLE entry (
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
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    match_id    INTEGER PRIMARY KEY REFERENCES match (id),
    seq         INTEGER NOT NULL,
    state       TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL
) STRICT;

-- Requests that have had their effect, by the token they carried.
CREATE TABLE receipt (
    token    TEXT    PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    at       TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX receipt_at ON receipt (at);

CREATE TABLE result (
    match_id  INTEGER NOT NULL REFERENCES match (id),
    series_id INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    user_id   INTEGER NOT NULL,
    seat      TEXT    NOT NULL,
    place     INTEGER NOT NULL CHECK (place >= 1),
    won       INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    finished  TEXT    NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_guild ON result (guild_id, game);
CREATE INDEX result_series ON result (series_id);
CREATE INDEX result_user ON result (user_id);

-- What must be told: the latest revision wins. user_id is 0 where the parcel is for the channel.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('table', 'turn', 'offer', 'lobby', 'over')),
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id)
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL CHECK (json_valid(settings))
) STRICT;

CREATE TABLE user_settings (
    user_id  INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL CHECK (json_valid(settings))
) STRICT;

-- Who has the database open, and small values of the house.
CREATE TABLE lease (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    pid   INTEGER NOT NULL,
    since TEXT    NOT NULL
) STRICT;

CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
