-- The log of a finished match in one compressed value, in place of its entries and its snapshot.
CREATE TABLE packed_log (
    match_id INTEGER PRIMARY KEY REFERENCES match (id),
    content  BLOB NOT NULL
) STRICT;
