-- Ratings are worked off from the results in the order of their numbers, and can be made anew from them at any time.
ALTER TABLE result ADD COLUMN number INTEGER NOT NULL DEFAULT 0;

UPDATE result SET number = ordered.number FROM (
    SELECT match_id, user_id, row_number() OVER (ORDER BY finished, match_id, place, seat) AS number FROM result
) AS ordered WHERE ordered.match_id = result.match_id AND ordered.user_id = result.user_id;

CREATE UNIQUE INDEX result_number ON result (number);
CREATE INDEX result_guild_number ON result (guild_id, number);

-- side: the empty text where all seats of the game count together. season: 0 where a server has none.
CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    side     TEXT    NOT NULL,
    season   INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    played   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    last     TEXT    NOT NULL,
    PRIMARY KEY (guild_id, season, game, side, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_user ON rating (user_id, guild_id);

-- What a rating was after each game.
CREATE TABLE rating_history (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    at       TEXT    NOT NULL,
    PRIMARY KEY (user_id, guild_id, game, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_history_guild ON rating_history (guild_id);

-- How far the results of a server have been worked off, and in which seasons they were counted.
CREATE TABLE rating_cursor (
    guild_id INTEGER PRIMARY KEY,
    number   INTEGER NOT NULL,
    period   TEXT    NOT NULL,
    revision INTEGER NOT NULL
) STRICT;
