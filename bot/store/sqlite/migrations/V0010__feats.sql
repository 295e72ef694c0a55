-- What was done in finished games. It follows from their logs; whose it is follows from the results.
CREATE TABLE feat (
    match_id INTEGER NOT NULL REFERENCES match (id),
    seat     TEXT    NOT NULL,
    feat     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    at       TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat, feat)
) STRICT, WITHOUT ROWID;

CREATE INDEX feat_user ON feat (user_id, guild_id);
CREATE INDEX feat_guild ON feat (guild_id, at);
