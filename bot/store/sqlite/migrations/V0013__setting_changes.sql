-- Who has changed which setting of a server.
CREATE TABLE setting_change (
    number   INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    by_id    INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    before   TEXT    NOT NULL CHECK (json_valid(before)),
    after    TEXT    NOT NULL CHECK (json_valid(after))
) STRICT;

CREATE INDEX setting_change_guild ON setting_change (guild_id, number);
CREATE INDEX setting_change_by ON setting_change (by_id);
