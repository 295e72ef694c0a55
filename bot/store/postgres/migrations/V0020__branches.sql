-- Other moves somebody has tried out from a moment of a finished game, and what the house thinks of them.
CREATE TABLE branch (
    match_id bigint  NOT NULL REFERENCES match (id),
    number   bigint  NOT NULL,
    user_id  bigint  NOT NULL,
    created  text    NOT NULL,
    moment   integer NOT NULL,
    eyes     text    NOT NULL,
    ruleset  integer NOT NULL,
    state    text    NOT NULL,
    actions  text    NOT NULL CHECK (actions::json IS NOT NULL),
    thoughts text    NOT NULL CHECK (thoughts::json IS NOT NULL),
    revision integer NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE INDEX branch_user ON branch (user_id);
