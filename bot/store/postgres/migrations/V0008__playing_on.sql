-- Who wishes to be told of a table they do not play at: of each turn, or of its end alone.
CREATE TABLE follower (
    match_id bigint NOT NULL REFERENCES match (id),
    user_id  bigint NOT NULL,
    wish     text   NOT NULL CHECK (wish IN ('turns', 'end')),
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX follower_user ON follower (user_id);

-- Who had a seat before it was handed to somebody else. entry: the last of the log before that.
CREATE TABLE handover (
    match_id bigint  NOT NULL REFERENCES match (id),
    entry    integer NOT NULL,
    seat     text    NOT NULL,
    user_id  bigint  NOT NULL,
    PRIMARY KEY (match_id, entry, seat)
);

CREATE INDEX handover_user ON handover (user_id);

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (
    kind IN ('table', 'turn', 'offer', 'lobby', 'over', 'remind', 'claim', 'follow', 'next', 'handed')
);
