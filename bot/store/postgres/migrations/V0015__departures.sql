-- side by side: yes

-- Servers the bot has left. due: when everything of them is erased, in seconds of the house.
CREATE TABLE departure (
    guild_id bigint PRIMARY KEY,
    due      bigint NOT NULL
);
