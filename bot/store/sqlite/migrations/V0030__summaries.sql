-- What a finished game among people comes to, by its log. counted: whether tallies hold it; due: whether that is
-- to be looked at (again). cards: what each seat has played.
CREATE TABLE summary (
    match_id INTEGER PRIMARY KEY REFERENCES match (id),
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    turns    INTEGER NOT NULL,
    seconds  INTEGER NOT NULL,
    cards    TEXT    NOT NULL CHECK (json_valid(cards)),
    counted  INTEGER NOT NULL,
    due      INTEGER NOT NULL
) STRICT;

CREATE INDEX summary_turns ON summary (guild_id, game, counted, turns);
CREATE INDEX summary_seconds ON summary (guild_id, game, counted, seconds);
CREATE INDEX summary_due ON summary (guild_id) WHERE due;

-- Games of a server added up: by month, by side, by what a side began with and what it played.
CREATE TABLE tally (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    what     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    played   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, what, name)
) STRICT, WITHOUT ROWID;

-- How often two people have played together.
CREATE TABLE tally_pair (
    guild_id INTEGER NOT NULL,
    low_id   INTEGER NOT NULL,
    high_id  INTEGER NOT NULL,
    played   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, low_id, high_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tally_pair_played ON tally_pair (guild_id, played);
