-- Tournaments: who has entered, who meets whom, and what that counted.
-- due: until when people may enter, in seconds of the house. shown: the revision its message shows.
CREATE TABLE tournament (
    id         INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    phase      TEXT    NOT NULL
        CHECK (phase = 'entry' OR phase = 'playing' OR phase = 'over' OR phase = 'cancelled'),
    terms      TEXT    NOT NULL CHECK (json_valid(terms)),
    round      INTEGER NOT NULL CHECK (round >= 0),
    due        INTEGER,
    message_id INTEGER,
    revision   INTEGER NOT NULL,
    shown      INTEGER NOT NULL,
    created    TEXT    NOT NULL,
    token      TEXT    NOT NULL UNIQUE
) STRICT;

CREATE INDEX tournament_guild ON tournament (guild_id, phase);
CREATE INDEX tournament_due ON tournament (due) WHERE phase = 'entry';
CREATE INDEX tournament_host ON tournament (host_id);

-- since, until: the first and the last round somebody plays in.
CREATE TABLE tournament_entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number        INTEGER NOT NULL CHECK (number >= 1),
    user_id       INTEGER NOT NULL,
    since         INTEGER NOT NULL,
    until         INTEGER,
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entrant_user ON tournament_entrant (user_id);

-- players: numbers of entrants, in seating order. points: of each; NULL: undecided.
CREATE TABLE tournament_pairing (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    board         INTEGER NOT NULL CHECK (board >= 1),
    leg           INTEGER NOT NULL CHECK (leg >= 1),
    players       TEXT    NOT NULL CHECK (json_valid(players)),
    channel_id    INTEGER,
    match_id      INTEGER REFERENCES match (id),
    points        TEXT    CHECK (points IS NULL OR json_valid(points)),
    reason        TEXT,
    played        INTEGER NOT NULL CHECK (played = 0 OR played = 1),
    PRIMARY KEY (tournament_id, round, board, leg)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_pairing_match ON tournament_pairing (match_id);
CREATE INDEX tournament_pairing_open ON tournament_pairing (tournament_id) WHERE points IS NULL;
