-- side by side: yes

-- How those who watch a game think that it, or a battle in it, will end: each guess with what it was worth.
-- about: which battle, or empty for the game; press: the last one before the guess; ended: when it was settled,
-- with points where it counted.
CREATE TABLE guess (
    match_id bigint  NOT NULL REFERENCES match (id),
    about    text    NOT NULL,
    user_id  bigint  NOT NULL,
    press    bigint  NOT NULL,
    guild_id bigint  NOT NULL,
    choice   text    NOT NULL,
    sure     integer NOT NULL,
    at       text    NOT NULL,
    points   integer,
    ended    text,
    PRIMARY KEY (match_id, about, user_id, press)
);

CREATE INDEX guess_user ON guess (user_id);
CREATE INDEX guess_guild ON guess (guild_id, ended);
