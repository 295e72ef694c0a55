-- The log of a finished match in one compressed value, in place of its entries and its snapshot.
CREATE TABLE packed_log (
    match_id bigint PRIMARY KEY REFERENCES match (id),
    content  bytea  NOT NULL
);

-- It is compressed already.
ALTER TABLE packed_log ALTER COLUMN content SET STORAGE EXTERNAL;
