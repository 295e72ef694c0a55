-- Positions of the day: moments of finished games about which a server is asked what to do.
CREATE TABLE puzzle (
    guild_id   INTEGER NOT NULL,
    day        TEXT    NOT NULL,
    match_id   INTEGER NOT NULL REFERENCES match (id),
    entry      INTEGER NOT NULL,
    content    TEXT    NOT NULL CHECK (json_valid(content)),
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    until      TEXT    NOT NULL,
    told       INTEGER NOT NULL CHECK (told = 0 OR told = 1),
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_answer (
    guild_id INTEGER NOT NULL,
    day      TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    solved   INTEGER NOT NULL CHECK (solved = 0 OR solved = 1),
    at       TEXT    NOT NULL,
    PRIMARY KEY (guild_id, day, user_id),
    FOREIGN KEY (guild_id, day) REFERENCES puzzle (guild_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_answer_user ON puzzle_answer (user_id);
