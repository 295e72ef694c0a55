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
