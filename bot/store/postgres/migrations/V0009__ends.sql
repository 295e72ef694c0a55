-- How long nothing has happened at a table, and what was said of it; notes about a table in its log.
ALTER TABLE match ADD COLUMN silence text CHECK (silence IS NULL OR silence::json IS NOT NULL);

ALTER TABLE entry DROP CONSTRAINT entry_kind_check;
ALTER TABLE entry ADD CONSTRAINT entry_kind_check
    CHECK (kind IN ('action', 'chance', 'resign', 'undo', 'note'));

-- What the managers of a server have done. match_id, about_id: NULL where there is none.
CREATE TABLE act (
    number   bigint PRIMARY KEY,
    guild_id bigint NOT NULL,
    at       text   NOT NULL,
    by_id    bigint NOT NULL,
    what     text   NOT NULL,
    match_id bigint REFERENCES match (id),
    about_id bigint
);

CREATE INDEX act_guild ON act (guild_id, number);
CREATE INDEX act_about ON act (about_id, guild_id);
CREATE INDEX act_by ON act (by_id);

-- The tables that are open already are looked at within a day, one after another; from then on they are counted.
INSERT INTO deadline (match_id, seat, due)
SELECT id, '', coalesce((SELECT value::double precision FROM meta WHERE name = 'house-time'), 0)::bigint + id % 86400
FROM match
WHERE phase IN ('lobby', 'playing')
    AND NOT EXISTS (SELECT 1 FROM deadline WHERE deadline.match_id = match.id AND deadline.seat = '');
