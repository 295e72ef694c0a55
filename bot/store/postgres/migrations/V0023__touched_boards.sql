-- side by side: yes

-- Links to the page of the board, each for one use, and where the page is open. token: a keyed hash of what the link or the
-- browser has; language: as it was when the link was made; until: seconds of the clock.
CREATE TABLE board_link (
    token    text   PRIMARY KEY,
    user_id  bigint NOT NULL,
    match_id bigint NOT NULL REFERENCES match (id),
    language text   NOT NULL,
    until    bigint NOT NULL
);

CREATE INDEX board_link_match ON board_link (match_id);

CREATE TABLE board_session (
    token    text   PRIMARY KEY,
    user_id  bigint NOT NULL,
    language text   NOT NULL,
    opened   text   NOT NULL,
    until    bigint NOT NULL
);

CREATE INDEX board_session_user ON board_session (user_id);
