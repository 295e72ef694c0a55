-- side by side: yes

-- Whose lease has passed and was taken over writes nothing more: every transaction looks here.
ALTER TABLE process ADD COLUMN ended boolean NOT NULL DEFAULT false;

-- The processes that share this database, and until when each of them counts as living, by this server's clock.
CREATE TABLE presence (
    process text        PRIMARY KEY REFERENCES process,
    until   timestamptz NOT NULL
);

-- What only one of them does: a shard with its servers (shard-0, shard-1 ...), and what is done once (duties).
CREATE TABLE lease (
    name   text PRIMARY KEY,
    holder text REFERENCES presence ON DELETE SET NULL
);

-- When the last connection of each rate-limit key was begun: Discord takes one in five seconds.
CREATE TABLE identify (
    key integer     PRIMARY KEY,
    at  timestamptz NOT NULL
);
