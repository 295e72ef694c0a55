-- What a press did to the clocks and the silence of its table, and the last entry that no take-back goes behind.
ALTER TABLE entry ADD COLUMN time TEXT CHECK (time IS NULL OR json_valid(time));
ALTER TABLE match ADD COLUMN wall INTEGER NOT NULL DEFAULT 0;

-- In running games: where somebody has given up, was taken out, handed a seat on, or has the house play for them.
UPDATE match SET wall = max(
    coalesce((SELECT max(seq) FROM entry WHERE match_id = match.id AND kind = 'resign' AND undone IS NULL), 0),
    coalesce((SELECT max(entry) FROM handover WHERE match_id = match.id), 0),
    CASE WHEN EXISTS (SELECT 1 FROM seat WHERE match_id = match.id AND stand_in IS NOT NULL) THEN last_entry ELSE 0 END
)
WHERE phase = 'playing';
