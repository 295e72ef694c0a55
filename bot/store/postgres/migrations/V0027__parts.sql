-- side by side: yes

-- How somebody's part in a finished game went, and how long each of their turns took; it follows from the log.
-- turns: seconds, in their order; NULL where no clock ran, or not from the beginning.
CREATE TABLE part (
    match_id bigint NOT NULL REFERENCES match (id),
    seat     text   NOT NULL,
    user_id  bigint NOT NULL,
    guild_id bigint NOT NULL,
    finished text   NOT NULL,
    ending   text   NOT NULL,
    turns    text,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX part_user ON part (user_id, guild_id, finished);

-- Whether a lobby asks how reliably people play.
ALTER TABLE match ADD COLUMN asks boolean NOT NULL DEFAULT false;
