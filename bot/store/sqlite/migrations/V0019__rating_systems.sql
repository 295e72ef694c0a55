-- Which way of rating a guild's ratings were made by: those of another are made anew from the results.
ALTER TABLE rating_cursor ADD COLUMN system INTEGER NOT NULL DEFAULT 0;
