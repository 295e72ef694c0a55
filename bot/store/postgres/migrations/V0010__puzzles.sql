-- Positions of the day: moments of finished games about which a server is asked what to do.
CREATE TABLE puzzle (
    guild_id   bigint  NOT NULL,
    day        text    NOT NULL,
    match_id   bigint  NOT NULL REFERENCES match (id),
    entry      integer NOT NULL,
    content    text    NOT NULL CHECK (content::json IS NOT NULL),
    channel_id bigint  NOT NULL,
    message_id bigint,
    until      text    NOT NULL,
    told       boolean NOT NULL,
    PRIMARY KEY (guild_id, day)
);

CREATE TABLE puzzle_answer (
    guild_id bigint  NOT NULL,
    day      text    NOT NULL,
    user_id  bigint  NOT NULL,
    choice   text    NOT NULL,
    solved   boolean NOT NULL,
    at       text    NOT NULL,
    PRIMARY KEY (guild_id, day, user_id),
    FOREIGN KEY (guild_id, day) REFERENCES puzzle (guild_id, day)
);

CREATE INDEX puzzle_answer_user ON puzzle_answer (user_id);
