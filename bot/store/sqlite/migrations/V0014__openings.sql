-- What a seat of a finished game began with. It follows from the log; whose it was, from the results.
CREATE TABLE opening (
    match_id INTEGER NOT NULL REFERENCES match (id),
    seat     TEXT NOT NULL,
    opening  TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
