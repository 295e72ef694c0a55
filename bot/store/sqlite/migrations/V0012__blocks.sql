-- Who does not want to play with whom.
CREATE TABLE block (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX block_other ON block (other_id);
