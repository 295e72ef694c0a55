-- Tournaments: who has entered, who meets whom, and what that counted.
-- due: until when people may enter, in seconds of the house. shown: the revision its message shows.
CREATE TABLE tournament (
    id         bigint  PRIMARY KEY,
    guild_id   bigint  NOT NULL,
    channel_id bigint  NOT NULL,
    host_id    bigint  NOT NULL,
    name       text    NOT NULL,
    game       text    NOT NULL,
    phase      text    NOT NULL CHECK (phase IN ('entry', 'playing', 'over', 'cancelled')),
    terms      text    NOT NULL CHECK (terms::json IS NOT NULL),
    round      integer NOT NULL CHECK (round >= 0),
    due        bigint,
    message_id bigint,
    revision   bigint  NOT NULL,
    shown      bigint  NOT NULL,
    created    text    NOT NULL,
    token      text    NOT NULL UNIQUE
);

CREATE INDEX tournament_guild ON tournament (guild_id, phase);
CREATE INDEX tournament_due ON tournament (due) WHERE phase = 'entry';
CREATE INDEX tournament_host ON tournament (host_id);

-- since, until: the first and the last round somebody plays in.
CREATE TABLE tournament_entrant (
    tournament_id bigint  NOT NULL REFERENCES tournament (id),
    number        integer NOT NULL CHECK (number >= 1),
    user_id       bigint  NOT NULL,
    since         integer NOT NULL,
    until         integer,
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, user_id)
);

CREATE INDEX tournament_entrant_user ON tournament_entrant (user_id);

-- players: numbers of entrants, in seating order. points: of each; NULL: undecided.
CREATE TABLE tournament_pairing (
    tournament_id bigint  NOT NULL REFERENCES tournament (id),
    round         integer NOT NULL CHECK (round >= 1),
    board         integer NOT NULL CHECK (board >= 1),
    leg           integer NOT NULL CHECK (leg >= 1),
    players       text    NOT NULL CHECK (players::json IS NOT NULL),
    channel_id    bigint,
    match_id      bigint  REFERENCES match (id),
    points        text    CHECK (points IS NULL OR points::json IS NOT NULL),
    reason        text,
    played        boolean NOT NULL,
    PRIMARY KEY (tournament_id, round, board, leg)
);

CREATE INDEX tournament_pairing_match ON tournament_pairing (match_id);
CREATE INDEX tournament_pairing_open ON tournament_pairing (tournament_id) WHERE points IS NULL;
