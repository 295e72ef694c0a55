-- What a table is played on from, and what people have written down for themselves about games.
ALTER TABLE match ADD COLUMN origin text CHECK (origin IS NULL OR origin::json IS NOT NULL);

CREATE TABLE note (
    match_id bigint NOT NULL REFERENCES match (id),
    user_id  bigint NOT NULL,
    text     text   NOT NULL,
    at       text   NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX note_user ON note (user_id);
