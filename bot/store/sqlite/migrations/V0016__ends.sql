-- How long nothing has happened at a table, and what was said of it; notes about a table in its log.
ALTER TABLE match ADD COLUMN silence TEXT CHECK (silence IS NULL OR json_valid(silence));

CREATE TABLE entry_noted (
    id       INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id),
    seq      INTEGER NOT NULL,
    press    INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    kind     TEXT    NOT NULL
        CHECK (kind = 'action' OR kind = 'chance' OR kind = 'resign' OR kind = 'undo' OR kind = 'note'),
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL CHECK (json_valid(events)),
    reveals  INTEGER NOT NULL,
    hands    INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    undone   INTEGER,
    UNIQUE (match_id, seq)
) STRICT;

INSERT INTO entry_noted SELECT * FROM entry;

DROP TABLE entry;
ALTER TABLE entry_noted RENAME TO entry;

-- What the managers of a server have done. match_id, about_id: NULL where there is none.
CREATE TABLE act (
    number   INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    by_id    INTEGER NOT NULL,
    what     TEXT    NOT NULL,
    match_id INTEGER REFERENCES match (id),
    about_id INTEGER
) STRICT;

CREATE INDEX act_guild ON act (guild_id, number);
CREATE INDEX act_about ON act (about_id, guild_id);
CREATE INDEX act_by ON act (by_id);

-- The tables that are open already are looked at within a day, one after another; from then on they are counted.
INSERT INTO deadline (match_id, seat, due)
SELECT id, '', CAST(coalesce((SELECT CAST(value AS REAL) FROM meta WHERE name = 'house-time'), 0) AS INTEGER) + id % 86400
FROM match
WHERE phase IN ('lobby', 'playing')
    AND NOT EXISTS (SELECT 1 FROM deadline WHERE deadline.match_id = match.id AND deadline.seat = '');
