-- What somebody has answered ahead of time, and when the next of it is due at a table.
CREATE TABLE kept_answer (
    match_id bigint  NOT NULL REFERENCES match (id),
    position integer NOT NULL,
    seat     text    NOT NULL,
    user_id  bigint  NOT NULL,
    ruleset  integer NOT NULL,
    answer   text    NOT NULL CHECK (answer::json IS NOT NULL),
    PRIMARY KEY (match_id, position)
);

CREATE INDEX kept_answer_user ON kept_answer (user_id);

ALTER TABLE match ADD COLUMN ahead text CHECK (ahead IS NULL OR ahead::json IS NOT NULL);
