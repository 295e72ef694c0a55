-- Games in which a crowd has a seat. stamp: the decision that is voted on, and due when the vote closes, in seconds of the
-- house; put_off: how often that was; message_id: in the side's thread, and shown: the vote it is about. seen: whether somebody has looked at the
-- side's cards; gone: when they left it. number: the order of the votes, which stays while somebody keeps to a choice;
-- draft: what somebody is about to propose.
CREATE TABLE side (
    match_id   INTEGER NOT NULL REFERENCES match (id),
    seat       TEXT    NOT NULL,
    thread_id  INTEGER,
    message_id INTEGER,
    shown      INTEGER NOT NULL,
    stamp      INTEGER NOT NULL,
    due        INTEGER,
    put_off    INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX side_due ON side (due) WHERE due IS NOT NULL;

CREATE TABLE side_member (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    joined   TEXT    NOT NULL,
    gone     TEXT,
    seen     INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX side_member_user ON side_member (user_id);

CREATE TABLE vote (
    match_id INTEGER NOT NULL REFERENCES match (id),
    seat     TEXT    NOT NULL,
    stamp    INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    line     TEXT    NOT NULL,
    draft    TEXT    NOT NULL,
    at       TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat, stamp, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX vote_user ON vote (user_id);
