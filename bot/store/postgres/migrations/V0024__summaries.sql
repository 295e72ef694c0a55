-- What a finished game among people comes to, by its log. counted: whether tallies hold it; due: whether that is
-- to be looked at (again). cards: what each seat has played.
CREATE TABLE summary (
    match_id bigint  PRIMARY KEY REFERENCES match (id),
    guild_id bigint  NOT NULL,
    game     text    NOT NULL,
    turns    bigint  NOT NULL,
    seconds  bigint  NOT NULL,
    cards    text    NOT NULL,
    counted  boolean NOT NULL,
    due      boolean NOT NULL
);

CREATE INDEX summary_turns ON summary (guild_id, game, counted, turns);
CREATE INDEX summary_seconds ON summary (guild_id, game, counted, seconds);
CREATE INDEX summary_due ON summary (guild_id) WHERE due;

-- Games of a server added up: by month, by side, by what a side began with and what it played.
CREATE TABLE tally (
    guild_id bigint NOT NULL,
    game     text   NOT NULL,
    what     text   NOT NULL,
    name     text   NOT NULL,
    played   bigint NOT NULL,
    won      bigint NOT NULL,
    PRIMARY KEY (guild_id, game, what, name)
);

-- How often two people have played together.
CREATE TABLE tally_pair (
    guild_id bigint NOT NULL,
    low_id   bigint NOT NULL,
    high_id  bigint NOT NULL,
    played   bigint NOT NULL,
    PRIMARY KEY (guild_id, low_id, high_id)
);

CREATE INDEX tally_pair_played ON tally_pair (guild_id, played);
