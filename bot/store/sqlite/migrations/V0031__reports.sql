-- What looked wrong to people at tables, and what they are answered. Which kinds of items the outbox has the program knows:
-- for a check of it every new kind would have the table built anew.
CREATE TABLE outbox_of_any_kind (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    kind     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  TEXT    NOT NULL,
    UNIQUE (match_id, kind, user_id, press)
) STRICT;

INSERT INTO outbox_of_any_kind
SELECT id, match_id, kind, user_id, press, revision, created FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_of_any_kind RENAME TO outbox;

CREATE TABLE report (
    match_id INTEGER NOT NULL REFERENCES match (id),
    user_id  INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    ruleset  INTEGER NOT NULL,
    build    TEXT    NOT NULL,
    language TEXT    NOT NULL,
    step     TEXT    NOT NULL,
    seat     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    record   TEXT    NOT NULL,
    answer   TEXT,
    answered TEXT,
    shared   INTEGER NOT NULL CHECK (shared = 0 OR shared = 1),
    told     INTEGER NOT NULL CHECK (told = 0 OR told = 1),
    number   INTEGER PRIMARY KEY
) STRICT;

CREATE INDEX report_match ON report (match_id);
CREATE INDEX report_user ON report (user_id);
CREATE INDEX report_step ON report (game, ruleset, step);
