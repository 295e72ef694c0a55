-- Servers the bot has left. due: when everything of them is erased, in seconds of the house.
CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    due      INTEGER NOT NULL
) STRICT;
