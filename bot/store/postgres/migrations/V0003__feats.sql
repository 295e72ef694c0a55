-- What was done in finished games. It follows from their logs; whose it is follows from the results.
CREATE TABLE feat (
    match_id bigint NOT NULL REFERENCES match (id),
    seat     text   NOT NULL,
    feat     text   NOT NULL,
    user_id  bigint NOT NULL,
    guild_id bigint NOT NULL,
    game     text   NOT NULL,
    at       text   NOT NULL,
    PRIMARY KEY (match_id, seat, feat)
);

CREATE INDEX feat_user ON feat (user_id, guild_id);
CREATE INDEX feat_guild ON feat (guild_id, at);
