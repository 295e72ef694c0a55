-- side by side: yes

-- Games in which a crowd has a seat. stamp: the decision that is voted on, and due when the vote closes, in seconds of the
-- house; put_off: how often that was; message_id: in the side's thread, and shown: the vote it is about. seen: whether somebody has looked at the
-- side's cards; gone: when they left it. number: the order of the votes, which stays while somebody keeps to a choice;
-- draft: what somebody is about to propose.
CREATE TABLE side (
    match_id   bigint  NOT NULL REFERENCES match (id),
    seat       text    NOT NULL,
    thread_id  bigint,
    message_id bigint,
    shown      bigint  NOT NULL,
    stamp      bigint  NOT NULL,
    due        bigint,
    put_off    bigint  NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX side_due ON side (due) WHERE due IS NOT NULL;

CREATE TABLE side_member (
    match_id bigint  NOT NULL REFERENCES match (id),
    user_id  bigint  NOT NULL,
    seat     text    NOT NULL,
    joined   text    NOT NULL,
    gone     text,
    seen     boolean NOT NULL,
    PRIMARY KEY (match_id, user_id, seat)
);

CREATE INDEX side_member_user ON side_member (user_id);

CREATE TABLE vote (
    match_id bigint  NOT NULL REFERENCES match (id),
    seat     text    NOT NULL,
    stamp    bigint  NOT NULL,
    user_id  bigint  NOT NULL,
    number   bigint  NOT NULL,
    choice   text    NOT NULL,
    line     text    NOT NULL,
    draft    text    NOT NULL,
    at       text    NOT NULL,
    PRIMARY KEY (match_id, seat, stamp, user_id)
);

CREATE INDEX vote_user ON vote (user_id);
