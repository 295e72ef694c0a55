-- What a seat of a finished game began with. It follows from the log; whose it was, from the results.
CREATE TABLE opening (
    match_id bigint NOT NULL REFERENCES match (id),
    seat     text NOT NULL,
    opening  text NOT NULL,
    PRIMARY KEY (match_id, seat)
);
