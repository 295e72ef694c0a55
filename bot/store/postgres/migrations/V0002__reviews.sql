-- How the house looks back at a finished game. It follows from the log and can be made anew.
CREATE TABLE review (
    match_id bigint PRIMARY KEY REFERENCES match (id),
    review   text   NOT NULL CHECK (review::json IS NOT NULL)
);
