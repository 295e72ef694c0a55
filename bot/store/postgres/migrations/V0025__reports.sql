-- What looked wrong to people at tables, and what they are answered. Which kinds of items the outbox has the program knows.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;

CREATE TABLE report (
    match_id bigint  NOT NULL REFERENCES match (id),
    user_id  bigint  NOT NULL,
    at       text    NOT NULL,
    game     text    NOT NULL,
    ruleset  integer NOT NULL,
    build    text    NOT NULL,
    language text    NOT NULL,
    step     text    NOT NULL,
    seat     text    NOT NULL,
    text     text    NOT NULL,
    record   text    NOT NULL,
    answer   text,
    answered text,
    shared   boolean NOT NULL,
    told     boolean NOT NULL,
    number   bigint  PRIMARY KEY
);

CREATE INDEX report_match ON report (match_id);
CREATE INDEX report_user ON report (user_id);
CREATE INDEX report_step ON report (game, ruleset, step);
