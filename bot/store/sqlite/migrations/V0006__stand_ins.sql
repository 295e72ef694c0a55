-- Somebody of the house may play for a person who has gone away, until they return: its user id, or NULL.
ALTER TABLE seat ADD COLUMN stand_in INTEGER;
-- Whether all people at a table have agreed that everybody may ask the house for hints.
ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
