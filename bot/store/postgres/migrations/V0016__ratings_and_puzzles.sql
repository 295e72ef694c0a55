-- Which way of rating a guild's ratings were made by: those of another are made anew from the results.
ALTER TABLE rating_cursor ADD COLUMN system integer NOT NULL DEFAULT 0;

-- Positions kept for later days, and games in which none was clear (without content).
CREATE TABLE puzzle_ahead (
    guild_id bigint NOT NULL,
    match_id bigint NOT NULL REFERENCES match (id),
    entry    integer NOT NULL,
    content  text,
    PRIMARY KEY (guild_id, match_id)
);
