-- How those who watch a game think that it, or a battle in it, will end: each guess with what it was worth.
-- about: which battle, or empty for the game; press: the last one before the guess; ended: when it was settled,
-- with points where it counted.
CREATE TABLE guess (
    match_id INTEGER NOT NULL REFERENCES match (id),
    about    TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    sure     INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    points   INTEGER,
    ended    TEXT,
    PRIMARY KEY (match_id, about, user_id, press)
) STRICT, WITHOUT ROWID;

CREATE INDEX guess_user ON guess (user_id);
CREATE INDEX guess_guild ON guess (guild_id, ended);
