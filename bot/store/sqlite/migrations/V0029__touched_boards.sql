-- Links to the page of the board, each for one use, and where the page is open. token: a keyed hash of what the link or the
-- browser has; language: as it was when the link was made; until: seconds of the clock.
CREATE TABLE board_link (
    token    TEXT    PRIMARY KEY,
    user_id  INTEGER NOT NULL,
    match_id INTEGER NOT NULL REFERENCES match (id),
    language TEXT    NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX board_link_match ON board_link (match_id);

CREATE TABLE board_session (
    token    TEXT    PRIMARY KEY,
    user_id  INTEGER NOT NULL,
    language TEXT    NOT NULL,
    opened   TEXT    NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX board_session_user ON board_session (user_id);
