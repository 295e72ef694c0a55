-- How the house looks back at a finished game. It follows from the log and can be made anew.
CREATE TABLE review (
    match_id INTEGER PRIMARY KEY REFERENCES match (id),
    review   TEXT NOT NULL CHECK (json_valid(review))
) STRICT;
