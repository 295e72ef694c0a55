-- Matches and the people at them. The same tables, columns and meanings as in SQLite's migrations up to V0008.
-- JSON is kept as text, for it is compared by its bytes; a cast that fails refuses what is no JSON.
CREATE TABLE match (
    id             bigint   PRIMARY KEY,
    series_id      bigint   NOT NULL,
    next_id        bigint,
    game           text     NOT NULL,
    guild_id       bigint   NOT NULL,
    channel_id     bigint   NOT NULL,
    phase          text     NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'cancelled')),
    host_id        bigint   NOT NULL,
    options        text     NOT NULL CHECK (options::json IS NOT NULL),
    number         integer  NOT NULL CHECK (number >= 1),
    series         integer  NOT NULL CHECK (series >= number),
    message_id     bigint,
    message_posted text,
    ruleset_begun  integer  NOT NULL,
    ruleset        integer  NOT NULL,
    public_seq     bigint   NOT NULL,
    last_entry     bigint   NOT NULL,
    last_press     bigint   NOT NULL,
    stamps         text     NOT NULL CHECK (stamps::json IS NOT NULL),
    outcome        text     CHECK (outcome IS NULL OR outcome::json IS NOT NULL),
    offer          text     CHECK (offer IS NULL OR offer::json IS NOT NULL),
    revision       bigint   NOT NULL,
    created        text     NOT NULL,
    changed        text     NOT NULL,
    hints          boolean  NOT NULL,
    clocks         text     CHECK (clocks IS NULL OR clocks::json IS NOT NULL)
);

CREATE UNIQUE INDEX match_place ON match (guild_id, channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX match_series ON match (series_id);

-- Numbers of matches; where rows were brought from elsewhere it is set behind them.
CREATE SEQUENCE match_number AS bigint;

CREATE TABLE seat (
    match_id bigint  NOT NULL REFERENCES match (id),
    user_id  bigint  NOT NULL,
    position integer NOT NULL,
    seat     text,
    stand_in bigint,
    PRIMARY KEY (match_id, user_id),
    UNIQUE (match_id, seat)
);

CREATE INDEX seat_user ON seat (user_id);

CREATE TABLE invitation (
    match_id bigint  NOT NULL REFERENCES match (id),
    user_id  bigint  NOT NULL,
    position integer NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX invitation_user ON invitation (user_id);

-- The log is the truth; the snapshot is a cache of it.
CREATE TABLE entry (
    match_id bigint  NOT NULL REFERENCES match (id),
    seq      bigint  NOT NULL,
    press    bigint  NOT NULL,
    seat     text    NOT NULL,
    kind     text    NOT NULL CHECK (kind IN ('action', 'chance', 'resign', 'undo')),
    text     text    NOT NULL,
    events   text    NOT NULL CHECK (events::json IS NOT NULL),
    reveals  boolean NOT NULL,
    hands    boolean NOT NULL,
    at       text    NOT NULL,
    undone   bigint,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE snapshot (
    match_id    bigint PRIMARY KEY REFERENCES match (id),
    seq         bigint NOT NULL,
    state       text   NOT NULL,
    fingerprint text   NOT NULL
);

-- Requests that have had their effect, by the token they carried.
CREATE TABLE receipt (
    token    text   PRIMARY KEY,
    match_id bigint NOT NULL REFERENCES match (id),
    at       text   NOT NULL
);

CREATE TABLE result (
    match_id  bigint  NOT NULL REFERENCES match (id),
    series_id bigint  NOT NULL,
    guild_id  bigint  NOT NULL,
    game      text    NOT NULL,
    user_id   bigint  NOT NULL,
    seat      text    NOT NULL,
    place     integer NOT NULL CHECK (place >= 1),
    won       boolean NOT NULL,
    score     bigint  NOT NULL,
    finished  text    NOT NULL,
    house     text,
    number    bigint  NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX result_guild ON result (guild_id, game);
CREATE UNIQUE INDEX result_number ON result (number);
CREATE INDEX result_guild_number ON result (guild_id, number);
CREATE INDEX result_series ON result (series_id);
CREATE INDEX result_user ON result (user_id);

-- Ratings are worked off from the results in the order of their numbers, and can be made anew from them.
-- side: the empty text where all seats of the game count together. season: 0 where a server has none.
CREATE TABLE rating (
    guild_id bigint           NOT NULL,
    game     text             NOT NULL,
    side     text             NOT NULL,
    season   integer          NOT NULL,
    user_id  bigint           NOT NULL,
    mu       double precision NOT NULL,
    sigma    double precision NOT NULL,
    played   integer          NOT NULL,
    won      integer          NOT NULL,
    points   bigint           NOT NULL,
    last     text             NOT NULL,
    PRIMARY KEY (guild_id, season, game, side, user_id)
);

CREATE INDEX rating_user ON rating (user_id, guild_id);

-- What a rating was after each game.
CREATE TABLE rating_history (
    guild_id bigint           NOT NULL,
    user_id  bigint           NOT NULL,
    game     text             NOT NULL,
    number   bigint           NOT NULL,
    mu       double precision NOT NULL,
    sigma    double precision NOT NULL,
    at       text             NOT NULL,
    PRIMARY KEY (user_id, guild_id, game, number)
);

CREATE INDEX rating_history_guild ON rating_history (guild_id);

-- How far the results of a server have been worked off, and in which seasons they were counted.
CREATE TABLE rating_cursor (
    guild_id bigint PRIMARY KEY,
    number   bigint NOT NULL,
    period   text   NOT NULL,
    revision bigint NOT NULL
);

-- What must be told: the latest revision wins. user_id is 0 where the parcel is for the channel.
CREATE TABLE outbox (
    id       bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match_id bigint NOT NULL REFERENCES match (id),
    kind     text   NOT NULL
        CHECK (kind IN ('table', 'turn', 'offer', 'lobby', 'over', 'remind', 'claim')),
    user_id  bigint NOT NULL,
    revision bigint NOT NULL,
    created  text   NOT NULL,
    UNIQUE (match_id, kind, user_id)
);

-- What the alarm clock must wake for. due: in seconds the house has been open. seat: empty where it is the table's.
CREATE TABLE deadline (
    match_id bigint NOT NULL REFERENCES match (id),
    seat     text   NOT NULL,
    due      bigint NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX deadline_due ON deadline (due);

CREATE TABLE guild_settings (
    guild_id bigint PRIMARY KEY,
    settings text   NOT NULL CHECK (settings::json IS NOT NULL)
);

CREATE TABLE user_settings (
    user_id  bigint PRIMARY KEY,
    settings text   NOT NULL CHECK (settings::json IS NOT NULL)
);

-- Small values of the house.
CREATE TABLE meta (
    name  text PRIMARY KEY,
    value text NOT NULL
);

-- Who has had the database open. mark: the last transaction that was committed; each writes its own number here,
-- and so it can be told of a connection that was lost during a commit whether that counts.
CREATE TABLE process (
    id    text    PRIMARY KEY,
    host  text    NOT NULL,
    pid   bigint  NOT NULL,
    since text    NOT NULL,
    mark  bigint  NOT NULL
);
