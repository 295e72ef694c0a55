-- Who does not want to play with whom.
CREATE TABLE block (
    user_id  bigint NOT NULL,
    other_id bigint NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

CREATE INDEX block_other ON block (other_id);
